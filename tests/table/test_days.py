"""A table over days: a choice a day by everyone's own clock, and nobody has to keep a page open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.missed import missed_by
from isoloir.table.live.table.world import World
from isoloir.table.live.table.zones import ahead_of_utc
from isoloir.table.log import entries as e
from isoloir.table.log.words import Days, Hours
from isoloir.table.party.attendance import Attendance
from isoloir.table.party.days import DAY, HOUR, time_of
from isoloir.table.party.inputs import Forget
from isoloir.table.party.pace import Pace
from isoloir.table.party.scene import Scene
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .hands import CountedSecrets, HandClock
from .harness import Page, Party, begin, code_of, four

SCENE = Scene(0, frozenset(), Pace(), CountedSecrets(), Attendance(), ahead=ahead_of_utc)
PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def until(hours: Hours, asked: str, wait: int = 24) -> str:
    """When somebody's time is up, by the clock on their wall."""
    up = time_of(hours, at(asked, hours.zone), wait * HOUR, SCENE)
    return datetime.fromtimestamp(up / 1000, ZoneInfo(hours.zone)).strftime("%a %d %b %H:%M")


@pytest.mark.parametrize(
    ("hours", "asked", "wait", "up"),
    [
        (Hours(PARIS), "2027-03-03 20:00", 24, "Thu 04 Mar 20:00"),
        (Hours(PARIS), "2027-03-03 20:00", 12, "Thu 04 Mar 08:00"),
        (Hours(PARIS, quiet=(22, 8)), "2027-03-03 20:00", 4, "Thu 04 Mar 09:00"),
        (Hours("Asia/Tokyo", quiet=(22, 8)), "2027-03-03 20:00", 4, "Thu 04 Mar 09:00"),
        (Hours(PARIS, weekends=True), "2027-03-05 20:00", 24, "Mon 08 Mar 20:00"),
        (Hours(PARIS, weekends=True), "2027-03-06 11:00", 12, "Mon 08 Mar 12:00"),
        (Hours(PARIS, away=at("2027-03-10 00:00")), "2027-03-03 20:00", 24, "Thu 11 Mar 00:00"),
        (Hours(PARIS, quiet=(22, 8), weekends=True), "2027-03-04 23:00", 24, "Mon 08 Mar 09:00"),
    ],
)
def test_time_is_up_by_a_persons_own_clock_and_never_at_night_or_on_a_day_off(
    hours: Hours, asked: str, wait: int, up: str
) -> None:
    assert until(hours, asked, wait) == up


def test_the_night_the_clocks_change_costs_nobody_their_morning() -> None:
    assert until(Hours(PARIS, quiet=(22, 8)), "2027-03-27 21:00", 8) == "Sun 28 Mar 09:00"


def test_a_name_that_is_no_zone_is_known_for_none() -> None:
    assert [ahead_of_utc(zone, 0) for zone in ("Mars/Base", "../../etc/passwd", "/etc/passwd", "Europe")] == [None] * 4


# ---- at a table


async def gathered(days: Days | None = None, game: str = "majority") -> tuple[Party, list[Page]]:
    """People in every seat of a table over days, the game begun."""
    party, pages = await four(Pace(), game, room="remote")
    pages[0].say(s.EndAndReveal)
    pages[0].say(s.Configure, days=days or Days())
    begin(pages)
    party.clock.advance(4_000)
    return party, pages


def answer(pages: Sequence[Page], option: int = 0) -> None:
    for page in pages:
        for ask in page.moved.asks:
            page.choose(ask.seat, ask.options[option : option + ask.take])


def is_auto(page: Page, seat: int) -> bool:
    return page.lobby.seats[seat].auto


def opening(party: Party) -> int:
    assert party.table.party.play is not None
    deadline = party.table.party.play.deadline
    assert deadline is not None
    return deadline


def advance_to(party: Party, when: int) -> None:
    party.clock.advance(when - party.clock.now())


def kinds(party: Party, *wanted: type[e.Act]) -> list[e.Act]:
    return [entry for entry in party.log.entries() if isinstance(entry, wanted)]


