"""Plays a record again and says where it differs from what it claims."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET

from .ask import check
from .errors import BadSetup, IllegalChoice
from .game import Game
from .match import Match
from .record import End, Header, Line, Record
from .recorder import events_of
from .replay import played_again
from .value import Value
from .vocabulary import in_words_of

LONG_ENOUGH = re.compile("[0-9A-Za-z_-]{22,}")
"""At least 128 bits, as base64 or hexadecimal digits."""


class Difference(Value, frozen=True):
    line: int
    """Of the file."""
    key: str
    claimed: str = ""
    found: str = ""


def has_other_rules(header: Header, game: Game[Any, Any]) -> bool:
    """Made under rules that we don't play, or with a newer vocabulary than ours: we can't fault it."""
    return not game.plays(header.rules) or not 1 <= header.vocabulary <= game.vocabulary


def broken_promises(record: Record) -> Iterator[Difference]:
    """What can be wrong with a record under any rules: it isn't the game that was promised, or no possible game."""
    yield from _unpromised(record)
    yield from _unsound(record)


def faults(record: Record, game: Game[Any, Any] | None) -> Iterator[Difference]:
    """As far as it can be told: of a game or of rules that aren't known here, what can't be under any."""
    other = game is None or has_other_rules(record.header, game)
    return broken_promises(record) if game is None or other else differences(record, game)


def _unpromised(record: Record) -> Iterator[Difference]:
    first = record.first_line
    header, end = record.header, record.end
    if record.commitment != header.commitment:
        yield Difference(first, "commitment", header.commitment, record.commitment or "")
    if not all(map(LONG_ENOUGH.fullmatch, (end.seed, end.salt))):
        yield Difference(first + len(record.lines) + 1, "seed")
    faces = header.names if header.faces is UNSET else header.faces
    if len(header.names) != header.seats or len(faces) != header.seats:
        yield Difference(first, "names", str(len(header.names)), str(header.seats))


def _unsound(record: Record) -> Iterator[Difference]:
    """What no rules allow: answers that weren't offered, lines out of order, seats that don't exist."""
    seats, first = range(record.header.seats), record.first_line + 1
    for n, line in enumerate(record.lines):
        if line.n != n:
            yield Difference(first + n, "number", str(line.n), str(n))
        yield from _unasked(first + n, line, seats)
        if any(event.get("only", 0) not in seats for event in line.events):
            yield Difference(first + n, "events", str(line.events))
    yield from _unearned(first + len(record.lines), record.end, seats)


def _unasked(where: int, line: Line, seats: range) -> Iterator[Difference]:
    """Every seat that was asked has answered with what it was offered, and no other seat has."""
    if bool(line.asks) == (line.n == 0) or not all(seat in seats for seat in line.asks):
        yield Difference(where, "asks", str(line.asks))
    if line.choices.keys() != line.asks.keys():
        yield Difference(where, "choice", str(line.choices))
        return
    try:
        for seat, question in line.asks.items():
            check(seat, question, line.choices[seat])
    except IllegalChoice as why:
        yield Difference(where, "choice", found=str(why))
    if not line.by.keys() <= line.asks.keys():
        yield Difference(where, "by", str(line.by))


def _unearned(where: int, end: End, seats: range) -> Iterator[Difference]:
    winners = end.winners
    if len(set(winners)) < len(winners) or not all(seat in seats for seat in winners) or (end.stopped and winners):
        yield Difference(where, "winners", str(winners))
    if len(end.scores) != len(seats):
        yield Difference(where, "scores", str(end.scores))


def differences(record: Record, game: Game[Any, Any]) -> Iterator[Difference]:
    """Empty for an honest record; a game cannot be followed past its first illegal choice."""
    yield from _unpromised(record)
    try:
        yield from _replayed(record, game)
    except BadSetup as why:
        yield Difference(record.first_line, "setup", found=str(why))


def _replayed(record: Record, game: Game[Any, Any]) -> Iterator[Difference]:
    where = record.first_line
    told = played_again(record, game)
    asks: Any = {}
    match = None
    vocabulary = record.header.vocabulary
    for n, line in enumerate(record.lines):
        where += 1
        if line.n != n:
            yield Difference(where, "number", str(line.n), str(n))
        yield from _asked(where, line, asks)
        try:
            _, match = next(told)
        except IllegalChoice as why:
            yield Difference(where, "choice", found=str(why))
            return
        ours = in_words_of(vocabulary, game.vocabulary, game.older_words, events_of(match.told))
        if plain(line.events) != plain(ours):
            yield Difference(where, "events", str(line.events), str(ours))
        asks = match.asks
    assert match is not None, "a record has lines"
    yield from _ended(where + 1, record, match)


def plain(value: Any) -> bytes:
    """For comparing what was read: in Python True equals 1, in a record it doesn't."""
    return msgspec.json.encode(value, order="deterministic")


def _asked(where: int, line: Line, asks: Any) -> Iterator[Difference]:
    if line.asks != dict(asks):
        yield Difference(where, "asks", str(line.asks), str(asks))
    if line.n == 0 and line.choices:
        yield Difference(where, "choice")
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
