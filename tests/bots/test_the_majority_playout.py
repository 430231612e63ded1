"""An expert of The Majority imagines the rest of a round on its own, faster: it has to come to what the game does."""

from __future__ import annotations

import pytest

from isoloir.bots.the_majority.playout import Round
from isoloir.core import chance
from isoloir.games.the_majority.board import COLOURS, Board
from isoloir.games.the_majority.scoring import totals
from tests.rulebook.the_majority_table import new


@pytest.mark.parametrize("seats", [3, 4])
def test_every_trick_comes_to_what_the_game_makes_of_it(seats: int) -> None:
    for number in range(12):
        match = new(seats, f"playout {number}")
        while match.asks:
            board, imagined = match.board, Round(match.board)
            dice = chance("playout", number, match.pause)
            choices = {seat: dice.sample(question.options, 1) for seat, question in match.asks.items()}
            match.step(choices)
            if board.next == "commit":
                imagined._collect(tuple(choices[seat][0] for seat in range(seats)))
                assert imagined.powers == powers(match.board)
                assert imagined._token == match.board.token
                if match.board.next.startswith("commit"):
                    assert imagined._first == match.board.open_from


@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_played_out_ends_with_its_debate(seats: int) -> None:
    match = new(seats, "a round")
    while match.board.next != "commit":
        match.step({seat: question.options[:1] for seat, question in match.asks.items()})

    imagined, again = Round(match.board), Round(match.board)
    imagined.play_out()
    again.play_out()

    assert imagined.tricks == 5
    assert sum(imagined.coins) > 0
    assert (imagined.coins, imagined.powers) == (again.coins, again.powers)


def powers(board: Board) -> list[tuple[int, ...]]:
    return [totals(board.won, colour) for colour in COLOURS]
