"""Jokers: dealt once, played once, sometimes handed out again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from isoloir.core import Seat, chance

from .board import Board
from .voting import JOKERS, Joker

Kinds: TypeAlias = tuple[int, int, int]
T = TypeVar("T")


def pack(split: Kinds) -> tuple[Joker, ...]:
    """The ten jokers of a table."""
    return tuple([joker for joker, count in zip(JOKERS, split, strict=True) for _ in range(count)])


def sorted_jokers(jokers: Iterable[Joker]) -> tuple[Joker, ...]:
    return tuple(sorted(jokers, key=JOKERS.index))


def kinds(jokers: Iterable[Joker]) -> Kinds:
    there = tuple(jokers)
    return there.count("white"), there.count("black"), there.count("scam")


def spare(board: Board) -> tuple[Joker, ...]:
    """The jokers that nobody holds and nobody has shown."""
    rest = list(pack(board.joker_split))
    for joker in (*board.joker_discard, *(joker for joker in board.jokers if joker is not None)):
        rest.remove(joker)
    return tuple(rest)


def laid_open(board: Board, seat: Seat, *, played: bool) -> Board:
    """The seat's joker lies face up among the discarded ones."""
    joker = board.jokers[seat]
    assert joker is not None, f"seat {seat} holds no joker"
    caps = tuple(
        _less(cap, joker) if board.joker_since[seat] <= number else cap for number, cap in enumerate(board.joker_caps)
    )
    return replace(
        board,
        jokers=_put(board.jokers, seat, None),
        joker_discard=sorted_jokers((*board.joker_discard, joker)),
        joker_plays=(*board.joker_plays, (seat, joker)),
        used=_put(board.used, seat, played or board.used[seat]),
        joker_caps=caps,
    )


def handed_out(board: Board, takers: Iterable[Seat]) -> tuple[Board, tuple[Seat, ...]]:
    """Seats without a joker draw one from those nobody holds, in this order, while there are any."""
    pool = chance(board.seed, "jokers", board.joker_draws + 1).shuffle((*spare(board), *board.joker_discard))
    lucky = tuple(seat for seat in takers if not board.holders[seat])[: len(pool)]
    if not lucky:
        return board, ()
    got = dict(zip(lucky, pool, strict=False))
    return _with(board, got), lucky


def _with(board: Board, got: dict[Seat, Joker]) -> Board:
    """Anyone who has held a joker since before this can't hold one of those that lay open until now."""
    draws = board.joker_draws + 1
    gone = kinds(board.joker_discard)
    white, black, scam = board.joker_split
    cap = (white - gone[0], black - gone[1], scam - gone[2])
    return replace(
        board,
        jokers=tuple([got.get(seat, joker) for seat, joker in enumerate(board.jokers)]),
        used=tuple([used and seat not in got for seat, used in enumerate(board.used)]),
        joker_since=tuple([draws if seat in got else since for seat, since in enumerate(board.joker_since)]),
        joker_caps=(*board.joker_caps, cap),
        joker_draws=draws,
        joker_discard=(),
    )


def is_possible(jokers: tuple[Joker | None, ...], since: tuple[int, ...], caps: tuple[Kinds, ...]) -> bool:
    """Could these be the jokers everyone holds, given all that have been shown?"""
    return all(
        all(held <= most for held, most in zip(_held_before(jokers, since, number), cap, strict=True))
        for number, cap in enumerate(caps)
    )


def _held_before(jokers: tuple[Joker | None, ...], since: tuple[int, ...], number: int) -> Kinds:
    return kinds(joker for joker, got in zip(jokers, since, strict=True) if joker is not None and got <= number)


def _less(cap: Kinds, joker: Joker) -> Kinds:
    white, black, scam = (most - (kind == joker) for most, kind in zip(cap, JOKERS, strict=True))
    return white, black, scam


def _put(row: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    return (*row[:seat], thing, *row[seat + 1 :])
