"""The same night twice, with people at other nodes: what each is told must be the same, byte for byte and in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from isoloir.core import Choice

from ..evening import played
from ..person import Person
from ..server import Server, SimSecrets
from ..wire import Wire
from .night import Night
from .node import SimNode
from .trouble import Trouble
from .watch import Watch

Homes = Callable[[int], int]
"""At which node somebody sits, by when they came."""
CALM = Trouble(lag=0.02)

ALONE: Homes = lambda person: 0  # noqa: E731
SPREAD: Homes = lambda person: person % 3  # noqa: E731
APART: Homes = lambda person: int(person > 0)  # noqa: E731
"""Who made the table sits alone."""


class Tapped(Watch):
    def __init__(self, night: Night) -> None:
        super().__init__(night)
        self.heard: dict[int, list[tuple[int, bytes]]] = {}

    def sent(self, wire: Wire, frame: bytes) -> None:
        super().sent(wire, frame)
        self.heard.setdefault(wire.person, []).append((self.night.base.now(), frame))


class Lockstep(Night):
    """Nothing takes any time but people, so that only where they sit can make a difference."""

    def __init__(self, seed: int, game: str, homes: Homes) -> None:
        super().__init__(seed, game, CALM)
        self.homes = homes
        self.machines, self.store_lag = 3, 0.0
        self.watch = self.checker = self.tapped = Tapped(self)
        self.base._watch, self.base._say = self.watch.wrote, self.watch.say
        self.secrets = SimSecrets(Random(f"lockstep {seed}"))

    def door_for(self, person: Person) -> Server | None:
        number = 0 if person not in self.people else self.homes(self.people.index(person))
        node = self.nodes.get(number)
        return node if node is not None and node.answers else None

    @property
    def trouble_seconds(self) -> float:
        return 30.0

    def thought(self, node: SimNode, then: Callable[[Choice], None], choice: Choice) -> None:
        self.after(0.1, node.call, then, choice)


def heard(seed: int, game: str, homes: Homes) -> dict[int, list[tuple[int, bytes]]]:
    night = Lockstep(seed, game, homes)
    played(night)
    assert night.checker.wrong == []
    return night.tapped.heard


def differences(seed: int, game: str, homes: Homes) -> list[tuple[Any, Any]]:
    """The first of each person: what they were told where all sit at one node, and what where they don't."""
    here, there = heard(seed, game, ALONE), heard(seed, game, homes)
    found: list[tuple[Any, Any]] = []
    for person in sorted({*here, *there}):
        pair = here.get(person, []), there.get(person, [])
        if pair[0] != pair[1]:
            first = next(
                (n for n, both in enumerate(zip(*pair, strict=False)) if both[0] != both[1]), min(map(len, pair))
            )
            found.append(tuple(each[first : first + 2] for each in pair))  # type: ignore[arg-type]
    return found
