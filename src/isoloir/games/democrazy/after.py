"""How each thing told changes what you see at a table of Démocrazy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from isoloir.core import Event, Fold, Seat

from . import events
from .board import ABOVE, AMONG, EACH, Proposal, Standing, Tokens
from .jokers import sorted_jokers
from .laws import Colour, LawId
from .scoring import explained
from .tokens import bag_of, minus, plus
from .view import View
from .voting import JOKERS, Joker, Outcome, stance, valid_jokers

SETTLES = frozenset({
    *("next", "agenda", "after", "acting", "outlook", "prospects", "said"),
    *("draws", "joker_draws", "joker_since", "joker_caps", "proposal", "voted"),
})  # fmt: skip
"""What speaks of the question to come; what anyone may work out of the bag and the jokers; and a law that is being
written, each part of which everyone sees and no event tells."""

T = TypeVar("T")


_after = Fold[View]()


def after(view: View, event: Event) -> View:
    seen = _after(view, event)
    if seen.tokens is view.tokens and seen.force is view.force and seen.used is view.used:
        return seen
    return replace(seen, bag=bag_of(seen.tokens), lines=explained(seen))


# Setting up, and the turn


@_after.register
def _(event: events.GameBegan, view: View) -> View:
    nobody, everybody = (False,) * view.seats, (True,) * view.seats
    return replace(
        view,
        active=event.seat,
        turn=1,
        tokens=event.tokens,
        holders=everybody,
        used=nobody,
        hand_sizes=(EACH[view.seats],) * view.seats,
        known=((),) * view.seats,
        deck_size=ABOVE + AMONG + 1,
    )


@_after.register
def _(event: events.TurnBegan, view: View) -> View:
    return replace(_cleared(view), turn=event.turn, active=event.seat, acting=None)


def _cleared(view: View) -> View:
    """What is left on the table is discarded, unless it has been posted."""
    if view.proposal is None:
        return view
    gone = () if view.proposal.law == view.pending else (view.proposal.law,)
    return replace(view, proposal=None, discard=(*view.discard, *gone))


@_after.register
def _(event: events.CameIntoForce, view: View) -> View:
    return replace(view, force=(*view.force, Standing(event.law)), pending=None, acting=event.law)


@_after.register
def _(event: events.Declared, view: View) -> View:
    return _said(view, event.law, event.seats)


@_after.register
def _(event: events.Doubted, view: View) -> View:
    """The law is no longer about anyone who wasn't believed."""
    return _said(view, event.law, tuple([seat for seat in view.said if seat not in event.seats]))


@_after.register
def _(event: events.Pointed, view: View) -> View:
    return _said(replace(view, raised=event.hands), event.law, event.seats)


@_after.register
def _(event: events.Caught, view: View) -> View:
    return _said(replace(view, raised=event.hands), event.law, event.seats)


def _said(view: View, law: LawId, seats: tuple[Seat, ...]) -> View:
    force = tuple([replace(each, declared=seats) if each.law == law else each for each in view.force])
    return replace(view, said=seats, force=force, acting=law)


# Hands


@_after.register
def _(event: events.HandDealt, view: View) -> View:
    """Dealt, or received from a neighbour."""
    assert view.seat is not None, "a hand is somebody's"
    held = tuple(dict.fromkeys((*view.held, *event.laws)))
    return replace(view, known=_put(view.known, view.seat, event.laws), held=held)


@_after.register
def _(event: events.LawDrawn, view: View) -> View:
    return replace(_counting(view, event.seat, 1), deck_size=event.left, acting=None)


@_after.register
def _(event: events.LawTaken, view: View) -> View:
    assert view.seat is not None, "a law is drawn by somebody"
    hand = tuple(sorted((*view.known[view.seat], event.law)))
    return replace(view, known=_put(view.known, view.seat, hand), held=(*view.held, event.law))


@_after.register
def _(event: events.HandsPassed, view: View) -> View:
    """What I know of a hand goes with it; mine is told me next."""
    return replace(view, hand_sizes=_turned(view.hand_sizes, event.to), known=_turned(view.known, event.to))


@_after.register
def _(event: events.LawDropped, view: View) -> View:
    return replace(_parted(view, event.seat, event.law), discard=(*view.discard, event.law))


@_after.register
def _(event: events.EndDrawn, view: View) -> View:
    return replace(view, deck_size=view.deck_size - 1, ended="end")


def _parted(view: View, seat: Seat, law: LawId) -> View:
    hand = tuple([each for each in view.known[seat] if each != law])
    return replace(_counting(view, seat, -1), known=_put(view.known, seat, hand))


