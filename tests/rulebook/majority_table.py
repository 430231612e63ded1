"""A table of Majority set up for one vote, and what its tests say about it."""

from __future__ import annotations

from typing import Any

from isoloir.content.majority import CARDS
from isoloir.core import Event, Match
from isoloir.games.majority import GAME
from isoloir.games.majority.board import Board, Word, card_of

PACKS: tuple[tuple[Word, ...], ...] = (tuple(range(0, 80, 2)), tuple(range(80, 160, 2)), tuple(range(160, 240, 2)))
A, B, C = (pack[0] for pack in PACKS)
"""The propositions of the first vote."""
NEXT = tuple(pack[1] for pack in PACKS)
"""Those of the second."""
SPELT = {"A": "A", "B": "B", "C": "C", "S": "score"}


def pile_of(cards: int) -> tuple[Word, ...]:
    return tuple(range(300, 300 + 2 * cards, 2))


def at(seats: int, pile: int = 1, **what: Any) -> Match[Board]:
    """A table about to vote, with this many cards in the pile."""
    usual = {
        "scores": (0,) * seats,
        "next": "vote",
        "round": 1,
        "turn": 1,
        "packs": PACKS,
        "pile": pile_of(pile),
        "active": tuple(range(seats)),
        "gains": (0,) * seats,
    }
    return Match.at(GAME, GAME.setup(seats), Board("seed", "en", **{**usual, **what}))


def vote(match: Match[Board], votes: str) -> list[Event]:
    """One letter for each seat that is in, S for Score; what everybody heard."""
    match.step({seat: (SPELT[letter],) for seat, letter in zip(match.asks, votes, strict=True)})
    return list(match.heard(None))


def cards_on(board: Board) -> list[int]:
    """Every card on the table, wherever it lies."""
    return sorted(card_of(word) for place in (*board.packs, board.discard, board.pile) for word in place)


def words_on(board: Board) -> set[Word]:
    return {word for place in (*board.packs, board.discard, board.pile) for word in place}


def whole_deck(house_words: int = 0) -> list[int]:
    return list(range(CARDS + house_words))
