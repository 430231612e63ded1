"""The common search doesn't think the same thought at every seat: where all that counts is to differ, it differs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from isoloir.bots.any_game import bots_for
from isoloir.core import OVER, Ask, BySeat, Event, Game, Match, Step, Tell, Value, ask, chance

SEATS, ROUNDS, GAMES = 5, 10, 12


class Board(Value, frozen=True):
    seed: str
    scores: BySeat[int]
    round: int = 1
    shown: BySeat[int] = ()
    next: str = "pick"


class Picked(Event, frozen=True):
    picks: BySeat[int]


def pick(board: Board, tell: Tell) -> Step[Board]:
    """The lowest number that nobody else picked gets the point."""
    seats = range(len(board.scores))
    picks = yield from ask({seat: Ask("pick", tuple(range(1, len(seats) + 3))) for seat in seats})
    shown = tuple(picks[seat] for seat in seats)
    tell(Picked(shown))
    scores = tuple(score + (mine == lowest(shown)) for score, mine in zip(board.scores, shown, strict=True))
    over = board.round == ROUNDS
    return replace(board, scores=scores, shown=shown, round=board.round + 1, next=OVER if over else "pick")


def lowest(shown: BySeat[int]) -> int | None:
    return min((each for each in shown if shown.count(each) == 1), default=None)


LOWEST: Game[Board, Any] = Game(
    key="lowest",
    seats=range(3, 9),
    board=Board,
    events=(Picked,),
    new=lambda setup, seed: Board(seed, (0,) * setup.seats),
    steps={"pick": pick},
    scores=lambda board: board.scores,
)


def test_of_the_lowest_unique_number_at_most_a_quarter_is_won_by_nobody() -> None:
    regular, shown = bots_for(LOWEST)["regular"], []
    for n in range(GAMES):
        match = Match.new(LOWEST, LOWEST.setup(SEATS), f"game {n}")
        while match.asks:
            asks = match.asks.items()
            match.step(
                {seat: regular(match.view(seat), asked, chance("bots", n, match.pause, seat)) for seat, asked in asks}
            )
            shown.append(match.board.shown)

    nobody = sum(lowest(each) is None for each in shown)
    assert 4 * nobody <= len(shown)
