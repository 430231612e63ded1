"""Votes of Majority that one can play: you sit in the first seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isoloir.core import Came, Event, Lang, Scene, Seat

from .board import Board, Vote, Word, all_cards, card_of, face
from .events import Eliminated, NoMajority, Scored, TwoLeft, Voted, WordsWon

Told = dict[Lang, tuple[tuple[Word, ...], tuple[Word, Word, Word]]]
"""In each language, the pile and the words at A, B and C."""

PIRATE: Told = {"fr": ((89,), (170, 197, 177)), "en": ((85,), (0, 192, 49))}
KING: Told = {"fr": ((154,), (321, 258, 86)), "en": ((253,), (383, 160, 140))}
MOON: Told = {"fr": ((279, 290, 399, 390), (122, 325, 218)), "en": ((403, 287, 389, 235), (100, 304, 209))}
CAKE: Told = {"fr": ((308, 281), (139, 107, 265)), "en": ((70, 86), (175, 121, 404))}
DRAGON: Told = {"fr": ((166,), (401, 181, 360)), "en": ((39,), (196, 285, 344))}
"""The words are those of the deck, by number; a change of the deck is noticed by the test that reads them."""
SPELT: dict[str, Vote] = {"A": "A", "B": "B", "C": "C", "S": "score"}
YOU = 0


def about_to_vote(told: Told, seats: int, active: int) -> Callable[[Lang], Board]:
    """The other cards lie in the three packs, in their own order."""

    def board(lang: Lang) -> Board:
        pile, words = told[lang]
        used = set(map(card_of, (*pile, *words)))
        rest = [face(card, 0) for card in all_cards(0) if card not in used]
        return Board(
            "a scene",
            lang,
            scores=(0,) * seats,
            next="vote",
            round=1,
            turn=len(pile),
            packs=tuple((word, *rest[place::3]) for place, word in enumerate(words)),
            pile=pile,
            active=tuple(range(active)),
            gains=(0,) * seats,
        )

    return board


def vote(key: str, votes: str, told: Told, *then: Event, seats: int) -> Scene:
    """One letter for each who is still in, S for Bank."""
    cards = tuple(SPELT[letter] for letter in votes)
    return Scene(
        key=key,
        seats=seats,
        board=about_to_vote(told, seats, len(votes)),
        seat=YOU,
        choices={seat: (card,) for seat, card in enumerate(cards)},
        then=(Voted((*cards, *[None] * (seats - len(cards)))), *then),
        facts={"seats": seats, "active": len(votes), "pile": len(told["en"][0])},
    )


SCENES = (
    vote("vote", "AAAB", PIRATE, Eliminated((3,)), seats=4),
    vote("win", "AABBC", KING, Eliminated((4,)), seats=5),
    vote("alone", "SSA", MOON, Scored((0, 1), 4), seats=4),
    vote("tied", "SSBBC", CAKE, Scored((0, 1), 2), Eliminated((4,)), TwoLeft((2, 3), 3), seats=5),
    vote("none", "ABCS", DRAGON, NoMajority(), seats=4),
)


def came(heard: Sequence[Event], seat: Seat) -> Came | None:
    paid = sum(event.points for event in heard if isinstance(event, Scored | TwoLeft) and seat in event.seats)
    if paid:
        return Came("paid", {"points": paid})
    if any(isinstance(event, NoMajority) for event in heard):
        return Came("none", {})
    stays = any(isinstance(event, WordsWon) and seat in event.seats for event in heard)
    return Came("in" if stays else "out", {})
