"""What a seat may see at a table of Démocrazy: everything but law hands, jokers, the deck, and the dice."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from isoloir.core import Seat, Value, once

from .board import Board, Debate, Proposal, Standing, Tokens
from .deck import BLANKS, law_of
from .force import in_vote, must_name
from .items import AnyItem
from .laws import Law, LawId
from .preview import Outlook, outlook
from .scoring import Line, explained
from .tokens import bag_of
from .voting import Joker, JokerMode, Outcome

OPEN = (
    "next", "seats", "rules", "joker_mode", "joker_split", "apart", "debate", "blank_laws", "house", "house_only",
    "turn", "active", "tokens", "draws", "joker_discard", "joker_plays", "used", "joker_draws", "joker_since",
    "joker_caps", "discard", "force", "pending", "proposal", "vote", "voted", "said", "raised",
    "accepted", "agenda", "after", "ended",
)  # fmt: skip
"""The fields of the board that everyone can see."""


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    seats: int
    rules: int
    joker_mode: JokerMode
    joker_split: tuple[int, int, int]
    apart: bool
    debate: Debate
    blank_laws: bool
    house: tuple[Law, ...]
    house_only: bool
    turn: int
    active: Seat
    tokens: tuple[Tokens, ...]
    draws: str
    joker_discard: tuple[Joker, ...]
    joker_plays: tuple[tuple[Seat, Joker], ...]
    used: tuple[bool, ...]
    joker_draws: int
    joker_since: tuple[int, ...]
    joker_caps: tuple[tuple[int, int, int], ...]
    discard: tuple[LawId, ...]
    force: tuple[Standing, ...]
    pending: LawId | None
    proposal: Proposal | None
    vote: Outcome | None
    voted: Proposal | None
    said: tuple[Seat, ...]
    """Who the last law about people was about, as they have said."""
    raised: tuple[Seat | None, ...]
    """At the last show of hands, who each seat pointed at or named."""
    accepted: bool
    """What became of the last law carried out by hand."""
    agenda: tuple[AnyItem, ...]
    """The first item is what someone is being asked just now, and names the law that asks."""
    after: str
    acting: LawId | None
    """The law someone is being asked about; while a reveal is told, the one that acts."""
    ended: Literal["", "end", "bag"]
    bag: Tokens
    holders: tuple[bool, ...]
    """Who holds a joker."""
    joker: Joker | None
    """My own."""
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[LawId, ...], ...]
    """What I know of each hand: all of mine, and of the others' what I once passed on."""
    held: tuple[LawId, ...]
    """Every law that I have ever had in hand, in the order in which they came."""
    deck_size: int
    lines: tuple[tuple[Line, ...], ...]
    """By seat, the final count if the game ended now, law by law."""
    outlook: Outlook | None
    """What the law on the table would change."""
    prospects: dict[LawId, Outlook]
    """What each answer would lead to, while I choose a law to propose or say which one would go."""


def view(board: Board, seat: Seat | None) -> View:
    if seat is None:
        return seen_by_all(board)
    return replace(
        seen_by_all(board),
        seat=seat,
        joker=board.jokers[seat] if board.jokers else None,
        known=known_hands(board, seat),
        held=board.held[seat] if board.held else (),
        prospects=prospects(board, seat),
    )


@once
def seen_by_all(board: Board) -> View:
    """What a watcher sees: no law that was never shown, and no joker."""
    return View(
        seat=None,
        **{field: getattr(board, field) for field in OPEN},
        acting=(board.agenda[0].law or None) if board.next == "agenda" and board.agenda else None,
        bag=bag_of(board.tokens),
        holders=board.holders,
        joker=None,
        hand_sizes=tuple(map(len, board.hands)),
        known=((),) * len(board.hands),
        held=(),
        deck_size=len(board.deck),
        lines=explained(board),
        outlook=on_the_table(board),
        prospects={},
    )


def known_hands(board: Board, seat: Seat) -> tuple[tuple[LawId, ...], ...]:
    """My own hand, and in the others' whatever I have held myself."""
    if not board.hands:
        return ()
    passed = in_hands(board).intersection(board.held[seat] if board.held else ()).difference(board.hands[seat])
    others = [tuple([law for law in hand if law in passed]) if passed else () for hand in board.hands]
    return (*others[:seat], board.hands[seat], *others[seat + 1 :])


@once
def in_hands(board: Board) -> frozenset[LawId]:
    return frozenset().union(*board.hands)


@once
def on_the_table(board: Board) -> Outlook | None:
    if board.proposal is None or board.next not in ("debate", "vote"):
        return None
    return outlook(board, in_vote(board), board.proposal.repeals)


def prospects(board: Board, seat: Seat) -> dict[LawId, Outlook]:
    """A blank card says nothing yet, and neither does a law until it's said which one would go."""
    if seat != board.active:
        return {}
    if board.next == "propose":
        rows = [law_of(board, law) for law in board.hands[seat] if law not in BLANKS]
        return {row.id: outlook(board, row) for row in rows if not must_name(board, row)}
    if board.next == "name":
        assert board.proposal is not None, "a law lies on the table"
        row = law_of(board, board.proposal.law)
        return {standing.law: outlook(board, row, standing.law) for standing in board.force}
    return {}
