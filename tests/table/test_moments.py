"""Each thing told comes with the viewer's view at that moment, as what was otherwise in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from typing import Any

import msgspec
import pytest

from isoloir.core import Event, Match, Seat, chance, patched
from isoloir.games import GAMES
from isoloir.table.log import entries as e
from isoloir.table.party import moments
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.shown import Shown

from .harness import Page, four

FOLDED = [key for key, game in GAMES.items() if game.after is not None]


async def watched(game: str, turns: int = 14) -> tuple[list[Page], Page]:
    """People in all seats and a watcher, some pauses into a game."""
    party, pages = await four(game=game, seats=GAMES[game].seats[0])
    watcher = await party.join("Watcher")
    for _ in range(turns):
        for page in pages:
            for ask in page.moved.asks:
                page.choose(ask.seat, chance("moments", page.moved.pause, ask.seat).sample(ask.options, ask.take))
        party.clock.advance(10_000)
    return pages, watcher


def openings(page: Page) -> Iterator[tuple[a.Moved, a.SeatView, dict[str, Any], dict[str, Any]]]:
    """Every message that told something, with its one view, and how the page showed it before and after."""
    shown = Shown()
    for answer in page.answers():
        moved = answer.moved if isinstance(answer, a.Welcome) else answer
        if isinstance(moved, a.Moved):
            before = dict(shown.views)
            assert shown.take(moved)
            for each in moved.views if isinstance(answer, a.Moved) else []:
                whole = before[each.seat] if moved.since is not None else msgspec.json.decode(each.view)
                yield moved, each, whole, shown.views[each.seat]


def fresh_views(page: Page) -> dict[tuple[int, Seat | None], dict[str, Any]]:
    """By pause and seat, from the log's own saves."""
    log: Any = page.table.world.log
    found = {}
    for entry in log.entries():
        if not isinstance(entry, e.Began | e.Opened):
            continue
        match = Match.load(GAMES[page.moved.key], bytes(entry.save))
        for seat in (*range(match.setup.seats), None):
            found[entry.pause, seat] = msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    return found


@pytest.mark.parametrize("game", FOLDED)
async def test_a_moment_for_each_thing_told_from_the_view_before_to_the_view_after(game: str) -> None:
    pages, watcher = await watched(game)
    steps = 0

    for page in [*pages, watcher]:
        fresh = fresh_views(page)
        for moved, shown, before, after in openings(page):
            told = [each for each in moved.told if each.only is None or each.only == shown.seat]
            assert len(shown.moments) == len(told) or not told
            seen = list(accumulate(map(msgspec.json.decode, shown.moments), patched, initial=before))
            for view in seen:
                assert msgspec.convert(view, GAMES[game].view_type, strict=False).seat == shown.seat
            assert seen[-1] == after == fresh[moved.pause, shown.seat]
            steps += len(shown.moments)
    assert steps > 30, "hardly anything was told"


async def test_whoever_shows_another_pause_is_sent_nothing_that_fits() -> None:
    pages, _ = await watched("third-man", 4)
    moves = [each for each in pages[0].answers() if isinstance(each, a.Moved)]
    late = Shown()

    assert moves[0].since is None
    assert late.take(moves[0])
    assert not late.take(moves[2])
    assert late.pause == moves[0].pause
    assert late.take(moves[1])
    assert late.take(moves[2])


async def test_a_game_that_is_stopped_leaves_the_table_as_it_is_shown() -> None:
    pages, _ = await watched("habits", 4)
    shown = Shown()
    shown.take(pages[0].hello().moved)
    before = dict(shown.views)

    pages[0].say(s.EndAndReveal)

    end = pages[0].newest(a.Moved)
    assert end.over is not None
    assert [each.moments for each in end.views] == [[]]
    assert shown.take(end)
    assert shown.views == before


async def test_whoever_comes_later_is_shown_the_end_at_once() -> None:
    pages, _ = await watched("third-man", 4)

    moved = pages[0].hello().moved

    assert moved.told
    assert moved.since is None
    assert [(shown.moments, msgspec.json.decode(shown.view)["seat"]) for shown in moved.views] == [([], 0)]


async def test_a_fold_that_stumbles_costs_the_steps_and_not_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(view: Any, event: Event) -> Any:
        raise ValueError("planted")

    monkeypatch.setitem(GAMES, "third-man", replace(GAMES["third-man"], after=stumbling))

    pages, _ = await watched("third-man", 6)

    assert pages[0].moved.pause > 4
    reveals = [(moved, shown, after) for moved, shown, _, after in openings(pages[0]) if len(moved.told) > 1]
    assert reveals
    assert not any(shown.moments for _, shown, _ in reveals)
    assert all(after == msgspec.json.decode(shown.view) for _, shown, after in reveals)


@pytest.mark.parametrize("game", FOLDED)
async def test_the_steps_can_be_worked_out_from_the_log_alone(game: str) -> None:
    """As a node does that has not played the game itself."""
    pages, _ = await watched(game, 6)
    play = pages[0].table.party.play
    assert play is not None

    def steps() -> list[bytes]:
        opening = moments.Opening(play, play.match)
        assert play.views is not None
        return [msgspec.json.encode(opening.seen_by(seat, play.views)) for seat in (*range(len(pages)), None)]

    here = steps()

    play.live = None

    assert steps() == here
