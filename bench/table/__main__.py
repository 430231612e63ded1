"""`make bench-table`: tables of four at our server and its peers, in turns, a core each for server and driver."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable

import uvloop

from .load import colyseus_tables, echoes, our_tables, their_tables
from .measure import Result
from .pace import GOOD, Crowd, crowds
from .process import colyseus, cores, echo, ours, theirs

TABLES = (1, 10, 50, 200)
SECONDS = 4.0
ECHO_SOCKETS = 200


def main() -> None:
    """`load` or `pace` alone, or both."""
    wanted = sys.argv[1:] or ["load", "pace"]
    server, driver = cores()
    os.sched_setaffinity(0, {driver})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if "load" in wanted:
        _load(server)
    if "pace" in wanted:
        _pace(server)


def _load(core: int) -> None:
    with echo(core) as served:
        rate, busy = uvloop.run(echoes(served, ECHO_SOCKETS, 2.0))
    print("Four people a table choose at once; the reveal; the next round.")
    print("Ours keeps every choice on disk (SQLite, full sync) before anyone is told; theirs keeps all in memory.")
    print(f"The driver alone, with a server that only echoes: {rate:,.0f} round trips/s at {busy:.0%} of its core.\n")
    print(f"{'':22}{'tables':>7}{'choices/s':>11}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'kB/table':>10}", end="")
    print(f"{'server':>8}{'driver':>8}{'choices/server s':>18}")
    for n in TABLES:
        results = [_one(core, run) for run in _runs(n)]
        _ratios("boardgame.io", results[0], results[1])
        _ratios("colyseus", results[0], results[2])
        print()


def _runs(n: int) -> list[Callable[[int], Result]]:
    def rounds(core: int) -> Result:
        with ours(core) as served:
            return uvloop.run(our_tables(served, n, SECONDS))

    def peer(core: int) -> Result:
        with theirs(core) as served:
            return uvloop.run(their_tables(served, n, SECONDS))

    def other_peer(core: int) -> Result:
        with colyseus(core) as served:
            return uvloop.run(colyseus_tables(served, n, SECONDS))

    def third_man(core: int) -> Result:
        with ours(core) as served:
            return uvloop.run(our_tables(served, n, SECONDS, "third-man"))

    return [rounds, peer, other_peer, third_man]


def _one(core: int, run: Callable[[int], Result]) -> Result:
    result = run(core)
    print(
        f"{result.who:22}{result.tables:7}{result.rate:11,.0f}{result.p50:9.1f}{result.p95:9.1f}{result.p99:9.1f}",
        end="",
    )
    print(f"{result.kilobytes:10.0f}{result.server:8.0%}{result.driver:8.0%}{result.per_core:18,.0f}", flush=True)
    return result


def _ratios(name: str, mine: Result, peer: Result) -> None:
    rate, wait = mine.rate / peer.rate, mine.p99 / peer.p99
    own = mine.per_core / peer.per_core
    print(f"{f'ours / {name}':29}{rate:11.2f}{mine.p50 / peer.p50:9.2f}{mine.p95 / peer.p95:9.2f}{wait:9.2f}", end="")
    print(f"{mine.kilobytes / max(1, peer.kilobytes):10.2f}{'':16}{own:18.2f}", flush=True)


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
    main()
