"""What decided a match of The Third Man: the best third, the worst fall, and the card that would have turned it."""

from __future__ import annotations

from collections.abc import Iterator

from isoloir.core import Course, Highlight, Remark, Seat, Value

from .board import ALL_CARDS, LIMIT, SEATS, Card, Gains
from .events import BidScored, DealBegan, Led, Revealed, TokenWon
from .scoring import ahead, deal_is_over, gains, is_void, total


class BestThird(Remark, frozen=True):
    """No third place of the match brought more."""

    seat: Seat
    card: Card
    points: int


class WorstFall(Remark, frozen=True):
    """No bid of the match cost anyone more."""

    seat: Seat
    card: Card
    place: int
    points: int
    """How many steps down."""


class OtherCard(Remark, frozen=True):
    """In the bid that ended the match, this card would have given this seat its last token."""

    seat: Seat
    card: Card
    played: Card
    """What it played instead."""
    spent: bool
    """The card had been played earlier in the deal."""
    winner: Seat


class SankTheDeal(Remark, frozen=True):
    """A deal that ended because someone fell to -20."""

    seat: Seat
    score: int
    winner: Seat
    """Who got its token."""


class Bid(Value, frozen=True):
    n: int
    cards: tuple[Card, ...]
    gains: Gains
    scores: tuple[int, ...]
    earlier: tuple[Gains, ...]
    """What the scored bids before it brought, in this deal."""
    spent: tuple[tuple[Card, ...], ...]
    """By seat, the cards played before it in this deal."""
    leader: Seat
    token: Seat | None = None
    """Who got a token for the deal it ended."""


def decisive(course: Course) -> Iterator[Highlight]:
    scored = tuple(bids(course))
    yield from other_card(scored)
    yield from best_third(scored)
    yield from worst_fall(scored)
    yield from sank(scored)


def bids(course: Course) -> Iterator[Bid]:
    """Every bid that moved someone or spent its cards; void ones leave no trace."""
    earlier: tuple[Gains, ...] = ()
    spent: tuple[tuple[Card, ...], ...] = ((),) * len(SEATS)
    leader = 0
    for n, passage in enumerate(course.passages):
        leader = next((event.seat for event in passage.told if isinstance(event, Led)), leader)
        shown = next((event for event in passage.told if isinstance(event, Revealed)), None)
        scored = next((event for event in passage.told if isinstance(event, BidScored)), None)
        token = next((event.seat for event in passage.told if isinstance(event, TokenWon)), None)
        if shown is not None and scored is not None:
            yield Bid(n, shown.cards, scored.gains, scored.scores, earlier, spent, leader, token)
            earlier = (*earlier, scored.gains)
            spent = tuple((*before, card) for before, card in zip(spent, shown.cards, strict=True))
        if any(isinstance(event, DealBegan) for event in passage.told):
            earlier, spent = (), ((),) * len(SEATS)


def place(bid: Bid, seat: Seat) -> int:
    return 1 + sum(other > bid.cards[seat] for other in bid.cards)


def best_third(scored: tuple[Bid, ...]) -> Iterator[Highlight]:
    thirds = [(bid.gains[seat], bid, seat) for bid in scored for seat in SEATS if place(bid, seat) == 3]
    points, bid, seat = max(thirds, key=lambda third: third[0], default=(0, None, 0))
    if bid is not None and points > 0:
        yield Highlight(bid.n, BestThird(seat, bid.cards[seat], points))


def worst_fall(scored: tuple[Bid, ...]) -> Iterator[Highlight]:
    falls = [(bid.gains[seat], bid, seat) for bid in scored for seat in SEATS]
    points, bid, seat = min(falls, key=lambda fall: fall[0], default=(0, None, 0))
    if bid is not None and points < -1:
        yield Highlight(bid.n, WorstFall(seat, bid.cards[seat], place(bid, seat), -points))


def other_card(scored: tuple[Bid, ...]) -> Iterator[Highlight]:
    """Only for those who followed: another lead might have got other answers. A card still in hand comes first."""
    last = scored[-1] if scored else None
    if last is None or last.token is None:
        return
    found = [
        OtherCard(seat, card, last.cards[seat], card in last.spent[seat], last.token)
        for seat in SEATS
        for card in ALL_CARDS
        if seat not in (last.token, last.leader) and wins_with(last, seat, card)
    ]
    if found:
        yield Highlight(last.n, min(found, key=lambda each: each.spent))


def wins_with(bid: Bid, seat: Seat, card: Card) -> bool:
    """With all other cards as they were: is the deal still over, and the seat alone ahead?"""
    cards = (*bid.cards[:seat], card, *bid.cards[seat + 1 :])
    if is_void(cards):
        return False
    won = gains(cards)
    before = tuple(score - gain for score, gain in zip(bid.scores, bid.gains, strict=True))
    scores, all_bids = total(before, won), (*bid.earlier, won)
    return deal_is_over(scores, all_bids) and ahead(scores, all_bids) == (seat,)


def sank(scored: tuple[Bid, ...]) -> Iterator[Highlight]:
    for bid in scored:
        if bid.token is not None and min(bid.scores) <= -LIMIT and max(bid.scores) < LIMIT:
            seat = bid.scores.index(min(bid.scores))
            yield Highlight(bid.n, SankTheDeal(seat, min(bid.scores), bid.token))
            return
