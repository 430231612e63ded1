"""What is written into a table's log: every accepted act, one entry each, a closed union. `docs/log.md` describes it.

Each class is all that its kind is: the shape, since which format, whether the party looks different after it, and, by
the marks of its fields, what of it is somebody's own. A shape never changes under its tag: a new shape gets a new tag
("Configured.2"), and the old one moves to `old.py` with the step that reads it.
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Raw, Struct

from isoloir.bots import Level
from isoloir.core import Chooser, Option, Seat

from .marks import Name, PartyTexts, Plain, SeatNames, Secret, Wish
from .told import Heard, Problem, Story
from .words import Change, Look, Person, Settings

FORMAT = 6
"""Counts the changes of what a log may hold."""


class Act(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """Who did it, under which command id; None where the table acted by itself. Times only where a clock needs one."""

    since: ClassVar[int] = 1
    """The format that brought this kind."""
    shows: ClassVar[bool] = False
    """The party looks different after it: everybody is sent the lobby again."""

    person: Person | None = None
    command: Plain[str | None] = None


class Deed(Act, frozen=True):
    """Always somebody's."""

    person: Person


# ---- people and the table


class Created(Act, frozen=True):
    code: Plain[str]
    key: Plain[str]
    settings: PartyTexts[Settings]
    at: int


class Joined(Act, frozen=True):
    """The next to come in is the next number."""

    shows = True

    token: Secret
    """The digest of the device's secret."""
    name: Name
    look: Look
    screen: bool
    address: Secret
    """A digest that says nothing outside this table."""


class TokenGiven(Deed, frozen=True):
    """A new device may come in as this person; the old secret holds until the new one is first used."""

    token: Secret


class TokenUsed(Deed, frozen=True):
    token: Secret


class PlaceLent(Deed, frozen=True):
    """The others let a device come in as this person, who is away: the old secret holds, and takes the place back."""

    since = 4

    token: Secret


class Rekeyed(Act, frozen=True):
    """The link leads in with this key from now on, and with no other."""

    since = 4

    key: Plain[str]


class Configured(Act, frozen=True, tag="Configured.2"):
    """What changed, and only that."""

    since = 2
    shows = True

    change: PartyTexts[Change]


class Permitted(Act, frozen=True):
    """What bots may say at this table: hints to somebody who's asked something, remarks to everybody."""

    since = 6
    shows = True

    hints: bool
    remarks: bool


class Needed(Deed, frozen=True):
    patience: Wish


class Kicked(Act, frozen=True):
    shows = True

    who: Person
    ban: bool


class Left(Deed, frozen=True):
    shows = True


class Erased(Deed, frozen=True):
    """Somebody is forgotten: in the same commit the entries before this one lose their name, secrets and address."""

    shows = True


class HostPassed(Act, frozen=True):
    """For good: `who` owns the table now."""

    shows = True

    who: Person


class HostActs(Act, frozen=True):
    """For the time being."""

    shows = True

    who: Person


class Forgotten(Act, frozen=True):
    """The last entry of a log that several nodes share, in place of all before it: a node that still holds the table
    meets it as a conflict, says goodbye, and lets go."""

    since = 3


class Restored(Act, frozen=True):
    """This log was put back from a copy: what came after the copy is gone, though pages may have seen it.

    Pauses and events are told by numbers that begin at `base` from here on, so none of those is ever used again.
    """

    since = 5

    base: int


class WentBack(Act, frozen=True, tag="WentBack.2"):
    """To the lobby, with the same party."""

    since = 2
    shows = True

    change: PartyTexts[Change]


# ---- seats


class Sat(Deed, frozen=True):
    shows = True

    name: Name
    look: Look


class TookOver(Deed, frozen=True):
    shows = True

    seat: Seat
    name: Name
    look: Look


class Stood(Deed, frozen=True):
    shows = True

    seat: Seat