def _counting(view: View, seat: Seat, by: int) -> View:
    return replace(view, hand_sizes=_put(view.hand_sizes, seat, view.hand_sizes[seat] + by))


# The law on the table, and the vote


@_after.register
def _(event: events.Proposed, view: View) -> View:
    return replace(_parted(view, event.seat, event.law), proposal=Proposal(event.law))


@_after.register
def _(event: events.Written, view: View) -> View:
    assert view.proposal is not None, "a law lies on the table"
    return replace(view, proposal=replace(view.proposal, written=event.effect, words=event.words, check=event.check))


@_after.register
def _(event: events.Named, view: View) -> View:
    assert view.proposal is not None, "a law lies on the table"
    return replace(view, proposal=replace(view.proposal, repeals=event.law))


@_after.register
def _(event: events.Voted, view: View) -> View:
    jokers = valid_jokers(event.votes, view.joker_mode)
    stances = tuple([stance(vote, jokers) for vote in event.votes])
    vote = Outcome(event.votes, event.yes, event.no, stances, event.adopted, event.why)
    seen = replace(view, vote=vote, voted=view.proposal)
    for seat, card in enumerate(event.votes):
        seen = _laid_open(seen, seat, card, played=True) if card in JOKERS else seen
    return seen


@_after.register
def _(event: events.Applied, view: View) -> View:
    return replace(view, acting=event.law)


@_after.register
def _(event: events.Judged, view: View) -> View:
    return replace(view, accepted=event.accepted)


@_after.register
def _(event: events.Posted, view: View) -> View:
    """It stays there until the next turn begins."""
    return replace(view, pending=event.law)


@_after.register
def _(event: events.Repealed, view: View) -> View:
    force = tuple([each for each in view.force if each.law != event.law])
    return replace(view, force=force, discard=(*view.discard, event.law))


# Tokens


@_after.register
def _(event: events.TokensDrawn, view: View) -> View:
    return _moved(view, event.seat, got=event.colours)


@_after.register
def _(event: events.TokensReturned, view: View) -> View:
    return _moved(view, event.seat, lost=event.colours)


@_after.register
def _(event: events.TokenGiven, view: View) -> View:
    return _moved(_moved(view, event.seat, lost=(event.colour,)), event.to, got=(event.colour,))


@_after.register
def _(event: events.TokensBartered, view: View) -> View:
    giver = _moved(view, event.seat, got=(event.got,), lost=(event.gave,))
    return _moved(giver, event.to, got=(event.gave,), lost=(event.got,))


@_after.register
def _(event: events.TokensExchanged, view: View) -> View:
    one, other = event.seats
    return replace(view, tokens=_put(_put(view.tokens, one, view.tokens[other]), other, view.tokens[one]))


@_after.register
def _(event: events.TokensRotated, view: View) -> View:
    return replace(view, tokens=_turned(view.tokens, event.to))


@_after.register
def _(event: events.BagEmptied, view: View) -> View:
    return replace(view, ended="bag")


def _moved(view: View, seat: Seat, got: Iterable[Colour] = (), lost: Iterable[Colour] = ()) -> View:
    held: Tokens = view.tokens[seat]
    for colour in got:
        held = plus(held, colour)
    for colour in lost:
        held = minus(held, colour)
    return replace(view, tokens=_put(view.tokens, seat, held))


# Jokers


@_after.register
def _(event: events.JokerDealt, view: View) -> View:
    return replace(view, joker=event.joker)


@_after.register
def _(event: events.JokerDrawn, view: View) -> View:
    """From all the cards nobody holds, so that none lies open any more."""
    holders, used = _put(view.holders, event.seat, True), _put(view.used, event.seat, False)
    return replace(view, holders=holders, used=used, joker_discard=())


@_after.register
def _(event: events.JokerLaidDown, view: View) -> View:
    return _laid_open(view, event.seat, event.joker, played=False)


def _laid_open(view: View, seat: Seat, joker: Joker, *, played: bool) -> View:
    return replace(
        view,
        holders=_put(view.holders, seat, False),
        used=_put(view.used, seat, played or view.used[seat]),
        joker_discard=sorted_jokers((*view.joker_discard, joker)),
        joker_plays=(*view.joker_plays, (seat, joker)),
        joker=None if seat == view.seat else view.joker,
    )


# The final count


@_after.register
def _(event: events.Counted, view: View) -> View:
    return _cleared(view)


def _turned(row: tuple[T, ...], to: str) -> tuple[T, ...]:
    return (*row[-1:], *row[:-1]) if to == "left" else (*row[1:], *row[:1])


def _put(row: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    return (*row[:seat], thing, *row[seat + 1 :])
