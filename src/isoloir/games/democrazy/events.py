"""What is told at a table of Démocrazy."""

from __future__ import annotations

from isoloir.core import Event, Seat

from .board import Tokens
from .items import Move
from .laws import AnyEffect, Check, Colour, LawId, Side
from .scoring import Line
from .voting import Joker, Reason, Vote


class GameBegan(Event, frozen=True):
    """Everyone has drawn tokens, laws and a joker."""

    seat: Seat
    """Whose turn is the first."""
    tokens: tuple[Tokens, ...]


class HandDealt(Event, frozen=True):
    """For one seat: its whole law hand, dealt or received from a neighbour."""

    laws: tuple[LawId, ...]


class JokerDealt(Event, frozen=True):
    """For one seat: the joker it got."""

    joker: Joker


class TurnBegan(Event, frozen=True):
    turn: int
    seat: Seat


class CameIntoForce(Event, frozen=True):
    law: LawId


class Declared(Event, frozen=True):
    """Who says that a law is about them."""

    law: LawId
    seats: tuple[Seat, ...]


class Doubted(Event, frozen=True):
    """Who said so and wasn't believed, by a show of hands."""

    law: LawId
    seats: tuple[Seat, ...]


class Pointed(Event, frozen=True):
    """Who a law is about, by a show of hands."""

    law: LawId
    hands: tuple[Seat | None, ...]
    """Who each seat pointed at."""
    seats: tuple[Seat, ...]
    """One, or none."""


class Caught(Event, frozen=True):
    """Who broke a law and owned up, or was seen."""

    law: LawId
    hands: tuple[Seat | None, ...]
    """Who each seat named."""
    seats: tuple[Seat, ...]


class LawDrawn(Event, frozen=True):
    seat: Seat
    left: int
    """Cards left in the deck."""


class LawTaken(Event, frozen=True):
    """For one seat: the law it drew."""

    law: LawId


class EndDrawn(Event, frozen=True):
    seat: Seat


class Proposed(Event, frozen=True):
    seat: Seat
    law: LawId


class Written(Event, frozen=True):
    """What the blank law on the table says."""

    seat: Seat
    law: LawId
    effect: AnyEffect
    words: str = ""
    """Its sentence, unless its author says it out loud."""
    check: Check = "word"


class Named(Event, frozen=True):
    """The law that goes if the proposal is adopted."""

    seat: Seat
    law: LawId


class Voted(Event, frozen=True):
    law: LawId
    votes: tuple[Vote, ...]
    yes: int
    no: int
    adopted: bool
    why: tuple[Reason, ...] = ()
    """From the cards to the result, the laws that had a part in it named."""


class Applied(Event, frozen=True):
    """A law acts; what it does is told next."""

    law: LawId


class LaidOut(Event, frozen=True):
    """What the proposer would do to carry out a law by hand; none of it has happened yet."""

    law: LawId
    seat: Seat
    moves: tuple[Move, ...]


class Judged(Event, frozen=True):
    """The others have said whether that's what the law said; who said what stays in the booth."""

    law: LawId
    accepted: bool


class Posted(Event, frozen=True):
    """A blue law lies face up, in force from the next turn."""

    law: LawId


class Repealed(Event, frozen=True):
    law: LawId


class TokensDrawn(Event, frozen=True):
    seat: Seat
    colours: tuple[Colour, ...]


class TokensReturned(Event, frozen=True):
    seat: Seat
    colours: tuple[Colour, ...]


class TokenGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    colour: Colour


class TokensBartered(Event, frozen=True):
    seat: Seat
    to: Seat
    gave: Colour
    got: Colour


class TokensExchanged(Event, frozen=True):
    """Two seats now have each other's tokens."""

    seats: tuple[Seat, ...]


class TokensRotated(Event, frozen=True):
    to: Side


class JokerDrawn(Event, frozen=True):
    seat: Seat


class JokerLaidDown(Event, frozen=True):
    seat: Seat
    joker: Joker


class HandsPassed(Event, frozen=True):
    to: Side


class LawDropped(Event, frozen=True):
    seat: Seat
    law: LawId


class BagEmptied(Event, frozen=True):
    """The last token was drawn: the game is over."""

    seat: Seat


class Counted(Event, frozen=True):
    """A seat's final count, line by line; a line without a law is the tokens at one point each."""

    seat: Seat
    lines: tuple[Line, ...]
    points: int


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]


EVENTS = (
    GameBegan, HandDealt, JokerDealt, TurnBegan, CameIntoForce, Declared, Doubted, Pointed, Caught, LawDrawn, LawTaken,
    EndDrawn, Proposed, Written, Named, Voted, Applied, LaidOut, Judged, Posted, Repealed, TokensDrawn, TokensReturned,
    TokenGiven, TokensBartered, TokensExchanged, TokensRotated, JokerDrawn, JokerLaidDown, HandsPassed, LawDropped,
    BagEmptied, Counted, GameWon,
)  # fmt: skip
