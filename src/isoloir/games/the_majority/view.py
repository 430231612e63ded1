"""What a seat may see at a table of The Majority: all that's face up, and every card that went through its hands."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from isoloir.core import OVER, Seat, Teams, Value, lately, once

from . import trick
from .board import (
    ASSASSIN,
    BRIBE,
    FIRST_DEAL,
    LATER_DEAL,
    POWER,
    ROUNDS,
    SPY,
    TRAITOR,
    Board,
    Card,
    Cards,
    Debate,
    Draft,
    Lying,
    in_order,
    left,
    owner,
    partner,
    right,
    teams,
)
from .scoring import by_colour

Note: TypeAlias = Literal["", "cancelled", "idle"]


class Laid(Value, frozen=True):
    """A card of the trick on the table, and everything that happened to it."""

    card: Card
    seat: Seat
    """Who played it."""
    front: Seat
    """Who it's in front of now."""
    stolen: bool = False
    dead: bool = False
    betrayed: bool = False
    """It went over to the right."""
    note: Note = ""
    """Why it does nothing."""


class Places(Value, frozen=True):
    """By seat: who sits where."""

    left: tuple[Seat, ...]
    """Who this seat passes to."""
    right: tuple[Seat, ...]
    partner: tuple[Seat | None, ...]


class Look(Value, frozen=True):
    """A packet this seat has held in a draft."""

    packet: Cards
    took: Card | None = None
    """What it put aside; None while it is choosing."""


class Memory(Value, frozen=True):
    """What this seat alone knows of one round."""

    looks: tuple[Look, ...]
    gave: Card | None = None
    got: Card | None = None


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    first_edition_spy: bool
    stolen_two_kills: bool
    first_token: Seat | None
    round: int
    deck: int
    """How many cards are left to deal."""
    hand: Cards
    """Mine; while the draft lasts, the cards I have put aside."""
    hand_sizes: tuple[int, ...]
    packet: Cards
    """What I hold to choose from."""
    packet_size: int
    memories: tuple[Memory, ...]
    """Mine, one per round; empty for a watcher."""
    tricks: tuple[tuple[Cards, ...], ...]
    table: tuple[Lying, ...]
    open_from: Seat | None
    token: Seat
    won: tuple[Cards, ...]
    discard: Cards
    coins: tuple[int, ...]
    laid: tuple[Laid, ...]
    """The current trick as far as it's face up, or the one collected last in this round."""
    order: tuple[Seat, ...]
    """Who plays when, if the coming trick is open."""
    debates: tuple[Debate, ...]
    """Of the last round, until the next one's first card is put aside."""
    powers: tuple[tuple[int, ...], ...]
    """By colour, then by seat: how much the cards won so far count."""
    trick: int
    """Of this round, from 1: the one to come; the last one played while none is."""
    tricks_in_round: int
    rounds: int
    teams: Teams
    places: Places


def view(board: Board, seat: Seat | None) -> View:
    if seat is None:
        return seen_by_all(board)
    return replace(
        seen_by_all(board),
        seat=seat,
        hand=board.hands[seat],
        packet=board.packets[seat] if board.packets else (),
        memories=_memories(board, seat),
    )


@once
def seen_by_all(board: Board) -> View:
    """What a watcher sees: no hand, no packet, no memory of any."""
    return View(
        seat=None,
        next=board.next,
        first_edition_spy=board.first_edition_spy,
        stolen_two_kills=board.stolen_two_kills,
        first_token=board.first_token,
        round=board.round,
        deck=len(board.deck),
        hand=(),
        hand_sizes=tuple(map(len, board.hands)),
        packet=(),
        packet_size=len(board.packets[0]) if board.packets else 0,
        memories=(),
        tricks=board.tricks,
        table=board.table,
        open_from=board.open_from,
        token=board.token,
        won=board.won,
        discard=board.discard,
        coins=board.coins,
        laid=_laid(board),
        order=order_from(board.open_from, len(board.seats)),
        debates=board.debates,
        powers=powers_of(board.won),
        trick=numbered(board.next, board.tricks, drafting=bool(board.packets)),
        tricks_in_round=tricks_in(board.round),
        rounds=ROUNDS,
        teams=teams(len(board.seats)),
        places=_places(len(board.seats)),
    )


