"""What a seat may see at a table of The Third Man: everything but the dice to come."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from isoloir.core import Seat, Value, once

from .board import ALL_CARDS, BIDS, LIMIT, TOKENS_TO_WIN, Board, Card, Gains
from .scoring import Place, is_void, places


class Bid(Value, frozen=True):
    """The bid opened last in this deal; it stays on the table until the next card is led."""

    leader: Seat
    cards: tuple[Card, ...]
    places: tuple[Place, ...]
    """By seat; empty for three equal cards."""
    gains: Gains | None = None
    """None for a bid that moved nobody and is played again."""
    void: bool = False
    """It has been said that three of its cards are equal."""


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    first_leader: Seat | None
    deal: int
    leader: Seat
    lead: Card | None
    hands: tuple[tuple[Card, ...], ...]
    """Public: whatever isn't on the table is in a hand."""
    played: tuple[tuple[Card, ...], ...]
    """Face up in front of each seat, in ascending order."""
    scores: tuple[int, ...]
    bids: tuple[Gains, ...]
    shown: tuple[Card, ...]
    led: Seat
    """Who led the cards shown."""
    voids: int
    tokens: tuple[int, ...]
    course: str
    """Every bid opened in the match, void ones too: who led and the four cards by seat, five digits a bid."""
    bid: Bid | None
    """What is `shown`, as long as it is of this deal, and what it brought."""
    number: int
    """Of the bid on the table, from 1; if there's none, of the next one."""
    bids_in_deal: int
    tokens_to_win: int
    limit: int
    """A deal ends at this many points, above or below zero."""


def view(board: Board, seat: Seat | None) -> View:
    return replace(seen_by_all(board), seat=seat)


@once
def seen_by_all(board: Board) -> View:
    return View(
        seat=None,
        next=board.next,
        first_leader=board.first_leader,
        deal=board.deal,
        leader=board.leader,
        lead=board.lead,
        hands=board.hands,
        played=tuple(map(_played, board.hands)),
        scores=board.scores,
        bids=board.bids,
        shown=board.shown,
        led=board.led,
        voids=board.voids,
        tokens=board.tokens,
        course=board.course,
        bid=_bid(board),
        number=numbered(len(board.bids), lies=board.lead is None and not board.voids and bool(board.bids)),
        bids_in_deal=BIDS,
        tokens_to_win=TOKENS_TO_WIN,
        limit=LIMIT,
    )


@cache
def _played(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple([card for card in ALL_CARDS if card not in hand])


def numbered(scored: int, *, lies: bool) -> int:
    """The next bid, unless the last one is still there; a deal has no tenth."""
    return min(scored if lies else scored + 1, BIDS)


def _bid(board: Board) -> Bid | None:
    if not board.bids and not board.voids:
        return None
    gained = None if board.voids else board.bids[-1]
    return Bid(board.led, board.shown, places(board.shown), gained, is_void(board.shown))
