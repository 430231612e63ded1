"""What it costs to see that nothing is written behind a gap: appends with that check and without, by turns.

`python -m bench.cluster.gap` on a PostgreSQL of its own. Processor time of the server's process and of ours, each from
the system's own count in nanoseconds, so a busy machine disturbs it little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import TypeAlias

import psycopg

from isoloir.table.store.postgres.connection import connect_to_write
from isoloir.table.store.postgres.postgres_schema import migrate
from isoloir.table.store.postgres.postgres_writer import APPEND, INSERT, _appended
from isoloir.table.store.writer import Row
from tests.services import postgres

BODY = b'{"type":"Sealed","pause":12,"seat":3,"choice":["yes"],"person":4,"command":"0123456789abcdef"}'
ROWS, TURNS = 3_000, 9

Cost: TypeAlias = tuple[float, float]
"""Microseconds an entry: of the database, and of the node."""


def checked(on: psycopg.Connection, rows: Sequence[Row]) -> None:
    on.execute(APPEND, _appended(rows))


def plain(on: psycopg.Connection, rows: Sequence[Row]) -> None:
    tables, numbers, bodies = zip(*rows, strict=True)
    on.execute(INSERT, (list(tables), list(numbers), list(bodies)))


class Store:
    def __init__(self, on: psycopg.Connection, tables: int) -> None:
        self._on, self._tables, self._head = on, range(1, tables + 1), 0
        (pid,) = on.execute("SELECT pg_backend_pid()").fetchone() or (0,)
        self._count = Path(f"/proc/{pid}/schedstat")
        on.execute("TRUNCATE entries")
        self.write(plain)

    def write(self, way: Callable[[psycopg.Connection, Sequence[Row]], None]) -> None:
        """One entry of each table, in one commit."""
        self._head += 1
        way(self._on, [(table, self._head, BODY) for table in self._tables])

    def cost(self, way: Callable[[psycopg.Connection, Sequence[Row]], None]) -> Cost:
        commits = ROWS // len(self._tables)
        ours, theirs = time.process_time_ns(), self._spent()
        for _ in range(commits):
            self.write(way)
        spent = self._spent() - theirs, time.process_time_ns() - ours
        return spent[0] / 1000 / commits / len(self._tables), spent[1] / 1000 / commits / len(self._tables)

    def _spent(self) -> int:
        return int(self._count.read_text().split()[0])


def main() -> None:
    with postgres(fsync="on", synchronous_commit="off") as server, connect_to_write(server.address) as on:
        migrate(on, "bench")
        print(f"{'entries a commit':>16} {'':>8} {'database µs':>12} {'node µs':>9}   an entry, median of {TURNS}")
        for tables in (1, 5, 40):
            store = Store(on, tables)
            for way in (plain, checked):
                store.cost(way)
            found: dict[str, list[Cost]] = {"plain": [], "checked": []}
            for _ in range(TURNS):
                found["plain"].append(store.cost(plain))
                found["checked"].append(store.cost(checked))
            for name, costs in found.items():
                theirs, ours = (median(each) for each in zip(*costs, strict=True))
                print(f"{tables:>16} {name:>8} {theirs:>12.1f} {ours:>9.1f}")
            ratios = sorted(a[0] / b[0] for a, b in zip(found["checked"], found["plain"], strict=True))
            print(f"{'':>16} {'ratio':>8} {median(ratios):>12.2f}   ({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