def lying(laid: tuple[Laid, ...]) -> tuple[Lying, ...]:
    return tuple([Lying(each.card, each.seat, each.front, each.stolen, each.dead) for each in laid])


def as_played(table: tuple[Lying, ...]) -> tuple[Laid, ...]:
    return tuple([Laid(each.card, each.seat, each.front) for each in table])


@once
def _laid(board: Board) -> tuple[Laid, ...]:
    return as_played(board.table) if board.table else tuple([_fate(board, each) for each in board.last])


def _fate(board: Board, each: Lying) -> Laid:
    """Read off the trick as it lay when it was collected."""
    cancelled = POWER[each.card] == BRIBE and sum(other.card == each.card for other in board.last) > 1
    note: Note = "cancelled" if cancelled else "idle" if each.stolen and POWER[each.card] in _idle(board) else ""
    betrayed = trick.is_betrayal(each) and each.front != each.seat
    return Laid(each.card, each.seat, each.front, each.stolen, each.dead, betrayed, note)


def _idle(board: Board) -> tuple[int, ...]:
    """What a stolen card doesn't do."""
    spy = () if board.first_edition_spy else (SPY,)
    return (TRAITOR, *spy) if board.stolen_two_kills else (TRAITOR, *spy, ASSASSIN)


def order_from(first: Seat | None, seats: int) -> tuple[Seat, ...]:
    return () if first is None else tuple([(first + turn) % seats for turn in range(seats)])


@lru_cache(maxsize=256)
def powers_of(won: tuple[Cards, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(by_colour(won).values())


def numbered(following: str, tricks: tuple[tuple[Cards, ...], ...], *, drafting: bool) -> int:
    played = len(tricks[-1]) if tricks else 0
    return played if drafting or following in ("exchange", OVER) else played + 1


def tricks_in(number: int) -> int:
    """The last card of a hand is kept for the next round."""
    return (FIRST_DEAL if number <= 1 else LATER_DEAL + 1) - 1


@cache
def _places(seats: int) -> Places:
    everyone = range(seats)
    return Places(
        tuple(left(seat, seats) for seat in everyone),
        tuple(right(seat, seats) for seat in everyone),
        tuple(partner(seat) if seats == 4 else None for seat in everyone),
    )


def _memories(board: Board, seat: Seat) -> tuple[Memory, ...]:
    if not board.packets:
        return _after(board.drafts)[seat] if board.drafts else ()
    past = [_of_the_past(draft)[seat] for draft in board.drafts[:-1]]
    return (*past, _memory(board.drafts[-1], board.packets, seat))


@once
def _after(drafts: tuple[Draft, ...]) -> tuple[tuple[Memory, ...], ...]:
    """By seat: the same for all tricks of a round."""
    return tuple(zip(*map(_of_the_past, drafts), strict=True))


@lately(ROUNDS)
def _of_the_past(draft: Draft) -> tuple[Memory, ...]:
    """By seat. A draft that is over stays as it was, and is looked at for the rest of the game."""
    return tuple([_memory(draft, (), seat) for seat in range(len(draft.taken))])


def _memory(draft: Draft, packets: tuple[Cards, ...], seat: Seat) -> Memory:
    looks = tuple([_look(draft, packets, seat, pick) for pick in range(len(draft.taken[0]) + bool(packets))])
    if not draft.gifts:
        return Memory(looks)
    return Memory(looks, draft.gifts[seat], draft.gifts[partner(seat)])


def _look(draft: Draft, packets: tuple[Cards, ...], seat: Seat, pick: int) -> Look:
    """The packet that reached this seat at a pick: what it and later seats took of it, and what is left."""
    seats = len(draft.taken)
    packet = (seat - pick) % seats
    taken = draft.taken[packet]
    rest = packets[owner(packet, len(taken), seats)] if packets else ()
    return Look(in_order(taken[pick:] + rest), taken[pick] if pick < len(taken) else None)
