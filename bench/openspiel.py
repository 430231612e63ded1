"""The peers: two simultaneous games of OpenSpiel, driven from Python in the same way."""

from __future__ import annotations

from random import random
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.games import iterated_prisoners_dilemma  # noqa: F401  registers the game written in Python

PYTHON = "python_iterated_prisoners_dilemma"
CPP = "goofspiel"


def load(name: str) -> Any:
    if name == CPP:
        return pyspiel.load_game(CPP, {"players": 4, "num_cards": 10, "imp_info": True})
    return pyspiel.load_game(name)


def decisions_per_second(game: Any, seconds: float) -> float:
    made = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            made += _move(game, state)
    return made / spent


def _move(game: Any, state: Any) -> int:
    """One random move of everyone concerned; how many decisions of players it took."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(random() * len(outcomes))][0])
        return 0
    actions = []
    for player in range(game.num_players()):
        legal = state.legal_actions(player)
        actions.append(legal[int(random() * len(legal))])
    state.apply_actions(actions)
    return len(actions)


def clones_per_second(game: Any, count: int) -> float:
    state = game.new_initial_state()
    start = process_time()
    for _ in range(count):
        state.clone()
    return count / (process_time() - start)
