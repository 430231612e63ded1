"""Small set-ups: the lab's alone, played by the game's own steps, small enough to be solved by others' algorithms."""

from __future__ import annotations

from math import isclose
from subprocess import run
from sys import executable
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

from isoloir.core import BadSetup, Game, Match, chance
from isoloir.games import game_of
from isoloir.lab.openspiel import load
from isoloir.lab.sizes import SIZED, sized

ONE_BID: dict[str, Any] = {"cards": 2, "tokens": 1, "deals": 1, "voids": 1, "first_leader": "0"}
SMALL: list[tuple[str, dict[str, Any]]] = [
    ("third-man", {"cards": 4, "tokens": 1}),
    ("third-man", {"cards": 7, "tokens": 3}),
    ("the-majority", {"packet": 2}),
    ("the-majority", {"packet": 4}),
    ("majority", {"turns": 1}),
    ("majority", {"turns": 3}),
    ("habits", {"patients": 1}),
    ("habits", {"patients": 3}),
]


def played(game: Game[Any, Any], options: dict[str, Any], seed: str) -> Match[Any]:
    match, dice = Match.new(game, game.setup(game.seats[0], options), seed), chance(seed, "random")
    while not match.is_over:
        for seat in range(match.setup.seats):
            view = match.view(seat)
            assert game.key == "the-majority" or game.view(game.redeal(view, dice), seat) == view
        match.step({seat: dice.sample(asked.options, asked.take) for seat, asked in match.asks.items()})
    return match


@pytest.mark.parametrize(("key", "options"), SMALL)
def test_a_small_game_ends_and_somebody_wins(key: str, options: dict[str, Any]) -> None:
    assert all(played(sized(key), options, f"small {number}").winners for number in range(4))


@pytest.mark.parametrize("key", SIZED)
def test_without_a_size_it_is_the_whole_game(key: str) -> None:
    whole, same = played(game_of(key), {}, "whole"), played(sized(key), {}, "whole")

    assert (same.pause, same.scores, same.winners) == (whole.pause, whole.scores, whole.winners)


@pytest.mark.parametrize(("key", "options"), SMALL)
def test_no_table_offers_a_size(key: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        game_of(key).setup(game_of(key).seats[0], options)


def test_the_third_man_has_as_many_cards_tokens_and_deals_as_one_asked_for() -> None:
    game = sized("third-man")
    match = Match.new(game, game.setup(4, {"cards": 4, "tokens": 2, "deals": 1, "voids": 1}), "four cards")
    (question,) = match.asks.values()

    assert question.options == (0, 1, 2, 3)
    assert match.scores == (1, 1, 1, 1), "one token short of being one short"
    while not match.is_over:
        match.step({seat: (asked.options[0],) for seat, asked in match.asks.items()})
    assert match.pause == 7, "three bids in which all played the same card, spent at once"
    assert match.winners == (0, 1, 2, 3)


@pytest.mark.parametrize(("key", "options"), [("third-man", {}), *SMALL[:5]])
def test_chance_is_what_it_is_in_the_game(key: str, options: dict[str, Any]) -> None:
    state = load(key, **options).new_initial_state()
    likely = [share for _, share in state.chance_outcomes()]

    assert isclose(sum(likely), 1)
    if key == "third-man":
        assert likely == [0.25] * 4, "who leads first"
    if options == {"packet": 2}:
        assert len(likely) == 3 * 90, "who has the token, and who is dealt which two of six cards"


def test_an_information_state_tells_apart_what_the_seat_could_and_nothing_else() -> None:
    game = load("third-man", **ONE_BID)
    states = [game.new_initial_state() for _ in range(2)]
    for state, card in zip(states, (1, 2), strict=True):
        state.apply_actions([card, 0, 0, 0])
    ones = [[state.information_state_string(seat) for seat in range(4)] for state in states]
    rows = [numpy.array(state.information_state_tensor(2)) for state in states]

    assert all(one != another for one, another in zip(*ones, strict=True)), "the lead lies open"
    assert not numpy.array_equal(*rows)
    assert states[0].to_struct().board["lead"] == 0
    assert states[1].to_observation_struct(3).asked["options"] == (0, 1)
    assert states[0].action_to_struct(1, 2).option == 1


def test_the_algorithms_of_openspiel_solve_a_small_game() -> None:
    game = pyspiel.convert_to_turn_based(load("third-man", **{**ONE_BID, "cards": 3, "bids": 1}))
    random = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(15):
        solver.evaluate_and_update_policy()
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(60):
        sampling.iteration()

    solved, sampled = (exploitability.nash_conv(game, each.average_policy()) for each in (solver, sampling))
    print(random, solved, sampled)
    assert solved < random / 3
    assert sampled < random


@pytest.mark.soak
@pytest.mark.parametrize("example", ["third_man", "the_majority"])
def test_an_example_finds_how_far_bots_are_from_perfect(example: str) -> None:
    command = [executable, f"examples/lab/solve_{example}.py"]
    done = run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    shares = [float(line.split()[-1]) for line in done.stdout.splitlines()]
    assert shares[-1] < shares[0], "what was solved is closer to perfect than play at random"
