"""Everything that can move a table: what people say, who comes in, what it does by itself. A closed union."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from isoloir.core import Chooser, Option, Seat

from ..log.entries import Joined, Notice, Scored
from ..log.words import Patience, Person, Wanted
from ..wire import from_client as s
from .erase import Erasure

AroundAGame: TypeAlias = s.Choose | s.PlayFor | s.Start | s.Pause | s.Resume | s.EndAndReveal
AboutSeats: TypeAlias = s.Sit | s.Stand | s.Rename | s.Move | s.ShuffleSeats | s.AddBot | s.SetBot
AboutTheTable: TypeAlias = (
    s.Configure
    | s.ChangeGame
    | s.Need
    | s.LiveBy
    | s.Kick
    | s.NewLink
    | s.PassHost
    | s.Leave
    | s.Propose
    | s.Write
    | s.Strike
)
AtAFestival: TypeAlias = s.Organise | s.Rest | s.Adjourn | s.Reseat | s.Merge | s.Score
Decided: TypeAlias = AroundAGame | AboutSeats | AboutTheTable | AtAFestival
"""Commands that become log entries. A transfer only becomes one when it's redeemed."""


class Spoken(Struct, frozen=True, gc=False):
    """A command from a person at the table."""

    person: Person
    said: Decided

    def is_in(self, commands: Mapping[tuple[Person, str], None]) -> bool:
        """It was accepted before; a repeat does nothing."""
        return (self.person, self.said.command) in commands


class Nonce(Struct, frozen=True):
    person: Person
    said: s.AddNonce


class Arrived(Struct, frozen=True):
    """A known person's page has opened, with this secret's digest."""

    person: Person
    token: str


class Admission(Struct, frozen=True):
    """A new person wants to come in."""

    joined: Joined
    key: str
    """The secret of the link, if they came by it."""


class Transferred(Struct, frozen=True):
    """A person's place moves to a device with this secret's digest."""

    person: Person
    token: str
    lent: bool = False
    """By the others, while the person is away."""


class Guest(Struct, frozen=True):
    """Somebody who comes to a table as they are at its festival, with the same secret."""

    joined: Joined
    patience: Patience


class Forget(Struct, frozen=True):
    person: Person
    looked: Erasure | None = None
    """Through the log, beforehand."""


class Flooded(Struct, frozen=True):
    """Too many people come in at once."""


class Reopened(Struct, frozen=True):
    """The first look at a table after the server started; it was last known to run at `alive`."""

    alive: int | None
    at: int
    """When we heard that nobody served it: what happened since, others have seen to."""


class Hosted(Struct, frozen=True):
    """What a festival wants of one of its tables."""

    guests: tuple[Guest, ...]
    """Who belongs here."""
    pauses: bool = False
    stops: bool = False


class Subscribes(Struct, frozen=True):
    """Somebody says what they want to be told, and how."""

    person: Person
    wanted: Wanted


class Came(Struct, frozen=True):
    """What became of notices that were posted."""

    notices: tuple[Notice, ...]


ThroughTheDoors: TypeAlias = (
    Nonce | Arrived | Admission | Transferred | Forget | Flooded | Reopened | Hosted | Subscribes | Came
)


class Begin(Struct, frozen=True):
    game: int


class OpenBallot(Struct, frozen=True, gc=False):
    pause: int


class TimeIsUp(Struct, frozen=True):
    """A strict table's limit."""

    pause: int


class HostIsAway(Struct, frozen=True):
    host: Person


class NobodyIsLeft(Struct, frozen=True):
    pause: int


class Post(Struct, frozen=True):
    """It's time to tell people who asked for it."""


class Returned(Struct, frozen=True):
    """A person is there whose return isn't in the log: it couldn't be kept when they came."""

    person: Person


class BotAnswered(Struct, frozen=True):
    pause: int
    seat: Seat
    by: Chooser
    choice: tuple[Option, ...]
    hasty: bool = False
    """Its thought didn't come in time; this is what there was instead."""


class NextRound(Struct, frozen=True):
    """Of a festival."""

    after: int


class RoundIsUp(Struct, frozen=True):
    round: int


class Tended(Struct, frozen=True):
    """A festival's tables were looked at."""

    scored: tuple[Scored, ...]
    """Those that are over."""


OfAFestival: TypeAlias = NextRound | RoundIsUp | Tended
OfItself: TypeAlias = (
    Begin | OpenBallot | TimeIsUp | HostIsAway | NobodyIsLeft | Post | Returned | BotAnswered | OfAFestival
)

Input: TypeAlias = Spoken | ThroughTheDoors | OfItself
