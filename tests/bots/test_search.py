"""The common search: for any game, from views alone, the same for the same dice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from isoloir.bots.any_game import bots_for
from isoloir.bots.levels import Bot, choose_at_random
from isoloir.bots.regret import Regrets
from isoloir.bots.search import Plan, searcher, standing, weigh
from isoloir.core import Chance, Game, Match, chance, check
from isoloir.games import GAMES
from tests.tiny.game import tiny

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = Plan(pauses=120, worlds=6, horizon=6)


def played(game: Game[Any, Any], seats: int, bots: list[Bot], seed: str) -> Match[Any]:
    match = Match.new(game, game.setup(seats), seed)
    while match.asks:
        match.step(
            {
                seat: bots[seat](match.view(seat), question, chance("dice", seed, seat, match.pause))
                for seat, question in match.asks.items()
            }
        )
    return match


@pytest.mark.parametrize("game", [*GAMES.values(), tiny()], ids=lambda game: game.key)
def test_it_answers_any_question_of_any_game_and_twice_the_same(game: Game[Any, Any]) -> None:
    match = Match.new(game, game.setup(game.seats[0]), "seed")
    dice = chance("walk")
    for _ in range(8):
        if match.is_over:
            break
        seat, question = next(iter(match.asks.items()))
        found = [weigh(game, match.view(seat), question, chance("dice"), SMALL) for _ in range(2)]
        for each in found[0]:
            check(seat, question, each.choice)
        assert found[0] == found[1]
        assert sum(each.share for each in found[0]) == pytest.approx(1)
        match.step({seat: dice.sample(question.options, question.take) for seat, question in match.asks.items()})


def test_a_game_that_brings_nothing_gets_a_decent_expert() -> None:
    game = tiny()
    expert = bots_for(game)["expert"]
    wins = 0
    for n in range(6):
        ours = game.teams(4)[n % 2]
        bots = [expert if seat in ours else choose_at_random for seat in range(4)]
        wins += ours[0] in played(game, 4, bots, f"game {n}").winners

    assert wins >= 5, f"{wins} of 6; half would be luck"


@pytest.mark.parametrize(("name", "games", "least"), [("auction", 8, 4), ("liar", 4, 3)])
def test_a_game_from_outside_gets_one_too(name: str, games: int, least: int) -> None:
    game = run_path(str(EXAMPLES / f"{name}.py"))["GAME"]
    expert = bots_for(game)["expert"]
    won = 0.0
    for n in range(games):
        bots = [expert if seat == n % 4 else choose_at_random for seat in range(4)]
        winners = played(game, 4, bots, f"game {n}").winners
        won += (n % 4 in winners) / len(winners)

    assert won >= least, f"{won} of {games}; a quarter would be luck"


def test_partners_share_what_a_match_is_worth() -> None:
    game = tiny()
    match = played(game, 4, [choose_at_random] * 4, "seed")

    for team in game.teams(4):
        assert len({standing(match, seat) for seat in team}) == 1
    assert sum(standing(match, team[0]) for team in game.teams(4)) == pytest.approx(1)


def test_regret_matching_mixes_where_one_could_be_read() -> None:
    """Matching pennies, one side twice as dear: the equilibrium plays it a third of the time."""
    one, two = Regrets(2), Regrets(2)
    pays = [[2.0, 0.0], [0.0, 1.0]]
    for turn in range(4000):
        mine, theirs = one.strategy, two.strategy
        one.regret([sum(pays[a][b] * theirs[b] for b in range(2)) for a in range(2)], turn)
        two.regret([-sum(pays[a][b] * mine[a] for a in range(2)) for b in range(2)], turn)

    assert one.average[0] == pytest.approx(1 / 3, abs=0.02)
    assert two.average[0] == pytest.approx(1 / 3, abs=0.02)


def test_it_never_meets_the_true_board() -> None:
    """Boards that differ only in what the seat may not know: the same shares, to the last digit."""
    for game in GAMES.values():
        match = Match.new(game, game.setup(game.seats[0]), "seed")
        seat, question = next(iter(match.asks.items()))
        other = game.swap_secrets(match.board, seat, chance("swap"))
        views = [game.view(board, seat) for board in (match.board, other)]

        first, second = (weigh(game, view, question, chance("dice"), SMALL) for view in views)

        assert first == second


def test_a_budget_of_time_ends_the_search() -> None:
    game = GAMES["the-majority"]
    match = Match.new(game, game.setup(4), "seed")
    plan = Plan(playouts=10**9, pauses=10**9, seconds=0.05)

    choice = searcher(game, plan)(match.view(0), match.asks[0], chance("dice"))

    check(0, match.asks[0], choice)


@pytest.mark.parametrize("patience", [0, 60, 400])
def test_a_board_that_takes_too_long_to_make_ends_the_making(patience: int) -> None:
    """However little patience there is, an answer comes, and twice the same."""
    game = GAMES["the-majority"]
    match = played_until(game, "play", "seed")
    seat, question = next(iter(match.asks.items()))
    made: list[int] = []

    def counted(view: Any, dice: Chance) -> Any:
        board = game.redeal(view, dice)
        made.append(1)
        return board

    counting = replace(game, redeal=counted)
    plan = Plan(playouts=60, worlds=24, horizon=1, patience=patience)
    found = [weigh(counting, match.view(seat), question, chance("dice"), plan) for _ in range(2)]

    assert found[0] == found[1]
    assert sum(each.share for each in found[0]) == pytest.approx(1)
    assert (len(made) == 0) is (patience == 0)
    assert len(made) // 2 < 24 or patience == 400


def played_until(game: Game[Any, Any], what: str, seed: str) -> Match[Any]:
    match, dice = Match.new(game, game.setup(4), seed), chance("walk", seed)
    while {question.what for question in match.asks.values()} != {what}:
        match.step({seat: dice.sample(question.options, question.take) for seat, question in match.asks.items()})
    return match
