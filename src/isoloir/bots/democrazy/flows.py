"""What laws about turns and votes will have brought by the End, given that some seats have their turn before others."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.core import Seat
from isoloir.games.democrazy.laws import Burn, Draw, Give, Law, Rejoker, Return
from isoloir.games.democrazy.view import View

from .regular import has_trait

FADES = 0.93
"""How likely a law in force is to be in force a turn later."""
ADOPTED = 0.52
"""How often a law is adopted."""
OFTEN = {"always": 1.0, "adopted": ADOPTED, "rejected": 1 - ADOPTED}


def flows(view: View, seat: Seat, laws: Sequence[Law]) -> list[list[float]]:
    """By how many votes are still to come, and by seat: tokens won and lost, as far as it is the active one's turn
    that decides; as the seat sees it. The turn in which the End is drawn has begun, too, but nobody votes in it."""
    starting, voting = ([law for law in laws if law.trigger == when and not law.once] for when in ("start", "vote"))
    change, found = [0.0] * view.seats, []
    if not starting and not voting:
        return [change]
    likely = 1.0
    for ahead in range(1, view.deck_size + 1):
        active = (view.active + ahead) % view.seats
        for law in starting:
            _flow(change, view, seat, law, active, likely * OFTEN.get(law.when, 0.0))
        found.append(list(change))
        for law in voting:
            _flow(change, view, seat, law, active, likely * OFTEN.get(law.when, 0.0))
        likely *= FADES
    return found or [change]


def _flow(change: list[float], view: View, me: Seat, law: Law, active: Seat, likely: float) -> None:
    match law.effect:
        case Draw(who="active", count=count):
            change[active] += likely * count
        case Draw(who="active-declared", count=count):
            means = float(has_trait(view, me, law.id)) if active == me else 0.5
            change[active] += likely * count * means
        case Return(who="active", count=count):
            change[active] -= likely * count
        case Give(who="active", to="left", count=count):
            change[active] -= likely * count
            change[(active + 1) % view.seats] += likely * count
        case Give(who="active", to="poorest", count=count):
            change[active] -= likely * count
            change[min(range(view.seats), key=lambda each: sum(view.tokens[each]))] += likely * count


def jokers_after(view: View, law: Law) -> list[int]:
    """By seat: a joker won, or lost."""
    match law.effect:
        case Burn(who="everyone"):
            return [-holds for holds in view.holders]
        case Rejoker(who="everyone"):
            return [1 - holds for holds in view.holders]
        case _:
            return [0] * view.seats
