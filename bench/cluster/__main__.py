"""`make bench-cluster`: one node or two, SQLite or PostgreSQL, tables whole or spread; in turns, in one run."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

import uvloop

from bench.table.measure import percentile
from bench.table.process import cores
from tests.services import Postgres, postgres

from .houses import HOUSES, ONE, SPREAD, WHOLE, House, running
from .lost import lost_node
from .measure import Figures, full_speed, human_pace

ROUNDS, TABLES, SECONDS = 3, 40, 3.0
PEOPLE = int(os.environ.get("PEOPLE", "1000"))


def main() -> None:
    """`load`, `pace` or `lost` alone, or all three."""
    wanted = sys.argv[1:] or ["load", "pace", "lost"]
    server, driver = cores()
    os.sched_setaffinity(0, {driver})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with _database(server) as database:
        if "load" in wanted:
            _load(server, database)
        if "pace" in wanted:
            _pace(server, database)
        if "lost" in wanted:
            _lost(server, database)


@contextmanager
def _database(core: int) -> Iterator[Postgres]:
    """Beside the nodes, on their core; it syncs every commit, as an operator's would."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    with postgres(fsync="on") as database:
        os.sched_setaffinity(0, mine)
        yield database


def _load(core: int, database: Postgres) -> None:
    print(f"Full speed: {TABLES} tables of four a node, every choice on disk; the median of {ROUNDS} turns.")
    print(f"{'':26}{'choices/s':>10}{'node ms':>9}{'store ms':>10}{'/core node':>12}{'/core store':>12}", end="")
    print(f"{'p50':>7}{'p99':>7}")
    found: dict[House, list[Figures]] = {house: [] for house in HOUSES}
    for _ in range(ROUNDS):
        for house in HOUSES:
            with running(house, core, database) as here:
                found[house].append(uvloop.run(full_speed(here, TABLES, SECONDS)))
    for house, figures in found.items():
        _show_load(house, figures)
    node = {house: median(each.node for each in figures) for house, figures in found.items()}
    store = {house: median(each.store for each in figures) for house, figures in found.items()}
    print(f"two nodes / one node, a choice: {node[WHOLE] / node[ONE]:.2f} whole, {node[SPREAD] / node[ONE]:.2f} spread")
    print(
        f"PostgreSQL / its nodes: {store[ONE] / node[ONE]:.2f} one, {store[WHOLE] / node[WHOLE]:.2f} two\n", flush=True
    )


def _show_load(house: House, figures: list[Figures]) -> None:
    middle = [median(getattr(each, name) for each in figures) for name in ("rate", "node", "store", "p50", "p99")]
    rate, node, store, p50, p99 = middle
    per_store = f"{1000 / store:12,.0f}" if store else f"{'-':>12}"
    print(f"{house.name:26}{rate:10,.0f}{node:9.3f}{store:10.3f}{1000 / node:12,.0f}{per_store}{p50:7.1f}{p99:7.1f}")


def _pace(core: int, database: Postgres) -> None:
    print(f"A human pace: {PEOPLE:,} people, each chooses once in ten seconds; ms from the last choice to the reveal.")
    print(f"{'':26}{'p50':>7}{'p99':>7}{'behind p99':>12}{'nodes':>8}{'store':>8}{'MB':>7}")
    for house in HOUSES:
        with running(house, core, database) as here:
            each = uvloop.run(human_pace(here, PEOPLE))
        store = each.store * each.rate / 1000
        print(f"{house.name:26}{each.p50:7.1f}{each.p99:7.1f}{each.behind:12.1f}{each.busy:8.2f}", end="")
        print(f"{store:8.2f}{each.megabytes:7.0f}", flush=True)
    print("behind: how much later the last of the four hears than the first; nodes and store in cores.\n", flush=True)


def _lost(core: int, database: Postgres) -> None:
    with running(SPREAD, core, database) as here:
        waits = uvloop.run(lost_node(here))
    p50, p99 = percentile(waits, 0.5) / 1000, percentile(waits, 0.99) / 1000
    print(
        f"One of two nodes killed, {len(waits)} tables at both: next reveal after {p50:.2f} s (p50), {p99:.2f} s (p99)"
    )


if __name__ == "__main__":
    main()
