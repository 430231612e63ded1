"""What goes wrong in an evening, and how often: all of it from one seed."""

from __future__ import annotations

from random import Random

from msgspec import Struct


class Faults(Struct, frozen=True):
    """Chances are of one append, read, message or send; `quiet` is how an evening ends, and none goes wrong there."""

    refused: float = 0.0
    """An append that is not kept, and says so."""
    lost: float = 0.0
    """An append whose answer is lost: kept or not, half and half."""
    slow: float = 0.0
    """A commit that takes a second or two."""
    deaf: float = 0.0
    """A read that fails."""
    intruder: float = 0.0
    """Another node writes in the moment before an append."""
    crash: float = 0.0
    """The process dies: before or after an append, or in the middle of telling."""
    deploys: int = 0
    """Stopped in good order, and started again."""
    freezes: int = 0
    """The whole machine stands still for a while."""
    skew: int = 0
    """After a start the machine's clock may be wrong by this many milliseconds, more or less."""
    drop: float = 0.0
    """A message with which the line breaks."""
    lag: float = 0.05
    """Seconds, at most, on the way."""
    repeat: float = 0.0
    """Something said that is said twice."""
    unanswered: float = 0.0
    """An HTTP answer that is lost."""


def plan(dice: Random) -> Faults:
    """Most evenings have a few kinds of trouble, some have all, some none."""

    def some(most: float, often: float = 0.5) -> float:
        return dice.uniform(0, most) if dice.random() < often else 0.0

    return Faults(
        refused=some(0.08),
        lost=some(0.08),
        slow=some(0.1),
        deaf=some(0.3),
        intruder=some(0.08),
        crash=some(0.004),
        deploys=dice.choice((0, 0, 1, 2)),
        freezes=dice.choice((0, 0, 0, 1, 2)),
        skew=dice.choice((0, 0, 5_000, 600_000)),
        drop=some(0.02),
        lag=dice.choice((0.001, 0.05, 0.5, 2.0)),
        repeat=some(0.1),
        unanswered=some(0.3),
    )
