"""The adapters under the suites of those who made the interfaces; warnings are errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import run
from sys import executable
from typing import Any

import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from isoloir.core import Game, IllegalChoice, Match, chance
from isoloir.games import GAMES, game_of, remove_game
from isoloir.lab.encoding import Encoding
from isoloir.lab.gymnasium import Learner
from isoloir.lab.numbering import WAIT, TooManyOptions
from isoloir.lab.openspiel import load
from isoloir.lab.pettingzoo import env, parallel_env
from isoloir.lab.picks import Moment, Picks
from isoloir.outside import add_file

KEYS = [*GAMES, "rock-paper-scissors"]


@pytest.fixture(autouse=True, scope="module")
def _one_from_outside() -> Iterator[None]:
    assert add_file(Path("examples/rock_paper_scissors.py")) is None
    yield
    remove_game("rock-paper-scissors")


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_finds_nothing_to_say(key: str) -> None:
    parallel_api_test(parallel_env(key), num_cycles=60)
    api_test(env(key), num_cycles=60)
    seed_test(lambda: env(key), num_cycles=25)
    parallel_seed_test(lambda: parallel_env(key), num_cycles=25)


@pytest.mark.parametrize("key", [key for key in KEYS if key != "democrazy"])
def test_openspiel_plays_at_random_and_saves_at_every_node(key: str) -> None:
    pyspiel.random_sim_test(load(key, seeds=5), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
def test_openspiel_plays_the_longest_game_too() -> None:
    pyspiel.random_sim_test(load("democrazy", seeds=5), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("key", ["habits", "third-man"])
def test_openspiel_finds_the_same_actions_on_its_own_way(key: str) -> None:
    state = load(key, seeds=5).new_initial_state()
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == [*range(5)]
    state.apply_action(3)
    while not state.is_terminal():
        actions = [state.legal_actions(seat) for seat in range(state.num_players())]
        assert actions == [pyspiel.State.legal_actions(state, seat) for seat in range(state.num_players())]
        state.apply_actions([each[-1] for each in actions])

    assert state.legal_actions(0) == pyspiel.State.legal_actions(state, 0) == []


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_finds_nothing_to_say(key: str) -> None:
    seats = game_of(key).seats[0]
    check_env(Learner(key, bots=("random",) * (seats - 1)), skip_render_check=True)


@pytest.mark.parametrize("key", KEYS)
def test_an_encoding_stays_within_bounds_and_tells_nothing_a_seat_may_not_know(key: str) -> None:
    game: Game[Any, Any] = game_of(key)
    encoding = Encoding(game)
    match = Match.new(game, game.setup(game.seats[0]), "encoded")
    dice = chance("encoding", key)
    for _ in range(25):
        if match.is_over:
            break
        for seat in range(match.setup.seats):
            row = encoding.array(Picks(match).now, seat)
            other = Match.at(game, match.setup, game.swap_secrets(match.board, seat, dice), match.pause - 1)
            assert len(row) == encoding.size
            assert abs(row).max() <= 1
            fresh = Encoding(game).array(Picks(other).now, seat)
            assert numpy.array_equal(row, fresh)  # which no row before it has helped to make
        match.step({seat: dice.sample(asked.options, asked.take) for seat, asked in match.asks.items()})


def test_what_the_others_have_picked_so_far_is_in_no_observation() -> None:
    picks = Picks(Match.new(game_of("habits"), game_of("habits").setup(3), "picks"))
    encoding = Encoding(game_of("habits"))
    before = encoding.array(picks.now, 2)
    one, other = picks.clone(), picks.clone()

    (first, second, third), (fourth, *_), (fifth, *_) = (picks.legal(seat) for seat in range(3))
    one.act({0: first, 1: fourth, 2: fifth})
    other.act({0: second, 1: fourth, 2: fifth})

    assert one.match.pause == picks.match.pause, "a second pick is to come"
    assert numpy.array_equal(encoding.array(one.now, 2), encoding.array(other.now, 2))
    assert not numpy.array_equal(encoding.array(one.now, 2), before)
    assert one.legal(0) == [second, third]


def test_several_picks_come_one_by_one_and_whoever_is_done_waits() -> None:
    picks = Picks(Match.new(game_of("third-man"), game_of("third-man").setup(4), "leader"))
    (leader,) = picks.choosing

    assert [picks.legal(seat) == [WAIT] for seat in range(4)] == [seat != leader for seat in range(4)]
    with pytest.raises(IllegalChoice):
        picks.act({leader: 11})
    picks.act({leader: 4})
    assert picks.choosing == [seat for seat in range(4) if seat != leader]


def test_more_options_than_slots_is_said() -> None:
    with pytest.raises(TooManyOptions):
        parallel_env("rock-paper-scissors", slots=2).reset(seed=1)


def test_a_strict_environment_refuses_what_it_masks() -> None:
    table = parallel_env("third-man", strict=True)
    table.reset(seed=3)

    with pytest.raises(IllegalChoice):
        table.step(dict.fromkeys(table.agents, 60))


def test_rewards_are_shares_beyond_the_fair_one() -> None:
    table = parallel_env("the-majority", seats=4)
    observed, _ = table.reset(seed=1)
    rewards: dict[str, float] = {}
    while table.agents:
        actions = {agent: int(numpy.flatnonzero(seen["action_mask"])[0]) for agent, seen in observed.items()}
        observed, rewards, *_ = table.step(actions)

    assert sorted(rewards.values()) == [-0.5, -0.5, 0.5, 0.5]
    assert rewards["seat_0"] == rewards["seat_2"], "partners win together"


def test_an_observation_that_is_read_late_is_of_the_pause_it_was_given_at() -> None:
    late, soon = parallel_env("the-majority"), parallel_env("the-majority")
    kept, read = [late.reset(seed=5)[0]], [dict(soon.reset(seed=5)[0])]
    for _ in range(20):
        actions = dict.fromkeys(late.agents, 1)
        kept.append(late.step(actions)[0])
        read.append(dict(soon.step(actions)[0]))

    for one, other in zip(reversed(kept), reversed(read), strict=True):
        for agent in other:
            assert numpy.array_equal(one[agent]["observation"], other[agent]["observation"])
            assert numpy.array_equal(one[agent]["action_mask"], other[agent]["action_mask"])


def test_a_mask_is_read_without_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    table = parallel_env("habits")
    seen, _ = table.reset(seed=1)
    rows: list[int] = []
    array = table.encoding.array

    def noted(now: Moment, seat: int) -> Any:
        rows.append(seat)
        return array(now, seat)

    monkeypatch.setattr(table.encoding, "array", noted)
    told, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents})

    assert [told[agent]["action_mask"].sum() > 0 for agent in table.agents] == [True] * len(table.agents)
    assert rows == []
    assert told["seat_1"]["observation"] in table.observation_space("seat_1")["observation"]
    assert rows == [1]


def test_writing_into_an_observation_changes_no_other() -> None:
    table = parallel_env("habits")
    seen, _ = table.reset(seed=2)
    before = seen["seat_0"]["observation"].copy()
    seen["seat_0"]["observation"][:] = 7

    assert numpy.array_equal(table.observe("seat_0")["observation"], before)


def test_only_those_who_are_asked_get_a_turn_and_nobody_sees_what_was_chosen_in_one() -> None:
    turns = env("third-man")
    turns.reset(seed=4)
    leader = turns.agent_selection
    turns.step(3)
    before = turns.observe("seat_0")
    order: list[str] = []
    while turns.table.picks.choosing == [seat for seat in range(4) if f"seat_{seat}" != leader] and len(order) < 3:
        order.append(turns.agent_selection)
        assert numpy.array_equal(turns.observe("seat_0"), before)
        turns.step(2)

    assert order == [agent for agent in turns.possible_agents if agent != leader]


def test_the_example_runs_an_algorithm_of_openspiel() -> None:
    command = [executable, "examples/lab/openspiel_third_man.py", "1"]
    done = run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert -0.25 <= float(done.stdout.split()[-1]) <= 0.75


def test_observations_that_threads_read_at_once_show_each_seat_its_own() -> None:
    table = parallel_env("the-majority")
    table.reset(seed=1)
    now, encoding = table.picks.now, table.encoding
    alone = [encoding.array(now, seat).tobytes() for seat in range(3)]
    assert len(set(alone)) == len(alone)

    def others(seat: int) -> int:
        return sum(encoding.array(now, seat).tobytes() != alone[seat] for _ in range(3_000))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(3) as threads:
            assert list(threads.map(others, range(3))) == [0, 0, 0]
    finally:
        sys.setswitchinterval(before)
