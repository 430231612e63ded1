"""What's on the table in Majority.

« paquet » pack · « Référence » reference · « Proposition » proposition · « Marquer » score · « manche » round
« tour » turn. A word is known by its number: its card's number times two, plus one on the back. A house word is a
card of its own, with the same word on both faces, numbered from 512 on.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from isoloir.content.majority import CARDS, FACES
from isoloir.core import Lang, Options, Seat, Value

Word: TypeAlias = int
Vote: TypeAlias = Literal["A", "B", "C", "score"]
Aim: TypeAlias = Literal["most", "least"]
"""What the table looks for this round: the most fitting association, or the least."""
Packs: TypeAlias = tuple[tuple[Word, ...], ...]
"""Three stacks, the top first."""

LETTERS: tuple[Vote, ...] = ("A", "B", "C")
VOTES: tuple[Vote, ...] = (*LETTERS, "score")
SIGNS: dict[Vote | None, str] = {None: ".", **{vote: vote[0] for vote in VOTES}}
"""A vote in one letter, for the course of a game."""
FIRST_HOUSE_WORD: Word = CARDS * FACES
SEATS = range(3, 11)
GOAL = 20
"""Points that end the game, once the round is over."""
MAJORITY = 2
"""The fewest votes that win."""
PASSES = 2
"""Times the cards may run out: then almost every word has been on the table."""
MOST_HOUSE_WORDS = 60
LONGEST_HOUSE_WORD = 24

HouseWord: TypeAlias = Annotated[str, Meta(max_length=4 * LONGEST_HOUSE_WORD)]
"""Anything longer isn't even read; what's only too long for a card is refused more kindly."""


class MajorityOptions(Options, frozen=True):
    reversed_rounds: bool = False
    """The variant card is tossed at the start of every round."""
    show_totals: bool = False
    """Everyone's points are face up."""
    house_words: Annotated[tuple[HouseWord, ...], Meta(max_length=MOST_HOUSE_WORDS)] = ()
    """The blank cards, filled in by the table."""
    left_out: Annotated[tuple[Word, ...], Meta(max_length=CARDS)] = ()
    """Words whose cards begin on their other face, or at the bottom of a pack if that is left out too."""


class Opened(Value, frozen=True):
    """The last ballot that was opened, and what it brought."""

    round: int
    turn: int
    reference: Word
    words: tuple[Word, ...]
    """The propositions A, B and C."""
    votes: tuple[Vote | None, ...]
    """By seat; None for a seat that was out."""
    gains: tuple[int, ...]
    """By seat, the last two's included."""
    won: tuple[Vote, ...] = ()
    """The options with the most votes; none without a majority."""


class Board(Value, frozen=True):
    seed: str
    cards: Lang
    scores: tuple[int, ...]
    """By seat; kept face down."""
    house_words: tuple[str, ...] = ()
    reversed_rounds: bool = False
    show_totals: bool = False
    next: str = "begin"
    round: int = 0
    turn: int = 0
    """Within the round."""
    aim: Aim = "most"
    packs: Packs = ((), (), ())
    discard: tuple[Word, ...] = ()
    """Oldest first."""
    pile: tuple[Word, ...] = ()
    """Its last word is the reference."""
    shuffles: int = 0
    turned: tuple[Word, ...] = ()
    """Words that everyone knew were in the packs when these were last shuffled, in ascending order."""
    active: tuple[Seat, ...] = ()
    """The seats still in this round."""
    gains: tuple[int, ...] = ()
    """What this round has brought so far, by seat."""
    last: Opened | None = None
    course: str = ""
    """Every ballot opened in the game, in the words of `noted`."""


def all_cards(house_words: int) -> range:
    return range(CARDS + house_words)


def face(card: int, side: int) -> Word:
    """A house card has its one word on both sides."""
    return card * FACES + side if card < CARDS else FIRST_HOUSE_WORD + card - CARDS


def other_face(word: Word) -> Word:
    return word ^ 1 if word < FIRST_HOUSE_WORD else word


def card_of(word: Word) -> int:
    return word // FACES if word < FIRST_HOUSE_WORD else CARDS + word - FIRST_HOUSE_WORD


def tops(packs: Packs) -> tuple[Word, ...]:
    return tuple([pack[0] for pack in packs if pack])


def below_tops(packs: Packs) -> tuple[Word, ...]:
    return tuple(word for pack in packs for word in pack[1:])


def noted(aim: Aim, pile: tuple[Word, ...], words: tuple[Word, ...], votes: tuple[Vote | None, ...]) -> str:
    """A ballot in a few letters: + or - for the aim, first word and last of the pile, propositions, votes by seat."""
    numbers = ",".join(map(str, (pile[0], pile[-1], *words)))
    return f"{'+' if aim == 'most' else '-'}{numbers},{''.join(map(SIGNS.__getitem__, votes))}"
