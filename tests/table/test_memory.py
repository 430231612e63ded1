"""A table remembers what everyone there has met, and deals something else in its next game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from isoloir.core import BadSetup, Match, Option, chance
from isoloir.games import GAMES
from isoloir.testing.play import random_choices


def met_again(key: str, seats: int, games: int, **options: Any) -> list[float]:
    """By game: the share of what everyone met that had been met before at this table."""
    game, met, shares = GAMES[key], list[Option](), list[float]()
    assert game.box is not None
    for number in range(games):
        left_out = game.box.left_out(game.setup(seats, options, "fr"), met)
        match = Match.new(game, game.setup(seats, {**options, "left_out": left_out}, "fr"), f"{key} {number}")
        shown = dict.fromkeys(shown_in(match, game.box.met_in))
        shares.append(len(shown.keys() & met) / len(shown))
        met = [*(piece for piece in met if piece not in shown), *shown]
    return shares


def shown_in(match: Match[Any], met_in: Any) -> list[Option]:
    dice, shown = chance(match.board.seed, "choices"), list[Option]()
    while True:
        for told in match.told:
            shown += met_in({"type": type(told.event).__name__, **msgspec.to_builtins(told.event)})
        if match.is_over:
            return shown
        match.step(random_choices(match.asks, dice))


@pytest.mark.parametrize("seats", range(3, 8))
def test_nothing_is_heard_twice_in_three_evenings_of_habits(seats: int) -> None:
    assert met_again("habits", seats, 3) == [0, 0, 0]


def test_when_all_is_known_what_was_heard_longest_ago_comes_back_first() -> None:
    shares = met_again("habits", 7, 5)

    assert 0 < shares[3] < 0.5 < shares[4]


@pytest.mark.parametrize("seats", range(4, 11))
def test_less_than_a_fifth_of_the_laws_of_a_second_game_were_proposed_in_the_first(seats: int) -> None:
    assert met_again("democrazy", seats, 2)[1] < 0.2


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_three_evenings_of_majority_hardly_share_a_word(seats: int) -> None:
    assert max(met_again("majority", seats, 3)) < 0.1


@pytest.mark.parametrize(
    ("key", "seats", "left_out"),
    [
        ("habits", 7, [5, 5]),
        ("habits", 7, [490]),
        ("habits", 7, list(range(344))),
        ("majority", 4, [512]),
        ("democrazy", 4, ["no-such-law"]),
        ("democrazy", 4, ["blank-1"]),
    ],
)
def test_only_what_the_game_can_spare_stays_in_the_box(key: str, seats: int, left_out: list[Option]) -> None:
    with pytest.raises(BadSetup) as refused:
        GAMES[key].setup(seats, {"left_out": left_out})

    assert refused.value.key == "left-out"


@pytest.mark.parametrize("key", ["majority", "democrazy", "habits"])
def test_an_event_of_other_words_than_todays_is_met_by_nobody_and_breaks_nothing(key: str) -> None:
    box = GAMES[key].box
    assert box is not None

    assert [box.met_in({"type": event}) for event in box.meets] == [[] for _ in box.meets]
