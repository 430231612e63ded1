"""How each thing told changes what you see at a table of The Third Man."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Event, Fold

from . import events
from .board import ALL_CARDS
from .scoring import digits, first_clockwise, places
from .view import Bid, View, numbered

_after = Fold[View]()
"""Your own card is shown with the others'."""


def after(view: View, event: Event) -> View:
    return _after(view, event)


@_after.register
def _(event: events.DealBegan, view: View) -> View:
    nothing = replace(view, scores=(0, 0, 0, 0), bids=(), bid=None, voids=0, number=1)
    hands, played = (ALL_CARDS,) * len(view.hands), ((),) * len(view.hands)
    return replace(nothing, deal=event.deal, leader=event.seat, hands=hands, played=played, next="lead")


@_after.register
def _(event: events.Led, view: View) -> View:
    return replace(view, lead=event.card, number=numbered(len(view.bids), lies=False), next="follow")


@_after.register
def _(event: events.Revealed, view: View) -> View:
    bid = Bid(view.leader, event.cards, places(event.cards))
    course = f"{view.course}{view.leader}{digits(event.cards)}"
    return replace(view, lead=None, shown=event.cards, led=view.leader, bid=bid, course=course)


@_after.register
def _(event: events.BidVoid, view: View) -> View:
    """The cards go back."""
    return replace(_struck(view), voids=view.voids + 1, next="lead")


@_after.register
def _(event: events.BidSpent, view: View) -> View:
    return _struck(view)


def _struck(view: View) -> View:
    assert view.bid is not None, "the cards lie there"
    return replace(view, bid=replace(view.bid, void=True))


@_after.register
def _(event: events.BidScored, view: View) -> View:
    assert view.bid is not None, "the cards lie there"
    gone = tuple([{*played, card} for played, card in zip(view.played, view.shown, strict=True)])
    return replace(
        view,
        bid=replace(view.bid, gains=event.gains),
        scores=event.scores,
        bids=(*view.bids, event.gains),
        hands=tuple([tuple([card for card in ALL_CARDS if card not in cards]) for cards in gone]),
        played=tuple([tuple(sorted(cards)) for cards in gone]),
        voids=0,
        next="award",
    )


@_after.register
def _(event: events.LeadPassed, view: View) -> View:
    return replace(view, leader=event.seat, next="lead")


@_after.register
def _(event: events.TokenWon, view: View) -> View:
    return replace(view, tokens=event.tokens, leader=event.seat)


@_after.register
def _(event: events.DealTied, view: View) -> View:
    return replace(view, leader=first_clockwise(event.seats, view.leader))


@_after.register
def _(event: events.GameWon, view: View) -> View:
    return replace(view, next=OVER)
