"""The voting booth: sealed answers to one pause, which open all at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from .ask import Asks, Choice, Choices, Option, Seat, check
from .errors import IllegalChoice, StaleChoice

Chooser: TypeAlias = Literal["bot", "auto", "hasty"]
"""Who chose for a seat: a bot that sits there, a stand-in for a person who was away, or either of them in a hurry,
below its level, because its thought didn't come in time."""


class Ballot:
    """You can always see who has answered, but until everybody has, only your own answer."""

    __slots__ = ("_by", "_sealed", "asks", "opened", "pause")

    def __init__(self, asks: Asks, pause: int = 0) -> None:
        self.asks = asks
        self.pause = pause
        self.opened = False
        self._sealed: dict[Seat, tuple[Option, ...]] = {}
        self._by: dict[Seat, Chooser] = {}

    def check(self, seat: Seat, choice: Choice) -> None:
        """Raises unless this seat may seal this, now."""
        if self.opened:
            raise StaleChoice(f"seat {seat} answered pause {self.pause}, whose ballot is open already")
        if seat not in self.asks:
            raise IllegalChoice(f"seat {seat} was not asked anything at pause {self.pause}; asked: {listed(self.asks)}")
        check(seat, self.asks[seat], choice)

    def seal(self, seat: Seat, choice: Choice, by: Chooser | None = None) -> None:
        """An answer may be replaced until the ballot opens."""
        self.check(seat, choice)
        self.keep(seat, tuple(choice), by)

    def keep(self, seat: Seat, choice: tuple[Option, ...], by: Chooser | None = None) -> None:
        """An answer from a log, checked when it was given; the match checks it again when all of them open."""
        self._sealed[seat] = choice
        if by is not None:
            self._by[seat] = by
        elif self._by:
            self._by.pop(seat, None)

    def shown_to(self, seat: Seat) -> tuple[Option, ...] | None:
        """What this seat has sealed so far, for its own eyes."""
        return self._sealed.get(seat)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who hasn't answered yet, in seat order."""
        return tuple([seat for seat in sorted(self.asks) if seat not in self._sealed])

    @property
    def is_full(self) -> bool:
        """Everybody who was asked has answered, and at least one seat was asked."""
        return len(self._sealed) == len(self.asks) > 0

    @property
    def by(self) -> dict[Seat, Chooser]:
        """Seats whose answers another gave for them, in seat order."""
        return {seat: self._by[seat] for seat in sorted(self._by)}

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """Who has answered, in seat order, never what or when."""
        return tuple(sorted(self._sealed))

    def open(self) -> Choices:
        choices = self.would_open()
        self.opened = True
        return choices

    def would_open(self) -> Choices:
        """What `open` would give, while the ballot stays closed. Raises unless it's full."""
        if len(self._sealed) != len(self.asks):
            raise IllegalChoice(f"the ballot of pause {self.pause} still waits for seats {listed(self.waiting)}")
        return {seat: self._sealed[seat] for seat in sorted(self._sealed)}

    def clone(self) -> Ballot:
        """A copy with the same answers; opening one leaves the other closed."""
        twin = Ballot(self.asks, self.pause)
        twin.opened = self.opened
        twin._sealed, twin._by = self._sealed.copy(), self._by.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ballot):
            return NotImplemented
        mine, theirs = (self.pause, self._sealed, self._by), (other.pause, other._sealed, other._by)
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Ballot(pause={self.pause}, waiting={self.waiting})"


def listed(seats: Iterable[Seat]) -> str:
    return ", ".join(map(str, seats)) or "nobody"
