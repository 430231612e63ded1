"""A game may leave out what the core can make: views, re-deals and winners of boards that lie open."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from isoloir.core import OVER, BrokenRule, BySeat, Game, Kind, Seat, Value, chance, kinds


class Board(Value, frozen=True):
    seed: str
    scores: BySeat[int] = (1, 3, 3)
    leader: Seat = 2
    cards: tuple[int, ...] = (4, 8, 1)
    chosen: Seat | None = None
    either: Seat | str | None = None
    next: str = OVER


class OneField(Value, frozen=True):
    seed: str
    next: str = OVER


def game(**more: Any) -> Game[Any, Any]:
    usual: dict[str, Any] = {"key": "open", "seats": range(3, 4), "board": Board, "events": (), "steps": {}}
    made = {"new": lambda setup, seed: Board(seed), "scores": lambda board: board.scores}
    return Game(**{**usual, **made, **more})


def test_the_view_is_the_board_without_its_dice() -> None:
    view = game().view(Board("secret"), 1)

    assert view.seat == 1
    assert (view.scores, view.leader, view.cards, view.next) == ((1, 3, 3), 2, (4, 8, 1), OVER)
    assert not hasattr(view, "seed")


def test_a_board_with_nothing_but_its_next_step_has_a_view_too() -> None:
    assert game(board=OneField).view(OneField("secret"), None).next == OVER


def test_a_board_is_dealt_again_with_other_dice_and_nothing_else() -> None:
    made, board = game(), Board("secret")
    dealt, swapped = made.redeal(made.view(board, 0), chance("a")), made.swap_secrets(board, 0, chance("a"))

    for other in (dealt, swapped):
        assert other.seed != board.seed
        assert made.view(other, 0) == made.view(board, 0)


def test_the_highest_scores_win_once_the_game_is_over() -> None:
    assert game().winners(Board("seed")) == (1, 2)
    assert game().winners(Board("seed", next="play")) == ()


def test_a_game_that_hides_something_must_say_who_knows_what() -> None:
    with pytest.raises(BrokenRule, match=r"hides cards, seed: .*missing: redeal, swap_secrets, view, view_type"):
        game(secrets=frozenset({"seed", "cards"}))


def test_what_a_field_holds_is_read_from_its_type() -> None:
    assert kinds(Board)["scores"] == Kind("by-seat", Kind())
    assert kinds(Board)["leader"] == Kind("seat")
    assert kinds(Board)["cards"] == Kind("list", Kind())
    assert kinds(Board)["chosen"] == Kind("seat")
    assert kinds(Board)["either"] == Kind()


def test_a_view_travels_to_where_bots_think() -> None:
    view = game().view(Board("secret"), 1)

    assert pickle.loads(pickle.dumps(view)) == view
