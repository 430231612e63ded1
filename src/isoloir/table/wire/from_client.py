"""What clients say over a table's socket."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from isoloir.bots import Level
from isoloir.core import Lang

from ..log.words import (
    MOST_NUMBER,
    MOST_SEATS,
    CardsEach,
    CardText,
    CardTexts,
    Colour,
    CommandId,
    Days,
    Door,
    HourOfDay,
    KeyText,
    NonceText,
    Patience,
    PauseNumber,
    PersonNumber,
    Picked,
    Policy,
    Programme,
    RawName,
    Room,
    SeatNumber,
    Seconds,
    Shape,
    Sign,
    Tempo,
)

SheetNumber = Annotated[int, Meta(ge=1, le=100_000)]
"""A table of a festival, counted through all its rounds."""
GuestNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
ScoreNumber = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Said(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Something a client says."""

    since: ClassVar[int] = 3
    """The protocol's number that brought it; 3 is the first release's."""


class Command(Said, frozen=True, kw_only=True):
    """An act that is answered by exactly one Accepted or Refused, and counts once however often it is sent."""

    command: CommandId


class Hello(Said, frozen=True):
    """The first message on every socket. What was last seen; zeros for nothing."""

    game: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The number of the game, as in Moved."""
    heard: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] = 0
    """The viewer's own count, as in Moved."""


class Ping(Said, frozen=True):
    """Answered by Pong; keeps the socket and sets the page's clock."""


class Choose(Command, frozen=True):
    """Seal this choice, or replace the one sealed before."""

    pause: PauseNumber
    seat: SeatNumber
    choice: Picked


class Sit(Command, frozen=True):
    """Take a new seat in the lobby (`seat` absent; a bot makes room where all are taken), or this bot's seat."""

    name: RawName
    shape: Shape = "circle"
    colour: Colour = "red"
    seat: SeatNumber | None = None


class Stand(Command, frozen=True):
    """Give up your seat; the host may also remove a bot. In a running game a bot takes over."""

    seat: SeatNumber


class Rename(Command, frozen=True):
    seat: SeatNumber
    name: RawName
    shape: Shape
    colour: Colour


class Move(Command, frozen=True):
    """Change places in the lobby: the seat goes to place `to`, the others close up."""

    seat: SeatNumber
    to: SeatNumber


class AddBot(Command, frozen=True):
    level: Level = "regular"


class SetBot(Command, frozen=True):
    seat: SeatNumber
    level: Level


class ShuffleSeats(Command, frozen=True):
    pass


class Configure(Command, frozen=True):
    """Whatever is given changes. Game, options and cards only between two games."""

    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    cards: Lang | UnsetType = UNSET
    room: Room | UnsetType = UNSET
    policy: Policy | UnsetType = UNSET
    seconds: Seconds | UnsetType = UNSET
    door: Door | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    """Never at a table of people who are apart."""
    remarks: bool | UnsetType = UNSET
    tempo: Tempo | UnsetType | None = UNSET
    first: bool | UnsetType = UNSET
    hides_code: bool | UnsetType = UNSET
    days: Days | UnsetType | None = UNSET
    programme: Programme | UnsetType | None = UNSET
    """Of a festival; not while a round is played."""
    cards_each: CardsEach | UnsetType = UNSET
    last_look: bool | UnsetType = UNSET


class Advise(Command, frozen=True):
    """What would an expert do? Answered by Advised, where the host lets people ask."""

    pause: PauseNumber
    seat: SeatNumber


class Need(Command, frozen=True):
    """How much time you need; nobody is told."""

    patience: Patience


class LiveBy(Command, frozen=True):
    """By which clock you live, and when you'd rather be left alone: what a table over days goes by."""

    zone: Annotated[str, Meta(max_length=64)]
    quiet: tuple[HourOfDay, HourOfDay] | None = None
    weekends: bool = False
    away: Annotated[int, Meta(ge=0, le=MOST_NUMBER)] = 0


class Kick(Command, frozen=True):
    person: PersonNumber
    ban: bool = False
    """False: may come back. True: not to this table."""


