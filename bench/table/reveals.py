"""Every game at its largest table: the bytes of each Moved, and the processor time of making all of an opening's.

`python -m bench.table.reveals [games]` measures; `--beside TREE` does it in turns with another checkout like it.
Fails where a message is bigger than it may be.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import thread_time_ns
from typing import Any, get_args

from msgspec import Struct

from isoloir.core import Chance, chance
from isoloir.games import GAMES
from isoloir.table.live.table.viewer import Frames
from isoloir.table.log import entries as e
from isoloir.table.log.words import Change, Colour, Look, Shape
from isoloir.table.party.booth import start
from isoloir.table.party.decide import decide
from isoloir.table.party.fold import apply
from isoloir.table.party.inputs import Begin, Input, OpenBallot
from isoloir.table.party.pace import Pace
from isoloir.table.party.party import Party
from isoloir.table.party.scene import Scene
from isoloir.table.wire import from_client as s

LOOKS = [Look(shape, colour) for shape, colour in zip(get_args(Shape), get_args(Colour) * 2, strict=False)]
MEDIAN, P99, LARGEST = 1_600, 6_000, 10_000
"""Bytes that a Moved may have."""
TREE = Path(__file__).parent.parent.parent


class Found(Struct, frozen=True):
    micros: float
    """For all Moved of an opening."""
    median: int
    p99: int
    largest: int

    @property
    def is_too_much(self) -> bool:
        return self.median > MEDIAN or self.p99 > P99 or self.largest > LARGEST


class Dice:
    """Secrets that are the same in each run."""

    def __init__(self, seed: str) -> None:
        self._dice: Chance = chance(seed)

    def token(self) -> str:
        return self._dice.fork()

    def below(self, n: int) -> int:
        return self._dice.below(n)


class Evening:
    """A full table and one who watches, without sockets, disk or clock: what is decided is applied."""

    def __init__(self, key: str, number: int) -> None:
        self.party, self.seats, self._dice = Party(), GAMES[key].seats[-1], Dice(f"{key} {number}")
        self.everybody = range(1, self.seats + 2)
        apply(self.party, e.Created(code="ABCDE", key="key", change=Change(game=key), at=0))
        for person in self.everybody:
            look = LOOKS[person % len(LOOKS)]
            joined = e.Joined(
                token=f"t{person}", name=f"Person {person}", look=look, screen=False, address=f"a{person}"
            )
            apply(self.party, joined)
            if person <= self.seats:
                apply(self.party, e.Sat(name=f"Person {person}", look=look, person=person, command=f"s{person}"))
        (promised,) = start(self.party, 1, s.Start(command="start"), self._scene())
        apply(self.party, promised)
        self._take(Begin(self.party.played.game))

    def _scene(self) -> Scene:
        return Scene(1_000, frozenset(self.everybody), Pace(), self._dice)

    def _take(self, given: Input) -> None:
        decision = decide(self.party, self._scene(), given)
        for entry in decision.entries:
            apply(self.party, entry, decision.match)

    def openings(self, choices: Chance) -> Iterator[Frames]:
        """Each is made when it's asked for; all who watch have been shown what came before."""
        play = self.party.played
        yield Frames(self.party, play, 1_000)
        while play.over is None and play.asks:
            for seat, ask in play.asks.items():
                choice = tuple(choices.sample(ask.options, ask.take))
                sealed = e.Sealed(pause=play.pause, seat=seat, choice=choice, person=seat + 1, command=f"c{play.pause}")
                apply(self.party, sealed)
            self._take(OpenBallot(play.pause))
            began = thread_time_ns()
            frames = Frames(self.party, play, 1_000)
            self.made = thread_time_ns() - began
            yield frames


def measured(key: str, games: int) -> Found:
    """The first Moved of a game has the whole view, and isn't an opening."""
    sizes: list[int] = []
    nanos = count = 0
    for number in range(-1, games):  # the first only warms up
        evening = Evening(key, number)
        for opening, frames in enumerate(evening.openings(chance(f"choices {key} {number}"))):
            began = thread_time_ns()
            made = [frames.of(person) for person in evening.everybody]
            took = thread_time_ns() - began
            if number >= 0 and opening:
                sizes += map(len, made)
                nanos, count = nanos + took + evening.made, count + 1
    sizes.sort()
    return Found(nanos / count / 1000, int(median(sizes)), sizes[int(0.99 * len(sizes))], sizes[-1])


def main() -> int:
    parser = ArgumentParser(prog="bench.table.reveals")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--evenings", type=int, default=8)
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    gc.disable()
    if asked.json:
        print(json.dumps({key: measured(key, asked.evenings).micros for key in asked.games}))
        return 0
    print(f"{'':14}{'seats':>6}{'us an opening':>15}{'median B':>10}{'p99':>8}{'largest':>9}")
    found = {key: measured(key, asked.evenings) for key in asked.games}
    for key, each in found.items():
        sizes = f"{each.median:10,}{each.p99:8,}{each.largest:9,}"
        over = "  over the budget" if each.is_too_much else ""
        print(f"{key:14}{GAMES[key].seats[-1]:6}{each.micros:15.0f}{sizes}{over}", flush=True)
    if asked.beside:
        _beside(asked.beside.resolve(), asked.games, asked.evenings, asked.times)
    return 1 if any(each.is_too_much for each in found.values()) else 0


def _beside(tree: Path, games: list[str], evenings: int, times: int) -> None:
    """In turns, each in a process of its own."""
    pairs = [(_run(tree, games, evenings), _run(TREE, games, evenings)) for _ in range(times)]
    for key in games:
        ratios = sorted(here[key] / there[key] for there, here in pairs)
        there, here = (median(each[key] for each in column) for column in zip(*pairs, strict=True))
        span = f"({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"{key:14} {there:6.0f} -> {here:6.0f} us an opening, {median(ratios):.2f} {span} of it", flush=True)


def _run(tree: Path, games: list[str], evenings: int) -> Any:
    command = [sys.executable, str(Path(__file__)), *games, "--json", "--evenings", str(evenings)]
    done = subprocess.run(command, env={"PYTHONPATH": str(tree / "src")}, capture_output=True, check=True, text=True)
    return json.loads(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
