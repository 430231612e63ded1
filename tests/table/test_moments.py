"""Each thing told comes with the viewer's view at that moment, as what was otherwise in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from isoloir.core import Event, chance
from isoloir.games import GAMES
from isoloir.table.party import moments
from isoloir.table.wire import from_server as a

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


def openings(page: Page) -> Iterator[tuple[a.Moved, a.SeatView, dict[str, Any]]]:
    """Every message that told something, with its one view, and that view as fields."""
    for moved in [each for each in page.answers() if isinstance(each, a.Moved)]:
        for shown in moved.views:
            yield moved, shown, msgspec.json.decode(shown.view)


def patched(view: dict[str, Any], fields: msgspec.Raw) -> dict[str, Any]:
    return {**view, **msgspec.json.decode(fields)}


@pytest.mark.parametrize("game", FOLDED)
async def test_a_moment_for_each_thing_told_from_the_view_before_to_the_view_after(game: str) -> None:
    pages, watcher = await watched(game)
    steps = 0

    for page in [*pages, watcher]:
        earlier: dict[str, Any] | None = None
        for moved, shown, view in openings(page):
            if moved.told:
                told = [each for each in moved.told if each.only is None or each.only == shown.seat]
                assert len(shown.moments) == 1 + len(told)
                assert bytes(shown.moments[-1]) == b"{}", "the last moment is the view after"
                if earlier is not None:
                    assert patched(view, shown.moments[0]) == earlier
            for fields in shown.moments:
                seen = msgspec.convert(patched(view, fields), GAMES[game].view_type, strict=False)
                assert seen.seat == shown.seat
            steps += len(shown.moments)
            earlier = view
    assert steps > 30, "hardly anything was told"


async def test_whoever_comes_later_is_shown_the_end_at_once() -> None:
    pages, _ = await watched("third-man", 4)

    moved = pages[0].hello().moved

    assert moved.told
    assert [shown.moments for shown in moved.views] == [[]]


async def test_a_fold_that_stumbles_costs_the_steps_and_not_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(view: Any, event: Event) -> Any:
        raise ValueError("planted")

    monkeypatch.setitem(GAMES, "third-man", replace(GAMES["third-man"], after=stumbling))

    pages, _ = await watched("third-man", 6)

    assert pages[0].moved.pause > 4
    steps = [shown.moments for moved, shown, _ in openings(pages[0]) if len(moved.told) > 1]
    assert steps
    assert not any(steps)


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
