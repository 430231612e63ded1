"""Plays random games when told to, and says how long they took: `python -m bench.player` is one side of `bench.beside`.

It only uses what every version of the core has had.
"""

from __future__ import annotations

import sys
from random import random, seed
from time import process_time

from isoloir.core import Match
from isoloir.games import game_of


def play(key: str, seats: int, first: int, games: int) -> tuple[int, float]:
    """Decisions, and the processor time they took."""
    game = game_of(key)
    setup = game.setup(seats)
    seed(first)
    made, start = 0, process_time()
    for number in range(first, first + games):
        match = Match.new(game, setup, str(number))
        while asks := match.asks:
            choices = {}
            for seat, question in asks.items():
                options, take = question.options, question.take
                if take == 1:
                    choices[seat] = (options[int(random() * len(options))],)
                else:
                    left = list(options)
                    choices[seat] = tuple([left.pop(int(random() * len(left))) for _ in range(take)])
            made += len(choices)
            match.step(choices)
    return made, process_time() - start


def main() -> None:
    for line in sys.stdin:
        key, *numbers = line.split()
        print(*play(key, *map(int, numbers)), flush=True)


if __name__ == "__main__":
    main()
