"""A festival: a party whose people play at tables of its own, round by round. What its entries add up to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, assert_never

from ..log import entries as e
from ..log.words import Person, Programme

Phase: TypeAlias = Literal["gathering", "playing", "between", "over"]


@dataclass(slots=True)
class Sheet:
    """One of its tables."""

    number: int
    round: int
    game: str
    code: str
    key: str
    people: list[Person]
    """Whose place it is now, in the order in which they came."""
    seats: int
    at: int
    ever: set[Person]
    """Who was to play here at any time: nobody comes twice."""
    score: e.Scored | None = None
    """None while it's played. Without scores it doesn't count."""
    is_over: bool = False
    """Its game has ended, whatever it came to."""

    @property
    def is_full(self) -> bool:
        return len(self.people) >= self.seats


@dataclass(slots=True)
class Festival:
    programme: Programme
    helm: str
    organisers: set[Person] = field(default_factory=set)
    resting: dict[Person, Person | None] = field(default_factory=dict)
    """Who sits out, and who said so; None: the house, because they were away."""
    phase: Phase = "gathering"
    round: int = 0
    sheets: list[Sheet] = field(default_factory=list)
    deadline: int | None = None
    """When the round ends, or the next one begins."""
    left: int | None = None
    """What of that was left when the clock was stopped."""

    @property
    def open(self) -> list[Sheet]:
        """Those that still play, of whatever round."""
        return [sheet for sheet in self.sheets if sheet.score is None]

    @property
    def now(self) -> list[Sheet]:
        """Of this round."""
        return [sheet for sheet in self.sheets if sheet.round == self.round]

    def sheet_of(self, person: Person) -> Sheet | None:
        """Where they play now, or played last in this round."""
        mine = [sheet for sheet in self.sheets if person in sheet.people]
        return next((sheet for sheet in mine if sheet.score is None), mine[-1] if mine else None)

    def playing(self) -> set[Person]:
        return {person for sheet in self.open for person in sheet.people}

    def game_of(self, number: int, usual: str) -> str:
        games = self.programme.games
        return games[(number - 1) % len(games)] if games else usual

    def scored(self) -> Iterator[tuple[Sheet, e.Scored]]:
        """What counts."""
        for sheet in self.sheets:
            if sheet.score is not None and sheet.score.scores:
                yield sheet, sheet.score


def apply(festival: Festival, entry: e.OfFestival | e.Paused | e.Resumed) -> None:
    match entry:
        case e.Organises():
            festival.organisers.add(entry.person)
        case e.Rests():
            festival.resting.pop(entry.who, None)
            if entry.rests:
                festival.resting[entry.who] = entry.person
        case e.Paired():
            _pair(festival, entry)
        case e.Reseated():
            stand_up(festival, entry.who)
            sheet = festival.sheets[entry.table - 1]
            sheet.people.append(entry.who)
            sheet.ever.add(entry.who)
        case e.Scored():
            sheet = festival.sheets[entry.table - 1]
            sheet.is_over = sheet.is_over or entry.person is None
            if entry.person is not None or sheet.score is None:
                sheet.score = entry
        case e.Adjourned():
            festival.phase, festival.deadline, festival.left = "over" if entry.over else "between", entry.next, None
            for table in entry.stops:
                festival.sheets[table - 1].score = e.Scored(table=table)
        case e.Paused():
            festival.left, festival.deadline = entry.left, None
        case e.Resumed():
            festival.left, festival.deadline = None, entry.deadline
        case _:
            assert_never(entry)


def stand_up(festival: Festival, person: Person) -> None:
    """A bot plays on in their place."""
    for sheet in festival.open:
        if person in sheet.people:
            sheet.people.remove(person)


def _pair(festival: Festival, entry: e.Paired) -> None:
    festival.phase, festival.round, festival.deadline = "playing", entry.round, entry.deadline
    for each in entry.sheets:
        number, seats = len(festival.sheets) + 1, len(each.people) + each.bots
        who = list(each.people), seats, entry.at, set(each.people)
        festival.sheets.append(Sheet(number, entry.round, entry.game, each.code, each.key, *who))
