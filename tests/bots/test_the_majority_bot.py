"""The bots of The Majority."""

from __future__ import annotations

import pytest

from isoloir.bots import bot_of
from isoloir.bots.the_majority.future import to_come
from isoloir.bots.the_majority.quick import landed
from isoloir.core import Match, chance
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import all_cards
from isoloir.games.the_majority.trick import resolved


def won(one: str, others: str, games: int) -> int:
    """By a pair of one sort against a pair of another, sitting on either side in turn."""
    count = 0
    for n in range(games):
        ours = GAME.teams(4)[n % 2]
        bots = [bot_of(GAME.key, one if seat in ours else others) for seat in range(4)]
        match = Match.new(GAME, GAME.setup(4), f"game {n}")
        while match.asks:
            match.step(
                {
                    seat: bots[seat](match.view(seat), question, chance("bot", n, seat, match.pause))
                    for seat, question in match.asks.items()
                }
            )
        count += ours[0] in match.winners
    return count


@pytest.mark.parametrize(
    ("one", "others", "games", "least"), [("novice", "random", 16, 11), ("regular", "novice", 12, 9)]
)
def test_a_better_pair_wins_more_than_half(one: str, others: str, games: int, least: int) -> None:
    assert won(one, others, games) >= least


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("kills", [True, False])
def test_the_quick_reckoning_of_a_trick_is_the_rules_own(seats: int, kills: bool) -> None:
    dice = chance("tricks", seats)
    for _ in range(600):
        cards = dice.sample(all_cards(seats), seats)
        slow = [(each.front, each.card) for each in resolved(cards, stolen_two_kills=kills) if not each.dead]

        assert landed(cards, stolen_two_kills=kills) == slow


def test_a_great_first_makes_the_second_rich() -> None:
    """A fifth of the best, for each debate to come: it is better to come second to much than first to little."""
    rich, poor = to_come((40, 20, 0, 0), 9), to_come((12, 8, 0, 0), 9)

    assert rich[1] > poor[1]
    assert rich[1] > rich[0]
