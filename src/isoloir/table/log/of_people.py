"""Entries about the table and the people at it: who came and went, what was agreed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from .act import Act, Deed
from .marks import NEWCOMER, Mark, Name, PartyTexts, Plain, Secret, Wish
from .words import Change, Hours, Look, Patience, Person, Wanted, Way


class Created(Act, frozen=True):
    code: Plain[str]
    key: Plain[str]
    change: PartyTexts[Change]
    """From the settings a table has if nobody says anything."""
    at: int
    helm: Plain[str] = ""
    """Of a festival: the secret of the organisers' link."""
    festival: Plain[str] = ""
    """The code of the festival whose table this is."""


class Joined(Act, frozen=True):
    """The next to come in is the next number."""

    shows = True

    token: Annotated[str, Secret(NEWCOMER)]
    """The digest of the device's secret."""
    name: Annotated[str, Name(NEWCOMER)]
    look: Look
    screen: bool
    address: Annotated[str, Secret(NEWCOMER)]
    """A digest that says nothing outside this table."""
    guest: Person = 0
    """At a festival's table: who they are at the festival."""


class TokenGiven(Deed, frozen=True):
    """A new device may come in as this person; the old secret holds until the new one is first used."""

    token: Annotated[str, Secret("person")]


class TokenUsed(Deed, frozen=True):
    token: Annotated[str, Secret("person")]


class PlaceLent(Deed, frozen=True):
    """The others let a device come in as this person, who is away: the old secret holds, and takes the place back."""

    token: Annotated[str, Secret("person")]


class Rekeyed(Act, frozen=True):
    """The link leads in with this key from now on, and with no other."""

    key: Plain[str]


class Configured(Act, frozen=True):
    """What changed, and only that."""

    shows = True

    change: PartyTexts[Change]


class Needed(Deed, frozen=True):
    patience: Annotated[Patience, Wish("person")]


class Lived(Deed, frozen=True):
    """By which clock somebody lives, and when they'd rather be left alone."""

    shows = True

    hours: Annotated[Hours, Mark("person", Hours())]


class Subscribed(Deed, frozen=True):
    """What somebody wants to be told, and how."""

    wanted: Annotated[Wanted, Mark("person", Wanted())]


class Notice(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to tell one person one way; `about` only grows, so a person who was told one is told none before it."""

    who: Person
    way: Way
    about: int
    came: Literal["", "yes", "lost", "refused", "gone"] = ""
    """Nothing yet: on its way. Lost: we don't know whether it came. Gone: nobody lives there any more."""


class Posted(Act, frozen=True):
    """Written before they're sent: of several nodes, the one whose entry is kept sends. And again with what came."""

    at: int
    notices: Plain[tuple[Notice, ...]]


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


class Restored(Act, frozen=True):
    """This log was put back from a copy: what came after the copy is gone, though pages may have seen it.

    Pauses and events are told by numbers that begin at `base` from here on, so none of those is ever used again.
    """

    base: int


class Proposed(Deed, frozen=True):
    """Someone would like this to be the next game; empty: nothing any more."""

    shows = True

    game: Plain[str]


class Wrote(Act, frozen=True):
    """The cards somebody adds to a game, all of them; without those the host has struck."""

    shows = True

    who: Person
    deck: Plain[str]
    """The game and the language of its cards."""
    cards: Annotated[tuple[str, ...], Mark("who", ())]


class WentBack(Act, frozen=True):
    """To the lobby, with the same party."""

    shows = True

    change: PartyTexts[Change]


OfPeople: TypeAlias = (
    Created
    | Joined
    | TokenGiven
    | TokenUsed
    | PlaceLent
    | Rekeyed
    | Configured
    | Needed
    | Lived
    | Subscribed
    | Posted
    | Kicked
    | Left
    | Erased
    | HostPassed
    | HostActs
    | Forgotten
    | Restored
    | Proposed
    | WentBack
    | Wrote
)
