"""What is written into a table's log: every accepted act, one entry each, a closed union."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from isoloir.bots import Level
from isoloir.core import Chooser, Option, Seat

from ..log.told import Heard, Problem, Story
from .words import Look, Patience, Person, Settings

FORMAT = 1
"""Counts the changes of what a log may hold."""


class Act(Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
    """By whom and under which command id; None where the table acted by itself. Times only where a clock needs one."""

    person: Person | None = None
    command: str | None = None


class Created(Act, frozen=True):
    code: str
    key: str
    settings: Settings
    at: int


class Joined(Act, frozen=True):
    token: str
    """The digest of the device's secret."""
    name: str
    look: Look
    screen: bool
    address: str
    """A digest that says nothing outside this table."""


class TokenGiven(Act, frozen=True):
    """A new device may come in as this person; the old secret holds until the new one is first used."""

    token: str


class TokenUsed(Act, frozen=True):
    token: str


class Sat(Act, frozen=True):
    name: str
    look: Look


class TookOver(Act, frozen=True):
    seat: Seat
    name: str
    look: Look


class Stood(Act, frozen=True):
    seat: Seat


class Renamed(Act, frozen=True):
    seat: Seat
    name: str
    look: Look


class Arranged(Act, frozen=True):
    """The new order of the seats, each by its old number."""

    order: tuple[Seat, ...]


class BotSat(Act, frozen=True):
    level: Level
    name: str
    look: Look


class BotSet(Act, frozen=True):
    seat: Seat
    level: Level


class Configured(Act, frozen=True):
    settings: Settings


class Needed(Act, frozen=True):
    patience: Patience


class Kicked(Act, frozen=True):
    who: Person
    ban: bool


class Left(Act, frozen=True):
    pass


class Erased(Act, frozen=True):
    """Somebody is forgotten: in the same commit the entries before this one lose their name, secrets and address."""


class HostPassed(Act, frozen=True):
    """For good: `who` owns the table now."""

    who: Person


class HostActs(Act, frozen=True):
    """For the time being."""

    who: Person


class Promised(Act, frozen=True):
    """A game is about to begin: seed and salt are fixed before anyone adds to the dice."""

    game: int
    seed: str
    salt: str
    at: int


class NonceAdded(Act, frozen=True):
    nonce: str


class Began(Act, frozen=True):
    """The first pause of a game."""

    nonces: tuple[str, ...]
    names: tuple[str, ...]
    bot_seed: str
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
    choice: tuple[Option, ...]
    by: Chooser | None = None


class Voiced(Act, frozen=True):
    """Somebody would let a bot answer for a silent seat."""

    pause: int
    seat: Seat


class StoodIn(Act, frozen=True):
    """A bot may answer this pause for the seat; with `stays` also the next ones, until the owner is back."""

    pause: int
    seat: Seat
    stays: bool


class CameBack(Act, frozen=True):
    """The stand-ins for this person end."""


class Opened(Act, frozen=True):
    """A ballot opened, and the pause after it. Carries the saved match, so that no choice is ever played twice."""

    opened: int
    asks: Raw
    choices: dict[Seat, tuple[Option, ...]]
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
    story: Story | None = None
    """Told at the end from all that was told to everybody."""


class Retimed(Act, frozen=True):
    pause: int
    deadline: int | None


class Paused(Act, frozen=True):
    why: Literal["host", "empty"]
    left: int | None
    """What the question's limit had left, in milliseconds."""


class Resumed(Act, frozen=True):
    at: int
    deadline: int | None


class Ended(Act, frozen=True):
    """Ended by the table before the rules did."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    problem: Problem | None = None
    story: Story | None = None


class WentBack(Act, frozen=True):
    """To the lobby, with the same party."""

    settings: Settings


Entry: TypeAlias = (
    Created
    | Joined
    | TokenGiven
    | TokenUsed
    | Sat
    | TookOver
    | Stood
    | Renamed
    | Arranged
    | BotSat
    | BotSet
    | Configured
    | Needed
    | Kicked
    | Left
    | Erased
    | HostPassed
    | HostActs
    | Promised
    | NonceAdded
    | Began
    | Sealed
    | Voiced
    | StoodIn
    | CameBack
    | Opened
    | Retimed
    | Paused
    | Resumed
    | Ended
    | WentBack
)

PERSONAL: frozenset[type[Act]] = frozenset(
    (Created, Joined, TokenGiven, TokenUsed, Sat, TookOver, Renamed, Configured, Needed, Began, WentBack)
)
"""What holds names, secrets, needs, or texts of the party's own."""
APART = b" " * 4_100
"""SQLite keeps the end of a row longer than 4,061 bytes on pages of its own, overwritten when it goes or changes.
A short row lies among others, and a page that splits may keep a copy of it where nothing ever overwrites it."""

Rewrite: TypeAlias = Callable[[Sequence[bytes]], Mapping[int, bytes]]
"""Given all entries of a table in order, which of them read otherwise from now on, by number."""

_encode = msgspec.json.Encoder().encode


def encode_entry(entry: Entry) -> bytes:
    return APART + _encode(entry) if type(entry) in PERSONAL else _encode(entry)


decode_entry = msgspec.json.Decoder(Entry).decode
