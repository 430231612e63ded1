"""A finished game as text: JSON Lines that anybody can read, replay and check. `docs/record.md` is its description."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from .ask import Ask, Option, Seat
from .ballot import Chooser
from .commitment import Shuffle, Terms, Unspeakable
from .errors import BrokenRecord
from .languages import Lang
from .value import Value

FORMAT = 3
"""Lower numbers were used before the first release, and are not read."""

PAUSE = b'{"n":'
"""How we begin a line that isn't the last."""

BOT = "bot:"
"""How a record begins the name of a seat where a bot sat; its level follows."""

P = TypeVar("P")


class Face(Value, frozen=True, forbid_unknown_fields=True):
    """How a seat looked at the table, where its people wished it kept."""

    name: str
    shape: str
    colour: str


class Header(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    isoloir: int
    game: str
    rules: int
    vocabulary: int
    """Of the events."""
    seats: int
    options: dict[str, Any]
    cards: Lang
    commitment: str
    names: tuple[str, ...]
    faces: tuple[Face, ...] | UnsetType = UNSET

    @property
    def called(self) -> tuple[str, ...]:
        """By seat, as the table called them where that was kept; a bot's level else."""
        return self.names if self.faces is UNSET else tuple(face.name for face in self.faces)

    @property
    def terms(self) -> Terms:
        return Terms(self.game, self.rules, self.seats, self.options, self.cards)


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

    @property
    def commitment(self) -> str | None:
        """What its header has to say, if seed, salt and set-up were promised; None if nobody can have promised it."""
        try:
            return self.shuffle.commitment(self.header.terms)
        except Unspeakable:
            return None


def name_of_bot(level: str) -> str:
    return f"{BOT}{level}"


def level_of_bot(name: str) -> str | None:
    """None for a person."""
    return name.removeprefix(BOT) if name.startswith(BOT) else None


def read_records(lines: Iterable[bytes]) -> Iterator[Record]:
    """One record after another; raises BrokenRecord at the line that cannot be read."""
    header: Header | None = None
    pauses: list[Line] = []
    number = start = 0
    for number, line in enumerate(lines, 1):
        if header is None:
            header, start = _header(line, number), number
        elif _ends(line):
            if not pauses:
                raise BrokenRecord("unreadable", f"line {number} ends a game that has no line", number)
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
    if 0 < version < FORMAT:
        raise BrokenRecord("before-release", f"line {number} was written before the first release", number)
    if version < FORMAT:
        raise BrokenRecord("unreadable", f"line {number} is no header of format {version}", number)
    return _part(line, Header, number)


def _ends(line: bytes) -> bool:
    """Whether it has an end, wherever in it and however that is spelled."""
    try:
        return not line.startswith(PAUSE) and msgspec.json.decode(line, type=_Ending).end is not UNSET
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False


class _Version(msgspec.Struct):
    isoloir: int


class _Ending(msgspec.Struct):
    end: msgspec.Raw | UnsetType = UNSET


def _part(line: bytes, wanted: type[P], number: int) -> P:
    try:
        part = msgspec.json.decode(line, type=wanted)
        fault = None if msgspec.json.encode(part) == line.strip() else _oddity(line, part)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError) as why:
        raise BrokenRecord("unreadable", f"line {number} cannot be read: {why}", number) from None
    if fault is not None:
        raise BrokenRecord("unreadable", f"line {number} cannot be read: {fault}", number)
    return part


def _oddity(line: bytes, part: Any) -> str | None:
    """Spaces and escapes are free; a member that is there twice, or missing, is not."""
    try:
        plain = json.loads(line, object_pairs_hook=_members)
    except _Twice as why:
        return f"{why} is there twice"
    return None if plain == json.loads(msgspec.json.encode(part)) else "members are missing"


class _Twice(Exception):
    pass


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        raise _Twice(next(name for name in names if names.count(name) > 1))
    return members
