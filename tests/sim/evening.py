"""An evening from one seed: people, bots, a game and all that goes wrong; then quiet, and everything is checked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

from isoloir.games import GAMES
from isoloir.table.log.words import Policy, Room
from isoloir.table.party.party import Party
from isoloir.table.wire import from_client as s
from isoloir.table.wire.bodies import CreateTable
from isoloir.table.wire.refusal import Refusal

from .checker import Checker
from .dice import apart
from .disk import Disk
from .faults import Faults, plan
from .person import Person
from .server import Crashed, Server
from .sky import Sky, outside
from .wire import Wire

NAMES = ("Lea", "Tom", "Zoe", "Max", "Ana", "Luc", "Eve", "Paul")
TROUBLE, QUIET, STILL = 90.0, 100.0, 3.0
"""Seconds: with faults, without, and at last with nobody doing anything."""


class Evening:
    packages: tuple[str, ...] = ("isoloir",)
    """Whose code runs in it."""

    def __init__(self, seed: int, game: str = "", faults: Faults | None = None) -> None:
        self.dice = Random(f"evening {seed}")
        self.game = game or self.dice.choice(list(GAMES))
        self.planned: Faults = plan(self.dice) if faults is None else faults
        self.is_quiet = self.is_still = False
        self.sky = Sky()
        self.checker = Checker(self)
        self.disk = Disk(self.checker.wrote)
        self.disk.told = self.checker.compare
        self.server: Server | None = None
        few = [count for count in GAMES[self.game].seats if count <= 5]
        self.seats = self.dice.choice(few)
        self.people: list[Person] = []
        self.thinking: tuple[float, ...] = (0.3, 2.0, 6.0)
        """Seconds, at most, before somebody chooses."""
        self.turn = 0
        """Changes what a host may think of next."""

    def faults(self) -> Faults:
        return Faults() if self.is_quiet else self.planned

    # ---- the server

    def start(self) -> None:
        self.server = Server(self.disk, self.sky, apart(self.dice), self.faults, self._died)

    def _died(self) -> None:
        server, self.server = self.server, None
        if server is not None:
            for wire in list(server.viewers):
                wire.closed()
            self.sky.call_later(
                self.dice.uniform(0.1, 1) if self.is_quiet else self.dice.uniform(0.1, 20),
                self.start,
                context=outside(),
            )

    def deploy(self) -> None:
        if self.server is not None and self.server.is_alive:
            self.server.stop()

    def freeze(self) -> None:
        self.sky.freeze(self.dice.uniform(1, 30))

    def door_for(self, person: Person) -> Server | None:
        return self.server

    def memories(self, table: int) -> Iterator[Party]:
        """The party as each server has it that holds this table and has written all it decided there."""
        held = self.server.house.tables.get(table) if self.server is not None else None
        if held is not None and held.loop.is_idle:
            yield held.party

    def turned_away(self, person: Person, code: str) -> None:
        """A door was closed to somebody."""

    async def ask(self, question: Callable[[Server], Any], server: Server | None) -> Any:
        """Over HTTP: an answer, a Refusal, or None where none came."""
        await asyncio.sleep(self.dice.uniform(0, 0.2))
        if server is None or not server.is_alive:
            await asyncio.sleep(0.5)
            return None
        try:
            answer = await server.run(question(server))
        except (Refusal, server.refusal) as why:
            return Refusal(why.code, **why.params)
        except (asyncio.CancelledError, Crashed):
            return None
        return None if self.dice.random() < self.faults().unanswered else answer

    # ---- the people

    def said(self, person: int, command: str) -> Any:
        name = command.rpartition("-")[0]
        return next((each.said.get(command) for each in self.people if each.name == name), None)

    async def run(self) -> None:
        self.start()
        self._plan_trouble()
        host = await self._gather()
        self.sky.call_later(3, self._poke)
        await asyncio.sleep(TROUBLE)
        await self._calm_down()
        before = len(self.checker.stops)
        await asyncio.sleep(QUIET)
        self._must_have_moved(before)
        self.is_still = True
        assert host.place is not None
        await self._settle(self.disk.codes[host.place.code])
        self._finish(host.place.code)

    async def _settle(self, number: int) -> None:
        """Nobody does anything any more; bots and limits may, so wait for a moment in which they don't."""
        for _ in range(30):
            before = len(self.disk.tables[number])
            await asyncio.sleep(STILL)
            if len(self.disk.tables[number]) == before:
                return

    async def _gather(self) -> Person:
        policy = self.dice.choice(get_args(Policy))
        room = self.dice.choice(get_args(Room))
        wish = CreateTable(self.game, name=NAMES[0], policy=policy, room=room, seconds=self.dice.choice((10, 30)))
        host = Person(self, NAMES[0], apart(self.dice))
        while host.place is None:
            made = await self.ask(lambda asked: asked.create(wish), self.door_for(host))
            if made is not None and not isinstance(made, Refusal):
                host.place, host.token = made
        people = self.dice.randint(1, self.seats)
        self.people = [host] + [Person(self, name, apart(self.dice)) for name in NAMES[1:people]]
        if self.dice.random() < 0.3:
            self.people.append(Person(self, "Screen", apart(self.dice), screen=True))
        host.connect()
        for person in self.people[1:]:
            self.sky.create_task(person.come_in(host.place.code), context=outside())
        return host

    def _plan_trouble(self) -> None:
        for _ in range(self.planned.deploys):
            self.sky.call_later(self.dice.uniform(5, TROUBLE), self.deploy)
        for _ in range(self.planned.freezes):
            self.sky.call_later(self.dice.uniform(5, TROUBLE), self.freeze)

    async def _calm_down(self) -> None:
        """Nothing goes wrong any more, and everybody who has not left comes back."""
        self.is_quiet = True
        for person in self.people:
            person.come_back()
        if self.server is None:
            await asyncio.sleep(21)

    def _poke(self) -> None:
        """Every few seconds somebody does something."""
        if self.is_still:
            return
        self.turn += 1
        person, dice = self.dice.choice(self.people), self.dice
        if not self.is_quiet and person.bye is None:
            whim = dice.random()
            if whim < 0.2:
                person.go_away(dice.uniform(1, 40))
            elif whim < 0.22 and person is not self.people[0]:
                person.say(s.Leave)
            elif whim < 0.3:
                person.say(s.Need, patience=dice.choice(("usual", "double")))
        for each in self.people:
            each.act()
        self.sky.call_later(self.dice.uniform(1, 5), self._poke)

    def host(self, person: Person) -> None:
        """What somebody does who decides at the table."""
        lobby, dice = person.shown.lobby, self.dice
        if lobby is None or self.is_still or person.place is None or lobby.host != person.place.person:
            return
        if lobby.phase in ("lobby", "over") and not person.waits_for(s.Start):
            missing = lobby.phase == "lobby" and len(lobby.seats) < self.seats
            if missing and (self.turn > 3 or self.is_quiet) and not person.waits_for(s.AddBot):
                person.say(s.AddBot, level="random")
            elif not missing and lobby.problem is None:
                person.say(s.Start)
        elif lobby.paused == "host":
            person.say(s.Resume)
        elif lobby.phase == "playing" and not self.is_quiet:
            whim = dice.random()
            others = [each.person for each in lobby.people if each.person not in (person.place.person, lobby.owner)]
            if whim < 0.03:
                person.say(s.Pause)
            elif whim < 0.05 and others:
                person.say(s.Kick, person=dice.choice(others), ban=dice.random() < 0.5)
            elif whim < 0.06:
                person.say(s.EndAndReveal)

    # ---- the end

    def _must_have_moved(self, before: int) -> None:
        """With somebody there to play, the quiet is long enough for any table to go on."""
        able = [person for person in self.people if person.bye is None and not person.screen and person.is_here]
        if not able:
            if any(person.bye is None for person in self.people):
                self.checker.say("in all the quiet nobody could come back")
        elif len(self.checker.stops) == before:
            lobby = able[0].shown.lobby
            self.checker.say(f"the table waits for ever, {lobby.phase if lobby else 'unseen'}")

    def _finish(self, code: str) -> None:
        number = self.disk.codes[code]
        table = self.server.house.tables.get(number) if self.server else None
        live = table.party if table is not None else None
        if table is not None and not table.loop.is_idle:
            self.checker.say("the loop is still busy")
        for viewer in table.presence.viewers if table is not None else ():
            if isinstance(viewer, Wire) and not viewer.is_whole:
                self.checker.say(f"a page of person {viewer.person} that is gone is taken for open")
        self.checker.final(self.people, self.disk.tables[number], live)


