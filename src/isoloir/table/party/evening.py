"""All the games somebody played at one table, taken together: who chose alike, and who tipped the scales."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct

from isoloir.core import BrokenRecord, Record
from isoloir.core.measures import Agreement

from ..log import entries as e
from ..log.words import Person
from .fold import apply
from .party import Party
from .records import record_of
from .sitting import Sitting, sat_at
from .study import Pair, Studied, Weight, paired, studied, weighed

MOST_GAMES = 20
"""The newest; an evening has fewer."""


class Played(Struct, frozen=True):
    game: int
    key: str
    winners: list[int]
    """Places in `people`."""


class Evening(Struct, frozen=True):
    """GET /api/tables/{code}/study: of finished games, and only of those in which the reader held a seat."""

    people: list[Sitting]
    """As they were called and looked when they were first met; a name that was deleted is nobody's."""
    games: list[Played]
    pairs: list[Pair]
    """Their seats are places in `people`."""
    weights: list[Weight]


class _Company:
    """Everybody by the name they had; whose name was deleted is met anew in each game."""

    def __init__(self) -> None:
        self.people: list[Sitting] = []
        self._places: dict[str, int] = {}

    def place(self, sitting: Sitting) -> int:
        if sitting.name in self._places:
            return self._places[sitting.name]
        self.people.append(sitting)
        if sitting.name:
            self._places[sitting.name] = len(self.people) - 1
        return len(self.people) - 1


def evening(log: Sequence[e.Entry], person: Person) -> Evening:
    company, games = _Company(), list[Played]()
    alike: dict[tuple[int, int], Agreement] = defaultdict(Agreement)
    choices, pivotal = Counter[int](), Counter[int]()
    for game, record, found in _of_person(log, person):
        places = [company.place(sitting) for sitting in sat_at(log, game)]
        games.append(Played(game, record.header.game, [places[seat] for seat in record.end.winners]))
        for pair in found.pairs:
            one, other = sorted(places[seat] for seat in pair.seats)
            alike[one, other] += Agreement(pair.asked, pair.alike, pair.by_chance)
        for weight in found.weights:
            choices[places[weight.seat]] += weight.choices
            pivotal[places[weight.seat]] += weight.pivotal
    return Evening(company.people, games, paired(alike), weighed(choices, pivotal))


def _of_person(log: Sequence[e.Entry], person: Person) -> list[tuple[int, Record, Studied]]:
    party = Party()
    for entry in log:
        apply(party, entry)
    mine = [game for game in sorted(party.sat) if person in party.sat[game]]
    found: list[tuple[int, Record, Studied]] = []
    for game in mine[-MOST_GAMES:]:
        record = record_of(log, game)
        try:
            if record is not None and not record.end.stopped:
                found.append((game, record, studied(record)))
        except BrokenRecord:
            continue  # of older rules, say: there is nothing to count in it
    return found
