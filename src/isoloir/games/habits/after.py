"""How each thing told changes what you see at a table of Habits."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Answered, Event, Fold

from . import events
from .board import FINAL, Cards, Portrayal, kept_by_each
from .scoring import points_in
from .view import Portrait, View

_after = Fold[View]()


def after(view: View, event: Event) -> View:
    return _after(view, event)


@_after.register
def _(event: Answered, view: View) -> View:
    """What I gave, or put in front of me; a vote opens with the others'."""
    if event.what not in ("give", "pick"):
        return view
    cards: Cards = tuple([card for card in event.choice if isinstance(card, int)])
    return replace(view, given=view.given + cards, hand=tuple([card for card in view.hand if card not in cards]))


@_after.register
def _(event: events.Began, view: View) -> View:
    return replace(view, start=event.seat)


@_after.register
def _(event: events.RoundBegan, view: View) -> View:
    dealt = "draft" if view.strangers else "give"
    cleared = replace(_cleared(view), turn=0, pick=0, given=(), next="show" if event.round == FINAL else dealt)
    return replace(cleared, round=event.round, points=points_in(event.round))


@_after.register
def _(event: events.HandDealt, view: View) -> View:
    return _holding(view, event.cards)


@_after.register
def _(event: events.HandsPassed, view: View) -> View:
    return replace(view, pick=event.pick)


@_after.register
def _(event: events.HandReceived, view: View) -> View:
    return _holding(view, event.cards)


@_after.register
def _(event: events.HabitsLaid, view: View) -> View:
    """The last card of a hand is gone, and nobody else has seen it."""
    laid = replace(view, discards=view.discards + view.hand, hand=(), pick=view.pick + view.strangers)
    return replace(laid, next="remind" if view.round == 1 else "show")


@_after.register
def _(event: events.Reminded, view: View) -> View:
    return replace(view, reminder=True)


@_after.register
def _(event: events.HabitsShown, view: View) -> View:
    return replace(_cleared(view), patient=event.seat, spread=event.cards, next="vote")


@_after.register
def _(event: events.VotesRevealed, view: View) -> View:
    return replace(view, votes=event.votes, reminder=False)


@_after.register
def _(event: events.Tied, view: View) -> View:
    return replace(view, tied=event.markers, next="settle")


@_after.register
def _(event: events.TieSettled, view: View) -> View:
    return replace(view, tied=(), chosen=event.marker)


@_after.register
def _(event: events.HabitChosen, view: View) -> View:
    """Everything stays there until the next habits are shown."""
    history = (*view.history, Portrayal(view.round, event.seat, view.spread, view.votes, event.card))
    kept = kept_by_each(history, view.seats)
    told = replace(view, history=history, kept=kept, scores=event.scores, chosen=event.marker)
    return replace(told, turn=view.turn + 1, next="show")


@_after.register
def _(event: events.Portrayed, view: View) -> View:
    return replace(view, portraits=(*view.portraits, Portrait(event.cards, event.best)))


@_after.register
def _(event: events.GameWon, view: View) -> View:
    return replace(_cleared(view), next=OVER)


def _cleared(view: View) -> View:
    return replace(view, patient=None, spread=(), votes=(), tied=(), chosen=None)


def _holding(view: View, cards: Cards) -> View:
    return replace(view, hand=cards, looked=(*view.looked, cards))
