"""Thoughts and hints are told at instants that were fixed before they began; a server that runs late accuses nobody."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.bots.advice import Advice
from isoloir.core import Choice
from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import Question, in_haste
from isoloir.table.live.table.slots import BOOTING, THOUGHT, Slots
from isoloir.table.live.table.world import World
from isoloir.table.log import entries as e
from isoloir.table.log.codec import decode_entry
from isoloir.table.party.due import due
from isoloir.table.party.inputs import TimeIsUp
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.socket_codec import decode_answer

from .harness import Page, Party, begin, code_of, four

Heard = tuple[int, str]
NEVER = 10**9
TIMES = (0, 130, 650, 4_000, NEVER)


class Thoughtful(Party):
    """Bots whose thoughts take as long as they are told to, and always come to the same."""

    def __init__(self, takes: int, slots: Slots) -> None:
        super().__init__(Pace(bots=300))

        def think(question: Question, then: Callable[[Choice | None], None]) -> None:
            self.clock.at(self.clock.now() + takes, lambda: then(in_haste(question)))

        def advise(question: Question, then: Callable[[list[Advice] | None], None]) -> None:
            best = [Advice((question.ask.options[0],), "won", {"often": 50})]
            self.clock.at(self.clock.now() + takes, lambda: then(best))

        world = World(self.log, self.clock, self.secrets, Pace(bots=300), think, advise=advise, slots=slots)
        self.house = House(world)


async def instants(takes: int, slots: Slots) -> list[Heard]:
    """When a person beside three bots hears what, over a few questions, asking for a hint at each."""
    party = Thoughtful(takes, slots)
    page = await party.create()
    heard: list[Heard] = []
    keep = page.send

    def send(frame: bytes) -> None:
        heard.append((party.clock.now(), type(decode_answer(frame)).__name__))
        keep(frame)

    page.send = send  # type: ignore[method-assign]
    page.say(s.Configure, hints=True)
    page.say(s.Sit, name="Léa")
    for _ in range(3):
        page.say(s.AddBot, level="novice")
    begin([page])
    for _ in range(60):
        party.clock.advance(500)
        for ask in page.moved.asks:
            page.say(s.Advise, pause=page.moved.pause, seat=ask.seat)
            party.clock.advance(3_000)
            page.choose(ask.seat, ask.options[: ask.take])
    return [(at, "Hint" if what in ("Advised", "Refused") else what) for at, what in heard]


async def told_by_the_clock(slots: Callable[[], Slots]) -> bool:
    runs = [await instants(takes, slots()) for takes in TIMES]
    assert all(any(what == "Hint" for _, what in run) and len(run) > 40 for run in runs)
    return any(run != runs[0] for run in runs)


def fixed() -> Slots:
    return Slots(900, Random(7).random)


class Planted(Slots):
    """Tells what took under a second when it's there."""

    def thought(self, now: int, hurry: int = 1) -> tuple[int, bool]:
        return now + 1_000, False


class PlantedHint(Slots):
    def hint(self, now: int) -> tuple[int, bool]:
        return now + 1_200, False


async def test_however_long_bots_think_everything_is_told_at_the_same_instants() -> None:
    assert not await told_by_the_clock(fixed)


@pytest.mark.parametrize("planted", [Planted, PlantedHint])
async def test_a_planted_dependence_is_found(planted: type[Slots]) -> None:
    assert await told_by_the_clock(lambda: planted(900, Random(7).random))


async def test_a_thought_that_is_not_there_in_time_is_a_novices_and_says_so() -> None:
    party = Thoughtful(NEVER, fixed())
    page = await party.create()
    page.say(s.Sit, name="Léa")
    for _ in range(3):
        page.say(s.AddBot, level="expert")
    begin([page])
    for _ in range(20):
        party.clock.advance(500)
        for ask in page.moved.asks:
            page.choose(ask.seat, ask.options[: ask.take])

    sealed = [entry for each in party.log.tables[1] if isinstance(entry := decode_entry(each), e.Sealed)]
    bots = [entry.by for entry in sealed if entry.by]
    assert len(bots) > 3
    assert set(bots) == {"hasty"}
    assert "hasty" in page.moved.by.values()


