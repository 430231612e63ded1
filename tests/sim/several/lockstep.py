"""The same night twice, with people at other nodes: what each is told must be the same, byte for byte and in time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from isoloir.core import Choice
from isoloir.table.live.table.own_passes import OwnPasses
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join

from ..checker import decode
from ..evening import played
from ..person import Person, encode
from ..server import Server, SimSecrets
from ..sky import outside
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
        answer = decode(frame)
        if isinstance(answer, a.TransferCode) and isinstance(self.night, Lockstep):
            self.night.after(1, self.night.move_in, wire.person, answer.code)


class Lockstep(Night):
    """Nothing takes any time but people, so that only where they sit can make a difference."""

    def __init__(self, seed: int, game: str, homes: Homes) -> None:
        super().__init__(seed, game, CALM)
        self.homes = homes
        self.machines, self.store_lag = 3, 0.0
        self.watch = self.checker = self.tapped = Tapped(self)
        self.base._watch, self.base._say = self.watch.wrote, self.watch.say
        self.base.told = self.watch.compare
        self.secrets = SimSecrets(Random(f"lockstep {seed}"))
        self.passes = OwnPasses()

    def _plan_trouble(self) -> None:
        """None; but people do all that is told in its own way."""
        for seconds, deed in (
            (3, lambda: self._says(0, s.Configure, hints=True, remarks=True)),
            (10, lambda: self._says(1, s.Transfer)),
            (13, self._ask_for_hints),
            (15, lambda: self._says(0, s.Pause)),
            (18, self._clap),
            (20, self._ask_for_hints),
            (26, lambda: self._says(0, s.Kick, person=len(self.people), ban=False)),
        ):
            self.after(seconds, deed)

    def _says(self, who: int, kind: Any, **fields: Any) -> None:
        if who < len(self.people) and self.people[who].is_here:
            self.people[who].say(kind, **fields)

    def _clap(self) -> None:
        if (wire := self.people[-1].wire) is not None:
            wire.say(encode(s.React("clap")))

    def _ask_for_hints(self) -> None:
        for person in self.people:
            if (moved := person.shown.moved) is not None and person.is_here:
                for ask in moved.asks[:1]:
                    person.say(s.Advise, pause=moved.pause, seat=ask.seat)

    def move_in(self, number: int, code: str) -> None:
        """With another device, which has only the code."""
        person = next(each for each in self.people if each.place is not None and each.place.person == number)
        self.sky.create_task(self._move_in(person, code), context=outside())

    async def _move_in(self, person: Person, code: str) -> None:
        assert person.place is not None
        table, wish = person.place.code, Join(person.name, transfer=code, command="a" * 32)
        found = await self.ask(lambda asked: asked.join(table, wish, "10.0.0.9"), self.door_for(person))
        if isinstance(found, tuple):
            person.place, person.token = found
            person.go_away(0.5)

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
