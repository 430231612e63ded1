"""What's on the table in The Majority.

« carte membre du conseil » card · « puissance rhétorique » power · « manche » round · « sélection » draft ·
« représentation » trick · « débat » debate · « pot-de-vin » bribe (0) · « assassinat » assassination (2) ·
« espion » spy (3) · « traîtrise » betrayal (7) · « jeton d'espion » token · « pièces » coins.
Left is the next seat clockwise, right the one before; with four, partners sit opposite.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeAlias

from isoloir.core import BadSetup, Options, Seat, Setup, Teams, Value, each_alone

Card: TypeAlias = str
"""A colour's letter and a power, "R10". Cards of one kind are alike and share one name."""
Cards: TypeAlias = tuple[Card, ...]

COLOURS = ("R", "B", "Y")
BRIBE, ASSASSIN, SPY, TRAITOR = 0, 2, 3, 7
COPIES = {0: 4, 2: 2, 3: 4, 5: 3, 6: 3, 7: 2, 9: 3, 10: 3}
"""How many cards of each power a colour has."""
NOT_FOR_THREE = (0, 3, 5, 6, 9, 10)
"""Three players take one card of each of these out of each colour."""

KINDS: Cards = tuple(f"{colour}{power}" for colour in COLOURS for power in COPIES)
RANK = {kind: rank for rank, kind in enumerate(KINDS)}
COLOUR = {kind: kind[0] for kind in KINDS}
POWER = {kind: int(kind[1:]) for kind in KINDS}

ROUNDS = 4
FIRST_DEAL, LATER_DEAL = 6, 4


class TheMajorityOptions(Options, frozen=True):
    first_edition_spy: bool = False
    """A stolen 3 still works, for the thief."""
    stolen_two_kills: bool = True
    """A 2 taken by a bribe still kills."""
    first_token: Literal["random", "0", "1", "2", "3"] = "random"
    """The seat that holds the spy's token at the start."""


def objection(setup: Setup) -> None:
    named = setup.options.first_token
    if named != "random" and int(named) >= setup.seats:
        sentence = f"seat {named} cannot hold the token first: there are {setup.seats} seats, from 0"
        raise BadSetup("the-majority-first-token", sentence, seat=int(named) + 1, seats=setup.seats)


class Lying(Value, frozen=True):
    """A card of the current trick."""

    card: Card
    seat: Seat
    """Who played it."""
    front: Seat
    """Who it's in front of now."""
    stolen: bool = False
    dead: bool = False


class Debate(Value, frozen=True):
    """What one colour paid, and why."""

    colour: str
    totals: tuple[int, ...]
    best: int
    firsts: tuple[Seat, ...]
    seconds: tuple[Seat, ...]
    share: int
    """For each second."""
    coins: tuple[int, ...]


class Draft(Value, frozen=True):
    """All that was chosen in secret in one round, before its tricks."""

    taken: tuple[Cards, ...]
    """By packet, named for the seat it was dealt to: its cards in the order they were kept, seat after seat."""
    gifts: Cards = ()
    """By seat: the card given to the partner; empty until the exchange, and always with three."""


class Board(Value, frozen=True):
    seed: str
    hands: tuple[Cards, ...]
    """What each seat keeps for itself; while the draft lasts, the cards put aside so far."""
    first_edition_spy: bool = False
    stolen_two_kills: bool = True
    first_token: Seat | None = None
    """The seat named to hold the token first, if the table named one."""
    next: str = "setup"
    round: int = 0
    deck: Cards = ()
    packets: tuple[Cards, ...] = ()
    """What each seat holds to choose from; empty once the draft is over."""
    drafts: tuple[Draft, ...] = ()
    """One per round, this one last."""
    tricks: tuple[tuple[Cards, ...], ...] = ()
    """The cards of each trick by seat, one tuple of tricks per round."""
    table: tuple[Lying, ...] = ()
    """The current trick, as far as it's face up."""
    last: tuple[Lying, ...] = ()
    """The trick collected last in this round, as it lay then."""
    debates: tuple[Debate, ...] = ()
    """Of the last round, until the next one's first card is put aside."""
    open_from: Seat | None = None
    """Who shows the first card of the next trick, if it's played face up."""
    token: Seat = 0
    won: tuple[Cards, ...] = ()
    discard: Cards = ()
    coins: tuple[int, ...] = ()

    @property
    def seats(self) -> range:
        return range(len(self.hands))


def teams(seats: int) -> Teams:
    return ((0, 2), (1, 3)) if seats == 4 else each_alone(seats)


def partner(seat: Seat) -> Seat:
    """Across the table of four."""
    return (seat + 2) % 4


def left(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def right(seat: Seat, seats: int) -> Seat:
    return (seat - 1) % seats


@cache
def all_cards(seats: int) -> Cards:
    """72 cards for four, 54 for three."""
    out = NOT_FOR_THREE if seats == 3 else ()
    return tuple(kind for kind in KINDS for _ in range(COPIES[POWER[kind]] - (POWER[kind] in out)))


def in_order(cards: Iterable[Card]) -> Cards:
    """By colour, then by power: no trace of when a card came."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def kinds(cards: Cards) -> Cards:
    """What a seat may choose from a sorted hand or packet: each kind once, since those cards are alike."""
    return cards if len(set(cards)) == len(cards) else tuple(dict.fromkeys(cards))


def plus(cards: Cards, card: Card) -> Cards:
    """Sorted cards, with this one put where it belongs."""
    more = [*cards]
    insort(more, card, key=RANK.__getitem__)
    return tuple(more)


def without(cards: Cards, card: Card) -> Cards:
    rest = [*cards]
    rest.remove(card)
    return tuple(rest)


def owner(packet: Seat, pick: int, seats: int) -> Seat:
    """Who keeps the card of a packet at a pick: it goes round to the left, from the seat it was dealt to."""
    return (packet + pick) % seats


def drafted(draft: Draft, seat: Seat) -> Cards:
    """What a seat has put aside in a draft, before any exchange."""
    seats = len(draft.taken)
    return in_order(
        card
        for packet, taken in enumerate(draft.taken)
        for pick, card in enumerate(taken)
        if owner(packet, pick, seats) == seat
    )
