"""The engine beside that of another tree, in turns: `python -m bench.beside <tree> [games…]`.

The other tree is any checkout, or what `git archive <commit>` unpacks. Both play the same random games with the same
Python and the same packages; what counts is processor time a decision, and the ratios of neighbours.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from sys import executable

from isoloir.games import GAMES, game_of

HERE = Path(__file__).parent.parent
SLICE = 0.1
"""Seconds that one side plays before it's the other's turn."""


class Side:
    """A process that plays with one tree's engine."""

    def __init__(self, tree: Path) -> None:
        within = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{HERE}", "PYTHONHASHSEED": "0"}
        self._player = Popen([executable, "-m", "bench.player"], env=within, stdin=PIPE, stdout=PIPE, text=True)

    def play(self, key: str, seats: int, first: int, games: int) -> tuple[int, float]:
        """Decisions, and the seconds of processor time they took."""
        assert self._player.stdin is not None
        assert self._player.stdout is not None
        print(key, seats, first, games, file=self._player.stdin, flush=True)
        made, spent = self._player.stdout.readline().split()
        return int(made), float(spent)

    def micros(self, key: str, seats: int, first: int, games: int) -> float:
        """Processor time for one decision."""
        made, spent = self.play(key, seats, first, games)
        return 1e6 * spent / made

    def close(self) -> None:
        self._player.communicate()


def main() -> None:
    parser = ArgumentParser(prog="bench.beside")
    parser.add_argument("tree", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=31)
    asked = parser.parse_args()
    theirs, mine = Side(asked.tree.resolve()), Side(HERE)
    for key in asked.games:
        for seats in sorted({game_of(key).seats[0], game_of(key).seats[-1]}):
            show(key, seats, pairs(theirs, mine, key, seats, asked.rounds))
    theirs.close()
    mine.close()


def pairs(theirs: Side, mine: Side, key: str, seats: int, rounds: int) -> list[tuple[float, float]]:
    games = 4
    while mine.play(key, seats, 0, games)[1] < SLICE:
        games *= 2
    found = []
    for number in range(rounds):
        first = 1000 + number * games
        found.append((theirs.micros(key, seats, first, games), mine.micros(key, seats, first, games)))
    return found


def show(key: str, seats: int, found: list[tuple[float, float]]) -> None:
    ratios = sorted(before / after for before, after in found)
    before, after = (median(column) for column in zip(*found, strict=True))
    inner = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
    print(f"{key:14}{seats:3} seats  {before:6.2f} -> {after:6.2f} us a decision  ", end="")
    print(f"ratio {median(ratios):.2f} (middle half {inner[0]:.2f} to {inner[1]:.2f})", flush=True)


if __name__ == "__main__":
    main()
