"""Searching needs copies: every adapter copied and pickled, at every state, plays on as the one it was made from."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy
import pytest

from isoloir.games import GAMES
from isoloir.lab.gymnasium import Learner
from isoloir.lab.openspiel import load
from isoloir.lab.pettingzoo import env, parallel_env

STATES = 12
TWINS: tuple[Callable[[Any], Any], ...] = (deepcopy, lambda one: pickle.loads(pickle.dumps(one)))
SIZES: dict[str, list[dict[str, int]]] = {"majority": [{"turns": 1}], "third-man": [{"cards": 3, "tokens": 1}]}
"""Where chance falls in the middle of a game, too."""


def first(mask: Any) -> int:
    return int(numpy.flatnonzero(mask)[-1])


@pytest.mark.parametrize("key", GAMES)
def test_a_state_of_openspiel_is_cloned_pickled_and_given_children_before_and_after_any_chance(key: str) -> None:
    for game in (load(key), *(load(key, **small) for small in SIZES.get(key, ()))):
        state = game.new_initial_state()
        for _ in range(STATES):
            twins = [state.clone(), *(twin(state) for twin in TWINS), game.deserialize_state(state.serialize())]
            if state.is_terminal():
                assert all(twin.returns() == state.returns() for twin in twins)
                break
            if state.is_chance_node():
                state.apply_action(0)
                children = [twin.child(0) for twin in twins]
            else:
                actions = [state.legal_actions(seat)[0] for seat in range(game.num_players())]
                state.apply_actions(actions)
                children = twins
                for child in children:
                    child.apply_actions(actions)
            if not state.is_chance_node():
                texts = [state.information_state_string(seat) for seat in range(game.num_players())]
                for child in children:
                    assert [child.information_state_string(seat) for seat in range(game.num_players())] == texts


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("twin", TWINS, ids=["copied", "pickled"])
def test_an_environment_of_pettingzoo_goes_on_alike(key: str, twin: Callable[[Any], Any]) -> None:
    table = twin(parallel_env(key))
    seen, _ = table.reset(seed=3)
    for _ in range(STATES):
        other = twin(table)
        actions = {agent: first(seen[agent]["action_mask"]) for agent in table.agents}
        seen, rewards, *_ = table.step(actions)
        again, others, *_ = other.step(actions)
        assert rewards == others
        for agent in seen:
            assert numpy.array_equal(seen[agent]["observation"], again[agent]["observation"])
        if not table.agents:
            break
    assert numpy.array_equal(
        twin(table).reset()[0]["seat_0"]["observation"], table.reset()[0]["seat_0"]["observation"]
    ), "and draws the same seeds"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("twin", TWINS, ids=["copied", "pickled"])
def test_one_agent_after_another_goes_on_alike(key: str, twin: Callable[[Any], Any]) -> None:
    turns = twin(env(key))
    turns.reset(seed=3)
    for _ in range(STATES):
        other = twin(turns)
        action = first(turns.last()[4]["action_mask"])
        for each in (turns, other):
            each.step(action)
        assert other.agent_selection == turns.agent_selection
        assert numpy.array_equal(other.last()[0], turns.last()[0])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("twin", TWINS, ids=["copied", "pickled"])
def test_a_learner_goes_on_alike(key: str, twin: Callable[[Any], Any]) -> None:
    learner = twin(Learner(key, bots=("novice",) * (GAMES[key].seats[0] - 1)))
    learner.reset(seed=4)
    for _ in range(STATES):
        other = twin(learner)
        action = first(learner.action_masks())
        seen, reward, over, *_ = learner.step(action)
        again, *rest = other.step(action)
        assert numpy.array_equal(seen, again)
        assert rest[:2] == [reward, over]
        if over:
            break