async def leave_all(party: Party, pages: Sequence[Page]) -> Party:
    """Everybody closes their page, and the server lets go of the table; a new one starts on the same log."""
    for page in pages:
        page.lose()
    again = Party(log=party.log)
    again.clock, again.tokens = HandClock(party.clock.now()), party.tokens
    again.log.was_alive = party.clock.now()
    again.house = House(World(again.log, again.clock, party.secrets, Pace(), think_at_once))
    again.log.watch(lambda: again.house.tables)
    return again


async def sleep(party: Party, ms: int) -> None:
    """As a server does it: it looks every half minute, here less often where nothing can be due."""
    end = party.clock.now() + ms
    while party.clock.now() < end:
        party.clock.advance(min(30_000, end - party.clock.now()))
        party.house.sweep()
        await party.house.wake()


async def test_a_full_ballot_waits_for_its_time_and_anyone_may_think_again_until_then() -> None:
    party, pages = await gathered()
    pause, opens = pages[0].moved.pause, opening(party)
    asked = next(page for page in pages if page.moved.asks)
    ask = asked.moved.asks[0]
    answer(pages)

    advance_to(party, opens - 1_000)
    answer([asked], 1)
    assert pages[0].moved.pause == pause

    advance_to(party, opens)
    assert pages[0].moved.pause == pause + 1
    (opened,) = kinds(party, e.Opened)[-1:]
    assert isinstance(opened, e.Opened)
    assert opened.choices[ask.seat] == ask.options[1 : 1 + ask.take]


async def test_the_hour_of_the_opening_does_not_drift() -> None:
    party, pages = await gathered()
    first = opening(party)

    for day in range(1, 4):
        answer(pages)
        advance_to(party, opening(party) + 500)
        assert opening(party) == first + day * DAY


async def test_where_the_host_says_so_it_opens_a_minute_after_the_last_choice() -> None:
    party, pages = await gathered(Days(early=True))
    pause = pages[0].moved.pause
    answer(pages)

    party.clock.advance(59_000)
    assert pages[0].moved.pause == pause
    party.clock.advance(2_000)
    assert pages[0].moved.pause == pause + 1


async def test_a_bot_stands_in_for_who_is_late_once_and_the_second_time_until_they_are_back() -> None:
    party, pages = await gathered(game="third-man")
    while not kinds(party, e.StoodIn):
        answer(pages[:3])
        party.clock.advance(DAY + HOUR)
    assert not is_auto(pages[0], 3)

    while not is_auto(pages[0], 3):
        assert pages[0].moved.pause < 12
        answer(pages[:3])
        party.clock.advance(DAY + HOUR)
    assert kinds(party, e.StoodIn)[-1] == e.StoodIn(pause=pages[0].moved.pause - 1, seat=3, stays=True)
    assert is_auto(pages[0], 3)

    party.page(pages[3].person)
    assert not is_auto(pages[0], 3)


async def test_where_the_host_says_so_everyone_waits_once_for_who_is_late() -> None:
    party, pages = await gathered(Days(late="wait"))
    pause, opens = pages[0].moved.pause, opening(party)
    answer(pages[:3])

    advance_to(party, opens + 5_000)
    assert (pages[0].moved.pause, opening(party)) == (pause, opens + DAY)
    advance_to(party, opens + DAY + 5_000)
    assert pages[0].moved.pause == pause + 1
    assert pages[0].moved.by == {3: "auto"}


async def test_who_lives_elsewhere_or_is_on_holiday_is_waited_for_by_their_own_clock() -> None:
    party, pages = await gathered()
    before, away = opening(party), at("2027-01-20 00:00", "Asia/Tokyo")

    pages[1].say(s.LiveBy, zone="Asia/Tokyo", away=away)

    assert opening(party) == away + DAY
    assert opening(party) > before
    assert [each.away for each in pages[0].lobby.people][:2] == [0, away]


async def test_who_needs_more_time_doubles_the_wait_for_everybody() -> None:
    party, pages = await gathered()
    answer(pages)
    pages[1].say(s.Need, patience="double")

    advance_to(party, opening(party))

    assert DAY < opening(party) - party.clock.now() <= 2 * DAY


async def test_no_zone_no_night_and_no_holiday_that_cannot_be() -> None:
    _, pages = await gathered()
    for wish in ({"zone": "Mars/Base"}, {"zone": "", "quiet": (8, 6)}, {"zone": "", "away": 2**52}):
        assert code_of(pages[0].say(s.LiveBy, **wish)) == "no-such-hours"


