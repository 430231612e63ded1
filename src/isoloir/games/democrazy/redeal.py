"""Other truths: boards that look the same to one seat and differ in what it isn't allowed to know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from isoloir.core import Chance, Seat

from .board import ABOVE, AMONG, Board
from .deck import END, all_cards
from .jokers import is_possible, pack, spare
from .laws import LawId
from .view import OPEN, View
from .voting import Joker

DECK = ABOVE + AMONG + 1


def redeal(seen: View, dice: Chance) -> Board:
    """Unknown cards fall anywhere they may be: in a hand, in the deck, out of the game."""
    unknown = list(dice.shuffle(_unseen(seen)))
    hands = tuple(
        tuple(sorted((*known, *(unknown.pop() for _ in range(size - len(known))))))
        for known, size in zip(seen.known, seen.hand_sizes, strict=True)
    )
    end = () if seen.ended == "end" else (END,)
    laws = tuple(unknown.pop() for _ in range(seen.deck_size - len(end)))
    return Board(
        seed=dice.fork(),
        **{field: getattr(seen, field) for field in OPEN},
        hands=hands,
        held=tuple(seen.held if seat == seen.seat else hand for seat, hand in enumerate(hands)),
        deck=_with_end(laws, dice) if end else laws,
        jokers=_jokers(seen, dice),
    )


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """The cards this seat hasn't seen change places with each other, and so does the End within its packet."""
    if not board.hands:
        return replace(board, seed=dice.fork())
    seen = () if seat is None else board.held[seat]
    lying = _lying_open(board.discard, board.force, board.pending, board.proposal)
    hidden = tuple(law for law in all_cards(board) if law not in lying and law not in seen)
    names = dict(zip(hidden, dice.shuffle(hidden), strict=True))
    deck = _renamed(board.deck, names)
    return replace(
        board,
        seed=dice.fork(),
        hands=tuple(tuple(sorted(_renamed(hand, names))) for hand in board.hands),
        held=tuple(_renamed(held, names) for held in board.held),
        deck=_with_end(tuple(law for law in deck if law != END), dice) if END in deck else deck,
        jokers=_swapped_jokers(board, seat, dice),
    )


def _lying_open(*places: object) -> set[LawId]:
    """The laws in these places, each an id, a list, or something that has a law."""
    laws: set[LawId] = set()
    for place in places:
        for thing in place if isinstance(place, tuple) else (place,):
            laws.add(str(getattr(thing, "law", thing)))
    return laws


def _unseen(seen: View) -> tuple[LawId, ...]:
    open_laws = _lying_open(seen.discard, seen.force, seen.pending, seen.proposal, *seen.known)
    return tuple(law for law in all_cards(seen) if law not in open_laws)


def _with_end(laws: tuple[LawId, ...], dice: Chance) -> tuple[LawId, ...]:
    """The End is below the first fifteen cards of the deck, as long as those are still there."""
    drawn = DECK - len(laws) - 1
    first = max(0, ABOVE - drawn)
    place = first + dice.below(len(laws) + 1 - first)
    return (*laws[:place], END, *laws[place:])


def _renamed(laws: Iterable[LawId], names: Mapping[LawId, LawId]) -> tuple[LawId, ...]:
    return tuple(names.get(law, law) for law in laws)


def _jokers(seen: View, dice: Chance) -> tuple[Joker | None, ...]:
    fixed = {} if seen.seat is None or seen.joker is None else {seen.seat: seen.joker}
    unseen = list(pack(seen.joker_split))
    for joker in (*seen.joker_discard, *fixed.values()):
        unseen.remove(joker)
    return _dealt(unseen, fixed, seen, dice)


def _swapped_jokers(board: Board, seat: Seat | None, dice: Chance) -> tuple[Joker | None, ...]:
    mine = None if seat is None else board.jokers[seat]
    fixed = {} if seat is None or mine is None else {seat: mine}
    others = [joker for holder, joker in enumerate(board.jokers) if holder not in fixed and joker is not None]
    return _dealt([*others, *spare(board)], fixed, board, dice)


def _dealt(
    unseen: list[Joker], fixed: Mapping[Seat, Joker], table: Board | View, dice: Chance
) -> tuple[Joker | None, ...]:
    """The true deal is one of those tried, so one is always found."""
    while True:
        deal = list(dice.shuffle(sorted(unseen)))
        jokers = tuple(fixed.get(seat) or (deal.pop() if holds else None) for seat, holds in enumerate(table.holders))
        if is_possible(jokers, table.joker_since, table.joker_caps):
            return jokers
