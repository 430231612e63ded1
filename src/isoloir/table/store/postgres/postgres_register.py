"""The register in PostgreSQL: nodes that beat, and who sits at them. Unlogged where it may be lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from isoloir import __version__

from ..register import Node, Opening, Pulse
from .connection import TIMELINE, Connections
from .postgres_schema import NEWEST
from .postgres_writer import HEADS
from .threaded import aside

T = TypeVar("T")

SILENT = "6 seconds"
"""Without a beat for this long, a node counts as gone, and its people with it; there's nothing to clean up."""

LATELY = "30 seconds"
"""Nodes that were silent for longer aren't expected back."""

LIVES = f"NOT gone AND beat > clock_timestamp() - interval '{SILENT}'"
BEAT = (
    "INSERT INTO nodes (id, beat, reads, version) VALUES (%s, clock_timestamp(), %s, %s) ON CONFLICT (id) DO UPDATE "
    "SET beat = clock_timestamp(), gone = false RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint, drain"
)
KNOWN = (
    f"SELECT id, reads, version, {LIVES} FROM nodes WHERE NOT gone AND beat > clock_timestamp() - interval '{LATELY}'"
)
PRESENT = (
    "SELECT present.table_id, present.node, present.people FROM present JOIN nodes ON nodes.id = present.node "
    f"WHERE present.table_id = ANY(%s) AND {LIVES}"
)
SIT = (
    "INSERT INTO present (table_id, node, people) VALUES (%s, %s, %s) "
    "ON CONFLICT (table_id, node) DO UPDATE SET people = excluded.people"
)
BESIDE = (
    f"SELECT present.node, present.people, {LIVES}, (extract(epoch FROM nodes.beat) * 1000)::bigint "
    "FROM present JOIN nodes ON nodes.id = present.node WHERE present.table_id = %s AND present.node <> %s"
)
NOTE_TIMELINE = (
    "INSERT INTO meta (key, value) VALUES ('timeline', %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value "
    "WHERE meta.value = %s"
)


class PostgresRegister:
    def __init__(self, address: str, version: str = __version__) -> None:
        self._version = version
        self._connections = Connections(address)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="register")

    async def beat(self, node: Node, reads: int, held: Collection[int]) -> Pulse:
        return await self._ask(lambda on: _beat(on, node, reads, self._version, list(held)))

    async def open(self, node: Node, table: int) -> Opening:
        return await self._ask(lambda on: _open(on, node, table))

    async def sit(self, node: Node, people: Mapping[int, frozenset[int] | None]) -> None:
        await self._ask(lambda on: _sit(on, node, people))

    async def leave(self, node: Node) -> None:
        await self._ask(lambda on: on.execute("UPDATE nodes SET gone = true WHERE id = %s", (node,)))

    def close(self) -> None:
        self._thread.shutdown()
        self._connections.close()

    async def _ask(self, work: Callable[[psycopg.Connection], T]) -> T:
        """Each of these may run twice: a dead connection is replaced and asked again."""
        return await aside(self._thread, self._connections.use, work)


def _beat(on: psycopg.Connection, node: Node, reads: int, version: str, held: list[int]) -> Pulse:
    with on.pipeline():
        mine = on.execute(BEAT, (node, reads, version))
        known = on.execute(KNOWN)
        line = on.execute(TIMELINE)
        lines = on.execute("SELECT value FROM meta WHERE key = 'timeline'")
        schema = on.execute("SELECT value FROM meta WHERE key = 'version'")
        seated = on.execute(PRESENT, (held,))
        heads = on.execute(HEADS, (held,))
        now, drain = mine.fetchone() or (0, False)
        present: dict[int, dict[Node, frozenset[int]]] = {}
        for table, where, people in seated.fetchall():
            present.setdefault(table, {})[where] = frozenset(people)
        (laid_out,) = schema.fetchone() or (0,)
        nodes = known.fetchall()
        live = {each: reads for each, reads, _, lives in nodes if lives}
        versions = {each: version for each, _, version, lives in nodes if lives}
        lately = [reads for _, reads, _, _ in nodes]
        failed_over = _failed_over(on, (line.fetchone() or ("",))[0], (lines.fetchone() or ("",))[0], now)
        is_outdated = int(laid_out) > NEWEST
        return Pulse(now, live, present, dict(heads.fetchall()), drain, versions, is_outdated, lately, failed_over)


def _failed_over(on: psycopg.Connection, timeline: str, noted: str, now: int) -> int:
    """Noted by the first node that sees another timeline, for those that come later."""
    before, _, since = noted.partition(" ")
    if before != timeline:
        since = str(now if before else 0)
        on.execute(NOTE_TIMELINE, (f"{timeline} {since}", noted))
    return int(since)


def _open(on: psycopg.Connection, node: Node, table: int) -> Opening:
    with on.pipeline():
        on.execute(SIT, (table, node, []))
        found = on.execute(BESIDE, (table, node)).fetchall()
    live = {where: frozenset(people) for where, people, lives, _ in found if lives}
    return Opening(live, max((beat for *_, beat in found), default=None))


def _sit(on: psycopg.Connection, node: Node, people: Mapping[int, frozenset[int] | None]) -> None:
    gone = [table for table, there in people.items() if there is None]
    with on.pipeline():
        for table, there in sorted(people.items()):
            if there is not None:
                on.execute(SIT, (table, node, sorted(there)))
        if gone:
            on.execute("DELETE FROM present WHERE node = %s AND table_id = ANY(%s)", (node, gone))
