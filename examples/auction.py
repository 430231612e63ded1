"""A sealed-bid auction: lots of known value, one purse for the whole evening, and nobody sees what you offer."""

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import replace

from isoloir.core import OVER, Ask, BySeat, Event, Game, Hint, Options, Seat, Setup, Step, Tell, Value, ask, chance

LOTS = (2, 3, 4, 5, 6, 7, 8, 9)


class AuctionOptions(Options, frozen=True):
    coins: Annotated[int, Meta(ge=5, le=30)] = 20
    """What everyone begins with."""


class Board(Value, frozen=True):
    seed: str
    coins: BySeat[int]
    points: BySeat[int]
    sold: int = 0
    left: tuple[int, ...] = LOTS
    """The lots to come, in no order."""
    lot: int | None = None
    """What the lot on the block is worth."""
    left_over: int = 0
    """Added to it, because nobody got the lots before."""
    bids: BySeat[int] = ()
    """What everyone offered last; it stays in view once it's been told."""
    next: str = "show"


class Shown(Event, frozen=True):
    number: int
    lots: int
    worth: int


class Opened(Event, frozen=True):
    bids: BySeat[int]


class Sold(Event, frozen=True):
    seat: Seat
    price: int
    worth: int


class NotSold(Event, frozen=True):
    """Two people made the highest bid, or nobody bid."""

    seats: tuple[Seat, ...]


class Ended(Event, frozen=True):
    seats: tuple[Seat, ...]


def new(setup: Setup, seed: str) -> Board:
    return Board(seed, coins=(setup.options.coins,) * setup.seats, points=(0,) * setup.seats)


def show(board: Board, tell: Tell) -> Board:
    """The next lot, in an order nobody knows."""
    if not board.left:
        over = replace(board, lot=None, next=OVER)
        tell(Ended(winners(over)))
        return over
    lot = chance(board.seed, "lot", board.sold).choice(board.left)
    tell(Shown(board.sold + 1, len(LOTS), lot + board.left_over))
    return replace(board, lot=lot, left=tuple(each for each in board.left if each != lot), next="bid")


def bid(board: Board, tell: Tell) -> Step[Board]:
    """Everyone bids at once. The lot goes to the highest bid if nobody else made it, and only that bid is paid."""
    bids = yield from ask({seat: Ask("bid", tuple(range(coins + 1))) for seat, coins in enumerate(board.coins)})
    offered = tuple(bids[seat] for seat in range(len(board.coins)))
    tell(Opened(offered))
    best, worth = max(offered), (board.lot or 0) + board.left_over
    buyers = tuple(seat for seat, each in enumerate(offered) if each == best)
    after = replace(board, sold=board.sold + 1, bids=offered, next="show")
    if best == 0 or len(buyers) > 1:
        tell(NotSold(buyers if best else ()))
        return replace(after, left_over=worth)
    (buyer,) = buyers
    tell(Sold(buyer, best, worth))
    coins = tuple(each - best * (seat == buyer) for seat, each in enumerate(board.coins))
    points = tuple(each + worth * (seat == buyer) for seat, each in enumerate(board.points))
    return replace(after, coins=coins, points=points, left_over=0)


def winners(board: Board) -> tuple[Seat, ...]:
    """Most points; if it's a tie, most coins left."""
    if board.next != OVER:
        return ()
    ranks = list(zip(board.points, board.coins, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


GAME: Game[Board, Any] = Game(
    key="auction",
    seats=range(3, 7),
    minutes=range(8, 13),
    options=AuctionOptions,
    board=Board,
    events=(Shown, Opened, Sold, NotSold, Ended),
    new=new,
    steps={"show": show, "bid": bid},
    scores=lambda board: board.points,
    winners=winners,
    round=lambda board: min(board.sold + 1, len(LOTS)),
    hints={
        "points": Hint(symbol="★", colour="yellow"),
        "coins": Hint(symbol="●", colour="orange"),
        "bids": Hint(symbol="●", colour="orange"),
        "bid": Hint(symbol="●", colour="orange"),
        "lot": Hint(symbol="★", colour="yellow", cards=True),
        "left_over": Hint(symbol="★", colour="yellow"),
        "sold": Hint(hidden=True),
        "left": Hint(symbol="★", colour="yellow", cards=True),
    },
)
