"""What is told before the first question, in every game: openings that show what nobody may know yet are found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as changed
from typing import Any

import pytest

from isoloir.core import Each, Event, Game, Setup, Tell, die
from isoloir.games import GAMES
from isoloir.games.majority.events import RoundBegan
from isoloir.games.third_man.events import DealBegan
from isoloir.testing.fault import Fault
from isoloir.testing.secrecy import check_the_opening_tells_only_what_is_seen
from isoloir.testing.setups import plain_setups
from tests.tiny.game import tiny

SEEDS = ("one", "two")
Step = Callable[[Any, Tell], Any]
Plant = Callable[[Step], Step]


def to_the_left_neighbour(step: Step) -> Step:
    """All that is told to one seat alone is told to the next one instead."""

    def planted(board: Any, tell: Tell) -> Any:
        def aside(event: Event | Each, only: int | None = None) -> None:
            if isinstance(event, Each):
                event = Each(event.kind, [*event.own[-1:], *event.own[:-1]])
            tell(event, None if only is None else (only + 1) % seats_of(board))

        return step(board, aside)

    return planted


def seats_of(board: Any) -> int:
    return int(board.seats) if isinstance(getattr(board, "seats", None), int) else len(board.hands) or 4


def the_word_below_the_top(step: Step) -> Step:
    def planted(board: Any, tell: Tell) -> Any:
        if len(board.packs[0]) > 1:
            tell(RoundBegan(1, "most", board.packs[0][1]))
        return step(board, tell)

    return planted


def a_die_of_later(step: Step) -> Step:
    def planted(board: Any, tell: Tell) -> Any:
        tell(DealBegan(die(4, board.seed, "later"), 0))
        return step(board, tell)

    return planted


PLANTS: list[tuple[Game[Any, Any], str, Plant]] = [
    (GAMES["majority"], "round", the_word_below_the_top),
    (GAMES["the-majority"], "deal", to_the_left_neighbour),
    (GAMES["third-man"], "deal", a_die_of_later),
    (GAMES["democrazy"], "begin", to_the_left_neighbour),
    (GAMES["democrazy"], "draw", to_the_left_neighbour),
    (GAMES["habits"], "deal", to_the_left_neighbour),
    (tiny(), "deal", to_the_left_neighbour),
]


@pytest.mark.parametrize(
    ("game", "step", "plant"), [pytest.param(*each, id=f"{each[0].key}-{each[1]}") for each in PLANTS]
)
def test_an_opening_that_tells_too_much_is_found_with_every_number_of_seats(
    game: Game[Any, Any], step: str, plant: Plant
) -> None:
    planted = changed(game, steps={**game.steps, step: plant(game.steps[step])})
    for setup in plain_setups(game):
        with pytest.raises(Fault) as found:
            check(planted, setup)
        assert found.value.key == "leak-event"


def check(game: Game[Any, Any], setup: Setup) -> None:
    for seed in SEEDS:
        check_the_opening_tells_only_what_is_seen(game, setup, seed)


def test_every_game_of_the_house_is_tried() -> None:
    assert {game.key for game, _, _ in PLANTS} >= set(GAMES)
