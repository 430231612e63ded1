"""A record played again: the one place where recorded choices become a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .ask import Choices
from .game import Game
from .match import Match
from .record import Header, Line, Record


def begun(game: Game[Any, Any], header: Header, dice: str) -> Match[Any]:
    """The match before its first question; raises BadSetup."""
    return Match.new(game, game.setup(header.seats, header.options, header.cards, header.rules), dice)


def played(match: Match[Any], choices: Iterable[Choices]) -> Iterator[Match[Any]]:
    """The match as it stands, then after each of these choices; raises IllegalChoice for one that wasn't offered."""
    yield match
    for each in choices:
        match.step(each)
        yield match


def played_again(record: Record, game: Game[Any, Any]) -> Iterator[tuple[Line, Match[Any]]]:
    """Each line with the match as it stood then; clone what you want to keep."""
    match = begun(game, record.header, record.shuffle.dice)
    return zip(record.lines, played(match, (line.choices for line in record.lines[1:])), strict=True)
