"""An evening at one table: what its games add up to, worked out from the party alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache

from isoloir.core import each_alone
from isoloir.core.standing import Earned, Line, earned, standing
from isoloir.games import GAMES

from ..log.words import Person
from ..wire.standing import EveningGame, EveningKept, Ranked, Standing
from .names import folded
from .party import NOBODY, Counted, Guest, Party

MOST_LINES = 24
"""Shown to everyone all the time; the evening's own page has the rest."""


def standing_of(party: Party) -> Standing | None:
    if not party.counted:
        return None
    added = _Added(party)
    return Standing(len(added.games), [added.ranked(line) for line in added.up[:MOST_LINES]])


def evening_of(party: Party) -> EveningKept:
    """All of it, game by game."""
    added = _Added(party)
    games = [
        EveningGame(
            number,
            key,
            [each.points if (each := of.get(line.who)) else None for line in added.up],
            [n for n, line in enumerate(added.up) if (each := of.get(line.who)) and each.win],
        )
        for (number, key), of in zip(added.rounds.items(), added.games, strict=True)
    ]
    return EveningKept([added.ranked(line) for line in added.up], games)


class _Added:
    """People count by the name they have: someone who left and came back goes on where they were."""

    def __init__(self, party: Party) -> None:
        self._party, self.of = party, one_each(party.lines, party.counted)
        self._shown = {first: party.lines[line] for line, first in enumerate(self.of)}
        self.rounds = {game.game: game.key for game in sorted(party.counted, key=lambda game: game.game)}
        """At a festival a round is many games at once."""
        self.games = [self._played(number) for number in self.rounds]
        self.up = standing(self.games)

    def _played(self, number: int) -> Mapping[int, Earned]:
        games = [(game.lines, _earned(game)) for game in self._party.counted if game.game == number]
        lines = (each for lines, gave in games for each in zip(lines, gave, strict=True))
        return {self.of[line]: each for line, each in lines if line != NOBODY}

    def ranked(self, line: Line[int]) -> Ranked:
        guest, last = self._shown[line.who], self.games[-1].get(line.who)
        chairs = enumerate(self._party.chairs)
        return Ranked(
            place=line.place,
            name=guest.name,
            look=guest.look,
            bot=guest.bot,
            points=line.points,
            wins=line.wins,
            games=line.games,
            gained=None if last is None else last.points,
            seats=[seat for seat, chair in chairs if chair.line is not None and self.of[chair.line] == line.who],
        )


@lru_cache(4096)
def _earned(game: Counted) -> tuple[Earned, ...]:
    teams = GAMES[game.key].teams if game.key in GAMES else each_alone
    return earned(game.scores, game.winners, teams(len(game.lines)))


def one_each(lines: Sequence[Guest], counted: Sequence[Counted]) -> list[int]:
    """For each line the first of the same person: the name is the same, and they never met in a game."""
    met: list[set[int]] = [set() for _ in lines]
    for game in counted:
        for line in {*game.lines} - {NOBODY}:
            met[line].add(game.game)
    called = defaultdict[tuple[str, bool], list[int]](list)
    found: list[int] = []
    for line, guest in enumerate(lines):
        before = called[folded(guest.name), guest.bot] if guest.name else []
        same = next((first for first in before if not met[first] & met[line]), line)
        if same == line:
            before.append(line)
        met[same] |= met[line]
        found.append(same)
    return found


def ranks(party: Party) -> dict[Person, int]:
    """The place of each person at a festival."""
    if not party.counted:
        return {}
    added = _Added(party)
    place = {line.who: line.place for line in added.up}
    return {
        guest.named: place[of]
        for guest, of in zip(party.lines, added.of, strict=True)
        if guest.named is not None and of in place
    }
