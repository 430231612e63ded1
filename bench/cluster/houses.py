"""What is compared: one node with a file of its own, one on PostgreSQL, and two, with tables whole or spread."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from bench.table.process import TREE, Served, ours
from tests.services import Postgres

TICKS = os.sysconf("SC_CLK_TCK")


class House(NamedTuple):
    name: str
    nodes: int
    is_shared: bool
    """On PostgreSQL."""
    is_spread: bool = False
    """The people of a table sit at both nodes in turn; else a table's people sit together, as behind the proxy."""


SQLITE = House("one node, SQLite", 1, False)
ONE = House("one node, PostgreSQL", 1, True)
WHOLE = House("two nodes, tables whole", 2, True)
SPREAD = House("two nodes, tables spread", 2, True, is_spread=True)
HOUSES = (SQLITE, ONE, WHOLE, SPREAD)


class Running:
    def __init__(self, house: House, nodes: list[Served], postgres: Postgres | None) -> None:
        self.house, self.nodes, self._postgres = house, nodes, postgres

    def ports(self, table: int) -> tuple[int, ...]:
        """Where the people of a table sit, in turn."""
        ports = [node.port for node in self.nodes]
        turned = ports[table % len(ports) :] + ports[: table % len(ports)]
        return tuple(turned) if self.house.is_spread else (turned[0],)

    def seconds(self) -> float:
        return sum(node.seconds() for node in self.nodes)

    def store_seconds(self) -> float:
        """Of PostgreSQL and everything it started, still running or not."""
        return 0.0 if self._postgres is None else _family(self._postgres.pid)


@contextmanager
def running(house: House, core: int, postgres: Postgres) -> Iterator[Running]:
    """Nodes share one core, so that seconds of processor time are compared, not luck."""
    with ExitStack() as stack:
        more = {"store": postgres.database(uuid4().hex)} if house.is_shared else {}
        nodes = [stack.enter_context(ours(core, tree=TREE, **more)) for _ in range(house.nodes)]
        yield Running(house, nodes, postgres if house.is_shared else None)


def _family(parent: int) -> float:
    used = _used(parent, gone=True)
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                fields = _fields(int(each.name))
            except OSError:
                continue
            if int(fields[1]) == parent:
                used += _used(int(each.name), gone=False)
    return used


def _used(process: int, *, gone: bool) -> float:
    try:
        fields = _fields(process)
    except OSError:
        return 0.0
    return sum(map(int, fields[11 : 15 if gone else 13])) / TICKS


def _fields(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
