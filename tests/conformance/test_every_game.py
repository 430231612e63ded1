"""One suite for every registered game: nothing to add per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from isoloir.core import Game, Setup
from isoloir.games import GAMES
from isoloir.testing import moments, secrecy, suite
from isoloir.testing.setups import option_setups, plain_setups
from tests.secrets import sealing
from tests.tiny.game import tiny

EVERY_GAME: list[Game[Any, Any]] = [*GAMES.values(), tiny()]
SEEDS = ("one", "two")
LEAK_PAUSES = 40

Check = Callable[[Game[Any, Any], Setup, str], None]

CHECKS: list[Check] = [
    suite.check_it_ends,
    suite.check_teams,
    suite.check_questions_are_well_put,
    suite.check_what_is_told_is_known_to_the_house,
    suite.check_it_refuses_what_was_not_offered,
    suite.check_clone_and_save_agree,
    suite.check_same_seed_and_choices_same_game,
    suite.check_order_of_sealing_changes_nothing,
    suite.check_no_step_changes_an_earlier_board,
    sealing.check_sealing_changes_no_view,
    suite.check_views_travel,
    suite.check_redeal,
    suite.check_bots_see_only_views,
    secrecy.check_the_opening_tells_only_what_is_seen,
    moments.check_what_is_told_makes_the_view_after,
]

PLAIN = [
    pytest.param(game, setup, id=f"{game.key}-{setup.seats}") for game in EVERY_GAME for setup in plain_setups(game)
]
OPTIONS = [
    pytest.param(game, setup, id=f"{game.key}-{setup.seats}-{setup.options}")
    for game in EVERY_GAME
    for setup in option_setups(game)
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("game", "setup"), PLAIN)
def test_every_game_with_every_number_of_seats(check: Check, game: Game[Any, Any], setup: Setup) -> None:
    for seed in SEEDS:
        check(game, setup, seed)


@pytest.mark.parametrize(("game", "setup"), OPTIONS)
def test_every_option(game: Game[Any, Any], setup: Setup) -> None:
    suite.check_it_ends(game, setup, "option")
    suite.check_questions_are_well_put(game, setup, "option")
    suite.check_clone_and_save_agree(game, setup, "option")
    suite.check_redeal(game, setup, "option")
    moments.check_what_is_told_makes_the_view_after(game, setup, "option")
    secrecy.check_nothing_leaks(game, setup, "option", LEAK_PAUSES)


@pytest.mark.parametrize(("game", "setup"), PLAIN)
def test_nothing_leaks(game: Game[Any, Any], setup: Setup) -> None:
    secrecy.check_every_secret_was_moved(game, setup, ["first", "second"])


@pytest.mark.soak
@pytest.mark.parametrize(("game", "setup"), [*PLAIN, *OPTIONS])
def test_nothing_leaks_over_many_games(game: Game[Any, Any], setup: Setup) -> None:
    for n in range(25):
        secrecy.check_nothing_leaks(game, setup, f"soak {n}")


@pytest.mark.soak
@pytest.mark.parametrize(("game", "setup"), [*PLAIN, *OPTIONS])
def test_what_is_told_makes_the_view_after_over_many_games(game: Game[Any, Any], setup: Setup) -> None:
    for n in range(40):
        moments.check_what_is_told_makes_the_view_after(game, setup, f"soak {n}")
