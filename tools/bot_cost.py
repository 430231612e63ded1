"""How long a choice takes a bot, in milliseconds of one core: the mean, the slowest in a hundred, and the slowest.

    python -m tools.bot_cost [--games N] [GAME …]

Everyone at the table is of that level, at the largest number of seats. Time is the process's own, so a busy machine
makes the figures a little worse, never better.
"""

from __future__ import annotations

import argparse
from time import process_time

from isoloir.bots import LEVELS, bot_of
from isoloir.core import Match, chance
from isoloir.games import HOUSE, game_of

MILLI = 1000


def taken(key: str, level: str, games: int) -> list[float]:
    """By choice, the quickest first."""
    game, bot, found = game_of(key), bot_of(key, level), []
    seats = max(game.seats)
    for n in range(games):
        match = Match.new(game, game.setup(seats), f"cost {n}")
        while match.asks:
            choices = {}
            for seat, question in match.asks.items():
                view, dice = match.view(seat), chance("cost", n, seat, match.pause)
                start = process_time()
                choices[seat] = bot(view, question, dice)
                found.append(MILLI * (process_time() - start))
            match.step(choices)
    return sorted(found)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("keys", nargs="*", default=sorted(HOUSE))
    arguments.add_argument("--games", type=int, default=3)
    args = arguments.parse_args()
    for key in args.keys:
        for level in LEVELS[1:]:
            found = taken(key, level, args.games)
            mean, slow = sum(found) / len(found), found[len(found) * 99 // 100]
            seats = max(game_of(key).seats)
            print(f"{key} {seats} {level}: {len(found)} choices, {mean:.2f} {slow:.2f} {found[-1]:.2f}", flush=True)


if __name__ == "__main__":
    main()
