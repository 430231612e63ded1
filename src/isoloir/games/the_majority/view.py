"""What one may see at a table of The Majority: all that lies open, and every card that went through one's hands."""

from __future__ import annotations

from isoloir.core import Seat, Value

from .board import Board, Card, Cards, Draft, Lying, in_order, owner, partner


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


def view(board: Board, seat: Seat | None) -> View:
    return View(
        seat=seat,
        next=board.next,
        first_edition_spy=board.first_edition_spy,
        stolen_two_kills=board.stolen_two_kills,
        first_token=board.first_token,
        round=board.round,
        deck=len(board.deck),
        hand=() if seat is None else board.hands[seat],
        hand_sizes=tuple(map(len, board.hands)),
        packet=() if seat is None or not board.packets else board.packets[seat],
        packet_size=len(board.packets[0]) if board.packets else 0,
        memories=() if seat is None else _memories(board, seat),
        tricks=board.tricks,
        table=board.table,
        open_from=board.open_from,
        token=board.token,
        won=board.won,
        discard=board.discard,
        coins=board.coins,
    )


def _memories(board: Board, seat: Seat) -> tuple[Memory, ...]:
    past = [_memory(draft, (), seat) for draft in board.drafts[:-1]]
    return (*past, *[_memory(draft, board.packets, seat) for draft in board.drafts[-1:]])


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
