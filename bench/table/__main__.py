"""`make bench-table`: our server and its peers in turns, a core each for server and driver; fails over a budget."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from functools import partial
from statistics import median

import uvloop

from isoloir.games import GAMES

from .load import colyseus_tables, echoes, our_tables, their_tables
from .measure import Result
from .pace import GOOD, Crowd, crowds
from .process import colyseus, cores, echo, machine, ours, theirs

TABLES = (50, 200)
GAME_TABLES = 20
TURNS = 9
"""How often each is measured, in turns: on a machine that others use too, one figure alone says little."""
SECONDS = 2.0
ECHO_SOCKETS = 200
LEAST = 1.0
"""So many times as many choices a second of processor time as Colyseus, in the median."""

Run = Callable[[], Result]


def main() -> int:
    """`peers`, `games` or `pace` alone, or all of them."""
    wanted = sys.argv[1:] or ["peers", "games", "pace"]
    server, driver = cores()
    os.sched_setaffinity(0, {driver})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"{machine()} Each {TURNS} times, in turns: the median, and from the least to the most.\n")
    is_over = "peers" in wanted and _peers(server)
    if "games" in wanted:
        _games(server)
    if "pace" in wanted:
        _pace(server)
    return 1 if is_over else 0


def _peers(core: int) -> bool:
    """Whether it takes more than it may."""
    with echo(core) as served:
        rate, busy = uvloop.run(echoes(served, ECHO_SOCKETS, 2.0))
    print("Four people a table choose at once; the reveal; the next round.")
    print("Ours keeps every choice on disk (SQLite, full sync) before anyone is told; theirs keeps all in memory.")
    print(f"The driver alone, with a server that only echoes: {rate:,.0f} round trips/s at {busy:.0%} of its core.\n")
    _head()
    is_over = False
    for n in TABLES:
        runs: list[Run] = [partial(_ours, core, n), partial(_boardgame, core, n), partial(_colyseus, core, n)]
        mine, *others = _in_turns(runs)
        for each in (mine, *others):
            _line(each)
        for each in others:
            ratios = sorted(one.per_core / other.per_core for one, other in zip(mine, each, strict=True))
            print(f"{f'ours / {each[0].who}':22}{n:7}{'':39}{_spread(ratios, '.2f'):>38}", flush=True)
            is_over = is_over or (each[0].who == "colyseus" and median(ratios) < LEAST)
        print()
    if is_over:
        print(f"Over the budget: fewer than {LEAST} times as many choices as Colyseus.\n")
    return is_over


def _games(core: int) -> None:
    print("The games, at their smallest and largest tables of four and more.\n")
    _head()
    kinds = [(key, seats) for key, game in GAMES.items() for seats in {max(4, game.seats[0]), game.seats[-1]}]
    for each in _in_turns([partial(_ours, core, GAME_TABLES, key, seats) for key, seats in sorted(kinds)]):
        _line(each)
    print()


def _in_turns(runs: list[Run]) -> list[list[Result]]:
    """By who it is, one after the other each time."""
    return [list(column) for column in zip(*([run() for run in runs] for _ in range(TURNS)), strict=True)]


def _ours(core: int, n: int, game: str = "rounds", seats: int = 4) -> Result:
    with ours(core) as served:
        return uvloop.run(our_tables(served, n, SECONDS, game, seats))


def _boardgame(core: int, n: int) -> Result:
    with theirs(core) as served:
        return uvloop.run(their_tables(served, n, SECONDS))


def _colyseus(core: int, n: int) -> Result:
    with colyseus(core) as served:
        return uvloop.run(colyseus_tables(served, n, SECONDS))


def _head() -> None:
    print(f"{'':22}{'tables':>7}{'p50 ms':>9}{'p99 ms':>9}{'kB/table':>10}{'server':>8}{'driver':>8}", end="")
    print(f"{'choices a second of processor time':>38}", flush=True)


def _line(found: list[Result]) -> None:
    names = ("p50", "p99", "kilobytes", "server", "driver")
    p50, p99, kilobytes, server, driver = (median(getattr(each, name) for each in found) for name in names)
    rate = _spread([each.per_core for each in found], ",.0f")
    print(
        f"{found[0].who:22}{found[0].tables:7}{p50:9.1f}{p99:9.1f}{kilobytes:10.0f}{server:8.0%}{driver:8.0%}", end=""
    )
    print(f"{rate:>38}", flush=True)


def _spread(figures: list[float], form: str) -> str:
    return f"{median(figures):{form}} ({min(figures):{form}} to {max(figures):{form}})"


def _pace(core: int) -> None:
    print(
        "People who choose every ten seconds, at tables of four, on one core; the better of two looks if one is bad:\n"
    )
    print(f"{'people':>8}{'p50 ms':>9}{'p99 ms':>9}{'kB/person':>11}{'server':>8}")
    with ours(core) as served:
        found = uvloop.run(crowds(served, _show))
    good = [each.people for each in found if each.p99 <= GOOD]
    if good:
        more = " at least" if len(good) == len(found) else ""
        print(f"\np99 stays under {GOOD:.0f} ms for{more} {good[-1]:,} people.")


def _show(crowd: Crowd) -> None:
    print(f"{crowd.people:8,}{crowd.p50:9.1f}{crowd.p99:9.1f}{crowd.kilobytes:11.1f}{crowd.server:8.0%}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
