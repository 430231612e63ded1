"""One game at a table: where it stands, who has sealed, until when. The save is the truth, the live match a cache."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Raw

from isoloir.core import Asks, Ballot, Chooser, Match, Option, Seat, Shuffle
from isoloir.games import game_of

from ..log.told import Heard, Problem, Story
from ..log.words import Person


@dataclass(slots=True)
class Sealing:
    choice: tuple[Option, ...]
    by: Chooser | None = None


@dataclass(slots=True)
class Outcome:
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    stopped: bool = False
    problem: Problem | None = None
    story: Story | None = None


class Stop(NamedTuple):
    """Where a ballot left the game, for the story that is told at the end."""

    told: int
    """How many events had been told by then."""
    round: int
    scores: tuple[int, ...]


@dataclass(slots=True)
class Play:
    game: int
    key: str
    shuffle: Shuffle
    commitment: str
    """What was published of the shuffle."""
    promised: int
    """When the nonces began to be gathered."""
    nonces: dict[Person, str] = field(default_factory=dict)
    bot_seed: str = ""
    save: Raw = field(default_factory=Raw)
    pause: int = 0
    since: int = 0
    deadline: int | None = None
    left: int | None = None
    """While paused: what the limit had left."""
    seals: dict[Seat, Sealing] = field(default_factory=dict)
    voices: dict[Seat, tuple[Person, ...]] = field(default_factory=dict)
    standing: frozenset[Seat] = frozenset()
    """Seats a bot may answer for at this pause."""
    told: list[Heard] = field(default_factory=list)
    counts: dict[Seat | None, int] = field(default_factory=dict)
    """How many events were told to all (None) and to each seat alone."""
    stops: list[Stop] = field(default_factory=list)
    """One per pause, the first before any question."""
    latest: int = 0
    """How many of the events belong to the newest opening."""
    by: dict[Seat, Chooser] = field(default_factory=dict)
    over: Outcome | None = None
    saw: dict[Person, frozenset[Seat]] = field(default_factory=dict)
    """Which seats somebody has held in this game."""
    live: Match[Any] | None = field(default=None, compare=False, repr=False)

    @property
    def match(self) -> Match[Any]:
        """Raises BrokenSave, or whatever a changed room raises, for a save that no longer loads."""
        if self.live is None:
            self.live = Match.load(game_of(self.key), bytes(self.save))
        return self.live

    @property
    def asks(self) -> Asks:
        return {} if self.over else self.match.asks

    @property
    def waiting(self) -> tuple[Seat, ...]:
        asks, seals = self.asks, self.seals
        if len(seals) == len(asks):
            return ()
        return tuple(seat for seat in sorted(asks) if seat not in seals)

    @property
    def is_full(self) -> bool:
        """Everybody asked has chosen: only who is asked can."""
        return len(self.seals) == len(self.asks)

    @property
    def sealed(self) -> list[Seat]:
        return sorted(self.seals)

    def ballot(self) -> Ballot:
        """Everything sealed, put into the core's own booth, which checks it once more."""
        ballot = self.match.ballot()
        for seat, sealing in self.seals.items():
            ballot.seal(seat, sealing.choice)
        return ballot

    def hears(self, told: tuple[Heard, ...]) -> None:
        self.told.extend(told)
        self.latest = len(told)
        for each in told:
            self.counts[each.only] = self.counts.get(each.only, 0) + 1

    def count(self, seats: tuple[Seat, ...]) -> int:
        """A viewer's own count of events, moved by nothing but what is told to it."""
        return self.counts.get(None, 0) + sum([self.counts.get(seat, 0) for seat in seats])

    def heard(self, seats: tuple[Seat, ...]) -> list[Heard]:
        return [each for each in self.told if each.only is None or each.only in seats]
