"""The suite finds a fold that forgets something, makes something up, or looks at what it was not told."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from isoloir.core import Event, Game
from isoloir.games import GAMES
from isoloir.games.third_man import events
from isoloir.testing.moments import check_what_is_told_makes_the_view_after

GAME: Game[Any, Any] = GAMES["third-man"]
SEEDS = [str(n) for n in range(6)]
TOLD = [events.DealBegan, events.Led, events.Revealed, events.BidVoid, events.BidScored, events.LeadPassed]
ALSO_TOLD = [events.TokenWon, events.GameWon]


def check(game: Game[Any, Any]) -> None:
    for seed in SEEDS:
        check_what_is_told_makes_the_view_after(game, game.setup(4), seed)


def deaf_to(kind: type[Event]) -> Game[Any, Any]:
    def after(view: Any, event: Event) -> Any:
        assert GAME.after is not None
        return view if isinstance(event, kind) else GAME.after(view, event)

    return replace(GAME, after=after)


def test_the_honest_fold_passes() -> None:
    check(GAME)


@pytest.mark.parametrize("kind", [*TOLD, *ALSO_TOLD])
def test_an_event_that_is_forgotten_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        check(deaf_to(kind))


def test_a_field_that_is_made_up_is_found() -> None:
    def after(view: Any, event: Event) -> Any:
        assert GAME.after is not None
        return msgspec.structs.replace(GAME.after(view, event), first_leader=3)

    with pytest.raises(AssertionError, match="first_leader"):
        check(replace(GAME, after=after))


def test_a_seat_that_sees_more_than_the_others_is_found() -> None:
    def view(board: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(GAME.view(board, seat), voids=7 if seat == 2 else 0)

    with pytest.raises(AssertionError, match="voids"):
        check(replace(GAME, view=view, after=None))


def test_a_fold_that_tells_one_seat_more_is_found() -> None:
    def after(view: Any, event: Event) -> Any:
        assert GAME.after is not None
        seen = GAME.after(view, event)
        return msgspec.structs.replace(seen, voids=7) if isinstance(event, events.Led) and view.seat == 2 else seen

    with pytest.raises(AssertionError, match="voids"):
        check(replace(GAME, after=after))


def test_a_field_that_settles_must_be_one_of_the_view() -> None:
    with pytest.raises(AssertionError):
        check(replace(GAME, settles=frozenset({"nothing of the kind"})))