class Raised(logging.Handler):
    """Whatever the server has to say about a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        why = record.exc_info[1] if record.exc_info else None
        self.records.append(f"{record.getMessage()}: {why!r}")


def play(seed: int, game: str = "", faults: Faults | None = None) -> Evening:
    """One whole evening. What was wrong with it is in `checker.wrong`."""
    evening = Evening(seed, game, faults)
    played(evening)
    return evening


def played(evening: Evening) -> None:
    """From its start to its end; whatever was raised or logged in it is wrong too."""
    raised = Raised()
    logs = [logging.getLogger(f"{package}.table") for package in evening.packages]
    for log in logs:
        log.addHandler(raised)
        log.propagate = False
    try:
        asyncio.set_event_loop(evening.sky)
        evening.sky.run_until_complete(evening.run())
    finally:
        for log in logs:
            log.propagate = True
            log.removeHandler(raised)
        _end(evening)
    for told in evening.sky.faults:
        if not isinstance(told.get("exception"), Crashed):
            evening.checker.say(f"uncaught: {told.get('exception')!r} {told['message']}")
    for record in raised.records:
        evening.checker.say(f"logged: {record}")


def _end(evening: Evening) -> None:
    tasks = asyncio.all_tasks(evening.sky)
    for task in tasks:
        task.cancel()
    evening.sky.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
    evening.sky.close()
    asyncio.set_event_loop(None)
