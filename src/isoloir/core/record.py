"""A finished game as text: JSON Lines that anybody can read, replay and check. `docs/record.md` is its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from .ask import Ask, Asks, Choices, Option, Seat
from .ballot import Chooser
from .commitment import Shuffle
from .errors import BrokenRecord
from .game import Game, Lang, Setup
from .match import Match
from .tell import Told
from .value import Value

FORMAT = 1


class Header(Value, frozen=True, forbid_unknown_fields=True):
    isoloir: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    cards: Lang
    commitment: str
    names: tuple[str, ...]


class Line(Value, frozen=True, forbid_unknown_fields=True):
    """Pause `n`: what was asked, what was chosen, what happened then. Line 0 is what happened before any question."""

    n: int
    asks: dict[Seat, Ask[Option]]
    choices: dict[Seat, tuple[Option, ...]]
    by: dict[Seat, Chooser]
    events: tuple[dict[str, Any], ...]


class End(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    seed: str
    salt: str
    nonces: tuple[str, ...]
    stopped: bool = False
    """The table ended the game before the rules did."""


class Closing(Value, frozen=True, forbid_unknown_fields=True):
    end: End


class Record(Value, frozen=True):
    header: Header
    lines: tuple[Line, ...]
    end: End
    first_line: int = 1
    """Where it begins in the file it was read from."""

    def encode(self) -> bytes:
        return b"".join(msgspec.json.encode(part) + b"\n" for part in (self.header, *self.lines, Closing(self.end)))

    @property
    def shuffle(self) -> Shuffle:
        return Shuffle(self.end.seed, self.end.salt, self.end.nonces)


class Recorder:
    """Writes down a match while it is played; `told` and `wrote` say nothing before the end."""

    def __init__(self, match: Match[Any], shuffle: Shuffle, names: Sequence[str]) -> None:
        self.header = header_of(match.game, match.setup, shuffle, names)
        self.shuffle = shuffle
        self.lines = [Line(0, {}, {}, {}, events_of(match.told))]

    def wrote(
        self, asks: Asks, choices: Choices, told: Iterable[Told], by: Mapping[Seat, Chooser] | None = None
    ) -> None:
        """Call after each step, with the questions as they stood before it."""
        self.lines.append(line_of(len(self.lines), asks, choices, told, by or {}))

    def record(self, match: Match[Any]) -> Record:
        end = End(
            match.winners,
            match.scores,
            self.shuffle.seed,
            self.shuffle.salt,
            self.shuffle.nonces,
            stopped=not match.is_over,
        )
        return Record(self.header, tuple(self.lines), end)


def header_of(game: Game[Any, Any], setup: Setup, shuffle: Shuffle, names: Sequence[str]) -> Header:
    options = setup.options.departures()
    return Header(FORMAT, game.key, game.rules, setup.seats, options, setup.cards, shuffle.commitment, tuple(names))


def line_of(n: int, asks: Asks, choices: Choices, told: Iterable[Told], by: Mapping[Seat, Chooser]) -> Line:
    seats = sorted(asks)
    return Line(
        n,
        {seat: asks[seat] for seat in seats},
        {seat: tuple(choices[seat]) for seat in seats},
        {seat: by[seat] for seat in sorted(by)},
        events_of(told),
    )


def events_of(told: Iterable[Told]) -> tuple[dict[str, Any], ...]:
    return tuple(_event(each) for each in told)


def _event(told: Told) -> dict[str, Any]:
    event: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told.event))
    return event if told.only is None else {**event, "only": told.only}


def read_records(lines: Iterable[bytes]) -> Iterator[Record]:
    """One record after another; raises BrokenRecord at the line that cannot be read."""
    header: Header | None = None
    pauses: list[Line] = []
    number = start = 0
    for number, line in enumerate(lines, 1):
        if header is None:
            header, start = _header(line, number), number
        elif b'"end"' in line[:8]:
            yield Record(header, tuple(pauses), _part(line, Closing, number).end, start)
            header, pauses = None, []
        else:
            pauses.append(_part(line, Line, number))
    if header is not None:
        raise BrokenRecord("truncated", f"the file stops at line {number}, before the game that began at {start} ends")
    if number == 0:
        raise BrokenRecord("empty", "the file is empty")


def _header(line: bytes, number: int) -> Header:
    try:
        version = msgspec.json.decode(line, type=_Version).isoloir
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BrokenRecord("not-a-record", f"line {number} does not begin an Isoloir record", number) from None
    if version > FORMAT:
        raise BrokenRecord("newer", f"line {number} is of format {version}; this version reads up to {FORMAT}", number)
    header: Header = _part(line, Header, number)
    return header


class _Version(msgspec.Struct):
    isoloir: int


def _part(line: bytes, wanted: type[Any], number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError) as why:
        raise BrokenRecord("unreadable", f"line {number} cannot be read: {why}", number) from None
