"""What is counted over many games; tallies add up, in any grouping, to the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import field

from isoloir.core import Match, Told, Value

from .laws import Fate, fates


class Spread(Value, frozen=True):
    """A sum with its minimum and maximum."""

    total: int = 0
    least: int | None = None
    most: int | None = None

    @classmethod
    def of(cls, number: int) -> Spread:
        return cls(number, number, number)

    def __add__(self, other: Spread) -> Spread:
        least = [each for each in (self.least, other.least) if each is not None]
        most = [each for each in (self.most, other.most) if each is not None]
        return Spread(self.total + other.total, min(least, default=None), max(most, default=None))


class Tally(Value, frozen=True):
    games: int
    wins: tuple[int, ...]
    """By seat; a shared victory counts for each who shares it."""
    scores: tuple[Spread, ...]
    shared: int
    """Games won by more than one team."""
    pauses: Spread
    decisions: Spread
    events: dict[str, int]
    """How often each event type was told; to one seat or to all, it counts once."""
    rounds: Spread = Spread()
    laws: dict[str, Fate] = field(default_factory=dict)
    """What became of each law of Démocrazy; empty for every other game."""

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, (0,) * seats, (Spread(),) * seats, 0, Spread(), Spread(), {})

    @classmethod
    def of(cls, match: Match[Any], decisions: int, told: Iterable[Told]) -> Tally:
        winners = match.winners
        return cls(
            games=1,
            wins=tuple(int(seat in winners) for seat in range(match.setup.seats)),
            scores=tuple(map(Spread.of, match.scores)),
            shared=int(match.game.shared(winners, match.setup.seats)),
            pauses=Spread.of(match.pause - 1),
            decisions=Spread.of(decisions),
            events=dict(Counter(type(each.event).__name__ for each in told)),
            rounds=Spread.of(match.game.round(match.board)),
            laws=fates(match, told) if match.game.key == "democrazy" else {},
        )

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            games=self.games + other.games,
            wins=tuple(mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)),
            scores=tuple(mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)),
            shared=self.shared + other.shared,
            pauses=self.pauses + other.pauses,
            decisions=self.decisions + other.decisions,
            events=dict(Counter(self.events) + Counter(other.events)),
            rounds=self.rounds + other.rounds,
            laws={law: self.laws.get(law, Fate()) + other.laws.get(law, Fate()) for law in {**self.laws, **other.laws}},
        )
