"""What's on the table in The Third Man.

« carte » card · « enchère » bid · « entame » lead · « joueur en tête » leader · « jeton » token.
A *deal* is what the four play with one hand of ten cards each; three tokens, one per deal, win the match.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from isoloir.core import Options, Seat, Value

Card: TypeAlias = int
Hand: TypeAlias = tuple[Card, ...]

SEATS = range(4)
ALL_CARDS: Hand = tuple(range(10))
BIDS = 9
"""The tenth card is never played."""
LIMIT = 20
"""A deal ends when a score reaches +20 or -20."""
TOKENS_TO_WIN = 3
MOST_VOIDS = 20
MOST_DEALS = 50

Gains: TypeAlias = tuple[int, ...]
"""What one bid brought each seat."""


class ThirdManOptions(Options, frozen=True):
    first_leader: Literal["random", "0", "1", "2", "3"] = "random"
    """The seat that leads the very first bid."""


class Board(Value, frozen=True):
    seed: str
    first_leader: Seat | None = None
    """The seat named to lead the match, if the table named one."""
    next: str = "begin"
    deal: int = 1
    leader: Seat = 0
    lead: Card | None = None
    """The card shown by the leader, until the bid is resolved."""
    hands: tuple[Hand, ...] = (ALL_CARDS,) * 4
    scores: tuple[int, ...] = (0, 0, 0, 0)
    bids: tuple[Gains, ...] = ()
    """The scored bids of this deal, oldest first."""
    shown: tuple[Card, ...] = ()
    """The cards of the last bid, scored or void, by seat."""
    led: Seat = 0
    """Who led that bid."""
    voids: int = 0
    """How often the present bid has been cancelled in a row."""
    tokens: tuple[int, ...] = (0, 0, 0, 0)
    course: str = ""
    """Every bid opened in the match, void ones too: who led and the four cards by seat, five digits a bid."""
