"""Plays a record again and says where it differs from what it claims."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from .errors import BadSetup, IllegalChoice
from .game import Game
from .match import Match
from .record import Header, Line, Record
from .recorder import events_of
from .replay import played_again
from .value import Value
from .vocabulary import Edition, in_words_of

LONG_ENOUGH = re.compile("[0-9A-Za-z_-]{22,}")
"""At least 128 bits, as base64 or hexadecimal digits."""


class Difference(Value, frozen=True):
    line: int
    """Of the file."""
    key: str
    claimed: str = ""
    found: str = ""


def edition_of(header: Header, game: Game[Any, Any]) -> Edition:
    """Its rules and its vocabulary; 0 for a number of format 1 that never was."""
    if isinstance(header.vocabulary, int):
        return Edition(header.rules, header.vocabulary)
    return game.format_1.get(header.rules, Edition(0, 0))


def has_other_rules(header: Header, game: Game[Any, Any]) -> bool:
    """Made under other rules, or in words that came after ours: nothing can be said against it."""
    edition = edition_of(header, game)
    return edition.rules != game.rules or not 1 <= edition.vocabulary <= game.vocabulary


def broken_promises(record: Record) -> Iterator[Difference]:
    """What can be held against a record of any rules: that it is not the game that was promised."""
    first = record.first_line
    header, end = record.header, record.end
    if record.commitment != header.commitment:
        yield Difference(first, "commitment", header.commitment, record.commitment)
    if header.isoloir > 1 and not all(map(LONG_ENOUGH.fullmatch, (end.seed, end.salt))):
        yield Difference(first + len(record.lines) + 1, "seed")
    if len(header.names) != header.seats or len(header.faces or header.names) != header.seats:
        yield Difference(first, "names", str(len(header.names)), str(header.seats))


def differences(record: Record, game: Game[Any, Any]) -> Iterator[Difference]:
    """Empty for an honest record; a game cannot be followed past its first illegal choice."""
    yield from broken_promises(record)
    try:
        yield from _replayed(record, game)
    except BadSetup as why:
        yield Difference(record.first_line, "setup", found=str(why))


def _replayed(record: Record, game: Game[Any, Any]) -> Iterator[Difference]:
    where = record.first_line
    told = played_again(record, game)
    asks: Any = {}
    match = None
    vocabulary = edition_of(record.header, game).vocabulary
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
    """For comparing what was read: in Python true is 1, in a record it is not."""
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
