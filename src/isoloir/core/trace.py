"""One game as the measures see it: at each reveal what was asked, what was chosen, and where it left the scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from .ask import Asks, Choices, Option, Seat
from .game import Game, Teams
from .match import Match
from .record import Record
from .replay import played_again
from .standing import shares
from .tell import Event
from .value import Value

Chosen: TypeAlias = tuple[Option, ...]


class Question(Value, frozen=True):
    """What one seat was asked, and what it answered."""

    what: str
    options: tuple[Option, ...]
    chosen: Chosen

    @property
    def is_free(self) -> bool:
        return len(self.options) > len(self.chosen)


class Reveal(Value, frozen=True):
    questions: dict[Seat, Question]
    scores: tuple[int, ...]
    """After it."""
    told: tuple[Event, ...] = ()
    """What everybody heard."""


class Trace(Value, frozen=True):
    game: str
    teams: Teams
    start: tuple[int, ...]
    """The scores before the first question."""
    reveals: tuple[Reveal, ...]
    winners: tuple[Seat, ...]
    told: tuple[Event, ...] = ()
    """What everybody heard before the first question."""

    @property
    def seats(self) -> int:
        return len(self.start)

    def totals(self) -> list[tuple[int, ...]]:
        """Each team's points, at the start and after each reveal."""
        rows = (self.start, *(reveal.scores for reveal in self.reveals))
        return [tuple(sum(scores[seat] for seat in team) for team in self.teams) for scores in rows]

    def winning_teams(self) -> tuple[int, ...]:
        return tuple(n for n, team in enumerate(self.teams) if any(seat in self.winners for seat in team))

    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory: the winning teams split one, and partners win together."""
        found = shares(self.winners, self.teams)
        return tuple(found[seat] for seat in range(self.seats))


class Tracer:
    """Follows a match from its beginning."""

    def __init__(self, match: Match[Any]) -> None:
        self.start, self.told = match.scores, match.heard(None)
        self.reveals: list[Reveal] = []

    def stepped(self, asks: Asks, choices: Choices, match: Match[Any]) -> None:
        questions = {
            seat: Question(question.what, question.options, tuple(choices[seat])) for seat, question in asks.items()
        }
        self.reveals.append(Reveal(questions, match.scores, match.heard(None)))

    def trace(self, match: Match[Any]) -> Trace:
        teams = match.game.teams(match.setup.seats)
        return Trace(match.game.key, teams, self.start, tuple(self.reveals), match.winners, self.told)


def read(record: Record, game: Game[Any, Any]) -> tuple[Trace, Sequence[Match[Any]]]:
    """A recorded game, with the match as it stood at each question."""
    lines = played_again(record, game)
    _, match = next(lines)
    tracer, stops = Tracer(match), [match.clone()]
    for line, after in lines:
        tracer.stepped(line.asks, line.choices, after)
        stops.append(after.clone())
    return tracer.trace(stops[-1]), stops[:-1]


def free_questions(reveals: Iterable[Reveal]) -> list[tuple[int, Seat]]:
    """Where a seat had a choice: the number of the reveal, and the seat."""
    return [(n, seat) for n, reveal in enumerate(reveals) for seat, asked in reveal.questions.items() if asked.is_free]
