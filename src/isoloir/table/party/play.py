"""One game at a table: where it stands, who has sealed, until when. The save is the truth, the live match a cache."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from isoloir.core import Asks, Ballot, Chooser, Game, Match, Option, Seat, Shuffle
from isoloir.games import game_of

from ..log.told import Heard, Problem, Story
from ..log.words import Person


@dataclass(slots=True)
class Outcome:
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    stopped: bool = False
    problem: Problem | None = None
    story: Story | None = None


class Stop(Struct, frozen=True, gc=False):
    """Where a ballot left the game, for the story told at the end."""

    told: int
    """How many events had been told by then."""
    round: int
    scores: tuple[int, ...]


class Opened(Struct, frozen=True):
    """The pause that was opened last: what was on the table, asked and chosen."""

    save: Raw
    asks: Raw
    choices: dict[Seat, tuple[Option, ...]]


class Views:
    """What each seat sees of one board, worked out once, and what it was asked there, if that's known."""

    __slots__ = ("_made", "asks", "board", "game")

    def __init__(self, game: Game[Any, Any], board: Any, asks: Asks | None = None) -> None:
        self.game, self.board, self.asks = game, board, asks
        self._made: dict[Seat | None, Any] = {}

    def of(self, seat: Seat | None) -> Any:
        view = self._made.get(seat)
        if view is None:
            is_alike = self.game.own == frozenset() and seat is not None
            view = replace(self.of(None), seat=seat) if is_alike else self.game.view(self.board, seat)
            self._made[seat] = view
        return view


@dataclass(slots=True)
class Play:
    game: int
    key: str
    shuffle: Shuffle
    commitment: str
    """What was published of the shuffle."""
    promised: int
    """When we began to gather the nonces."""
    nonces: dict[Person, str] = field(default_factory=dict)
    bot_seed: str = ""
    save: Raw = field(default_factory=Raw)
    rules: int = 0
    """The version of the rules by which the save was made."""
    pause: int = 0
    since: int = 0
    deadline: int | None = None
    left: int | None = None
    """While paused: what the limit had left."""
    ballot: Ballot = field(default_factory=lambda: Ballot({}))
    """What's sealed at this pause. It learns who's asked what once the match is there."""
    voices: dict[Seat, tuple[Person, ...]] = field(default_factory=dict)
    waited: bool = False
    """At a table over days: everyone has waited once for those who were late."""
    missed: frozenset[Seat] = frozenset()
    """Seats whose last question a bot had to answer for their owner."""
    standing: frozenset[Seat] = frozenset()
    """Seats a bot may answer for at this pause."""
    told: list[Heard] = field(default_factory=list)
    counts: dict[Seat | None, int] = field(default_factory=dict)
    """How many events were told to all (None) and to each seat alone."""
    stops: list[Stop] = field(default_factory=list)
    """One per pause, the first before any question."""
    latest: int = 0
    """How many of the events belong to the newest opening."""
    opened: Opened | None = None
    """None until the first ballot opens."""
    by: dict[Seat, Chooser] = field(default_factory=dict)
    over: Outcome | None = None
    saw: dict[Person, frozenset[Seat]] = field(default_factory=dict)
    """Which seats each person has held in this game."""
    veiled: dict[Person, int] = field(default_factory=dict)
    """The pause at which a device was let in for a person: what they hold stays hidden until the next one."""
    live: Match[Any] | None = field(default=None, compare=False, repr=False)
    views: Views | None = field(default=None, compare=False, repr=False)
    """Of the live match."""
    before: Views | None = field(default=None, compare=False, repr=False)
    """Of the match that `live` was stepped from, if it was stepped here rather than loaded."""

    @property
    def match(self) -> Match[Any]:
        """Raises BrokenSave, or anything a game that changed may raise, for a save that no longer loads."""
        return self.live or self.stand_at(Match.load(game_of(self.key), bytes(self.save)))

    def stand_at(self, match: Match[Any]) -> Match[Any]:
        self.live, self.ballot.asks = match, match.asks
        self.views = Views(match.game, match.board, match.asks)
        return match

    @property
    def asks(self) -> Asks:
        return {} if self.over else (self.live or self.match).asks

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.ballot.waiting if self.asks else ()

    @property
    def is_full(self) -> bool:
        return bool(self.asks) and self.ballot.is_full

    @property
    def sealed(self) -> list[Seat]:
        return list(self.ballot.sealed)

    def hears(self, told: tuple[Heard, ...]) -> None:
        self.told.extend(told)
        self.latest = len(told)
        for each in told:
            self.counts[each.only] = self.counts.get(each.only, 0) + 1

    def count(self, seats: tuple[Seat, ...]) -> int:
        """A viewer's own count of events, which only moves with what it's told."""
        count = self.counts.get(None, 0)
        for seat in seats:
            count += self.counts.get(seat, 0)
        return count

    def heard(self, seats: tuple[Seat, ...]) -> list[Heard]:
        return [each for each in self.told if each.only is None or each.only in seats]
