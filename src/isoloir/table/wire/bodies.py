"""What is asked and answered over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from isoloir.bots import Level
from isoloir.core import Chooser, Hint, Kind, Lang, Option, Seat, Teams
from isoloir.core.rulebook import Chapter

from ..log.words import (
    Colour,
    Event,
    Hours,
    KeyText,
    Look,
    Mailbox,
    Params,
    Patience,
    Phase,
    Policy,
    Programme,
    RawName,
    Room,
    Seconds,
    Shape,
    Wanted,
    Way,
)
from .parts import Until

WishId = Annotated[str, Meta(max_length=40, pattern="^([A-Za-z0-9_-]{22,})?$")]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a POST."""


class CreateTable(Request, frozen=True):
    """POST /api/tables. Answered by Place; the device's secret comes as a cookie."""

    game: Annotated[str, Meta(max_length=40)]
    name: RawName = ""
    """May be empty for a shared screen."""
    shape: Shape = "circle"
    colour: Colour = "red"
    options: dict[str, Any] = {}
    cards: Lang = "en"
    room: Room = "same"
    policy: Policy | None = None
    """None: relaxed in the same room, timed at a distance."""
    seconds: Seconds = 60
    screen: bool = False
    programme: Programme | None = None
    """A festival: this and the rest hold for its tables. Who makes it organises it."""


class Join(Request, frozen=True):
    """POST /api/tables/{code}/people. Anyone who has this table's cookie already comes back as themselves."""

    name: RawName = ""
    shape: Shape = "circle"
    colour: Colour = "red"
    screen: bool = False
    key: KeyText = ""
    """The secret of the link, if you came by it."""
    transfer: KeyText = ""
    """A one-time code from another device: come in as that person."""
    command: WishId = ""
    """An id of the page's own, at least 128 random bits: sent again after a lost answer, it brings nobody in twice."""


class SetOptions(Request, frozen=True):
    """POST /api/tables/{code}/options, by the host: options with more house texts than fit into Configure."""

    options: dict[str, Any]


class Place(Struct, frozen=True):
    """Where you are now. The socket is at /api/tables/{code}/socket."""

    code: str
    person: int
    key: str
    again: bool = False
    """One was at this table before, and is the same person still."""


class HelmTold(Struct, frozen=True):
    """GET /api/tables/{code}/helm, for organisers of a festival: the secret that makes others organisers."""

    helm: str


class Waits(Struct, frozen=True):
    """GET /api/waiting?codes=A,B: one of the tables at which this device has a place."""

    code: str
    phase: Phase
    yours: bool
    """It waits for your choice."""
    until: Until | None
    """When the answers open."""
    over_days: bool


class NoticesWish(Request, frozen=True):
    """POST /api/tables/{code}/notices: what somebody wants to be told from now on, and how. Answered by NoticesNow."""

    of: list[Event] = []
    lang: Lang = "en"
    push: Mailbox | UnsetType | None = UNSET
    """Not said: as before, perhaps on another device."""
    hook: bool = False
    calendar: bool = False


class NoticesStop(Request, frozen=True):
    """POST /api/tables/{code}/notices/stop, from the notice itself: its key is all that's needed."""

    key: KeyText
    way: Way | Literal["calendar"]


class NoticesNow(Struct, frozen=True):
    """GET /api/tables/{code}/notices: what can be had, and what this person asked for; 404 if notices are off."""

    push_key: str
    """By which a browser's push service knows this server."""
    may_hook: bool
    of: list[Event]
    push: str
    """The address of the browser that is told, or nothing."""
    hook: bool
    topic: str
    """What one is known by where the operator sends notices."""
    calendar: str
    """The address of one's own calendar, or nothing; a secret."""


class TableFound(Struct, frozen=True):
    """GET /api/tables/{code}: enough to know that it is the right table."""

    code: str
    game: str
    cards: Lang
    phase: Phase
    names: list[str]
    you: int | None
    """Who you already are here, by cookie."""
    festival: bool = False


class MyChoice(Struct, frozen=True):
    pause: int
    seat: Seat
    what: str
    """The key of the question."""
    choice: tuple[Option, ...]
    by: Chooser | None = None
    """Set where a bot chose in your place."""


class MyGame(Struct, frozen=True):
    """What you did in one game: your own choices once they were opened, and nobody else's."""

    game: int
    key: str
    began: int
    names: dict[Seat, str]
    """The seats you've held, by the name you had there."""
    choices: list[MyChoice]
    over: bool = False
    scores: dict[Seat, int] = {}
    """Of the seats you held at the end."""
    won: list[Seat] = []


class Mine(Struct, frozen=True):
    """GET /api/tables/{code}/me: all that the table keeps of anyone who asks. Times in milliseconds since 1970."""

    code: str
    made: int
    person: int
    name: str
    names: list[str]
    """All the names you've had at this table."""
    look: Look
    screen: bool
    gone: Literal["left", "kicked", "banned"] | None
    patience: Patience
    hours: Hours
    wanted: Wanted
    address: str
    """The digest that is kept of it; it means nothing at another table."""
    secrets: int
    """How many secrets of your devices are kept, as digests."""
    games: list[MyGame]


class GameOffered(Struct, frozen=True):
    """GET /api/games: everything a lobby needs to know about one game."""

    key: str
    seats: list[int]
    minutes: list[int]
    """Shortest and longest."""
    rules: int
    levels: list[Level]
    options: Raw
    """JSON Schema of the game's options."""
    lesson: bool = False
    """Whether it can be learnt by playing."""
    facts: dict[str, str | int] = {}
    """As in `Lobby`."""


class Plain(Struct, frozen=True):
    """GET /api/games/{key}/face: what draws a game that has no face of its own."""

    view: dict[str, Kind]
    """What each field of a view holds."""
    events: dict[str, dict[str, Kind]]
    """The same for each event, by its type."""
    hints: dict[str, Hint]
    teams: dict[int, Teams]
    """By the number of seats, where people win together."""
    folds: bool
    """Each thing told comes with the view at that moment; else the end is shown at once."""


class RulesTold(Struct, frozen=True):
    """GET /api/rules/{game}, /api/tables/{code}/rules: the whole rules as that set-up plays them."""

    game: str
    seats: int
    facts: dict[str, str | int]
    """What every message is given: how many play, and each option; of lists, how long they are."""
    chapters: tuple[Chapter, ...]
    options: list[str]
    changed: list[str]
    """The options that are not as usual."""
    round: RoundTold | None = None
    """As bots play it here; None where it can't be told."""


class RoundTold(Struct, frozen=True):
    names: list[str]
    """By seat."""
    told: list[Raw]
    """Everything everyone hears."""
    view: Raw
    """What everyone sees at its end."""


class Fault(Struct, frozen=True):
    """The body of every 4xx and 5xx answer."""

    code: str
    params: Params = {}


class Checked(Struct, frozen=True):
    """GET /api/tables/{code}/records/{game}/check: what `isoloir verify` would say of the record."""

    commitment: str
    differences: list[str]
    """Keys; empty for a record that proves itself."""
    other_rules: bool
