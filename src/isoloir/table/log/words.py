"""The small closed vocabularies and bounded texts that the wire and the log share."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, structs

from isoloir.core import Lang, Seat

Phase: TypeAlias = Literal["lobby", "shuffling", "playing", "over"]
Room: TypeAlias = Literal["same", "remote"]
"""Around one screen, or each at home."""
Policy: TypeAlias = Literal["relaxed", "timed", "strict"]
"""What happens to a silent seat: the others may let a bot stand in; they may after a limit; a bot does at the limit."""
Door: TypeAlias = Literal["open", "link", "locked"]
"""Who may still come in: anyone who has the code, only anyone who has the link, nobody."""
Shape: TypeAlias = Literal["circle", "square", "triangle", "diamond", "star", "heart", "moon", "cross"]
Colour: TypeAlias = Literal["red", "blue", "yellow", "green", "purple", "orange", "teal", "pink"]
Sign: TypeAlias = Literal["clap", "laugh", "gasp", "think", "cry", "angry", "heart", "thumb", "toss"]
"""The eight reactions, and a finger that tosses a card; the dice have decided how it lands."""
Tempo: TypeAlias = Literal["brisk", "usual", "show"]
"""How fast the table goes: as quick as one can follow, as usual, or with the whole show."""
Patience: TypeAlias = Literal["usual", "double", "endless"]
"""How much time somebody needs; the table waits that long for everybody, so nobody is named."""

SHAPES: tuple[Shape, ...] = get_args(Shape)
COLOURS: tuple[Colour, ...] = get_args(Colour)

Person: TypeAlias = int
"""Somebody at the table with a device of their own: 1, 2, … in the order in which they came."""

MOST_SEATS = 16
MOST_NUMBER = 2**53 - 1
"""What every page can hold exactly."""

SeatNumber = Annotated[Seat, Meta(ge=0, lt=MOST_SEATS)]
PersonNumber = Annotated[Person, Meta(ge=1, le=1_000_000)]
PauseNumber = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
RawName = Annotated[str, Meta(max_length=64)]
"""As typed; `names.py` says what a name may be."""
OptionText = Annotated[str, Meta(max_length=200)]
OptionNumber = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
Picked = Annotated[tuple[OptionText | OptionNumber, ...], Meta(max_length=200)]
NonceText = Annotated[str, Meta(min_length=16, max_length=128, pattern="^[A-Za-z0-9_-]+$")]
Seconds = Annotated[int, Meta(ge=10, le=3600)]
KeyText = Annotated[str, Meta(max_length=64)]

MOST_CARDS_EACH = 5
CardsEach = Annotated[int, Meta(ge=0, le=MOST_CARDS_EACH)]
CardText = Annotated[str, Meta(max_length=1500)]
"""A word, a phrase, a law in one row; its game says what it may be."""
CardTexts = Annotated[tuple[CardText, ...], Meta(max_length=MOST_CARDS_EACH)]

HourOfDay = Annotated[int, Meta(ge=0, le=23)]

Params: TypeAlias = dict[str, str | int]


class Days(Struct, frozen=True, forbid_unknown_fields=True):
    """A table over days: how long a question waits, and what becomes of somebody who is late."""

    hours: Annotated[int, Meta(ge=1, le=168)] = 24
    early: bool = False
    """Answers open as soon as all have chosen, and not only when their time has come."""
    late: Literal["bot", "wait"] = "bot"
    """A bot stands in right away, or everyone waits once more."""


class Hours(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody's time doesn't run out, at a table over days."""

    zone: Annotated[str, Meta(max_length=64)] = ""
    """As the browser names it: Europe/Paris."""
    quiet: tuple[HourOfDay, HourOfDay] | None = None
    """From this hour of their clock to that one."""
    weekends: bool = False
    """Saturdays and Sundays don't count."""
    away: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] = 0
    """On holiday until then."""


class Programme(Struct, frozen=True, forbid_unknown_fields=True):
    """A festival's: what is played in how many rounds, and when one is over."""

    games: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=12)] = ()
    """One after another, round by round; empty: the same game always."""
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    """0: until somebody ends it."""
    size: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    """People at a table, if it works out."""
    by: Literal["hand", "clock", "tables"] = "hand"
    """What ends a round: an organiser or its last table, the clock, or enough tables that are done."""
    minutes: Annotated[int, Meta(ge=1, le=600)] = 45
    """A round ends after this many, unless it goes by hand."""
    enough: Annotated[int, Meta(ge=10, le=100)] = 100
    """Percent of the tables."""
    late: Literal["stop", "stay"] = "stop"
    """A table that isn't done when its round is: stopped, and doesn't count; or it plays on, and they come later."""
    between: Annotated[int, Meta(ge=0, le=7200)] = 60
    """Seconds until the next round begins by itself."""


Event: TypeAlias = Literal["turn", "curtain", "over"]
"""What there is to be told of a table over days."""
Way: TypeAlias = Literal["push", "hook"]
"""By the push service of somebody's browser, or by what the operator has set up for everybody."""


class Mailbox(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser's push service takes letters for it, and the keys that only this browser opens."""

    endpoint: Annotated[str, Meta(max_length=800, pattern="^https?://")]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told at a table over days, and how; nothing, unless they said so."""

    of: tuple[Event, ...] = ()
    lang: Lang = "en"
    push: Mailbox | None = None
    hook: bool = False
    calendar: bool = False
    key: str = ""
    """What each way's own key is made of; those stop what came by them, and the calendar's opens it."""


class Settings(Struct, frozen=True):
    """What the host decides for the table."""

    game: str = ""
    options: dict[str, Any] = {}
    cards: Lang = "en"
    room: Room = "same"
    policy: Policy = "relaxed"
    seconds: Seconds = 60
    """The limit of one question, where the policy has one."""
    door: Door = "open"
    hints: bool = False
    """Whether people around one screen may ask what an expert would do."""
    remarks: bool = True
    """Whether bots say a word now and then."""
    tempo: Tempo | None = None
    """None: brisk for one person among bots, else as usual."""
    first: bool = False
    """It's somebody's first evening: each step is explained when it first happens."""
    hides_code: bool = False
    """No screen shows how to come in."""
    days: Days | None = None
    """None: a table for one evening."""
    programme: Programme | None = None
    """Set for a festival, whose people play at tables of its own."""
    cards_each: CardsEach = 3
    """How many cards of their own everybody may add to the game."""
    last_look: bool = False
    """The host reads them before the game, and may strike some."""


class Change(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which of the settings are others now; options come whole, or not at all. All that the log says of settings."""

    game: str | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    cards: Lang | UnsetType = UNSET
    room: Room | UnsetType = UNSET
    policy: Policy | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET
    door: Door | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    remarks: bool | UnsetType = UNSET
    tempo: Tempo | UnsetType | None = UNSET
    first: bool | UnsetType = UNSET
    hides_code: bool | UnsetType = UNSET
    days: Days | UnsetType | None = UNSET
    programme: Programme | UnsetType | None = UNSET
    cards_each: CardsEach | UnsetType = UNSET
    last_look: bool | UnsetType = UNSET


def changed(before: Settings, after: Settings) -> Change:
    old = structs.asdict(before)
    return Change(**{key: value for key, value in structs.asdict(after).items() if value != old[key]})


def settled(settings: Settings, change: Change) -> Settings:
    given = {key: value for key, value in structs.asdict(change).items() if value is not UNSET}
    return structs.replace(settings, **given)


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Colour never alone: it always comes with a shape."""

    shape: Shape = "circle"
    colour: Colour = "red"
