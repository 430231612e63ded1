"""Weighs a law of Démocrazy for one seat: over every way the others may vote, and what comes of each."""

from __future__ import annotations

from collections.abc import Iterable
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

from .ballots import FEW, MOST, ballots_of, gains_with, ways, whim_at
from .future import after_vote, imagined, on_the_table
from .value import worth

BOARDS = 300
"""Boards that are played on for one question, at most, though each card of each law gets one at least."""
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


class Poll(NamedTuple):
    """A vote that may come: where, and how it may end, the likeliest first, each ending with a way to vote."""

    board: Board
    endings: list[tuple[Ending, float, Outcome]]


class Deliberation:
    """One question's thoughts: the board we imagine, and the luck that all options have in common."""

    def __init__(self, view: View, seat: Seat, dice: Chance) -> None:
        self._view, self._seat, self._seed = view, seat, dice.fork()
        self._board = imagined(view, dice)
        self._deck: int | None = None
        self._lucks, self._ways, self._share = LUCKS, MOST, float(BOARDS)
        self._polls: dict[Proposal, dict[Vote, Poll]] = {}
        self._boards: dict[tuple[Proposal, Ending], list[Board]] = {}
        self.whim = whim_at(view, seat)

    def later(self, deck: int) -> Deliberation:
        """The same thoughts, as if fewer cards were left."""
        twin = copy(self)
        twin._deck = deck
        return twin

    def split(self, laws: int) -> Deliberation:
        """The same thoughts where this many laws have to share the boards."""
        twin = copy(self)
        twin._share /= max(1, laws)
        return twin

    def hasty(self) -> Deliberation:
        """The same thoughts with one throw of luck and few ways to vote, where very many laws have to be thought of."""
        twin = copy(self)
        twin._lucks, twin._ways = 1, FEW
        return twin

    def cards(self, asked: Motion, cards: tuple[Vote, ...]) -> dict[Vote, float]:
        """What each of these cards is worth to us when this law is put to the vote."""
        if asked.proposal not in self._polls:
            self._polls[asked.proposal] = self._polled(asked, cards)
        worths: dict[Ending, float] = {}
        return {card: self._card(self._polls[asked.proposal][card], worths, self._share / len(cards)) for card in cards}

    def _card(self, poll: Poll, worths: dict[Ending, float], left: float) -> float:
        """On average over the endings, as far as we may play on; `worths` is what other cards have told us of them."""
        found = whole = 0.0
        for ending, likely, result in poll.endings:
            if ending not in worths:
                if left <= 0:
                    continue
                boards = self._played(poll.board, ending, result)
                worths[ending] = sum(worth(after, self._seat, self.whim, self._deck) for after in boards) / len(boards)
                left -= len(boards)
            whole += likely
            found += likely * worths[ending]
        return found / whole

    def _polled(self, asked: Motion, cards: tuple[Vote, ...]) -> dict[Vote, Poll]:
        view, seat, law, board = self._view, self._seat, asked.law, self._board
        gains = gains_with(view, law, outlook(view, law, asked.proposal.repeals))
        ballots = ballots_of(view, seat, gains, law.circle)
        if view.proposal != asked.proposal or view.next != "vote":
            board = on_the_table(board, seat, asked.proposal)
        said = {card: ways(view, seat, law.circle, ballots, card, self._ways) for card in cards}
        return {card: Poll(board, _endings(board, each)) for card, each in said.items()}

    def _played(self, board: Board, ending: Ending, result: Outcome) -> list[Board]:
        """Over some luck, if luck has a say."""
        assert board.proposal is not None
        key = (board.proposal, ending)
        if key not in self._boards:
            after, chancy = after_vote(board, self._seat, result, f"{self._seed}0")
            more = range(1, self._lucks if chancy else 1)
            rest = [after_vote(board, self._seat, result, f"{self._seed}{luck}")[0] for luck in more]
            self._boards[key] = [after, *rest]
        return self._boards[key]


def _endings(board: Board, said: Iterable[tuple[float, Outcome]]) -> list[tuple[Ending, float, Outcome]]:
    """Ways to vote that come to the same are taken together; what hardly ever happens is left out."""
    found: dict[Ending, float] = {}
    shown: dict[Ending, Outcome] = {}
    acting = [law for law in laws_in_force(board) if law.trigger == "vote"]
    for likely, result in said:
        ending = _ending(board, acting, result)
        found[ending] = found.get(ending, 0.0) + likely
        shown.setdefault(ending, result)
    kept = {ending: share for ending, share in found.items() if share >= HARDLY} or found
    whole = sum(kept.values())
    first = sorted(kept, key=kept.__getitem__, reverse=True)
    return [(ending, kept[ending] / whole, shown[ending]) for ending in first]


def _ending(board: Board, acting: list[Law], result: Outcome) -> Ending:
    spent = tuple([seat for seat, card in enumerate(result.votes) if card in JOKERS])
    due = [law for law in acting if is_due(law, result)]
    if not due:
        return result.adopted, spent, ()
    voted = replace(board, vote=result)
    about = tuple([(law.id, concerned(voted, getattr(law.effect, "who", "everyone"))) for law in due])
    return result.adopted, spent, about
