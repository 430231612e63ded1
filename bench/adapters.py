"""`python -m bench.adapters`: what an adapter costs beside the bare match, by which observations are read.

Random games on one core, in turns; medians of the ratios of processor time for each pause that is played.
Actions are chosen as anybody would who knows only the package: from the masks, and in OpenSpiel from `legal_actions`.
The first table is beside a match that nobody looks at. In the second the views of the same seats are read there too,
since that is what one would do without an adapter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import random
from statistics import median
from sys import argv
from time import process_time
from typing import Any

from open_spiel.python.observation import make_observation

from isoloir.core import Match
from isoloir.games import GAMES, game_of
from isoloir.lab.openspiel import load
from isoloir.lab.pettingzoo import env, parallel_env
from isoloir.lab.picks import Picks

from .ours import _some

GAMES_EACH = 3
READ = ("masks alone", "acting", "all")


def bare(key: str, seed: int) -> int:
    game = game_of(key)
    match = Match.new(game, game.setup(game.seats[0]), str(seed))
    while asks := match.asks:
        match.step({seat: _some(asked) for seat, asked in asks.items()})
    return match.pause


def looked_at(key: str, read: str, seed: int) -> int:
    """The same, and these seats' views are read."""
    game = game_of(key)
    match = Match.new(game, game.setup(game.seats[0]), str(seed))
    everyone, nobody = range(match.setup.seats), ()
    while asks := match.asks:
        for seat in asks if read == "acting" else everyone if read == "all" else nobody:
            match.view(seat)
        match.step({seat: _some(asked) for seat, asked in asks.items()})
    return match.pause


def some(actions: Any) -> Any:
    return actions[int(random() * len(actions))]


def some_of(mask: Any) -> Any:
    return some(mask.nonzero()[0])


def eyes(picks: Picks, read: str) -> Iterable[int]:
    """The seats whose observations are read."""
    if read == "acting":
        return picks.choosing
    return range(picks.match.setup.seats) if read == "all" else ()


def parallel(table: Any, read: str, seed: int) -> int:
    seen, _ = table.reset(seed=seed)
    agents = table.possible_agents
    while table.agents:
        for seat in eyes(table.picks, read):
            seen[agents[seat]]["observation"]
        seen, *_ = table.step({agent: some_of(seen[agent]["action_mask"]) for agent in agents})
    return int(table.picks.match.pause)


def in_turns(turns: Any, read: str, seed: int) -> int:
    turns.reset(seed=seed)
    before = None
    for agent in turns.agent_iter():
        now = turns.table.picks.now
        if read == "all" and now is not before:
            before = now
            for each in turns.agents:
                turns.observe(each)
        *_, over, _, info = turns.last(observe=read == "acting" and agent in turns.agents)
        turns.step(None if over else some_of(info["action_mask"]))
    return int(turns.table.picks.match.pause)


def spiel(game: Any, read: str, seed: int) -> int:
    state, observer = game.new_initial_state(), make_observation(game)
    state.apply_action(seed)
    while not state.is_terminal():
        for seat in eyes(state.node.picks, read):
            observer.set_from(state, seat)
        state.apply_actions([some(state.legal_actions(seat)) for seat in range(game.num_players())])
    return int(state.node.picks.match.pause)


def spent(play: Callable[[int], int], first: int) -> float:
    """Processor time for each pause."""
    start = process_time()
    pauses = sum([play(seed) for seed in range(first, first + GAMES_EACH)])
    return (process_time() - start) / pauses


def rows(key: str, rounds: int) -> tuple[str, str]:
    """Beside a match that nobody looks at, and beside one that is looked at by the same seats."""
    tables = {
        "Parallel": (parallel, parallel_env(key)),
        "AEC": (in_turns, env(key)),
        "OpenSpiel": (spiel, load(key, seeds=1_000)),
    }
    ways = [(play, table, read) for play, table in tables.values() for read in READ]
    ratios: list[list[tuple[float, float]]] = [[] for _ in ways]
    for number in range(rounds):
        first = 1 + number * GAMES_EACH
        for place, (play, table, read) in enumerate(ways):
            blind = spent(partial(bare, key), first)
            with_it = spent(partial(play, table, read), first)
            ratios[place].append((with_it / blind, with_it / spent(partial(looked_at, key, read), first)))
    return _cells(key, ratios, 0), _cells(key, ratios, 1)


def _cells(key: str, ratios: list[list[tuple[float, float]]], which: int) -> str:
    cells = [f"{median(pair[which] for pair in each):.1f}" for each in ratios]
    return f"| {key} | " + " | ".join(" / ".join(cells[at : at + 3]) for at in (0, 3, 6)) + " |"


def main() -> None:
    rounds = int(argv[1]) if len(argv) > 1 else 7
    found = [rows(key, rounds) for key in GAMES]
    for beside, column in (("a match that nobody looks at", 0), ("a match whose views are read", 1)):
        print(f"beside {beside}\n\n| game | Parallel | AEC | OpenSpiel |\n|---|---|---|---|")
        print(*[each[column] for each in found], "", sep="\n")


if __name__ == "__main__":
    main()
