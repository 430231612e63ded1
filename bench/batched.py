"""`make bench-batched`: many deals of The Third Man at once, beside games of pgx and goofspiel, in turns.

Random games, decisions for each second of processor time. pgx has no game of simultaneous choice, so these are its
small games with hidden cards, and noughts and crosses; the argument is a Python that has pgx installed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from subprocess import PIPE, Popen
from sys import argv
from time import process_time

from numpy.random import default_rng

from . import openspiel
from .deals import decisions_of_random_deals

AT_ONCE = 4000
ROUNDS, SECONDS = 9, 0.5
PEERS = ("kuhn_poker", "leduc_holdem", "tic_tac_toe")


def deals_per_second(seconds: float) -> float:
    random, made = default_rng(), 0
    decisions_of_random_deals(1, random)  # compiles
    start = process_time()
    while (spent := process_time() - start) < seconds:
        made += decisions_of_random_deals(AT_ONCE, random)
    return made / spent


class Pgx:
    def __init__(self, python: str) -> None:
        self._player = Popen([python, "-m", "bench.pgx_player"], stdin=PIPE, stdout=PIPE, text=True)

    def decisions_per_second(self, name: str, seconds: float) -> float:
        assert self._player.stdin is not None
        assert self._player.stdout is not None
        print(name, seconds, file=self._player.stdin, flush=True)
        made, spent = self._player.stdout.readline().split()
        return int(made) / float(spent)

    def close(self) -> None:
        self._player.communicate()


def main() -> None:
    pgx, goofspiel = Pgx(argv[1]), openspiel.load(openspiel.CPP)
    sides: dict[str, Callable[[float], float]] = {
        "The Third Man": deals_per_second,
        "goofspiel, from Python": partial(openspiel.decisions_per_second, goofspiel),
        **{f"pgx, {name}": partial(pgx.decisions_per_second, name) for name in PEERS},
    }
    rates = [[rate(SECONDS) for rate in sides.values()] for _ in range(ROUNDS)]
    pgx.close()
    print(f"{'':28}{'decisions/s':>14}{'ours / it':>12}")
    for at, name in enumerate(sides):
        print(f"{name:28}{median(row[at] for row in rates):14,.0f}{median(row[0] / row[at] for row in rates):12.2f}")


if __name__ == "__main__":
    main()
