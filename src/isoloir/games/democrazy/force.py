"""The laws in force: which there are, and which go when another comes."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from isoloir.core import Tell

from .board import MOST_IN_FORCE, Board, Standing
from .deck import HasLaws, law_of, written
from .events import Repealed
from .laws import Law, LawId, Raise, Times, Worth


class HasForce(HasLaws, Protocol):
    @property
    def force(self) -> tuple[Standing, ...]: ...


def laws_in_force(table: HasForce) -> tuple[Law, ...]:
    """Oldest first."""
    return tuple([law_of(table, standing.law) for standing in table.force])


def law_on(board: Board, law: LawId) -> Law | None:
    """The law by this id, as long as it is on the table or in force."""
    proposal = board.proposal
    if proposal is not None and proposal.law == law:
        return law_of(board, law) if proposal.written is None else written(law, proposal.written, proposal.check)
    return law_of(board, law) if any(standing.law == law for standing in board.force) else None


def in_vote(board: Board) -> Law:
    """The law on the table."""
    law = None if board.proposal is None else law_on(board, board.proposal.law)
    assert law is not None, "no law has been proposed"
    return law


def repealed(board: Board, law: LawId, tell: Tell) -> Board:
    """It stops acting at once and goes to the discard."""
    tell(Repealed(law))
    force = tuple(standing for standing in board.force if standing.law != law)
    return replace(board, force=force, discard=(*board.discard, law))


def replaced(table: HasForce, law: Law, named: LawId | None) -> tuple[LawId, ...]:
    """The laws that go when this one comes: the one with its symbol, or the one named."""
    return tuple(
        old.id
        for old in laws_in_force(table)
        if old.id == named or (law.symbol is not None and old.symbol == law.symbol)
    )


def must_name(table: HasForce, law: Law) -> bool:
    """A seventh law, and none in force that its symbol would replace."""
    return law.kind == "blue" and len(table.force) >= MOST_IN_FORCE and not replaced(table, law, None)


def doomed(laws: tuple[Law, ...], which: str) -> tuple[Law, ...]:
    """Of the laws in force, oldest first, those that a repeal concerns."""
    match which:
        case "all":
            return laws
        case "oldest":
            return laws[:1]
        case "newest":
            return laws[-1:]
        case "colours":
            return tuple(law for law in laws if isinstance(law.effect, Worth | Raise | Times))
        case _:
            return tuple(law for law in laws if law.symbol is None)
