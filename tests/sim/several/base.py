"""The database all nodes share, in memory: the log, who lives and who sits where, and the time. It may be down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from isoloir.table.log.codec import Rewrite, decode_entry
from isoloir.table.store.interface import Unknown, Verdict
from isoloir.table.store.register import Node, Opening, Pulse

from ..disk import Disk
from ..sky import START, Sky

SILENT, LATELY = 6_000, 30_000


class Base(Disk):
    def __init__(self, sky: Sky, watch: Callable[[int, int, bytes], None], say: Callable[[str], None]) -> None:
        super().__init__(watch)
        self._sky, self._say = sky, say
        self.is_up, self.up_since = True, 0.0
        self.timeline = 0
        """Counts its failovers that lost something."""
        self._failed_over = 0
        self.life = 0
        """Counts its starts: what was under way in one life never gets into the next."""
        self.beats: dict[Node, int] = {}
        self.reads: dict[Node, int] = {}
        """What each node can read, by format."""
        self.joined: dict[Node, float] = {}
        """Since when each has been there."""
        self.editions: dict[Node, str] = {}
        self.gone: set[Node] = set()
        self.present: dict[int, dict[Node, frozenset[int]]] = {}
        self.unserved: set[int] = set()
        """Tables that a node opened when no other one served them, and nobody has got more time for that yet."""
        self._held: dict[int, int] = {}
        """Tables whose next number is being written by somebody who isn't done yet, and how many such there are."""

    def now(self) -> int:
        return START + int(self._sky.time() * 1000)

    # ---- the log

    def hold(self, table: int) -> Callable[[], None]:
        """Inserted and not committed: who wants the same number has to wait."""
        life = self.life
        self._held[table] = self._held.get(table, 0) + 1

        def release() -> None:
            if self.life == life:
                self._held[table] -= 1

        return release

    def keep(self, table: int, first: int, bodies: Sequence[bytes], rewrites: Sequence[Rewrite] = ()) -> Verdict:
        if self._held.get(table):
            return Unknown()  # the lock's time-out
        return super().keep(table, first, bodies, rewrites)

    def rewrote(self, before: bytes, after: bytes) -> None:
        """What only a newer version knows of an entry is still there."""
        known, kept = type(decode_entry(before)).__struct_fields__, msgspec.json.decode(after)
        for name, value in msgspec.json.decode(before).items():
            if name not in (*known, "type") and kept.get(name) != value:
                self._say(f"{name} of {kept['type']} was lost in a rewrite")

    # ---- restarts

    def go_down(self) -> None:
        self.is_up = False
        self.life += 1
        self._held.clear()

    def come_up(self, forgets: int = 0) -> None:
        """What nobody promised to keep is gone; `forgets` entries of each table too, if it was told so."""
        self.is_up, self.up_since = True, self._sky.time()
        if forgets > 0:
            self.timeline, self._failed_over = self.timeline + 1, self.now()
        self.present.clear()
        for bodies in self.tables.values():
            del bodies[max(2, len(bodies) - forgets) :]

    # ---- the register

    def lives(self, node: Node) -> bool:
        return node not in self.gone and self.now() - self.beats.get(node, 0) < SILENT

    def beat(self, node: Node, reads: int, edition: str, held: Collection[int]) -> Pulse:
        if self.now() - self.beats.get(node, 0) > LATELY:
            self.joined[node] = self._sky.time()
        self.beats[node], self.reads[node], self.editions[node] = self.now(), reads, edition
        self.gone.discard(node)
        live = {each: self.reads[each] for each in self.beats if self.lives(each)}
        there = {table: self._at(table) for table in held}
        heads = {table: len(self.tables[table]) for table in held if table in self.tables}
        versions = {each: self.editions[each] for each in live}
        lately, failed_over = self._lately(), self._failed_over
        return Pulse(self.now(), live, there, heads, versions=versions, lately=lately, failed_over=failed_over)

    def _lately(self) -> list[int]:
        known = [each for each, beat in self.beats.items() if self.now() - beat < LATELY and each not in self.gone]
        return [self.reads[each] for each in known]

    def _at(self, table: int) -> dict[Node, frozenset[int]]:
        return {node: people for node, people in self.present.get(table, {}).items() if self.lives(node)}

    def open(self, node: Node, table: int) -> Opening:
        there = self.present.setdefault(table, {})
        there[node] = frozenset()
        others = {each: people for each, people in there.items() if each != node}
        live = {each: people for each, people in others.items() if self.lives(each)}
        if not live:
            self.unserved.add(table)
        return Opening(live, max((self.beats.get(each, 0) for each in others), default=None))

    def sit(self, node: Node, people: Mapping[int, frozenset[int] | None]) -> None:
        for table, there in people.items():
            if there is None:
                self.present.get(table, {}).pop(node, None)
            else:
                self.present.setdefault(table, {})[node] = there

    def leave(self, node: Node) -> None:
        self.gone.add(node)
