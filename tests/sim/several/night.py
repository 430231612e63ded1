"""A night from one seed: people of one table at several nodes, and all that goes wrong; then quiet, and a look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from isoloir.core import Choice
from isoloir.table.party.codes import Secrets
from isoloir.table.party.party import Party
from isoloir.table.store.passes import Passes
from isoloir.table.wire import from_client as s

from ..dice import apart
from ..evening import Evening, played
from ..person import Person
from ..server import Server
from ..sky import outside
from ..wire import Wire
from .base import Base
from .bus import Air
from .node import SimNode
from .rollout import Newer, Rollout
from .trouble import Trouble, trouble
from .watch import Watch

TROUBLE, QUIET, STILL = 40.0, 24.0, 3.0
"""Seconds: with faults, without, and at last with nobody doing anything."""
CALM = 8.0
"""After this many seconds of quiet, nothing is owed to a fault any more, and everything is prompt."""
TIME_OUT = 8.0


class Night(Evening):
    def __init__(self, seed: int, game: str = "", planned: Trouble | None = None, newer: Newer | None = None) -> None:
        """`newer`: the version that nodes are brought up to on the way; None: what the seed says."""
        super().__init__(seed, game, planned)
        self.rollout = Rollout(seed, newer if newer is not None else "" if planned else None)
        self.packages = ("isoloir", self.rollout.newest.package)
        self.thinking = (0.3, 2.0)
        self.planned: Trouble = trouble(self.dice) if planned is None else planned
        self.watch = self.checker = Watch(self)
        self.base = self.disk = Base(self.sky, self.watch.wrote, self.watch.say)
        self.base.told = self.watch.compare
        self.air = Air(self.sky, apart(self.dice), self.faults)
        self.nodes: dict[int, SimNode] = {}
        self.machines = self.dice.choice((2, 3, 3))
        self.store_lag = self.dice.choice((0.001, 0.01, 0.05))
        self.secrets: Secrets | None = None
        self.passes: Passes | None = None
        self.calm_at = self.still_at = 0.0
        self._homes: dict[str, int] = {}
        self._seen: dict[int, tuple[float, float]] = {}
        """Of each person, since when their page is open but for moments, and when it last was."""

    def faults(self) -> Trouble:
        return Trouble() if self.is_quiet else self.planned

    @property
    def is_prompt(self) -> bool:
        return self.is_quiet and self.sky.time() > self.calm_at + CALM

    def after(self, seconds: float, work: Callable[..., Any], *given: Any) -> None:
        self.sky.call_later(seconds, work, *given, context=outside())

    # ---- the nodes

    def start(self) -> None:
        for number in range(self.machines):
            self._start(number)
        self._look_who_is_there()

    def _start(self, number: int) -> None:
        if number not in self.nodes:
            dice, version = apart(self.dice), self.rollout.version_of(number)
            self.nodes[number] = SimNode(self, number, self.base, self.air, dice, version)

    def died(self, node: SimNode) -> None:
        if self.nodes.get(node.number) is node:
            del self.nodes[node.number]
            for wire in list(node.viewers):
                wire.closed()
            self.after(
                self.dice.uniform(0.1, 1) if self.is_quiet else self.dice.uniform(0.1, 15), self._start, node.number
            )

    def thought(self, node: SimNode, then: Callable[[Choice], None], choice: Choice) -> None:
        """A bot takes its time."""
        self.after(self.dice.uniform(0, 0.2), node.call, then, choice)

    def holding(self, table: int) -> list[SimNode]:
        return [node for node in self.nodes.values() if table in node.house.tables and node.answers]

    def memories(self, table: int) -> Iterator[Party]:
        """Only of nodes that run the newest version: what others hold is of other classes."""
        for node in self.holding(table):
            if node.version is self.rollout.newest and node.house.tables[table].loop.is_idle:
                yield node.house.tables[table].party

    def door_for(self, person: Person) -> Server | None:
        """By the proxy: mostly the same node, any other where that one doesn't answer, now and then any at all."""
        ready = [node for node in self.nodes.values() if node.answers]
        if not ready:
            return None
        home = self._homes.setdefault(person.name, self.dice.randrange(self.machines))
        at_home = [node for node in ready if node.number == home]
        return at_home[0] if at_home and self.dice.random() < 0.8 else self.dice.choice(ready)

    def turned_away(self, person: Person, code: str) -> None:
        """A node that leaves this table to newer ones is asked for it no more."""
        if code == "upgrading":
            self._homes.pop(person.name, None)

    async def ask(self, question: Callable[[Server], Any], server: Server | None) -> Any:
        """A node that stands still answers nobody, and nobody waits for ever."""
        asked = self.sky.create_task(super().ask(question, server), context=outside())
        done, _ = await asyncio.wait([asked], timeout=TIME_OUT)
        return asked.result() if done else None

    def knock(self, number: int) -> None:
        """Who was sent away tries again, at every door there is."""
        person = next((each for each in self.people if each.place and each.place.person == number), None)
        if person is not None and person.place is not None:
            code, token = person.place.code, person.token
            for node in [node for node in self.nodes.values() if node.answers]:
                self.sky.create_task(self.ask(lambda asked: asked.enter(code, token), node), context=outside())

    # ---- trouble

    def _plan_trouble(self) -> None:
        plan = self.planned
        for count, work in (
            (plan.deploys, self.deploy),
            (plan.kills, self._kill),
            (plan.stops, self._stop),
            (plan.cuts, self._cut),
            (plan.deafs, self._deafen),
            (plan.restarts, self._restart),
            (plan.failovers, self._fail_over),
        ):
            for _ in range(count):
                self.after(self.dice.uniform(4, self.trouble_seconds), work)
        for seconds, number in self.rollout.plan(self.machines, self.trouble_seconds):
            self.after(seconds, self._upgrade, number)
        for seconds in self.rollout.times(2, 8, self.trouble_seconds):
            self.after(seconds, self._forget_somebody)
        for seconds in self.rollout.times(8, 5, self.trouble_seconds + QUIET):
            self.after(seconds, self._wave)

    @property
    def trouble_seconds(self) -> float:
        return TROUBLE

    def _any(self) -> SimNode | None:
        return self.dice.choice(list(self.nodes.values())) if self.nodes and not self.is_quiet else None

    def deploy(self) -> None:
        if node := self._any():
            node.call(node.stop)

    def _upgrade(self, number: int) -> None:
        """This machine runs the newer version from now on."""
        node = self.nodes.get(number)
        if self.rollout.upgrade(number) and node is not None:
            node.call(node.stop)

    def _wave(self) -> None:
        """The newer version writes a new kind of entry for it, if all can read that."""
        person = self.rollout.dice.choice(self.people) if self.people else None
        if person is not None and person.bye is None:
            person.say(s.Need, patience=self.rollout.dice.choice(("usual", "double")))

    def _forget_somebody(self) -> None:
        """They ask any node; the host stays, to go on with the evening."""
        dice, doors = self.rollout.dice, [node for node in self.nodes.values() if node.answers]
        people = [each for each in self.people[1:] if each.place is not None and each.bye is None]
        if people and doors:
            person = dice.choice(people)
            assert person.place is not None
            code, token, node = person.place.code, person.token, dice.choice(doors)
            self.sky.create_task(self.ask(lambda _: node.forget(code, token), node), context=outside())

    def _kill(self) -> None:
        if node := self._any():
            node.crash()

    def _stop(self) -> None:
        if node := self._any():
            node.freeze(self.dice.choice((1.0, 5.0, 12.0)) * self.dice.uniform(0.5, 1.5), self.dice.random() < 0.3)

    def _cut(self) -> None:
        if node := self._any():
            way = self.dice.choice(("to", "from", "both"))
            node.link.is_cut_to, node.link.is_cut_from = way != "from", way != "to"
            self.after(self.dice.uniform(0.5, 15), self._mend, node)

    def _mend(self, node: SimNode) -> None:
        node.link.is_cut_to = node.link.is_cut_from = False

    def _deafen(self) -> None:
        if node := self._any():
            self.air.deaf.add(node)
            self.after(self.dice.uniform(1, 15), self.air.deaf.discard, node)

    def _restart(self) -> None:
        self._go_down(self.dice.uniform(0.3, 8), 0)

    def _fail_over(self) -> None:
        self._go_down(self.dice.uniform(1, 6), self.planned.forgets or self.dice.randint(0, self.planned.lags))

    def _go_down(self, seconds: float, forgets: int) -> None:
        if self.base.is_up and not self.is_quiet:
            self.base.go_down()
            self.after(seconds, self._come_up, forgets)

    def _come_up(self, forgets: int) -> None:
        if not self.base.is_up:
            self.base.come_up(forgets)
            if self.planned.lags:
                self.watch.forgot()

    async def _calm_down(self) -> None:
        self.is_quiet = True
        self._come_up(0)
        self.air.deaf.clear()
        for node in list(self.nodes.values()):
            self._mend(node)
            if node.is_frozen:
                node.thaw()
        for number in range(self.machines):
            if self.rollout.must_end:
                self._upgrade(number)
            self._start(number)
        for person in self.people:
            person.wake()
            person.come_back()
        self.calm_at = self.sky.time()

    # ---- who is there

    def _look_who_is_there(self) -> None:
        now = self.sky.time()
        for person in self.people:
            if person.place is not None and person.is_here and not _stands_still(person.wire):
                since, seen = self._seen.get(person.place.person, (now, now))
                self._seen[person.place.person] = (since if now - seen < 2.5 else now, now)
        self.watch.clocks()
        self.after(0.25, self._look_who_is_there)

    def steady(self, seconds: float, blink: float) -> set[int]:
        now = self.sky.time()
        return {
            person
            for person, (since, seen) in self._seen.items()
            if now - since > seconds and now - seen <= blink + 0.3
        }

    def seated_for(self, seconds: float) -> set[int]:
        """Whose page has been open at one and the same node for that long, which hasn't said goodbye since."""
        now = self.sky.time()
        return {
            person.place.person
            for person in self.people
            if person.place
            and person.is_here
            and person.wire
            and person.wire.bye is None
            and now - person.wire.since > seconds
        }

    # ---- the end

    async def run(self) -> None:
        self.start()
        self._plan_trouble()
        host = await self._gather()
        self.after(3, self._poke)
        await asyncio.sleep(self.trouble_seconds)
        await self._calm_down()
        await asyncio.sleep(QUIET)
        self.is_still, self.still_at = True, self.sky.time()
        assert host.place is not None
        number = self.base.codes[host.place.code]
        await self._settle(number)
        self.watch.close(number)


def _stands_still(wire: Wire | None) -> bool:
    return wire is None or (isinstance(wire.server, SimNode) and wire.server.is_frozen)


def play(seed: int, game: str = "", planned: Trouble | None = None, newer: Newer | None = None) -> Night:
    """One whole night. What was wrong with it is in `checker.wrong`."""
    night = Night(seed, game, planned, newer)
    played(night)
    return night
