"""What laws about turns and votes will have brought by the End, given that some seats have their turn before others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from isoloir.core import Seat
from isoloir.games.democrazy.board import AMONG
from isoloir.games.democrazy.laws import Draw, Give, Law, Return

from .regular import Table

FADES = 0.93
"""How likely a law in force is to be in force a turn later."""
ADOPTED = 0.52
"""How often a law is adopted."""
OFTEN = {"always": 1.0, "adopted": ADOPTED, "rejected": 1 - ADOPTED}
MEANT = 0.5
"""How likely a law about people is to mean someone."""


def flows(table: Table, deck: int, laws: Iterable[Law]) -> list[float]:
    """By seat: tokens won and lost on average until the End, as far as it is the active one's turn that decides."""
    change = [0.0] * table.seats
    for law in laws:
        if law.trigger in ("start", "vote") and not law.once:
            for ahead, times in enumerate(turns(deck, table.seats, law.trigger == "vote")):
                _flow(change, table, law, (table.active + ahead) % table.seats, times * OFTEN.get(law.when, 0.0))
    return change


@lru_cache(maxsize=1024)
def turns(deck: int, seats: int, votes: bool) -> list[float]:
    """By how far it sits from the active seat: how many votes of its own a seat still has, or how many turns to begin.

    The turn in which the End is drawn has begun, too, but nobody votes in it; the turn under way has begun already.
    """
    found, likely = [0.0] * seats, 1.0
    for ahead in range(0 if votes else 1, deck + 1):
        drawn = ahead if votes else ahead - 1
        found[ahead % seats] += likely * min(1.0, (deck - drawn) / min(max(deck, 1), AMONG + 1))
        likely *= FADES
    return found


def _flow(change: list[float], table: Table, law: Law, active: Seat, times: float) -> None:
    match law.effect:
        case Draw(who="active", count=count):
            change[active] += times * count
        case Draw(who="active-declared", count=count):
            change[active] += times * count * MEANT
        case Return(who="active", count=count):
            change[active] -= times * count
        case Give(who="active", to="left", count=count):
            change[active] -= times * count
            change[(active + 1) % table.seats] += times * count
        case Give(who="active", to="poorest", count=count):
            change[active] -= times * count
            change[min(range(table.seats), key=lambda each: sum(table.tokens[each]))] += times * count
