"""Plays a record again and says where it differs from what it claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .errors import BadSetup, IllegalChoice
from .game import Game
from .match import Match
from .record import Line, Record, events_of
from .value import Value


class Difference(Value, frozen=True):
    line: int
    """Of the file."""
    key: str
    claimed: str = ""
    found: str = ""


def has_other_rules(record: Record, game: Game[Any, Any]) -> bool:
    """Made under another version of the rules: nothing can be said against it."""
    return record.header.rules != game.rules


def differences(record: Record, game: Game[Any, Any]) -> Iterator[Difference]:
    """Empty for an honest record; a game cannot be followed past its first illegal choice."""
    first = record.first_line
    header = record.header
    if record.shuffle.commitment != header.commitment:
        yield Difference(first, "commitment", header.commitment, record.shuffle.commitment)
    if len(header.names) != header.seats:
        yield Difference(first, "names", str(len(header.names)), str(header.seats))
    try:
        setup = game.setup(header.seats, header.options, header.cards)
    except BadSetup as why:
        yield Difference(first, "setup", found=str(why))
        return
    yield from _replayed(record, Match.new(game, setup, record.shuffle.dice))


def _replayed(record: Record, match: Match[Any]) -> Iterator[Difference]:
    where = record.first_line
    for n, line in enumerate(record.lines):
        where += 1
        if line.n != n:
            yield Difference(where, "number", str(line.n), str(n))
        if n > 0:
            yield from _asked(where, line, match)
            try:
                match.step(line.choices)
            except IllegalChoice as why:
                yield Difference(where, "choice", found=str(why))
                return
        if line.events != (told := events_of(match.told)):
            yield Difference(where, "events", str(line.events), str(told))
    yield from _ended(where + 1, record, match)


def _asked(where: int, line: Line, match: Match[Any]) -> Iterator[Difference]:
    if line.asks != dict(match.asks):
        yield Difference(where, "asks", str(line.asks), str(match.asks))
    if not line.by.keys() <= line.asks.keys():
        yield Difference(where, "by", str(line.by))


def _ended(where: int, record: Record, match: Match[Any]) -> Iterator[Difference]:
    end = record.end
    if end.stopped == match.is_over:
        yield Difference(where, "stopped", str(end.stopped), str(not match.is_over))
    if end.winners != match.winners:
        yield Difference(where, "winners", str(end.winners), str(match.winners))
    if end.scores != match.scores:
        yield Difference(where, "scores", str(end.scores), str(match.scores))
