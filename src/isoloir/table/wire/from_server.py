"""What the server says over a table's socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from isoloir.bots import Temper
from isoloir.core import Chooser, Seat

from ..log.told import Heard, Problem
from ..log.words import Hours, Params, Patience, Person, Phase, Settings, Sign, Tempo
from .festival import FestivalState, SheetState
from .parts import Over as Over
from .parts import PersonState as PersonState
from .parts import SeatAsk as SeatAsk
from .parts import SeatState as SeatState
from .parts import SeatView as SeatView
from .parts import Turns as Turns
from .parts import Until as Until
from .standing import Proposal, Standing

PROTOCOL = 3
"""Goes up with every message or field that clients may say and didn't before; `since` in `from_client` names it."""

Remark: TypeAlias = Literal["up", "down", "lead", "won", "lost"]


class Answer(Struct, frozen=True, tag=True, gc=False):
    """Something the server says. Plain values, never part of a cycle: the garbage collector needn't know of them."""


class Lobby(Struct, frozen=True, gc=False):
    """The party, whole in Welcome; what changes of it later comes as Changed and Presence."""

    phase: Phase
    settings: Settings
    owner: Person | None
    """Whose table it is."""
    host: Person | None
    """Who decides now: the owner, or another while the owner is away."""
    seats: list[SeatState]
    people: list[PersonState]
    """Those who have a part, and the first of the others."""
    problem: Problem | None = None
    """Why the game cannot start as things stand."""
    paused: Literal["host", "empty"] | None = None
    """Stopped by the host, or because nobody seated is connected."""
    hints: bool = False
    """Whether Advise is answered."""
    tempo: Tempo = "usual"
    """How fast things are told here, whether it was set or not."""
    facts: dict[str, str | int] = {}
    """What the rules of this game count to, for every text about it."""
    standing: Standing | None = None
    """None before the first game is over."""
    proposed: list[Proposal] = []
    """What people would like to play next."""
    more: int = 0
    """How many people there are besides; they hear of a change in it only with the next one of something else."""
    unseen: int | None = None
    """How many of its cards nobody has met at this table; None before the first game of it."""
    of: str = ""
    """The code of the festival whose table this is."""
    festival: FestivalState | None = None
    """Set if this is a festival, and no table."""
    sheets: list[SheetState] = []
    """A festival's tables."""
    written: int = 0
    """How many cards people have written for this game, which will be shuffled in."""
    takes: str = ""
    """The option of this game that holds a table's own cards; empty if it has none."""


class Changed(Answer, frozen=True):
    """The fields of the lobby that are otherwise, by name, as they are now."""

    lobby: dict[str, Raw]


class Moved(Answer, frozen=True):
    """Where the game stands: one message per viewer for a start, an opening or an end, and inside Welcome."""

    game: int
    """Counts the games at this table from 1."""
    key: str
    """Which game it is."""
    pause: int
    """What a choice has to name; never repeats at a table."""
    views: list[SeatView]
    """Of each held seat, in seat order, then None for who holds none or several."""
    told: list[Heard]
    """What this viewer heard since; ends with number `heard`."""
    heard: int
    """This viewer's own count of events in this game."""
    asks: list[SeatAsk]
    """The questions to the seats this viewer holds."""
    asked: list[Seat]
    sealed: list[Seat]
    """Who of those asked has chosen, in seat order."""
    by: dict[Seat, Chooser]
    """At the pause that just opened, whose choice was made by a bot or a stand-in."""
    commitment: str
    deadline: Until | None = None
    grace: Until | None = None
    over: Over | None = None
    since: int | None = None
    """The pause you have to be showing for the patches to fit; None: every view is whole."""
    new: list[str] = []
    """On a first evening: the events just told and the questions now put that this table hadn't met."""
    turns: Turns | None = None


