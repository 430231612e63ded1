"""A game for the benchmark only: four seats pick at once, the picks open together, the next round begins."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Chance, Event, Game, Seat, Setup, Step, Tell, Value, ask

SEATS = range(4)
CARDS = tuple(range(10))
ROUNDS = 1_000_000


class Board(Value, frozen=True):
    seed: str
    next: str = "pick"
    round: int = 1
    shown: tuple[int, ...] = ()


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    round: int
    shown: tuple[int, ...]


class Revealed(Event, frozen=True):
    cards: tuple[int, ...]


def pick(board: Board, tell: Tell) -> Step[Board]:
    picks = yield from ask({seat: Ask("pick", CARDS) for seat in SEATS})
    cards = tuple(picks[seat] for seat in SEATS)
    tell(Revealed(cards))
    return replace(board, shown=cards, round=board.round + 1, next="pick" if board.round < ROUNDS else OVER)


def new(setup: Setup, seed: str) -> Board:
    return Board(seed)


def view(board: Board, seat: Seat | None) -> View:
    return View(seat, board.next, board.round, board.shown)


def redeal(seen: View, dice: Chance) -> Board:
    return Board(dice.fork(), seen.next, seen.round, seen.shown)


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    return replace(board, seed=dice.fork())


GAME = Game(
    key="rounds",
    seats=range(4, 5),
    minutes=range(1, 2),
    board=Board,
    view_type=View,
    events=(Revealed,),
    new=new,
    steps={"pick": pick},
    view=view,
    own=frozenset(),
    scores=lambda board: (0, 0, 0, 0),
    winners=lambda board: tuple(SEATS) if board.next == OVER else (),
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed"}),
)