class NewLink(Command, frozen=True):
    """The link leads in with a new key; the old one leads nowhere."""


class PassHost(Command, frozen=True):
    person: PersonNumber


class Start(Command, frozen=True):
    """From the lobby, or once a game is over with the same seats again."""


class ChangeGame(Command, frozen=True):
    """Back to the lobby with the same party."""

    game: Annotated[str, Meta(max_length=40)] | None = None


class Propose(Command, frozen=True):
    """What you'd like to play next; None takes it back. The host decides."""

    game: Annotated[str, Meta(max_length=40)] | None = None


class Organise(Command, frozen=True):
    """At a festival: you have the organisers' link."""

    key: KeyText


class Rest(Command, frozen=True):
    """At a festival: you sit out from the next round on, or play again; an organiser says it for others too."""

    rests: bool
    person: PersonNumber | None = None


class Adjourn(Command, frozen=True):
    """By an organiser: the round is over; or, with `over`, the festival. `Start` begins the next round."""

    over: bool = False


class Reseat(Command, frozen=True):
    """By an organiser: somebody goes to another table, where a bot makes room."""

    person: PersonNumber
    table: SheetNumber


class Merge(Command, frozen=True):
    """By an organiser: these tables end, and all their people begin anew together."""

    tables: Annotated[tuple[SheetNumber, ...], Meta(min_length=1, max_length=8)]


class Score(Command, frozen=True):
    """By an organiser: what a table came to, whatever was played; by seat, 0 for a bot's. Empty: it doesn't count."""

    table: SheetNumber
    people: Annotated[tuple[GuestNumber, ...], Meta(max_length=MOST_SEATS)] = ()
    scores: Annotated[tuple[ScoreNumber, ...], Meta(max_length=MOST_SEATS)] = ()
    winners: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)] = ()


class Write(Command, frozen=True):
    """All the cards you add to this game, in place of those you had added: words, phrases or laws of your own."""

    cards: CardTexts


class Strike(Command, frozen=True):
    """The host takes out a card that somebody wrote, where they have a last look."""

    card: CardText


class ReadCards(Command, frozen=True):
    """Which cards did you add to this game? Answered by Cards."""


class AddNonce(Said, frozen=True):
    """A seated page's own part of the dice, once it has seen the commitment; a repeat counts for nothing."""

    game: Annotated[int, Meta(ge=1, le=1_000_000)]
    nonce: NonceText


class Pause(Command, frozen=True):
    """Stop the clocks; nothing opens until Resume."""


class Resume(Command, frozen=True):
    pass


class EndAndReveal(Command, frozen=True):
    """End the running game here; its record opens."""


class PlayFor(Command, frozen=True):
    """One voice for letting a bot answer this pause for a silent seat."""

    pause: PauseNumber
    seat: SeatNumber


class Transfer(Command, frozen=True):
    """Ask for a one-time code that moves your place to another device; the host may ask for someone who is away."""

    person: PersonNumber | None = None


class Leave(Command, frozen=True):
    """Go away for good: seats are given up, the device forgotten."""


class React(Said, frozen=True):
    sign: Sign


class Turn(Said, frozen=True):
    """From a shared screen: this many groups of answers are turned up there, so phones turn them too."""

    pause: PauseNumber
    turn: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class ListPeople(Said, frozen=True):
    """Who is at the table: a hundred at a time, beginning behind this person. Answered by People."""

    after: PersonNumber | None = None


FromClient: TypeAlias = (
    Hello
    | Ping
    | Choose
    | Sit
    | Stand
    | Rename
    | Move
    | AddBot
    | SetBot
    | ShuffleSeats
    | Configure
    | Advise
    | Need
    | LiveBy
    | Kick
    | NewLink
    | PassHost
    | Start
    | ChangeGame
    | Propose
    | Organise
    | Rest
    | Adjourn
    | Reseat
    | Merge
    | Score
    | Write
    | Strike
    | ReadCards
    | AddNonce
    | Pause
    | Resume
    | EndAndReveal
    | PlayFor
    | Transfer
    | Leave
    | React
    | Turn
    | ListPeople
)
