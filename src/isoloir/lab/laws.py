"""What became of each law of Démocrazy over many games: proposed, adopted, without effect, the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from isoloir.core import Event, Match, Told, Value
from isoloir.games.democrazy import events as told_of
from isoloir.games.democrazy.board import Board
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.events import Applied, BagEmptied, CameIntoForce, Counted, Proposed, Voted
from isoloir.games.democrazy.laws import LawId
from isoloir.games.democrazy.scoring import counts
from isoloir.games.democrazy.voting import Rule, outcome

MOVES = (
    told_of.TokensDrawn, told_of.TokensReturned, told_of.TokenGiven, told_of.TokensBartered, told_of.TokensExchanged,
    told_of.TokensRotated, told_of.JokerDrawn, told_of.JokerLaidDown, told_of.HandsPassed, told_of.LawDropped,
    told_of.Repealed,
)  # fmt: skip
"""What a law at work tells after `Applied`."""


class Fate(Value, frozen=True):
    """How often, over the games counted."""

    proposed: int = 0
    adopted: int = 0
    judged: int = 0
    """Adopted, and in time to matter: one about points stood at the final count, any other came into force or acted."""
    idle: int = 0
    """Of these, it changed nothing: no token, card, joker or law moved, no vote turned, no seat gained on another."""
    ended: int = 0
    """It emptied the bag, and so ended the game."""

    def __add__(self, other: Fate) -> Fate:
        pairs = zip(self.__struct_fields__, other.__struct_fields__, strict=True)
        return Fate(*(getattr(self, mine) + getattr(other, theirs) for mine, theirs in pairs))


def fates(match: Match[Any], told: Iterable[Told]) -> dict[LawId, Fate]:
    """Of every law that was proposed in this game; blank cards are nobody's law."""
    events = tuple(each.event for each in told)
    adopted = {event.law for event in events if isinstance(event, Voted) and event.adopted}
    in_time = set(_in_time(events, adopted, match.board))
    idle = in_time - {*_moving(events), *_turning(events, match.board), *_scoring(events)}
    ended = _ended(events)
    proposed = [event.law for event in events if isinstance(event, Proposed) and event.law not in BLANKS]
    return {law: Fate(1, law in adopted, law in in_time, law in idle, law == ended) for law in proposed}


def _in_time(events: tuple[Event, ...], adopted: set[LawId], board: Board) -> Iterator[LawId]:
    came = {event.law for event in events if isinstance(event, CameIntoForce)}
    stands = {standing.law for standing in board.force}
    for law in adopted - set(BLANKS):
        row = law_of(board, law)
        if row.kind == "red" or law in (stands if counts(row.effect) else came):
            yield law


def _moving(events: tuple[Event, ...]) -> Iterator[LawId]:
    """What moves is told behind the law that moves it."""
    acting = ""
    for event in events:
        match event:
            case Applied(law=law):
                acting = law
            case told_of.TurnBegan() | told_of.Posted() | Voted():
                acting = ""
            case _ if isinstance(event, MOVES) and acting:
                yield acting


def _turning(events: tuple[Event, ...], board: Board) -> Iterator[LawId]:
    """The laws about counting that are named in a vote which would have gone the other way without them."""
    for event in events:
        if isinstance(event, Voted) and event.law not in BLANKS:
            circle = law_of(board, event.law).circle
            plain = outcome(event.votes, circle, board.joker_mode, Rule((1,) * board.seats))
            if plain.adopted != event.adopted:
                yield from (reason.law for reason in event.why if reason.law is not None)


def _scoring(events: tuple[Event, ...]) -> Iterator[LawId]:
    """A law that gives everybody the same changes nothing."""
    lines = [line for event in events if isinstance(event, Counted) for line in event.lines if line.law is not None]
    for law in dict.fromkeys(line.law for line in lines):
        if law is not None and len({line.points for line in lines if line.law == law}) > 1:
            yield law


def _ended(events: tuple[Event, ...]) -> LawId | None:
    if not any(isinstance(event, BagEmptied) for event in events):
        return None
    return [event.law for event in events if isinstance(event, Applied)][-1]
