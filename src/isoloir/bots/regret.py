"""Regret matching: play each option as often as you regret not having played it.

On average, what's played this way can't be exploited by an opponent who knows our habits. Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate


class Regrets:
    """One seat's regrets over the options of one question."""

    __slots__ = ("_played", "regrets", "strategy")

    def __init__(self, options: int) -> None:
        self.regrets = [0.0] * options
        self.strategy = [1.0 / options] * options
        self._played = [0.0] * options

    def regret(self, worths: Sequence[float], weight: float = 1.0) -> None:
        """Once each option's worth is known against the same others; regrets below nothing are forgotten (RM+)."""
        strategy, regrets, played = self.strategy, self.regrets, self._played
        expected = sum([share * worth for share, worth in zip(strategy, worths, strict=True)])
        for option, share in enumerate(strategy):
            played[option] += weight * share
            regret = regrets[option] + worths[option] - expected
            regrets[option] = regret if regret > 0 else 0.0
        total = sum(regrets)
        if total > 0:
            self.strategy = [regret / total for regret in regrets]
        else:
            self.strategy = [1.0 / len(regrets)] * len(regrets)

    @property
    def average(self) -> list[float]:
        total = sum(self._played)
        return [share / total for share in self._played] if total > 0 else list(self.strategy)


def without_rarities(shares: Sequence[float], rare: float) -> list[float]:
    """What is left when options played more rarely than this are taken for noise; the most played always stays."""
    most = max(shares)
    kept = [share if share >= rare or share == most else 0.0 for share in shares]
    return [share / sum(kept) for share in kept]


def drawn(shares: Sequence[float], luck: float) -> int:
    """The option that a number between 0 and 1 falls on."""
    for option, upto in enumerate(accumulate(shares)):
        if luck < upto:
            return option
    return max(range(len(shares)), key=shares.__getitem__)
