"""The arithmetic of The Third Man: what a bid is worth, who is ahead, when a deal is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Literal, TypeAlias

from isoloir.core import Seat

from .board import BIDS, LIMIT, SEATS, Card, Gains, Hand

PRIZE = 10
FINAL_SCORES = frozenset((*range(LIMIT, 2 * LIMIT), *range(-2 * LIMIT + 1, 1 - LIMIT)))
"""Each score that ends a deal: no bid moves anyone by as much as the limit, so no score can be beyond these."""

in_seat_order: Callable[[dict[Seat, Card]], tuple[Card, ...]] = itemgetter(*SEATS)

Place: TypeAlias = Literal["first", "first-tied", "second", "third", "last"]
BELOW: tuple[Place, ...] = ("second", "third", "last")


@cache
def is_void(cards: tuple[Card, ...]) -> bool:
    """Three equal cards, or four: the bid is cancelled and played again."""
    return max(map(cards.count, cards)) >= 3


@cache
def places(cards: tuple[Card, ...]) -> tuple[Place, ...]:
    """What each card's place is called, which isn't what it is worth; a void bid has none."""
    return () if is_void(cards) else tuple(_place(card, cards) for card in cards)


def _place(card: Card, cards: tuple[Card, ...]) -> Place:
    higher = sum(other > card for other in cards)
    if higher:
        return BELOW[higher - 1]
    return "first-tied" if cards.count(card) > 1 else "first"


@cache
def gains(cards: tuple[Card, ...]) -> Gains:
    """What each seat wins or loses by its card; nothing at all for a void bid."""
    return () if is_void(cards) else tuple(_gain(card, cards) for card in cards)


def _gain(card: Card, cards: tuple[Card, ...]) -> int:
    """A seat's rank is one more than the number of higher cards; every rule about ties follows."""
    match 1 + sum(other > card for other in cards):
        case 1:
            return PRIZE // cards.count(card) - card
        case 2:
            return -card
        case 3:
            return 2 * card
        case _:
            return 0


def total(scores: tuple[int, ...], gained: Gains) -> tuple[int, ...]:
    """Written out, like `without`: playouts ask by the million."""
    a, b, c, d = scores
    w, x, y, z = gained
    return a + w, b + x, c + y, d + z


class Left(dict[Hand, dict[Card, Hand]]):
    """What is left of each hand without each of its cards."""

    def __missing__(self, hand: Hand) -> dict[Card, Hand]:
        self[hand] = {card: tuple(other for other in hand if other != card) for card in hand}
        return self[hand]


LEFT = Left()


def without(hands: tuple[Hand, ...], cards: tuple[Card, ...]) -> tuple[Hand, ...]:
    """The hands once each has played its card."""
    a, b, c, d = hands
    w, x, y, z = cards
    return LEFT[a][w], LEFT[b][x], LEFT[c][y], LEFT[d][z]


def deal_is_over(scores: tuple[int, ...], bids: tuple[Gains, ...]) -> bool:
    """A score at +20 or -20 or beyond, or nine bids scored."""
    return len(bids) == BIDS or not FINAL_SCORES.isdisjoint(scores)


def ahead(scores: tuple[int, ...], bids: tuple[Gains, ...]) -> tuple[int, ...]:
    """The seats in the lead: highest score, then the biggest step just now, then just before, and so on."""
    best = max(scores)
    if scores.count(best) == 1:
        return (scores.index(best),)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    for gained in reversed(bids):
        progress = [gained[seat] for seat in tied]
        most = max(progress)
        tied = [seat for seat, own in zip(tied, progress, strict=True) if own == most]
        if len(tied) == 1:
            break
    return tuple(tied)


def first_clockwise(seats: tuple[int, ...], start: int) -> int:
    """The first of these seats met clockwise from `start`, `start` itself included."""
    if len(seats) == 1:
        return seats[0]
    while start not in seats:
        start = (start + 1) % len(SEATS)
    return start


@cache
def digits(cards: tuple[Card, ...]) -> str:
    """How a bid is remembered, after the digit of the seat that led it."""
    return "".join(map(str, cards))
