"""What a seat of Majority doesn't know, dealt again: the packs below their tops, the others' points, the dice."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from isoloir.content.majority import FACES
from isoloir.core import OVER, Chance, Seat
from isoloir.core.open import as_seen

from .board import GOAL, Board, Packs, Word, all_cards, below_tops, card_of, face
from .scoring import to_each, total
from .view import View


def redeal(seen: View, dice: Chance) -> Board:
    return as_seen(Board, seen, seed=dice.fork(), scores=_whole_scores(seen, dice), packs=_packs(seen, dice))


def _packs(seen: View, dice: Chance) -> Packs:
    """Cards never met get a face at random; those met before the last shuffle lie on the face they must have now."""
    shown = {*seen.pile, *seen.discard, *(word for word in seen.words if word is not None)}
    known = [word for word in seen.turned if word not in shown]
    met = {card_of(word) for word in (*shown, *known)}
    fresh = [face(card, dice.below(FACES)) for card in all_cards(len(seen.house_words)) if card not in met]
    hidden = dice.shuffle([*known, *fresh])
    return _under(seen.words, [max(0, left - 1) for left in seen.left], hidden)


def _whole_scores(seen: View, dice: Chance) -> tuple[int, ...]:
    known = tuple(score for score in seen.scores if score is not None)
    if len(known) == len(seen.scores):
        return known
    mine = 0 if seen.seat is None else known[0] - seen.gains[seen.seat]
    return total(_past(seen.seat, mine, seen.round - 1, len(seen.scores), dice), seen.gains)


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Below the tops any order will do, and any face of a card nobody has met; the others' points lie face down."""
    met = set(board.turned)
    hidden = [word if word in met else face(card_of(word), dice.below(FACES)) for word in below_tops(board.packs)]
    heads = [pack[0] if pack else None for pack in board.packs]
    packs = _under(heads, [len(pack[1:]) for pack in board.packs], dice.shuffle(hidden))
    swapped = replace(board, seed=dice.fork(), packs=packs)
    if board.show_totals or board.next == OVER:
        return swapped
    mine = 0 if seat is None else board.scores[seat] - board.gains[seat]
    past = _past(seat, mine, board.round - 1, len(board.scores), dice)
    return replace(swapped, scores=total(past, board.gains))


def _under(heads: Sequence[Word | None], sizes: Sequence[int], hidden: Sequence[Word]) -> Packs:
    """Packs with these tops and this many of the hidden words under each."""
    packs, start = [], 0
    for head, size in zip(heads, sizes, strict=True):
        packs.append((() if head is None else (head,)) + tuple(hidden[start : start + size]))
        start += size
    return tuple(packs)


def _past(seat: Seat | None, mine: int, rounds: int, table: int, dice: Chance) -> tuple[int, ...]:
    """Totals after this many rounds, one of them known: nobody scores alone or begins a round at 20."""
    others = [each for each in range(table) if each != seat]
    scores = (0,) * table
    if mine:
        assert seat is not None
        partners = dice.sample(others, 1 + dice.below(len(others)))
        scores = to_each((seat, *partners), mine, table)
    if rounds > bool(mine):
        more = dice.below(GOAL - mine)
        scores = total(scores, to_each(dice.sample(others, 2 + dice.below(len(others) - 1)), more, table))
    return scores
