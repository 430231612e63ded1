"""Other tables that one seat can't tell from this one: re-dealt from its view, or swapped behind its back."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from isoloir.core import Chance, Seat
from isoloir.core.open import as_seen

from ..board import DEALT_ROUNDS, FINAL, Board, Card, Cards, cards_needed, every_card
from ..mixing import mixed
from ..view import View
from .rows import Held, Passing, held

Grid = list[list[Card | None]]
"""Rows of one round; None where the seat doesn't know the card."""


def redeal(seen: View, dice: Chance) -> Board:
    """Every round's hands are laid out again around what the seat knows, and the rest is the deck."""
    passing = Passing(seen.seats, seen.strangers)
    grids = [_known_grid(seen, passing, number, dice) for number in range(1, min(seen.round, DEALT_ROUNDS) + 1)]
    known = {card for grid in grids for row in grid for card in row if card is not None}
    unknown = [card for card in every_card(len(seen.house_phrases)) if card not in known]
    pool = mixed(unknown, cards_needed(seen.seats) - len(known), dice)
    rounds: list[list[Held]] = []
    for number, grid in enumerate(grids, 1):
        rows, pool = _filled(grid, pool)
        left_so_far = _left_so_far(seen, passing, number)
        rounds.append([held(passing, rows, seat, left_so_far) for seat in range(seen.seats)])
    return _board(seen, rounds, pool, dice.fork())


def _board(seen: View, rounds: Sequence[Sequence[Held]], deck: Cards, seed: str) -> Board:
    seats = range(seen.seats)
    now = rounds[-1] if seen.round <= DEALT_ROUNDS else [Held((), (), (), ())] * seen.seats
    return as_seen(
        Board,
        seen,
        seed=seed,
        deck=deck,
        hands=tuple(now[seat].hand for seat in seats),
        given=tuple(now[seat].given for seat in seats),
        discards=tuple(tuple(card for each in rounds for card in each[seat].discard) for seat in seats),
        looked=tuple(tuple(hand for each in rounds for hand in each[seat].looked) for seat in seats),
    )


def _left_so_far(seen: View, passing: Passing, number: int) -> int:
    if number == seen.round and seen.next in ("give", "draft"):
        return seen.pick
    return passing.last


def _known_grid(seen: View, passing: Passing, number: int, dice: Chance) -> Grid:
    """A round's rows: shown cards at a giver who may have had them, held cards where they may have gone."""
    left_so_far = _left_so_far(seen, passing, number)
    grid: Grid = [[None] * seen.seats for _ in range(seen.seats)]
    hands = _hands_looked_at(seen, passing, number, left_so_far)
    row_of = {card: row for row, hand in hands.items() for card in hand}
    for patient, cards in _laid_open(seen, number).items():
        _place_shown(grid, passing, patient, dice.shuffle(cards), row_of)
    if number == seen.round and seen.seat is not None:
        _place_given(grid, seen)
    for row, hand in hands.items():
        placed = {card for card in grid[row] if card is not None}
        rest = iter(dice.shuffle([card for card in hand if card not in placed]))
        start = seen.seats - len(hand)
        grid[row][start:] = [next(rest) if card is None else card for card in grid[row][start:]]
    return grid


def _hands_looked_at(seen: View, passing: Passing, number: int, left_so_far: int) -> dict[int, Cards]:
    """By row: what the seat saw of it in that round."""
    first = (number - 1) * passing.hands_per_round
    found = {}
    for row in range(seen.seats):
        start = passing.looks_from(row, seen.seat, left_so_far)
        if start is not None:
            found[row] = seen.looked[first + start]
    return found


def _laid_open(seen: View, number: int) -> dict[Seat, Cards]:
    """By patient: the cards shown in a dealt round."""
    shown = {turn.patient: turn.spread for turn in seen.history if turn.round == number}
    if seen.patient is not None and seen.round == number:
        shown[seen.patient] = seen.spread
    return shown


def _place_shown(grid: Grid, passing: Passing, patient: Seat, cards: Cards, row_of: dict[Card, int]) -> None:
    """A card the seat has held came from that hand; any other, from any hand the seat hasn't looked into by then."""
    free = [row for row in range(passing.seats) if passing.place(row, patient) < passing.last]
    for card in cards:
        if card in row_of:
            grid[row_of[card]][passing.place(row_of[card], patient)] = card
            free.remove(row_of[card])
    for row, card in zip(free, [card for card in cards if card not in row_of], strict=True):
        grid[row][passing.place(row, patient)] = card


def _place_given(grid: Grid, seen: View) -> None:
    assert seen.seat is not None
    for place, card in enumerate(seen.given):
        row = (seen.seat + place) % seen.seats if seen.strangers else seen.seat
        grid[row][place] = card


def _filled(grid: Grid, pool: Cards) -> tuple[list[Cards], Cards]:
    rest = iter(pool)
    rows = [tuple(next(rest) if card is None else card for card in row) for row in grid]
    return rows, tuple(rest)


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """The same course of play with other cards, wherever the seat couldn't notice.

    Cards never shown and never in its hands may be any others of that kind. Shown cards it never held may have
    come from any of the other givers. Cards it held and passed on may each have been taken by someone else.
    """
    own = () if seat is None else (*board.hands[seat], *board.given[seat], *board.discards[seat])
    shown = {card: (turn.round, turn.patient) for turn in board.history for card in turn.spread if turn.round < FINAL}
    if board.round <= DEALT_ROUNDS:
        shown |= dict.fromkeys(board.spread, (board.round, board.patient))
    hands = () if seat is None else board.looked[seat]
    held_in = {card: number for number, hand in enumerate(hands) for card in hand}
    alike: dict[tuple[object, object], list[Card]] = {}
    for card in _hidden_first(board):
        if card not in own:
            alike.setdefault((shown.get(card), held_in.get(card)), []).append(card)
    other: dict[Card, Card] = {}
    for (where, hand), cards in alike.items():
        unseen = where is None and hand is None
        swapped = mixed(cards, len(cards) - _undealt(board), dice) if unseen else dice.shuffle(cards)
        other |= dict(zip(cards, swapped, strict=True))
    return _relabelled(replace(board, seed=dice.fork()), other)


def _hidden_first(board: Board) -> list[Card]:
    """Every card, those of the deck last and in its order."""
    return [*(card for card in every_card(len(board.house_phrases)) if card not in board.deck), *board.deck]


def _undealt(board: Board) -> int:
    """How many cards of the deck will never be dealt."""
    return len(every_card(len(board.house_phrases))) - cards_needed(len(board.seats))


def _relabelled(board: Board, other: dict[Card, Card]) -> Board:
    def each(cards: Cards) -> Cards:
        return tuple(other.get(card, card) for card in cards)

    return replace(
        board,
        deck=each(board.deck),
        hands=tuple(tuple(sorted(each(hand))) for hand in board.hands),
        given=tuple(map(each, board.given)),
        discards=tuple(map(each, board.discards)),
        looked=tuple(tuple(tuple(sorted(each(hand))) for hand in hands) for hands in board.looked),
    )
