"""How each thing told changes what you see at a table of The Majority."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import asdict, replace

from isoloir.core import OVER, Answered, Event, Fold, Seat

from . import events
from .board import COLOURS, Card, Cards, Debate, Lying, in_order, without
from .view import Laid, Look, Memory, View, as_played, lying, numbered, order_from, powers_of, tricks_in

_after = Fold[View]()


def after(view: View, event: Event) -> View:
    return _after(view, event)


# Setting up and drafting


@_after.register
def _(event: events.TokenPlaced, view: View) -> View:
    return replace(view, token=event.seat)


@_after.register
def _(event: events.RoundBegan, view: View) -> View:
    """A card kept from the round before goes back into the packet."""
    begun = replace(
        view,
        round=event.round,
        deck=event.deck,
        hand=(),
        hand_sizes=(0,) * len(view.hand_sizes),
        packet_size=event.dealt + view.hand_sizes[0],
        memories=() if view.seat is None else (*view.memories, Memory(())),
        tricks=(*view.tricks, ()),
        laid=(),
        tricks_in_round=tricks_in(event.round),
        next="draft",
    )
    return _numbered(begun)


@_after.register
def _(event: events.PacketHeld, view: View) -> View:
    return _looking(replace(view, packet=event.cards, packet_size=len(event.cards)), Look(event.cards))


@_after.register
def _(event: Answered, view: View) -> View:
    """What I put aside; of every other card that's shown or given, I'm told."""
    if event.what != "draft":
        return view
    (card,) = [str(each) for each in event.choice]
    took = replace(view, packet=without(view.packet, card), hand=in_order((*view.hand, card)))
    memory = took.memories[-1]
    looks = (*memory.looks[:-1], replace(memory.looks[-1], took=card))
    return _remembering(took, replace(memory, looks=looks))


@_after.register
def _(event: events.PacketsPassed, view: View) -> View:
    """A last packet of one card is kept at once; its holder is told so next."""
    passed = replace(_kept(view), packet=(), packet_size=event.size, debates=())
    return _taken_up(_kept(passed)) if event.size == 1 and view.seat is None else passed


@_after.register
def _(event: events.LastCardKept, view: View) -> View:
    kept = replace(_kept(view), hand=in_order((*view.hand, event.card)))
    return _taken_up(_looking(kept, Look((event.card,), event.card)))


@_after.register
def _(event: events.HandTaken, view: View) -> View:
    return replace(view, hand=event.cards)


def _kept(view: View) -> View:
    return replace(view, hand_sizes=tuple([size + 1 for size in view.hand_sizes]))


def _taken_up(view: View) -> View:
    following = "exchange" if len(view.coins) == 4 else "commit"
    return _numbered(replace(view, packet_size=0, next=following))


# Exchange


@_after.register
def _(event: events.GiftsExchanged, view: View) -> View:
    return _numbered(replace(view, next="commit"))


@_after.register
def _(event: events.GiftReceived, view: View) -> View:
    hand = in_order((*without(view.hand, event.given), event.received))
    memory = replace(view.memories[-1], gave=event.given, got=event.received)
    return _remembering(replace(view, hand=hand), memory)


# A trick


@_after.register
def _(event: events.CardShown, view: View) -> View:
    table = (*view.table, Lying(event.card, event.seat, event.seat))
    return replace(_played(view, event.seat, event.card), table=table, laid=as_played(table))


@_after.register
def _(event: events.Revealed, view: View) -> View:
    """Cards of an open trick are already there."""
    table = tuple([Lying(card, seat, seat) for seat, card in enumerate(event.cards)])
    if not view.table:
        for seat, card in enumerate(event.cards):
            view = _played(view, seat, card)
    tricks = (*view.tricks[:-1], (*view.tricks[-1], event.cards))
    return replace(view, tricks=tricks, table=table, laid=as_played(table), open_from=None, order=())


def _played(view: View, seat: Seat, card: Card) -> View:
    sizes = tuple([size - (own == seat) for own, size in enumerate(view.hand_sizes)])
    return replace(view, hand_sizes=sizes, hand=without(view.hand, card) if seat == view.seat else view.hand)


@_after.register
def _(event: events.BribesCancelled, view: View) -> View:
    return _befallen(view, event.seats, note="cancelled")


@_after.register
def _(event: events.Stolen, view: View) -> View:
    return _befallen(view, (event.owner,), front=event.seat, stolen=True)


@_after.register
def _(event: events.Killed, view: View) -> View:
    return _befallen(view, (event.seat,), dead=True)


@_after.register
def _(event: events.EffectLost, view: View) -> View:
    return _befallen(view, (event.seat,), note="idle")


@_after.register
def _(event: events.SpyNamed, view: View) -> View:
    return replace(view, token=event.seat)


@_after.register
def _(event: events.OpenTrickAhead, view: View) -> View:
    return replace(view, open_from=event.seats[0], order=order_from(event.seats[0], len(view.coins)))


@_after.register
def _(event: events.Betrayed, view: View) -> View:
    return _befallen(view, (event.seat,), front=event.to, betrayed=True)


def _befallen(view: View, seats: Iterable[Seat], **change: Any) -> View:
    """The cards these seats played."""
    touched = tuple(seats)
    laid = tuple([replace(each, **change) if each.seat in touched else each for each in view.laid])
    return replace(view, laid=laid, table=lying(laid))


@_after.register
def _(event: events.Collected, view: View) -> View:
    won = tuple([in_order(own + gain) for own, gain in zip(view.won, event.won, strict=True)])
    discard = in_order(view.discard + _dead(view.laid))
    following = "commit" if view.open_from is None else "commit_openly"
    return _numbered(replace(view, won=won, powers=powers_of(won), discard=discard, table=(), next=following))


def _dead(laid: tuple[Laid, ...]) -> Cards:
    return tuple([each.card for each in laid if each.dead])


# Debate and end


@_after.register
def _(event: events.ColourDebated, view: View) -> View:
    fields = {name: value for name, value in asdict(event).items() if name != "round"}
    earlier = () if event.colour == COLOURS[0] else view.debates
    coins = tuple([have + gain for have, gain in zip(view.coins, event.coins, strict=True)])
    return replace(view, debates=(*earlier, Debate(**fields)), coins=coins)


@_after.register
def _(event: events.RoundEnded, view: View) -> View:
    return replace(view, coins=event.coins)


@_after.register
def _(event: events.GameWon, view: View) -> View:
    return _numbered(replace(view, next=OVER))


def _numbered(view: View) -> View:
    return replace(view, trick=numbered(view.next, view.tricks, drafting=view.packet_size > 0))


def _looking(view: View, look: Look) -> View:
    memory = view.memories[-1]
    return _remembering(view, replace(memory, looks=(*memory.looks, look)))


def _remembering(view: View, memory: Memory) -> View:
    return replace(view, memories=(*view.memories[:-1], memory))
