"""Rock, paper, scissors for two to four: a point for everyone you beat."""

from typing import Any

from msgspec.structs import replace

from isoloir.core import OVER, Ask, BySeat, Event, Game, Hint, Step, Tell, Value, ask

BEATS = {"rock": "scissors", "paper": "rock", "scissors": "paper"}
GOAL = 5
LAST_ROUND = 20


class Board(Value, frozen=True):
    seed: str
    scores: BySeat[int]
    round: int = 1
    shown: BySeat[str] = ()
    """What everyone threw last."""
    next: str = "throw"


class Thrown(Event, frozen=True):
    round: int
    throws: BySeat[str]
    gains: BySeat[int]


class Won(Event, frozen=True):
    seats: tuple[int, ...]


def throw(board: Board, tell: Tell) -> Step[Board]:
    """All at once; then everyone counts who they've beaten."""
    seats = range(len(board.scores))
    answers = yield from ask({seat: Ask("throw", tuple(BEATS)) for seat in seats})
    shown = tuple(answers[seat] for seat in seats)
    gains = tuple(shown.count(BEATS[mine]) for mine in shown)
    tell(Thrown(board.round, shown, gains))
    scores = tuple(score + gain for score, gain in zip(board.scores, gains, strict=True))
    over = max(scores) >= GOAL or board.round == LAST_ROUND
    return replace(board, scores=scores, shown=shown, round=board.round + (not over), next="end" if over else "throw")


def end(board: Board, tell: Tell) -> Board:
    over = replace(board, next=OVER)
    tell(Won(GAME.winners(over)))
    return over


GAME: Game[Board, Any] = Game(
    key="rock-paper-scissors",
    seats=range(2, 5),
    minutes=range(3, 6),
    board=Board,
    events=(Thrown, Won),
    new=lambda setup, seed: Board(seed, scores=(0,) * setup.seats),
    steps={"throw": throw, "end": end},
    scores=lambda board: board.scores,
    round=lambda board: board.round,
    hints={
        "rock": Hint(symbol="✊", colour="red"),
        "paper": Hint(symbol="✋", colour="blue"),
        "scissors": Hint(symbol="✌️", colour="green"),
        "scores": Hint(track=(0, GOAL)),
        "shown": Hint(cards=True),
        "gains": Hint(signed=True),
    },
)