async def test_the_hours_of_who_is_forgotten_leave_the_log() -> None:
    party, pages = await gathered()
    pages[1].say(s.LiveBy, zone="Asia/Tokyo", quiet=(22, 7))

    await party.table.acted(Forget(pages[1].person))

    assert b"Tokyo" not in b"".join(party.log.tables[1])


async def test_with_every_page_closed_nothing_stops_and_the_host_stays_host() -> None:
    party, pages = await gathered()
    for page in pages:
        page.lose()
    party.clock.advance(3 * HOUR)
    visitor = party.page(pages[1].person)
    party.clock.advance(HOUR)

    assert visitor.lobby.paused is None
    assert visitor.lobby.host == pages[0].person


async def test_a_table_nobody_has_open_leaves_memory_and_opens_its_ballot_on_time_under_another_server() -> None:
    party, pages = await gathered()
    answer(pages[:3])
    opens = opening(party)
    again = await leave_all(party, pages)

    await sleep(again, HOUR)
    assert not again.house.tables
    await sleep(again, opens - again.clock.now() + 90_000)

    (opened,) = kinds(again, e.Opened)[-1:]
    assert isinstance(opened, e.Opened)
    assert opens <= opened.at < opens + 60_000
    assert opened.by == {3: "auto"}


async def test_when_everyone_was_late_twice_the_game_waits_until_somebody_is_back() -> None:
    party, pages = await gathered()
    again = await leave_all(party, pages)

    await sleep(again, 9 * DAY)
    assert [entry.why for entry in kinds(again, e.Paused) if isinstance(entry, e.Paused)] == ["empty"]
    assert not kinds(again, e.Ended)[1:]

    again.table = await again.house.find(party.table.party.code)
    page = again.page(pages[0].person)
    assert page.lobby.paused is None
    assert opening(again) - again.clock.now() > 23 * HOUR


async def test_who_was_not_asked_in_time_because_the_server_was_down_has_an_hour() -> None:
    party, pages = await gathered()
    answer(pages[:3])
    again = await leave_all(party, pages)
    again.clock.advance(2 * DAY)

    await again.house.wake()

    again.table = await again.house.find(party.table.party.code)
    assert opening(again) == again.clock.now() + HOUR
    assert not [each for each in kinds(again, e.StoodIn) if isinstance(each, e.StoodIn)]


async def test_the_page_is_told_by_which_hours_its_person_lives() -> None:
    party, pages = await gathered()
    pages[1].say(s.LiveBy, zone=PARIS, weekends=True)

    assert party.page(pages[1].person).newest(a.Welcome).hours == Hours(PARIS, weekends=True)
    assert party.page(pages[0].person).newest(a.Welcome).hours == Hours()


def test_the_first_of_january_1970_was_a_thursday() -> None:
    assert datetime.fromtimestamp(0, UTC).strftime("%A") == "Thursday"


async def test_who_comes_back_is_told_each_opening_they_missed_as_it_was_told_then() -> None:
    party, pages = await gathered()
    left, day = pages[0].moved.pause, []
    for _ in range(3):
        answer(pages)
        party.clock.advance(DAY)
        day.append(pages[0].moved)

    frames = missed_by(party.log.entries(), pages[0].person, left, party.clock.now())
    first, *others = (msgspec.json.decode(frame, type=a.Moved) for frame in frames)

    assert (first.pause, first.since, [each.moments for each in first.views]) == (left, None, [[]])
    assert [(each.pause, each.since, each.told, each.views) for each in others] == [
        (each.pause, each.since, each.told, each.views) for each in day
    ]
    assert missed_by(party.log.entries(), pages[0].person, day[-1].pause, party.clock.now()) == []


async def test_nobody_is_told_on_coming_back_what_only_another_seat_was_told() -> None:
    party, pages = await gathered(game="the-majority")
    left = pages[0].moved.pause
    for _ in range(4):
        answer(pages)
        party.clock.advance(DAY)

    for page in pages:
        frames = missed_by(party.log.entries(), page.person, left, party.clock.now())
        own = set(party.table.party.seats_of(page.person))
        for frame in frames:
            moved = msgspec.json.decode(frame, type=a.Moved)
            assert {view.seat for view in moved.views} == own
            assert {each.only for each in moved.told} <= {None, *own}
            assert {ask.seat for ask in moved.asks} <= own
