"""The same deals in machine code: `CompiledDeals` is `Deals`, several times faster, with the extra `lab-fast`.

The functions are plain Python, a deal after another; numba compiles them when they're first called, which takes a
second or two. The test that compares `Deals` with the rules compares these too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .deals import BIDS, BITS, CARDS, LIMIT, LOWEST_GAIN, MOST_VOIDS, PRIZE, SEATS, Deals
from .extras import wanted

NEWEST = BITS * (BIDS - 1)
"""Where the gain of the last bid stands among the others'."""

compiled = wanted("numba", "isoloir.lab.compiled_deals", "lab-fast").njit


class CompiledDeals(Deals):
    def any_cards(self, random: np.random.Generator) -> Any:
        cards: Any = np.empty((len(self.over), SEATS), np.int64)
        _any_cards(self.hands, self.bids, random, cards)
        return cards

    def bid(self, cards: Any) -> None:
        cards = np.asarray(cards)
        if cards.shape != self.scores.shape:
            raise IndexError(f"cards of shape {cards.shape}, for deals of {self.scores.shape}")
        _bid(cards, self.hands, self.scores, self._progress, self.bids, self.voids, self.over, self.leader)


@compiled
def _any_cards(hands, bids, random, cards):  # type: ignore[no-untyped-def]
    """Every hand has a card for each bid to come, and one more. The loop takes the same way whatever the hand."""
    for deal in range(len(bids)):
        left = CARDS - bids[deal]
        for seat in range(SEATS):
            lower = int(random.random() * left)
            card = -1
            for each in range(CARDS):
                card += lower >= 0
                lower -= hands[deal, seat, each]
            cards[deal, seat] = card


@compiled
def _bid(cards, hands, scores, progress, bids, voids, over, leader):  # type: ignore[no-untyped-def]
    """One bid of every deal that isn't over."""
    gains: Any = np.empty(SEATS, np.int64)
    for deal in range(len(over)):
        if over[deal]:
            continue
        if _gains(cards[deal], gains):
            if voids[deal] + 1 < MOST_VOIDS:
                voids[deal] += 1
                continue
            gains[:] = 0
        voids[deal] = 0
        bids[deal] += 1
        far = False
        for seat in range(SEATS):
            scores[deal, seat] += gains[seat]
            far |= abs(scores[deal, seat]) >= LIMIT
            progress[deal, seat] = (gains[seat] - LOWEST_GAIN << NEWEST) | progress[deal, seat] >> BITS
            hands[deal, seat, cards[deal, seat]] = False
        if far or bids[deal] == BIDS:
            over[deal] = True
        else:
            leader[deal] = _leads(scores[deal], progress[deal], leader[deal])


@compiled
def _gains(cards, gains):  # type: ignore[no-untyped-def]
    """Whether three or four bid the same; if not, what the bid brings each."""
    void = False
    for seat in range(SEATS):
        card = cards[seat]
        if not 0 <= card < CARDS:
            raise IndexError("no such card")  # machine code would write beside the hand
        higher, same = 0, 0
        for other in range(SEATS):
            higher += cards[other] > card
            same += cards[other] == card
        void |= same >= 3
        if higher == 0:
            gains[seat] = PRIZE // same - card
        elif higher == 1:
            gains[seat] = -card
        elif higher == 2:
            gains[seat] = 2 * card
        else:
            gains[seat] = 0
    return void


@compiled
def _leads(scores, progress, leader):  # type: ignore[no-untyped-def]
    """The first seat in the lead, clockwise from the one that led."""
    first = leader
    for step in range(1, SEATS):
        seat = (leader + step) % SEATS
        if (scores[seat], progress[seat]) > (scores[first], progress[first]):
            first = seat
    return first
