"""What's on the table in Habits.

« habitude » habit · « carte Repère » marker · « carte Vote » vote · « patient » patient · « remise » giving ·
« manche » round. Left is the next seat clockwise, right the one before.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from isoloir.content.habits import CARDS, phrase
from isoloir.core import Lang, Options, Seat, Value

Card: TypeAlias = int
"""0..489 is a card of the deck; from 490 on, a phrase of the house."""
Cards: TypeAlias = tuple[Card, ...]
Marker: TypeAlias = int
"""1..m, from left to right below the habits shown."""

DEALT_ROUNDS = 3
FINAL = 4
FEWEST, MOST = 3, 7
MOST_PHRASES = 27
LONGEST_PHRASE = 80

HousePhrase: TypeAlias = Annotated[str, Meta(max_length=4 * LONGEST_PHRASE)]


class HabitsOptions(Options, frozen=True):
    strangers: bool = False
    """For people who hardly know each other: everyone drafts habits that fit them."""
    house_phrases: Annotated[tuple[HousePhrase, ...], Meta(max_length=MOST_PHRASES)] = ()
    """The table's own habits, all of which will be dealt."""
    left_out: Annotated[tuple[Card, ...], Meta(max_length=CARDS)] = ()
    """Cards of the deck that stay in the box."""


class Portrayal(Value, frozen=True):
    """One patient's turn: what lay at the markers, who voted what, what was chosen."""

    round: int
    patient: Seat
    spread: Cards
    votes: tuple[Marker, ...]
    """By seat."""
    chosen: Card


class Board(Value, frozen=True):
    seed: str
    scores: tuple[int, ...]
    cards: Lang = "en"
    """The language of the cards."""
    strangers: bool = False
    house_phrases: tuple[str, ...] = ()
    """The house phrases, cleaned; the first is card 490."""
    next: str = "begin"
    round: int = 1
    start: Seat = 0
    """The first patient of every round."""
    turn: int = 0
    """How many have been the patient this round."""
    pick: int = 0
    """How many habits each has put in front of them this round, where strangers draft."""
    spread: Cards = ()
    """The habits at markers 1..m, while someone is the patient."""
    votes: tuple[Marker, ...] = ()
    """By seat, while the patient settles a tie."""
    history: tuple[Portrayal, ...] = ()
    """Every patient's turn so far, oldest first."""
    deck: Cards = ()
    """Secret, like all below: the next card first; every house phrase is among those that will be dealt."""
    hands: tuple[Cards, ...] = ()
    given: tuple[Cards, ...] = ()
    """This round, by giver: the card for the seat at its left, for the next one clockwise, and so on.
    Where strangers draft: what each put in front of them, first pick first."""
    discards: tuple[Cards, ...] = ()
    """The last card of each hand, by who discarded it, one per round."""
    looked: tuple[tuple[Cards, ...], ...] = ()
    """By seat: every hand it has held, as it was then, over the whole game."""

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    @property
    def patient(self) -> Seat:
        return (self.start + self.turn) % len(self.scores)


def left(seat: Seat, count: int, seats: int) -> Seat:
    """This many places clockwise."""
    return (seat + count) % seats


def every_card(house_phrases: int) -> range:
    """The deck's cards and those of the house."""
    return range(CARDS + house_phrases)


def cards_needed(seats: int) -> int:
    """A hand of one card per player, for each player, three times."""
    return DEALT_ROUNDS * seats * seats


def kept_by(history: tuple[Portrayal, ...], seat: Seat) -> Cards:
    """The habits the table chose for a seat in the dealt rounds, in that order."""
    return tuple([turn.chosen for turn in history if turn.patient == seat and turn.round < FINAL])


def kept_by_each(history: tuple[Portrayal, ...], seats: int) -> tuple[Cards, ...]:
    """The same for all of them, by seat."""
    kept: list[Cards] = [()] * seats
    for turn in history:
        if turn.round < FINAL:
            kept[turn.patient] += (turn.chosen,)
    return tuple(kept)


def phrase_of(card: Card, lang: Lang, house_phrases: tuple[str, ...]) -> str:
    return phrase(lang, card) if card < CARDS else house_phrases[card - CARDS]