class Welcome(Answer, frozen=True):
    """The answer to Hello, and said again whenever the whole view is needed."""

    you: Person
    seats: list[Seat]
    """The seats you hold."""
    code: str
    key: str
    """The table's secret, for links and QR codes."""
    lobby: Lobby
    moved: Moved | None
    commitment: Commitment | None
    """While nonces are gathered."""
    stand_ins: StandIns | None
    patience: Patience
    now: int
    hours: Hours = Hours()
    """By which clock you live, as far as the table knows."""
    protocol: int = PROTOCOL
    """What this server understands: a page says nothing that came with a higher number."""


class Accepted(Answer, frozen=True):
    command: str
    again: bool = False
    """It had been accepted before and has not counted twice."""


class Refused(Answer, frozen=True):
    command: str
    """Empty if the message was none."""
    code: str
    params: Params = {}


class Ticks(Answer, frozen=True):
    """Who has chosen, the whole set in seat order, never what or when."""

    pause: int
    sealed: list[Seat]


class Grace(Answer, frozen=True):
    """All are in; the last chance to change your mind."""

    pause: int
    until: Until


class Deadline(Answer, frozen=True):
    """The limit of this question changed; None: there is none, or the clocks stand still."""

    pause: int
    until: Until | None


class Voices(Struct, frozen=True):
    seat: Seat
    people: list[Person]
    """Who spoke for a stand-in."""
    needed: int


class StandIns(Answer, frozen=True):
    """The silent seats you may let a bot answer for now."""

    pause: int
    seats: list[Voices]


class Commitment(Answer, frozen=True):
    """The shuffle is promised; each seated page answers with AddNonce."""

    game: int
    commitment: str
    until: Until


class Presence(Answer, frozen=True):
    """Who of the people in the lobby has come, and who has gone."""

    here: list[Person]
    away: list[Person] = []


class People(Answer, frozen=True):
    """The answer to ListPeople: some of all who are at the table, in the order they came in."""

    people: list[PersonState]
    more: int
    """How many came in after those."""


class Reacted(Answer, frozen=True):
    person: Person
    sign: Sign


class Turned(Answer, frozen=True):
    """A shared screen has turned up this many groups of answers of the opening that led to this pause."""

    pause: int
    turn: int


class Suggestion(Struct, frozen=True):
    """One of the best answers, and why: `hint-<reason>` in the catalogues, with its facts."""

    choice: tuple[str | int, ...]
    reason: str
    facts: dict[str, int]


class Advised(Answer, frozen=True):
    """What an expert would do with what this seat sees; empty where that's for the person to say."""

    command: str
    pause: int
    seat: Seat
    best: list[Suggestion]


class Cards(Answer, frozen=True):
    """The answer to ReadCards."""

    command: str
    own: list[str]
    """Those you wrote for this game."""
    all: list[str] | None = None
    """Everybody's, without who wrote them; only for the host, where they have a last look."""


class Remarked(Answer, frozen=True):
    """A bot's word about what everybody just saw: `remark-<remark>-<temper>` in the catalogues. Nobody keeps it."""

    seat: Seat
    remark: Remark
    temper: Temper


class TransferCode(Answer, frozen=True):
    command: str
    code: str
    until: Until


class Notice(Answer, frozen=True):
    """Something about the table worth a line: host passed, stood in, kicked, transfer granted, stopping."""

    code: str
    params: Params = {}


class Pong(Answer, frozen=True):
    now: int


class Bye(Answer, frozen=True):
    """The last message before the server closes: kicked, banned, left, moved, forgotten, stopping, too-fast…"""

    code: str


Fleeting: TypeAlias = Reacted | Turned | Notice
"""Told to everybody, and kept nowhere."""

FromServer: TypeAlias = (
    Welcome
    | Changed
    | Moved
    | Ticks
    | Grace
    | Deadline
    | StandIns
    | Commitment
    | Presence
    | People
    | Accepted
    | Refused
    | Reacted
    | Turned
    | TransferCode
    | Advised
    | Cards
    | Remarked
    | Notice
    | Pong
    | Bye
)
