"""Writes a record, from a match being played or from the log of one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from .ask import Asks, Choices, Seat
from .ballot import Chooser
from .commitment import Shuffle, Terms
from .match import Match
from .record import FORMAT, End, Header, Line, Record
from .tell import Event


class Hearsay(Protocol):
    """Something told: an event, or its text as a log keeps it."""

    @property
    def event(self) -> Event | msgspec.Raw: ...
    @property
    def only(self) -> Seat | None: ...


class Recorder:
    """Line by line, from the first thing told to the end."""

    def __init__(self, header: Header, shuffle: Shuffle, told: Iterable[Hearsay]) -> None:
        self.header = header
        self.shuffle = shuffle
        self.lines = [Line(0, {}, {}, {}, events_of(told))]

    @classmethod
    def of(cls, match: Match[Any], shuffle: Shuffle, names: Sequence[str]) -> Recorder:
        """For a match that has just begun."""
        terms = Terms.of(match.game, match.setup)
        header = header_of(terms, match.game.vocabulary, shuffle.commitment(terms), names)
        return cls(header, shuffle, match.told)

    def wrote(
        self, asks: Asks, choices: Choices, told: Iterable[Hearsay], by: Mapping[Seat, Chooser] | None = None
    ) -> None:
        """Call after each step, with the questions as they stood before it."""
        self.lines.append(line_of(len(self.lines), asks, choices, told, by or {}))

    def record(self, match: Match[Any]) -> Record:
        return self.closed(match.winners, match.scores, stopped=not match.is_over)

    def closed(self, winners: tuple[Seat, ...], scores: tuple[int, ...], *, stopped: bool) -> Record:
        shuffle = self.shuffle
        end = End(winners, scores, shuffle.seed, shuffle.salt, shuffle.nonces, stopped=stopped)
        return Record(self.header, tuple(self.lines), end)


def header_of(terms: Terms, vocabulary: int, commitment: str, names: Sequence[str]) -> Header:
    members = msgspec.structs.asdict(terms)
    return Header(isoloir=FORMAT, **members, commitment=commitment, names=tuple(names), vocabulary=vocabulary)


def line_of(n: int, asks: Asks, choices: Choices, told: Iterable[Hearsay], by: Mapping[Seat, Chooser]) -> Line:
    seats = sorted(asks)
    return Line(
        n,
        {seat: asks[seat] for seat in seats},
        {seat: tuple(choices[seat]) for seat in seats},
        {seat: by[seat] for seat in sorted(by)},
        events_of(told),
    )


def events_of(told: Iterable[Hearsay]) -> tuple[dict[str, Any], ...]:
    return tuple(_event(each) for each in told)


def _event(told: Hearsay) -> dict[str, Any]:
    text = told.event if isinstance(told.event, msgspec.Raw) else msgspec.json.encode(told.event)
    event: dict[str, Any] = msgspec.json.decode(text)
    return event if told.only is None else {**event, "only": told.only}
