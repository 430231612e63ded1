"""What goes wrong in a night with several nodes, and how often: all of it from one seed."""

from __future__ import annotations

from random import Random

from ..faults import Faults


class Trouble(Faults, frozen=True):
    """Beside what may go wrong with one process. Counts are of a whole night, seconds are of one of them at most."""

    late: float = 0.0
    """Of appends whose answer was lost, those that get into the log seconds later."""
    kills: int = 0
    stops: int = 0
    """One node stands still, as under SIGSTOP, and goes on."""
    cuts: int = 0
    """Between one node and the store: in either direction, or both."""
    restarts: int = 0
    """Of the store. Who sits where is forgotten."""
    failovers: int = 0
    """To a synchronous replica, which has everything that was ever answered."""
    forgets: int = 0
    """This many entries a failover loses, as a broken store might. Never planned: checkers must find it."""
    lags: int = 0
    """As many at most, of an asynchronous replica: that's told in the docs, and people must hear what is left."""
    unheard: float = 0.0
    """A message on the bus that one of the others doesn't get."""
    doubled: float = 0.0
    late_wakes: float = 0.0
    """Seconds, at most, that a message is on its way."""
    deafs: int = 0
    """A node hears nothing for a while, and doesn't know."""


def trouble(dice: Random) -> Trouble:
    """Most nights have a few kinds of it, some have all, some none."""

    def some(most: float, often: float = 0.4) -> float:
        return dice.uniform(0, most) if dice.random() < often else 0.0

    def few(*counts: int) -> int:
        return dice.choice((0, 0, *counts))

    return Trouble(
        refused=some(0.05),
        lost=some(0.06),
        late=some(0.6),
        slow=some(0.06),
        deaf=some(0.1),
        crash=some(0.0004),
        deploys=few(0, 1, 2),
        kills=few(1, 2, 4),
        stops=few(1, 2),
        cuts=few(0, 1, 2),
        restarts=few(0, 0, 1),
        failovers=few(0, 0, 1),
        unheard=some(0.5),
        doubled=some(0.3),
        late_wakes=dice.choice((0.001, 0.02, 1.0)),
        deafs=few(0, 1, 2),
        skew=dice.choice((0, 5_000, 600_000)),
        drop=some(0.01),
        lag=dice.choice((0.001, 0.05, 0.5)),
        repeat=some(0.05),
        unanswered=some(0.2),
    )
