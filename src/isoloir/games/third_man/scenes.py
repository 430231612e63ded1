"""Bids of The Third Man that one can play: you sit in the first seat, and the lead is on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from isoloir.core import Came, Event, Lang, Scene, Seat

from .board import ALL_CARDS, LIMIT, Board, Card, Gains
from .events import BidScored, BidVoid, Revealed, TokenWon
from .scoring import gains, total

YOU, ADA, BLAISE = 0, 1, 2
PLAYED: tuple[tuple[Card, ...], ...] = ((6, 8, 9, 2), (2, 7, 6, 9))
"""Two bids that left Ada far down the stairs, and Blaise just ahead."""


def signed(gain: int) -> str:
    return f"{gain:+d}".replace("-", "−") if gain else "0"


def facing(lead: Card, leader: Seat = ADA, played: tuple[tuple[Card, ...], ...] = ()) -> Callable[[Lang], Board]:
    """The leader has shown this card, after these bids; Ada led the first one, and you the others."""
    bids = tuple(map(gains, played))
    scores: Gains = (0, 0, 0, 0)
    for each in bids:
        scores = total(scores, each)
    hands = tuple(tuple(card for card in ALL_CARDS if card not in gone) for gone in zip(*played, strict=True))
    course = "".join(f"{YOU if n else ADA}{''.join(map(str, cards))}" for n, cards in enumerate(played))
    board = Board("a scene", next="follow", leader=leader, lead=lead, scores=scores, bids=bids, course=course)
    if played:
        board = replace(board, hands=hands, shown=played[-1], led=YOU)
    return lambda lang: board


def bid(key: str, cards: tuple[Card, ...], then: Event, *, lesson: bool = True) -> Scene:
    """The first bid of a deal: what each card brings is typed here, and computed by the game."""
    return Scene(
        key=key,
        seats=4,
        board=facing(cards[ADA]),
        seat=YOU,
        choices={seat: (card,) for seat, card in enumerate(cards) if seat != ADA},
        then=(Revealed(cards), then),
        facts={"lead": cards[ADA]},
        lesson=lesson,
    )


def scored(*moves: int) -> BidScored:
    return BidScored(moves, moves)


SINK = Scene(
    key="sink",
    seats=4,
    board=facing(1, BLAISE, PLAYED),
    seat=YOU,
    choices={YOU: (7,), ADA: (6,), 3: (3,)},
    then=(Revealed((7, 6, 1, 3)), BidScored((3, -6, 0, 6), (15, -21, 13, 7)), TokenWon(YOU, (1, 0, 0, 0))),
    facts={"limit": LIMIT, "lead": 1, "you": signed(12), "ada": signed(-15), "blaise": signed(13)},
)

SCENES = (
    bid("four", (7, 5, 4, 1), scored(3, -5, 8, 0)),
    bid("third", (7, 8, 9, 2), scored(14, -8, 1, 0)),
    bid("firsts", (8, 8, 6, 1), scored(-3, -3, 12, 0)),
    bid("void", (5, 5, 5, 2), BidVoid()),
    SINK,
    bid("seconds", (6, 8, 6, 3), scored(-6, 2, -6, 0), lesson=False),
    bid("thirds", (4, 9, 4, 6), scored(8, 1, 8, -6), lesson=False),
    bid("pairs", (6, 6, 3, 3), scored(-1, -1, 6, 6), lesson=False),
)


def came(heard: Sequence[Event], seat: Seat) -> Came | None:
    moved = next((event.gains[seat] for event in heard if isinstance(event, BidScored)), None)
    if moved is None:
        return Came("void", {})
    won = any(isinstance(event, TokenWon) and event.seat == seat for event in heard)
    return Came("token" if won else "moved" if moved else "still", {"gain": signed(moved)})
