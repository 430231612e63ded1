"""What recorded games add up to, for the people in them: one table's evening, or those of a whole club."""

from __future__ import annotations

from collections.abc import Iterable

from isoloir.core import BrokenRecord, Record, faults
from isoloir.core.standing import Earned, Line, earned, standing
from isoloir.core.texts import folded
from isoloir.games import game_of


class Adding:
    """Takes records one by one. A game that comes twice, from two people who were in it, counts once."""

    def __init__(self) -> None:
        self.games = self.stopped = 0
        self._seen: set[str] = set()
        self._chairs: list[dict[str, Earned]] = []
        self.names: dict[str, str] = {}
        """As they were last written."""

    def add(self, record: Record) -> None:
        """Raises BrokenRecord for one that doesn't prove itself: what it claims would say nothing about any game."""
        if record.header.commitment in self._seen:
            return
        self._seen.add(record.header.commitment)
        _prove(record)
        self.count(record)

    def count(self, record: Record) -> None:
        """One that was made here, and needs no proof."""
        if record.end.stopped:
            self.stopped += 1
            return
        self.games += 1
        teams = game_of(record.header.game).teams(record.header.seats)
        for name, each in zip(record.header.names, earned(record.end.scores, record.end.winners, teams), strict=True):
            if name:
                self.names[folded(name)] = name
                self._chairs.append({folded(name): each})

    def lines(self) -> list[Line[str]]:
        """Bots count by their level, seat by seat."""
        return standing(self._chairs)


def added(records: Iterable[Record]) -> Adding:
    adding = Adding()
    for record in records:
        adding.add(record)
    return adding


def _prove(record: Record) -> None:
    """Of other rules, as far as can be told without them."""
    if (difference := next(faults(record, game_of(record.header.game)), None)) is not None:
        raise BrokenRecord("differs", "the record does not prove itself", difference.line)
