"""One bid of The Third Man as a small game of its own: three followers at once, against what comes after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from isoloir.bots.regret import Regrets
from isoloir.games.third_man.board import Card

from .payoffs import Row, Spot, Worths, payoffs
from .value import Crowd

Shares = Sequence[float]
"""How often each card of a hand is played."""
HARDLY = 0.004
"""Cards played more rarely than this are ignored."""
EASY = 10
"""What a regret takes, however few cards the others may play."""
DOUBT = 0.01
"""A seat less likely than this to think is assumed not to."""


class Model(NamedTuple):
    """How a follower is imagined: by habit with these shares, or thinking as we do, in that part of all cases."""

    habit: Shares
    thinks: float


class Bid:
    """The followers' answers to one lead. Nothing is random: each regrets against everything the others may do."""

    def __init__(self, spot: Spot, lead: Card, models: Sequence[Model], crowd: Crowd = "usual") -> None:
        self._models = models
        self._payoffs = payoffs(spot, lead, crowd)
        self._regrets = [Regrets(len(spot.hands[seat])) for seat in spot.followers]
        self._now = [self._mixed(place, regrets.strategy) for place, regrets in enumerate(self._regrets)]
        self._rounds = 0
        self._thinking = [place for place, model in enumerate(models) if model.thinks > DOUBT]

    def think(self, effort: int) -> None:
        """One after the other, later rounds counting for more, until this many pairs of others' cards were met."""
        while effort > 0 and len(self._thinking) > 1:
            self._rounds += 1
            for place in self._thinking:
                regrets = self._regrets[place]
                regrets.regret(self._worths(place, self._now), self._rounds * self._rounds)
                self._now[place] = self._mixed(place, regrets.strategy)
                effort -= EASY + self._pairs(place)

    @property
    def shares(self) -> list[Row]:
        """By follower, what it plays on average if it thinks; among people of habit, simply what's best."""
        return [self._average(place) for place in range(len(self._models))]

    @property
    def worths(self) -> list[Row]:
        """By follower, what each card is worth against what the others do on average."""
        average = self._on_average()
        return [self._worths(place, average) for place in range(len(self._models))]

    def leader_worth(self) -> float:
        """The leader's chances of winning the match."""
        one, two, three = self._on_average()
        return sum(share * worth for share, worth in zip(three, _met(self._payoffs.leader, one, two), strict=True))

    def _on_average(self) -> list[Shares]:
        return [self._mixed(place, share) for place, share in enumerate(self.shares)]

    def _average(self, place: int) -> Row:
        if place in self._thinking and self._thinking != [place]:
            return self._regrets[place].average
        worths = self._worths(place, self._now)
        best = worths.index(max(worths))
        return [float(each == best) for each in range(len(worths))]

    def _worths(self, place: int, shares: Sequence[Shares]) -> Row:
        one, two = (shares[other] for other in range(3) if other != place)
        return _met(self._payoffs[place], one, two)

    def _pairs(self, place: int) -> int:
        one, two = (sum(share > HARDLY for share in self._now[other]) for other in range(3) if other != place)
        return one * two

    def _mixed(self, place: int, thought: Shares) -> Shares:
        habit, thinks = self._models[place]
        if thinks >= 1 - DOUBT:
            return thought
        if thinks <= DOUBT:
            return habit
        return [thinks * one + (1 - thinks) * other for one, other in zip(thought, habit, strict=True)]


def _met(worths: Worths, one: Shares, two: Shares) -> Row:
    """What each of our cards is worth against two others who play with these shares."""
    found = [0.0] * len(worths[0][0])
    second = [(place, share) for place, share in enumerate(two) if share > HARDLY]
    for rows, mine in zip(worths, one, strict=True):
        if mine > HARDLY:
            for place, theirs in second:
                likely = mine * theirs
                found = [worth + likely * more for worth, more in zip(found, rows[place], strict=True)]
    return found
