"""Weighs a law of Démocrazy for one seat: over every way the others may vote, and what comes of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from isoloir.core import Chance, Seat
from isoloir.games.democrazy.board import Board, Proposal
from isoloir.games.democrazy.deck import law_of, written
from isoloir.games.democrazy.force import laws_in_force
from isoloir.games.democrazy.laws import Law, LawId
from isoloir.games.democrazy.polling import is_due
from isoloir.games.democrazy.preview import outlook
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import JOKERS, Outcome, Vote
from isoloir.games.democrazy.who import concerned

from .ballots import ballots_of, gains_with, ways, whim_at
from .future import after_vote, imagined, on_the_table
from .value import worth

LUCKS = 4
"""How often what chance decides is tried out, the same luck for every option."""
HARDLY = 0.02
"""A way to vote that is less likely than this is left out."""

Ending: TypeAlias = tuple[bool, tuple[Seat, ...], tuple[tuple[LawId, tuple[Seat, ...]], ...]]
"""What counts of a vote: whether the law is adopted, whose jokers are gone, and who the laws about votes are about."""


class Motion(NamedTuple):
    """A law as it would lie on the table."""

    law: Law
    proposal: Proposal


def motion(view: View, proposal: Proposal) -> Motion:
    law = law_of(view, proposal.law) if proposal.written is None else written(proposal.law, proposal.written)
    return Motion(law, proposal)


class Deliberation:
    """One question's thoughts: the board we imagine, and the luck that all options have in common."""

    def __init__(self, view: View, seat: Seat, dice: Chance) -> None:
        self._view, self._seat, self._seed = view, seat, dice.fork()
        self._board = imagined(view, dice)
        self.whim = whim_at(view, seat)
        self._deck: int | None = None
        self._worths: dict[tuple[Proposal, Ending, int | None], float] = {}
        self._boards: dict[tuple[Proposal, Ending], list[Board]] = {}

    def later(self, deck: int) -> Deliberation:
        """The same thoughts, as if fewer cards were left."""
        twin = copy(self)
        twin._deck = deck
        return twin

    def cards(self, asked: Motion, cards: tuple[Vote, ...]) -> dict[Vote, float]:
        """What each of these cards is worth to us when this law is put to the vote."""
        view, law = self._view, asked.law
        gains = gains_with(view, law, outlook(view, law, asked.proposal.repeals))
        ballots = ballots_of(view, self._seat, gains, law.circle)
        board = self._board
        if view.proposal != asked.proposal or view.next != "vote":
            board = on_the_table(board, self._seat, asked.proposal)
        return {card: self._card(board, ways(view, self._seat, law.circle, ballots, card)) for card in cards}

    def _card(self, board: Board, said: Iterable[tuple[float, Outcome]]) -> float:
        found: dict[Ending, float] = {}
        shown: dict[Ending, Outcome] = {}
        for likely, result in said:
            ending = _ending(board, result)
            found[ending] = found.get(ending, 0.0) + likely
            shown.setdefault(ending, result)
        return sum(share * self._after(board, ending, shown[ending]) for ending, share in _likely(found).items())

    def _after(self, board: Board, ending: Ending, result: Outcome) -> float:
        """On average over some luck, if luck has a say."""
        assert board.proposal is not None
        key = (board.proposal, ending, self._deck)
        if key not in self._worths:
            worths = [worth(after, self._seat, self.whim, self._deck) for after in self._played(board, ending, result)]
            self._worths[key] = sum(worths) / len(worths)
        return self._worths[key]

    def _played(self, board: Board, ending: Ending, result: Outcome) -> list[Board]:
        assert board.proposal is not None
        key = (board.proposal, ending)
        if key not in self._boards:
            after, chancy = after_vote(board, self._seat, result, f"{self._seed}0")
            more = range(1, LUCKS if chancy else 1)
            rest = [after_vote(board, self._seat, result, f"{self._seed}{luck}")[0] for luck in more]
            self._boards[key] = [after, *rest]
        return self._boards[key]


def _ending(board: Board, result: Outcome) -> Ending:
    spent = tuple([seat for seat, card in enumerate(result.votes) if card in JOKERS])
    about = tuple(
        [
            (law.id, concerned(replace(board, vote=result), getattr(law.effect, "who", "everyone")))
            for law in laws_in_force(board)
            if law.trigger == "vote" and is_due(law, result)
        ]
    )
    return result.adopted, spent, about


def _likely(found: Mapping[Ending, float]) -> dict[Ending, float]:
    kept = {ending: share for ending, share in found.items() if share >= HARDLY} or dict(found)
    whole = sum(kept.values())
    return {ending: share / whole for ending, share in kept.items()}
