"""Many deals of The Third Man at once, a row each: for training and tournaments, where Match is too slow.

The rules are those of `games/third_man`, written again for columns of numbers; a test plays a million bids through both
and compares every hand, score and leader. `compiled_deals` has the same in machine code.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np

CARDS, SEATS, BIDS, LIMIT, PRIZE, MOST_VOIDS = 10, 4, 9, 20, 10, 20
BITS, LOWEST_GAIN, LOWEST_SCORE = 5, -9, -64
"""A gain takes five bits, from -9 on; nine of them and a score above make one number to compare seats by."""

IN_TURN: Any = (np.arange(SEATS)[:, None] + np.arange(SEATS)) % SEATS
"""By leader: the seats clockwise from it."""


class Deals:
    """`count` deals, each at its own bid; those that are over stay as they ended."""

    def __init__(self, leaders: Any) -> None:
        self.leader: Any = np.array(leaders, np.int64)
        count = len(self.leader)
        self.hands: Any = np.ones((count, SEATS, CARDS), np.bool_)
        self.scores: Any = np.zeros((count, SEATS), np.int64)
        self.bids: Any = np.zeros(count, np.int64)
        self.voids: Any = np.zeros(count, np.int64)
        self.over: Any = np.zeros(count, np.bool_)
        self._progress: Any = np.zeros((count, SEATS), np.int64)
        """The gains of the scored bids, the newest in the highest bits."""
        self._rows: Any = np.arange(count)

    def any_cards(self, random: np.random.Generator) -> Any:
        """A random card from each hand."""
        drawn = random.integers(1, 1 << 32, self.hands.shape, np.uint32)
        drawn *= self.hands
        return drawn.argmax(axis=2)

    def bid(self, cards: Any) -> None:
        """One bid of every deal: four cards by seat. What stands there for a deal that is over is ignored."""
        small = np.asarray(cards, np.int8)
        same = (small[:, :, None] == small[:, None, :]).sum(axis=2, dtype=np.int8)
        void = same.max(axis=1) >= 3
        again = void & (self.voids + 1 < MOST_VOIDS) & ~self.over
        scored = ~self.over & ~again
        self.voids = np.where(again, self.voids + 1, np.where(scored, 0, self.voids))
        gains = np.where((void | ~scored)[:, None], 0, _gains(small, same))
        self._score(cards, gains, scored)

    def _score(self, cards: Any, gains: Any, scored: Any) -> None:
        """Markers move, played cards leave the hands; then a deal is over or a seat leads on."""
        self.scores += gains
        newest = gains.astype(np.int64) - LOWEST_GAIN << BITS * (BIDS - 1)
        self._progress = np.where(scored[:, None], newest | self._progress >> BITS, self._progress)
        rows = self._rows[scored]
        self.hands[rows[:, None], np.arange(SEATS), cards[scored]] = False
        self.bids += scored
        far = (abs(self.scores) >= LIMIT).any(axis=1)
        self.over |= scored & (far | (self.bids == BIDS))
        self._lead(scored & ~self.over)

    def _lead(self, going_on: Any) -> None:
        """The first seat in the lead, clockwise from the one that led."""
        turn = IN_TURN[self.leader]
        first = np.take_along_axis(self.ahead(), turn, axis=1).argmax(axis=1)
        self.leader = np.where(going_on, turn[self._rows, first], self.leader)

    def ahead(self) -> Any:
        """By deal, the seats in the lead: highest score, then who progressed most just now, then just before."""
        standing = (self.scores - LOWEST_SCORE << BITS * BIDS) | self._progress
        return standing == standing.max(axis=1, keepdims=True)

    def going_on(self) -> Self:
        """Only the deals that aren't over."""
        kept = type(self)(self.leader[~self.over])
        for name in ("hands", "scores", "bids", "voids", "over", "_progress"):
            setattr(kept, name, getattr(self, name)[~self.over])
        return kept

    def winners(self) -> Any:
        """Who takes the token of each deal; -1 where it isn't over, or nobody is ahead of all the others."""
        ahead = self.ahead()
        return np.where(self.over & (ahead.sum(axis=1) == 1), ahead.argmax(axis=1), -1)


def _gains(cards: Any, same: Any) -> Any:
    """By how many are higher: the prize shared, the card lost, twice the card, nothing."""
    higher = (cards[:, None, :] > cards[:, :, None]).sum(axis=2, dtype=np.int8)
    return np.choose(higher, (PRIZE // same - cards, -cards, 2 * cards, np.zeros_like(cards)))


def decisions_of_random_deals(count: int, random: np.random.Generator, kind: type[Deals] = Deals) -> int:
    """Plays this many deals to their end at random; how many cards were chosen."""
    deals = kind(random.integers(SEATS, size=count))
    made = 0
    while left := int((~deals.over).sum()):
        made += SEATS * left
        deals.bid(deals.any_cards(random))
        if left < 0.7 * len(deals.over):
            deals = deals.going_on()
    return made