async def test_a_hint_that_is_not_there_says_so_within_two_seconds_and_may_be_had_later() -> None:
    party = Thoughtful(4_000, fixed())
    page = await party.create()
    page.say(s.Configure, hints=True)
    page.say(s.Sit, name="Léa")
    for _ in range(3):
        page.say(s.AddBot, level="novice")
    begin([page])
    party.clock.advance(30_000)

    def hint() -> a.FromServer:
        before = len(page.frames)
        page.say(s.Advise, command="hint", pause=page.moved.pause, seat=page.moved.asks[0].seat)
        party.clock.advance(2_000)
        return next(each for each in page.answers(before) if getattr(each, "command", "") == "hint")

    assert code_of(hint()) == "hint-not-now"
    party.clock.advance(4_000)
    assert isinstance(hint(), a.Advised)


def test_a_busy_server_and_one_that_just_started_take_their_time_and_never_long() -> None:
    slots, booting = Slots(900, lambda: 1.0), Slots(900, lambda: 1.0, lambda: False)

    times = [slots.thought(0)[0] for _ in range(2_000)]

    assert times[0] < times[100] <= max(times) < 5_000
    assert booting.thought(0)[0] == times[0] + BOOTING
    assert max(times) + BOOTING < 10_000
    assert THOUGHT < 10_000
    assert slots.thought(60_000)[0] - 60_000 == times[0], "nobody asks any more"


def freeze(party: Party, ms: int) -> None:
    """Time passes, and nothing happens: then all alarms ring late."""
    party.clock._now += ms
    party.clock.advance(0)


async def frozen(**wish: Any) -> tuple[Party, list[Page]]:
    party, pages = await four(**wish)
    party.house.world.punctual.begin()
    party.clock.advance(1_000)
    return party, pages


async def test_while_the_server_stood_still_nobody_was_absent() -> None:
    party, pages = await frozen()
    for page in pages:
        page.lose()
    freeze(party, 60_000)

    assert party.table.party.paused is None
    assert party.table.party.host == 1
    assert party.table.memory.scene().here == {1, 2, 3, 4}

    party.clock.advance(30_000)
    assert party.table.party.paused == "empty", "who doesn't come back is away in the end"


async def test_a_server_that_stood_still_passes_no_silent_host_on() -> None:
    party = Party()
    await party.create()
    other = await party.join("Tom")
    party.house.world.punctual.begin()
    party.clock.advance(80_000)
    freeze(party, 20_000)

    other.say(s.Sit, name="Tom")
    party.clock.advance(10_000)
    assert party.table.party.host == 1

    party.clock.advance(60_000)
    other.say(s.Start)
    party.clock.advance(30_000)
    assert party.table.party.host == other.person, "who stays silent is passed over in the end"


async def test_a_limit_that_passed_while_the_server_stood_still_waits_for_what_was_said() -> None:
    party, pages = await frozen(room="remote", policy="strict", seconds=30)
    page = next(each for each in pages if each.moved.asks)
    ask, pause = page.moved.asks[0], page.moved.pause
    freeze(party, 60_000)

    assert page.moved.pause == pause
    said = page.choose(ask.seat, ask.options[: ask.take])

    assert isinstance(said, a.Accepted)
    assert page.moved.pause >= pause


@pytest.mark.parametrize(("late", "rings"), [(-90_000, 0), (-1_000, 1_000), (1_000, 3_000), (60_000, 10_000)])
async def test_after_a_late_moment_a_limit_leaves_two_seconds_to_read_and_never_more_than_ten(
    late: int, rings: int
) -> None:
    """In milliseconds after the limit: when the server was last late, and when time is up."""
    party, _ = await frozen(policy="strict", seconds=30)
    limit, scene = party.table.party.played.deadline, party.table.memory.scene()
    assert limit is not None
    attendance = replace(scene.attendance, late=limit + late)

    dues = due(party.table.party, replace(scene, attendance=attendance))

    assert [each.at for each in dues if isinstance(each.task, TimeIsUp)] == [limit + rings]
