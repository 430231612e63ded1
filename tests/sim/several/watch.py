"""What must be true of a night with several nodes: the checker of one house, and what only several can get wrong.

The eight counts: what was acknowledged is opened; no pause twice, no gap; every node's party is the fold of the log; no
false "nothing has changed"; nobody with an open page taken for absent; every table moves within ten seconds of the last
fault; no storms; and what one is told doesn't depend on the node (`lockstep.py` compares that byte by byte).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from isoloir.table.log import entries as e
from isoloir.table.log.codec import Newer, decode_entry
from isoloir.table.party.party import Party
from isoloir.table.wire import from_server as a
from tests.table.shadow import Shadow

from ..checker import Checker, decode, encode
from ..disk import Batch
from ..server import PACE
from ..wire import Wire

if TYPE_CHECKING:
    from .night import Night
    from .node import SimNode

PROMPT = 1.0
"""Seconds after which, with nothing going wrong, every node has told what another one wrote."""
STEADY = 8.0
"""Seconds: whose page has been open for this long is there, and every node knows it."""
BLINK = 2.5
"""A page that is back within this many seconds was never away."""
STUCK = 10.0
STALE = 1.0
"""Seconds after which nobody comes in who was sent away."""
CLOCK = 1_000
"""Milliseconds by which a node's time may differ from the store's."""
OF_ITSELF = {kind.__name__ for kind in (e.Opened, e.Began, e.Paused, e.Resumed, e.HostActs, e.StoodIn)}


class Watch(Checker):
    def __init__(self, night: Night) -> None:
        super().__init__(night)
        self.night = night
        self.moved_at: list[float] = []
        self.conflicts = 0
        """Of what tables do by themselves, in the quiet."""
        self._sent_away: dict[int, float] = {}
        self._welcomes: Counter[int] = Counter()
        self._rekeyed = 0
        self._welcomed: dict[Wire, int] = {}
        self._of_before: list[Party] = []
        """What tables held in memory when their store lost something; a node that notices reads another one."""

    # ---- every entry, as it gets into the log

    def wrote(self, table: int, number: int, body: bytes) -> None:
        try:
            self.kept(table, number, decode_entry(body))
        except Newer:
            self._of_a_newer_kind(body)
        self.follow(table, body)
        if self.night.is_prompt:
            self.night.after(PROMPT, self._told, table, number, self.night.holding(table))

    def shadow(self) -> Shadow:
        return Shadow(self.night.rollout.newest)

    def is_excused(self, live: Party) -> bool:
        return any(live is one for one in self._of_before)

    def _of_a_newer_kind(self, body: bytes) -> None:
        """Every node that has been alive for a while could read it."""
        base, now = self.night.base, self.night.sky.time()
        for node in self.night.nodes.values():
            name = node.cluster.node
            if node.version.is_ours and base.lives(name) and base.joined.get(name, now) < now - STEADY:
                self.say(f"node {node.number} lives, and can't read {body[:20]!r}")

    def kept(self, table: int, number: int, entry: e.Entry) -> None:
        super().kept(table, number, entry)
        self._absences(entry)
        self._mercy(table, entry)
        self._chosen(entry)
        if not isinstance(entry, e.Paused | e.Resumed | e.HostActs | e.StoodIn):
            self.moved_at.append(self.night.sky.time())
        match entry:
            case e.Kicked():
                self._sent_away.setdefault(entry.who, self.night.sky.time())
                self.night.after(STALE + 0.1, self.night.knock, entry.who)
            case e.Left():
                self._sent_away.setdefault(entry.person, self.night.sky.time())
            case e.TookOver() | e.Stood():
                self._welcomes[entry.person] += 1
            case e.Rekeyed():
                self._rekeyed += 1

    def _chosen(self, entry: e.Entry) -> None:
        """What is opened is what was sealed last, in the order of the log."""
        if not isinstance(entry, e.Opened) or self.party is None or self.party.play is None:
            return
        play = self.party.play
        sealed = {seat: tuple(play.ballot.shown_to(seat) or ()) for seat in entry.choices}
        if play.pause == entry.opened and sealed != {seat: tuple(each) for seat, each in entry.choices.items()}:
            self.say(f"pause {entry.opened} was opened with {entry.choices}, and sealed was {sealed}")

    def _absences(self, entry: e.Entry) -> None:
        """Nobody with an open page is stood in for as absent, passed over as host, or makes a table pause."""
        party = self.party
        if party is None:
            return
        there = self.night.steady(STEADY, BLINK)
        match entry:
            case e.StoodIn(stays=True) if party.chairs[entry.seat].person in there:
                self._falsely(f"person {party.chairs[entry.seat].person} was stood in for")
            case e.HostActs() if party.host in there and entry.who != party.owner:
                self._falsely(f"host {party.host} was passed over")
            case e.Paused(why="empty") if party.seated() & there:
                self._falsely(f"an empty table with {party.seated() & there} at it")

    def _falsely(self, what: str) -> None:
        self.say(f"false absence: {what}")

    def _mercy(self, table: int, entry: e.Entry) -> None:
        """More time is for tables that nobody served, once, and after a restart of the store nobody knows who does."""
        if not isinstance(entry, e.Resumed) or self.party is None or self.party.paused is not None:
            return
        if table in self.night.base.unserved:
            self.night.base.unserved.discard(table)
            return
        known = self.night.sky.time() - self.night.base.up_since > STEADY
        if known and self.party.seated() & self.night.steady(STEADY, 0.0) & self.night.seated_for(BLINK):
            self.say("false mercy: a table under way got its time again")

    def _told(self, table: int, number: int, nodes: list[SimNode]) -> None:
        self.compare(table)
        for node in nodes:
            held = node.house.tables.get(table)
            if held is None or held.loop.gone is not None:
                continue
            if self.night.is_prompt and node.answers and held.party.entries < number:
                self.say(f"node {node.number} has not heard of number {number} after {PROMPT} s")

    def forgot(self) -> None:
        """A replica took over that lacked some entries. What's gone may happen again, and everybody is told anew."""
        kept = [body for bodies in self.night.base.tables.values() for body in bodies]
        entries, before = list(map(decode_entry, kept)), self.commands
        self._of_before += [
            node.house.tables[table].party for table in self.shadows for node in self.night.holding(table)
        ]
        for table, bodies in self.night.base.tables.items():
            self.shadows[table].anew(bodies)
        self.commands = Counter((entry.person, entry.command) for entry in entries if entry.command is not None)
        self.opened = Counter(entry.opened for entry in entries if isinstance(entry, e.Opened))
        self.lost |= before.keys() - self.commands.keys()
        self._rekeyed += 1
        if self.party is not None:
            self.note_seats(self.party)
            gone = {person for person, body in self.party.people.items() if body.gone is not None}
            self._sent_away = {person: at for person, at in self._sent_away.items() if person in gone}

    # ---- what is told, and who comes in

    def sent(self, wire: Wire, frame: bytes) -> None:
        super().sent(wire, frame)
        answer = decode(frame)
        if isinstance(answer, a.Welcome):
            self._welcome(wire)

    def _welcome(self, wire: Wire) -> None:
        """Asked for, or because one sits elsewhere now; any other says that something happened unnoticed."""
        self._welcomed[wire] = self._welcomed.get(wire, 0) + 1
        if self._welcomed[wire] > wire.hellos + self._welcomes[wire.person] + self._rekeyed:
            self.say(f"person {wire.person} was welcomed again for no reason of theirs")

    def entered(self, person: int, asked: float) -> None:
        gone = self._sent_away.get(person)
        if gone is not None and gone < asked - STALE:
            self.say(f"person {person} came in, who was sent away {asked - gone:.1f} s before")

    def met_conflict(self, batch: Batch) -> None:
        decode = self.night.rollout.newest.decode
        if self.night.is_prompt and all(type(decode(body)).__name__ in OF_ITSELF for body in batch.bodies):
            self.conflicts += 1

    def clocks(self) -> None:
        for node in self.night.nodes.values():
            wrong = node.house.world.clock.now() - self.night.base.now()
            if node.is_ready and abs(wrong) > CLOCK and not node.clock.has_missed:
                self.say(f"the clock of node {node.number} is wrong by {wrong} ms")

    # ---- when it is over

    def folded(self, bodies: Sequence[bytes]) -> Any:
        return self.night.rollout.newest.folded(bodies)

    def lobby(self, party: Party) -> a.Lobby:
        shown = self.night.rollout.newest.room("table.live.table.viewer").lobby_of(party, frozenset())
        return msgspec.json.decode(encode(shown), type=a.Lobby)

    def close(self, number: int) -> None:
        bodies = self.night.base.tables[number]
        party = self.folded(bodies)
        for node in self.night.nodes.values():
            table = node.house.tables.get(number)
            if table is None or table.loop.gone is not None:
                continue
            if not table.loop.is_idle:
                self.say(f"the loop of node {node.number} is still busy")
            if table.party != (party if node.version is self.night.rollout.newest else node.version.folded(bodies)):
                self.say(f"the party of node {node.number} is not what the log adds up to")
            for viewer in table.presence.viewers:
                if isinstance(viewer, Wire) and not viewer.is_whole:
                    self.say(f"a page of person {viewer.person} that is gone is taken for open")
        if self.conflicts > 1 + len(self.moved_at) // 20:
            self.say(f"a storm: {self.conflicts} conflicts about what tables do by themselves")
        self.final(self.night.people, bodies, None)
        self._moves(party)

    def _moves(self, party: Party) -> None:
        """Where everybody who is asked can answer, nothing waits for longer than this."""
        able = {each.place.person for each in self.night.people if each.place and each.bye is None and each.is_here}
        if not able or not party.seated() <= able or party.host not in able:
            return
        since = self.night.calm_at
        for moved in [*(at for at in self.moved_at if since < at < self.night.still_at), self.night.still_at]:
            if moved - since > STUCK + PACE.after_start * 0:
                self.say(f"the table stood still for {moved - since:.1f} s, from {since:.1f} s on")
            since = moved
