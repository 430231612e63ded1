"""The voting booth: sealed answers to one pause, which open all at once."""

from __future__ import annotations

from collections.abc import Iterable

from .ask import Asks, Choice, Choices, Option, Seat, check
from .errors import IllegalChoice, StaleChoice


class Ballot:
    """Who has answered can be seen at any time; what, only once everybody has."""

    __slots__ = ("_sealed", "asks", "opened", "pause")

    def __init__(self, asks: Asks, pause: int = 0) -> None:
        self.asks = asks
        self.pause = pause
        self.opened = False
        self._sealed: dict[Seat, tuple[Option, ...]] = {}

    def seal(self, seat: Seat, choice: Choice) -> None:
        """An answer may be replaced until the ballot opens."""
        if self.opened:
            raise StaleChoice(f"seat {seat} answered pause {self.pause}, whose ballot is open already")
        if seat not in self.asks:
            raise IllegalChoice(f"seat {seat} was not asked anything at pause {self.pause}; asked: {listed(self.asks)}")
        check(seat, self.asks[seat], choice)
        self._sealed[seat] = tuple(choice)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has not answered yet, in seat order."""
        return tuple(seat for seat in sorted(self.asks) if seat not in self._sealed)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """Who has answered, in seat order, never what or when."""
        return tuple(sorted(self._sealed))

    def open(self) -> Choices:
        if len(self._sealed) != len(self.asks):
            raise IllegalChoice(f"the ballot of pause {self.pause} still waits for seats {listed(self.waiting)}")
        self.opened = True
        return {seat: self._sealed[seat] for seat in sorted(self._sealed)}

    def __repr__(self) -> str:
        return f"Ballot(pause={self.pause}, waiting={self.waiting})"


def listed(seats: Iterable[Seat]) -> str:
    return ", ".join(map(str, seats)) or "nobody"
