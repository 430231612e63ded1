"""A regular bot plays The Third Man better than dice do."""

from isoloir.bots import bot_of
from isoloir.core import Match, chance
from isoloir.games.third_man import GAME

GAMES = 24


def winner(n: int) -> int:
    """One regular bot at seat n mod 4 against three random ones; how far from it the winner sits."""
    levels = ["regular" if seat == n % 4 else "random" for seat in range(4)]
    match = Match.new(GAME, GAME.setup(4), f"game {n}")
    while match.asks:
        match.step(
            {
                seat: bot_of(GAME.key, levels[seat])(match.view(seat), question, chance("bot", n, seat, match.pause))
                for seat, question in match.asks.items()
            }
        )
    return (match.winners[0] - n) % 4


def test_one_regular_bot_wins_more_than_its_share_against_three_random_ones() -> None:
    wins = sum(winner(n) == 0 for n in range(GAMES))

    assert wins > GAMES * 0.36, f"{wins} of {GAMES}; a quarter would be luck"
