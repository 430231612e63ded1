"""After a crash everything is there again: seats, seals, limits, scores; and no choice is ever played twice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, structs

from isoloir.core import Match
from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.world import World
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.entries import Began, Opened, Resumed, Sealed
from isoloir.table.log.told import Problem
from isoloir.table.party.decide import decide
from isoloir.table.party.inputs import Reopened
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .hands import HandClock
from .harness import Page, Party, four


async def restart(party: Party, down: int = 60_000, was_alive: int | None = None) -> Party:
    """Another server on the same log, later."""
    again = Party(log=party.log)
    again.clock = HandClock(party.clock.now() + down)
    again.log.was_alive = was_alive or party.clock.now()
    again.house = House(World(again.log, again.clock, party.secrets, Pace(), think_at_once))
    again.table = await again.house.find(party.table.party.code)
    again.tokens = party.tokens
    return again


async def half_sealed(**wish: Any) -> tuple[Party, list[Page]]:
    party, pages = await four(Pace(), **wish)
    leader = next(page for page in pages if page.moved.asks)
    leader.choose(leader.moved.asks[0].seat, [5])
    followers = [page for page in pages if page is not leader]
    followers[0].choose(followers[0].moved.asks[0].seat, [7], command="before")
    return party, followers


async def test_a_sealed_choice_survives_and_is_its_owners_alone() -> None:
    party, followers = await half_sealed()
    again = await restart(party)

    mine, other = again.page(followers[0].person), again.page(followers[1].person)

    assert mine.moved.asks[0].chosen == (7,)
    assert other.moved.asks[0].chosen is None
    assert mine.moved.sealed == other.moved.sealed == [mine.moved.asks[0].seat]
    assert mine.moved.pause == followers[0].moved.pause


async def test_nobody_is_shown_as_away_before_they_had_time_to_come_back() -> None:
    party, followers = await half_sealed()
    again = await restart(party)
    first = again.page(followers[0].person)

    again.clock.advance(Pace().back - 1)
    assert all(each.here for each in first.lobby.people)

    again.clock.advance(1)
    assert [each.person for each in first.lobby.people if each.here] == [first.person]


async def test_a_command_from_before_the_crash_is_recognised() -> None:
    party, followers = await half_sealed()
    again = await restart(party)
    page = again.page(followers[0].person)

    repeat = page.choose(page.moved.asks[0].seat, [7], command="before")

    assert repeat == a.Accepted("before", again=True)


async def test_the_game_goes_on_to_the_same_opening_as_without_a_crash() -> None:
    boards = []
    for crash in (False, True):
        party, followers = await half_sealed()
        if crash:
            party = await restart(party)
            followers = [party.page(page.person) for page in followers]
        for page in followers[1:]:
            page.choose(page.moved.asks[0].seat, [2])
        party.clock.advance(5_000)
        play = party.table.party.play
        assert play is not None
        boards.append(bytes(play.save))

    assert boards[0] == boards[1]


async def test_downtime_counts_against_nobody() -> None:
    party, followers = await half_sealed(policy="strict", seconds=60)
    party.clock.advance(20_000)
    again = await restart(party, down=3_600_000)

    page = again.page(followers[1].person)

    assert page.moved.deadline is not None
    assert page.moved.deadline.at - page.moved.deadline.now == 40_000


async def test_after_a_start_everybody_has_at_least_fifteen_seconds() -> None:
    party, followers = await half_sealed(policy="strict", seconds=60)
    party.clock.advance(58_000)
    again = await restart(party)

    page = again.page(followers[1].person)

    assert page.moved.deadline is not None
    assert page.moved.deadline.at - page.moved.deadline.now == 15_000


async def test_time_after_a_start_is_given_once_though_its_answer_was_lost() -> None:
    """What may not have been kept is decided again, seconds later, when the log can be read."""
    party, _ = await half_sealed(policy="timed", seconds=60)
    again = await restart(party)
    opened = Reopened(again.log.was_alive, again.clock.now())
    given = [entry for entry in again.log.entries() if isinstance(entry, Resumed)]

    again.clock.advance(3_000)
    twice = decide(again.table.party, again.table.memory.scene(), opened)

    assert len(given) == 1
    assert twice.entries == []


async def test_a_bot_that_sealed_is_not_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(Pace(grace=60_000, bots=10))
    lea = await party.create(options={"first_leader": "0"})
    lea.say(s.Sit, name="Léa")
    for _ in range(3):
        lea.say(s.AddBot)
    lea.say(s.Start)
    lea.table.hear(lea, s.AddNonce(1, "nonce-of-person-1"))
    party.clock.advance(0)
    lea.choose(0, [4])
    party.clock.advance(20)
    sealed = [entry for entry in party.log.entries() if isinstance(entry, Sealed) and entry.by == "bot"]
    pause = lea.moved.pause

    again = await restart(party)
    play = again.table.party.play
    assert play is not None

    def never(*_: object) -> None:
        raise AssertionError("the bot was asked again about a pause it had answered")

    if play.pause == pause and not play.waiting:
        monkeypatch.setattr(again.table.world, "think", never)
    again.page(1)
    assert sealed == [each for each in again.log.entries() if isinstance(each, Sealed) and each.by == "bot"]


async def test_old_choices_are_never_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest save is loaded; no step of the past is run."""
    party, followers = await half_sealed()

    def never(*_: object) -> None:
        raise AssertionError("a past choice was played again")

    monkeypatch.setattr(Match, "step", never)
    again = await restart(party)

    assert again.page(followers[0].person).moved.pause == followers[0].moved.pause


async def test_a_save_that_no_longer_loads_ends_the_game_openly_with_a_reason() -> None:
    party, followers = await half_sealed()
    newest = max(i for i, each in enumerate(party.log.entries()) if isinstance(each, Began | Opened))
    entry = party.log.entries()[newest]
    assert isinstance(entry, Opened)
    party.log.tables[1][newest] = encode_entry(structs.replace(entry, save=Raw(b'{"isoloir":1,"board":"moth-eaten"}')))

    again = await restart(party)
    page = again.page(followers[0].person)

    assert page.lobby.phase == "over"
    assert page.moved.over is not None
    assert page.moved.over.problem == Problem("save-broken")
    assert page.moved.views == []
    assert isinstance(again.page(1).say(s.Start), a.Accepted), "the party can play on"


async def test_a_reconnecting_page_gets_what_it_missed_and_not_more() -> None:
    party, pages = await four(Pace(grace=0))
    page = await party.join("Eve")
    seen = page.moved
    page.lose()
    for _ in range(3):
        for other in pages:
            for ask in other.moved.asks:
                other.choose(ask.seat, ask.options[-1:])
    full = party.page(page.person).moved

    back = Page(party.table, page.person, party.tokens[page.person]).hello(seen.game, seen.heard).moved

    assert back.heard == full.heard > seen.heard
    assert back.told == full.told[seen.heard :]
    assert [each.event for each in full.told[: seen.heard]] == [each.event for each in seen.told]


async def test_the_count_of_a_viewer_is_not_moved_by_another_changing_their_mind() -> None:
    party, followers = await half_sealed()
    watcher = await party.join("Eve")
    before = watcher.moved.heard
    for card in (1, 2, 3):
        followers[1].choose(followers[1].moved.asks[0].seat, [card])

    again = party.page(watcher.person)

    assert again.moved.heard == before
