"""The word cards: shuffled, split in three, taken off the top, and turned over when they run out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from msgspec.structs import replace

from isoloir.content.majority import FACES
from isoloir.core import chance

from .board import LETTERS, Board, Packs, Word, all_cards, face, other_face, tops


def split(words: Sequence[Word]) -> Packs:
    """Three packs as equal as possible, the first ones longer: 86, 85 and 85 of 256."""
    share, rest = divmod(len(words), len(LETTERS))
    ends = [share * pack + min(pack, rest) for pack in range(len(LETTERS) + 1)]
    return tuple(tuple(words[start:end]) for start, end in pairwise(ends))


def laid_out(board: Board, left_out: Collection[Word] = ()) -> Board:
    """A face for each card at random, a new one if there is one; what has none lies at the bottom of its pack."""
    dice = chance(board.seed, "shuffle", 0)
    cards = all_cards(len(board.house_words))
    rolled = list(map(face, cards, dice.rolls(len(cards), FACES)))
    known = {*left_out}
    words = [other_face(word) if word in known and other_face(word) not in known else word for word in rolled]
    packs = split(dice.shuffle(words))
    return replace(board, packs=tuple([tuple(sorted(pack, key=known.__contains__)) for pack in packs]))


def turned_over(board: Board) -> Board:
    """Discard and packs together, each card on its other face, shuffled and split again; the pile stays."""
    number = board.shuffles + 1
    words = [other_face(word) for word in gathered(board)]
    dealt = chance(board.seed, "shuffle", number).shuffle(sorted(words))
    return replace(board, packs=split(dealt), discard=(), turned=_known(board), shuffles=number)


def gathered(board: Board) -> tuple[Word, ...]:
    """All cards outside the pile."""
    return (*board.discard, *(word for pack in board.packs for word in pack))


def outside_the_pile(board: Board) -> int:
    """How many cards that is."""
    return len(board.discard) + sum(map(len, board.packs))


def _known(board: Board) -> tuple[Word, ...]:
    """Anyone who has seen one face of a card since the game began knows which one comes up now."""
    seen = {*board.discard, *tops(board.packs), *board.turned}.difference(board.pile)
    return tuple(sorted(map(other_face, seen)))


def without_tops(packs: Packs) -> Packs:
    return tuple([pack[1:] for pack in packs])


def without_top(packs: Packs, taken: int) -> Packs:
    return tuple([pack[1:] if number == taken else pack for number, pack in enumerate(packs)])
