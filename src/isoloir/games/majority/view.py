"""What a seat may see at a table of Majority: every word that was shown, its own points, nothing of the packs."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Lang, Seat, Value, once

from .board import LETTERS, Aim, Board, Opened, Word

NO_WORDS: tuple[Word | None, ...] = (None,) * len(LETTERS)


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    cards: Lang
    house_words: tuple[str, ...]
    reversed_rounds: bool
    show_totals: bool
    round: int
    turn: int
    aim: Aim
    pile: tuple[Word, ...]
    """Its last word is the reference."""
    words: tuple[Word | None, ...]
    """The propositions A, B and C; None where a pack is empty, and once the game is over."""
    left: tuple[int, ...]
    """How many cards each pack has, the proposition included."""
    discard: tuple[Word, ...]
    shuffles: int
    turned: tuple[Word, ...]
    """Words that were known to be in the packs when these were last shuffled."""
    active: tuple[Seat, ...]
    gains: tuple[int, ...]
    """What this round has brought so far, by seat."""
    scores: tuple[int | None, ...]
    """Its own; the others' only if they're face up, or at the end."""
    last: Opened | None
    course: str
    """Every ballot opened in the game, in the words of `noted`."""


def view(board: Board, seat: Seat | None) -> View:
    """Everybody sees the same, but for the points."""
    seen = seen_by_all(board)
    if board.show_totals or board.next == OVER or seat is None:
        return replace(seen, seat=seat)
    return replace(seen, seat=seat, scores=(*seen.scores[:seat], board.scores[seat], *seen.scores[seat + 1 :]))


@once
def seen_by_all(board: Board) -> View:
    return View(
        seat=None,
        next=board.next,
        cards=board.cards,
        house_words=board.house_words,
        reversed_rounds=board.reversed_rounds,
        show_totals=board.show_totals,
        round=board.round,
        turn=board.turn,
        aim=board.aim,
        pile=board.pile,
        words=NO_WORDS if board.next == OVER else tuple([pack[0] if pack else None for pack in board.packs]),
        left=tuple(map(len, board.packs)),
        discard=board.discard,
        shuffles=board.shuffles,
        turned=board.turned,
        active=board.active,
        gains=board.gains,
        scores=board.scores if board.show_totals or board.next == OVER else (None,) * len(board.scores),
        last=board.last,
        course=board.course,
    )
