"""One round's hands as rows: row r is the hand dealt to seat r, in the order in which its cards left it.

Whether a hand is given away at once or passed on and picked from, its first n-1 cards go to n-1 different
patients and its last one is discarded; the only difference is who takes which place, and who looks in.
"""

from __future__ import annotations

from isoloir.core import Seat, Value

from ..board import Cards, left


class Passing(Value, frozen=True):
    """How hands move at a table of this many, with or without the variant for strangers."""

    seats: int
    strangers: bool

    @property
    def last(self) -> int:
        """The place of the discarded card."""
        return self.seats - 1

    def place(self, row: int, patient: Seat) -> int:
        """Where the patient's card lies in a row; `last` if it gets none of it."""
        return (row - patient) % self.seats if self.strangers else (patient - row - 1) % self.seats

    def looks_from(self, row: int, seat: Seat | None, left_so_far: int) -> int | None:
        """From which place on a seat has seen a row, if at all."""
        if seat is None:
            return None
        if not self.strangers:
            return 0 if row == seat else None
        turn = (row - seat) % self.seats
        return turn if turn < self.last and turn <= left_so_far else None

    @property
    def hands_per_round(self) -> int:
        """How many hands a seat looks at in a whole round."""
        return self.last if self.strangers else 1


class Held(Value, frozen=True):
    """What one seat held in one round, made from the rows."""

    hand: Cards
    given: Cards
    discard: Cards
    looked: tuple[Cards, ...]


def held(passing: Passing, rows: list[Cards], seat: Seat, left_so_far: int) -> Held:
    """`left_so_far`: how many cards have left each hand; with n-1, the last is discarded."""
    n, done = passing.seats, left_so_far == passing.last
    if not passing.strangers:
        row = rows[seat]
        hand = () if done else tuple(sorted(row))
        return Held(hand, row[:left_so_far], row[left_so_far:] if done else (), (tuple(sorted(row)),))
    mine = [rows[left(seat, turn, n)] for turn in range(n)]
    looked = tuple(tuple(sorted(mine[turn][turn:])) for turn in range(min(left_so_far + 1, passing.last)))
    given = tuple(mine[turn][turn] for turn in range(left_so_far))
    if done:
        return Held((), given, mine[n - 2][passing.last :], looked)
    return Held(looked[-1], given, (), looked)
