"""What's on the table in Démocrazy.

« pion » token · « sac » bag · « loi » law · « en vigueur » in force · « abroger » to repeal · « défausser » to discard
· « pioche » deck · « Chaussure blanche » white shoe · « carte blanche » blank law · « décompte » final count.
The *active* seat is the one whose turn it is; it proposes.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from isoloir.core import Options, Seat, Value

from .items import AnyItem
from .laws import AnyEffect, Check, Law, LawId
from .voting import Joker, JokerMode, Outcome

Tokens: TypeAlias = tuple[int, int, int, int]
"""How many of each colour, in the order of COLOURS."""

SEATS = range(4, 11)
TOKENS_PER_COLOUR = 15
TOKENS = 4 * TOKENS_PER_COLOUR
NO_TOKENS: Tokens = (0, 0, 0, 0)
EACH = {4: 6, 5: 6, 6: 6, 7: 5, 8: 5, 9: 4, 10: 4}
"""How many tokens, and how many laws, each seat starts with."""
ABOVE, AMONG = 15, 10
"""The deck: this many laws on top of a packet of this many, among which the End is shuffled."""
MOST_IN_FORCE = 6
MOST_HOUSE_ROWS = 200

Debate: TypeAlias = Literal["off", "20", "40", "60"]
HouseRow: TypeAlias = Annotated[str, Meta(max_length=1500)]


class DemocrazyOptions(Options, frozen=True):
    joker_mode: JokerMode = "all-void"
    """What several jokers in one vote do."""
    joker_split: Literal["4-4-2", "3-3-4", "4-3-3"] = "4-4-2"
    """White shoes, black shoes and Scams among the ten jokers."""
    apart: bool = False
    """The players aren't in one room: laws that need it stay in the box, and nobody is doubted."""
    debate: Debate = "off"
    """Before each vote, this many seconds to plead for the law and against it, or less if everyone is ready."""
    blank_laws: bool = False
    """Six blank cards are shuffled in, on which their holders write a law in words of their own."""
    house_laws: Annotated[
        tuple[HouseRow, ...], Meta(max_length=MOST_HOUSE_ROWS, extra_json_schema={"format": "lines"})
    ] = ()
    """Laws of the table's own, one row of JSON each; empty rows and rows that begin with # are skipped."""
    house_only: bool = False
    """Play with the house laws alone."""
    left_out: Annotated[tuple[LawId, ...], Meta(max_length=200)] = ()
    """Laws of our deck that stay in the box."""


class Standing(Value, frozen=True):
    """A law in force."""

    law: LawId
    declared: tuple[Seat, ...] = ()
    """Who it is about, as the people have said."""


class Proposal(Value, frozen=True):
    """The law on the table."""

    law: LawId
    repeals: LawId | None = None
    """The law that would go, named because six others are in force."""
    parts: tuple[str | int, ...] = ()
    """What has been chosen so far for a blank law."""
    written: AnyEffect | None = None
    """What a blank law does, once all its parts are chosen."""
    words: str = ""
    """Its sentence, unless it was said out loud."""
    check: Check = "word"


class Board(Value, frozen=True):
    seed: str
    seats: int
    rules: int = 1
    """Which decide what's in our deck."""
    joker_mode: JokerMode = "all-void"
    joker_split: tuple[int, int, int] = (4, 4, 2)
    apart: bool = False
    debate: Debate = "off"
    blank_laws: bool = False
    house: tuple[Law, ...] = ()
    house_only: bool = False
    next: str = "begin"
    turn: int = 0
    active: Seat = 0
    tokens: tuple[Tokens, ...] = ()
    draws: str = ""
    """Every token that ever left the bag, by the first letter of its colour; their number is the next one's address."""
    hands: tuple[tuple[LawId, ...], ...] = ()
    """In alphabetical order, so that a card's place doesn't tell when it came."""
    held: tuple[tuple[LawId, ...], ...] = ()
    """Every law that each seat has ever had in hand, in the order in which they came."""
    deck: tuple[LawId, ...] = ()
    """The card to be drawn next is the first."""
    jokers: tuple[Joker | None, ...] = ()
    joker_discard: tuple[Joker, ...] = ()
    joker_plays: tuple[tuple[Seat, Joker], ...] = ()
    """Every joker that was ever shown, and who showed it."""
    used: tuple[bool, ...] = ()
    """Who has played a joker and got none since."""
    joker_draws: int = 0
    """How often jokers have been handed out again."""
    joker_since: tuple[int, ...] = ()
    """At which of these hand-outs, 0 being the deal, each seat got its joker."""
    joker_caps: tuple[tuple[int, int, int], ...] = ()
    """Per hand-out, how many of each kind may be held by seats that got theirs before it, as anyone can work out."""
    discard: tuple[LawId, ...] = ()
    force: tuple[Standing, ...] = ()
    """The laws in force, oldest first."""
    pending: LawId | None = None
    """Adopted this turn, in force from the next."""
    proposal: Proposal | None = None
    vote: Outcome | None = None
    """The last vote held."""
    voted: Proposal | None = None
    """The law it was about, as it lay on the table: what was written on a blank card too."""
    said: tuple[Seat, ...] = ()
    """Who the last law about people was about, as they have said."""
    raised: tuple[Seat | None, ...] = ()
    """At the last show of hands, who each seat pointed at or named."""
    accepted: bool = True
    """What became of the last law carried out by hand."""
    agenda: tuple[AnyItem, ...] = ()
    after: str = ""
    """The step that follows when the agenda is done."""
    ended: Literal["", "end", "bag"] = ""
    """What ended the game: the End card or the empty bag."""

    @property
    def holders(self) -> tuple[bool, ...]:
        """Who holds a joker; which one is nobody else's business."""
        return tuple(joker is not None for joker in self.jokers)

    def then(self, *items: AnyItem) -> Board:
        """These first, then what was on the agenda."""
        return replace(self, agenda=(*items, *self.agenda))

    def with_tokens(self, changed: dict[Seat, Tokens]) -> Board:
        tokens = list(self.tokens)
        for seat, held in changed.items():
            tokens[seat] = held
        return replace(self, tokens=tuple(tokens))

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat - 1) % self.seats