class Renamed(Deed, frozen=True):
    shows = True

    seat: Seat
    name: Name
    look: Look


class Arranged(Act, frozen=True):
    """The new order of the seats, each by its old number."""

    shows = True

    order: tuple[Seat, ...]


class BotSat(Act, frozen=True):
    shows = True

    level: Level
    name: Plain[str]
    look: Look


class BotSet(Act, frozen=True):
    shows = True

    seat: Seat
    level: Level


class CameBack(Deed, frozen=True):
    """The stand-ins for this person end."""

    shows = True


# ---- a game


class Promised(Act, frozen=True, tag="Promised.3"):
    """A game is about to begin: seed, salt and set-up are fixed before anyone adds to the dice."""

    since = 3
    shows = True

    game: int
    seed: Plain[str]
    salt: Plain[str]
    at: int
    commitment: Plain[str]
    """Over seed, salt and set-up; empty where seed and salt alone were promised, as in records of format 1."""
    vocabulary: int
    """The words in which the game begins to be told; 0 where rules and vocabulary had one number."""


class NonceAdded(Deed, frozen=True):
    nonce: Plain[str]


class Began(Act, frozen=True):
    """The first pause of a game, with a snapshot of the match."""

    shows = True

    nonces: Plain[tuple[str, ...]]
    names: SeatNames
    bot_seed: Plain[str]
    """The dice of the bots come from here, never from the game's."""
    save: Raw
    rules: int
    pause: int
    told: tuple[Heard, ...]
    at: int
    deadline: int | None = None
    round: int = 0
    scores: tuple[int, ...] = ()


class Sealed(Act, frozen=True):
    pause: int
    seat: Seat
    choice: Plain[tuple[Option, ...]]
    by: Chooser | None = None


class Voiced(Deed, frozen=True):
    """Somebody would let a bot answer for a silent seat."""

    pause: int
    seat: Seat


class StoodIn(Act, frozen=True):
    """A bot may answer this pause for the seat; with `stays` also the next ones, until the owner is back."""

    shows = True

    pause: int
    seat: Seat
    stays: bool


class Opened(Act, frozen=True):
    """A ballot opened, and the pause after it. Carries a snapshot, so that no choice is ever played twice."""

    opened: int
    asks: Raw
    choices: Plain[dict[Seat, tuple[Option, ...]]]
    by: dict[Seat, Chooser]
    told: tuple[Heard, ...]
    save: Raw
    rules: int
    pause: int
    at: int
    deadline: int | None = None
    winners: tuple[Seat, ...] | None = None
    """Set when this ends the game."""
    round: int = 0
    scores: tuple[int, ...] = ()
    story: Plain[Story | None] = None
    """Told at the end from all that was told to everybody."""


class Retimed(Act, frozen=True):
    pause: int
    deadline: int | None


class Paused(Act, frozen=True):
    shows = True

    why: Literal["host", "empty"]
    left: int | None
    """What the question's limit had left, in milliseconds."""


class Resumed(Act, frozen=True):
    shows = True

    at: int
    deadline: int | None


class Ended(Act, frozen=True):
    """Ended by the table before the rules did."""

    shows = True

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    problem: Plain[Problem | None] = None
    story: Plain[Story | None] = None


OfPeople: TypeAlias = (
    Created
    | Joined
    | TokenGiven
    | TokenUsed
    | PlaceLent
    | Rekeyed
    | Configured
    | Permitted
    | Needed
    | Kicked
    | Left
    | Erased
    | HostPassed
    | HostActs
    | Forgotten
    | Restored
    | WentBack
)
OfSeats: TypeAlias = Sat | TookOver | Stood | Renamed | Arranged | BotSat | BotSet | CameBack
OfPlay: TypeAlias = Promised | NonceAdded | Began | Voiced | StoodIn | Opened | Retimed | Paused | Resumed | Ended
Entry: TypeAlias = Sealed | OfPlay | OfSeats | OfPeople
