"""Thirty days of a table over days, from one seed: eight people who come by now and then, two servers on one log that
die, sleep and start again by a clock that moved, and a push service that is slow, refuses, forgets and answers nobody.

What was posted is compared with the log: what was missed, told twice, told too early or too late stands in `wrong`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Literal

from msgspec.structs import replace

from isoloir.table.live.house.house import AHEAD, House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.table import Table
from isoloir.table.live.table.world import World
from isoloir.table.live.table.zones import ahead_of_utc
from isoloir.table.log import entries as e
from isoloir.table.log.words import Days, Wanted
from isoloir.table.party.attendance import Attendance
from isoloir.table.party.days import DAY, HOUR, MINUTE, awake
from isoloir.table.party.fold import apply
from isoloir.table.party.inputs import Subscribes
from isoloir.table.party.mail import MOST_LOST, mark_of
from isoloir.table.party.notices import PATIENCE, Letter, event_for
from isoloir.table.party.pace import Pace
from isoloir.table.party.party import Party as Folded
from isoloir.table.party.scene import Scene
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.hands import CountedSecrets
from tests.table.harness import NAMES, Page, Party
from tests.table.push_service import Browser

Came = Literal["yes", "lost", "refused", "gone"]
Told = tuple[int, int]
"""Who, and about what."""
PEOPLE = 8
ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "Pacific/Auckland")
BOX = Browser().mailbox("https://push.example/box")
PROMPT = 90_000
"""From when a notice is due until it's posted, where a server is up: it looks every half minute."""


class Node:
    """A server. It forgets everything when it dies, letters it had not sent yet included."""

    def __init__(self, month: Month) -> None:
        self.month, self.is_up = month, True
        world = World(month.log, month.clock, month.secrets, Pace(), think_at_once, ahead=ahead_of_utc)
        self.house = House(world)
        world.post, world.ways = self.post, frozenset({"push"})

    def post(self, table: int, letters: Sequence[Letter]) -> None:
        for letter in letters:
            self.month.posted.append((self.month.clock.now(), letter))
            self.month.later(self.month.dice.uniform(0, 20), lambda letter=letter: self.send(table, letter))

    async def send(self, table: int, letter: Letter) -> None:
        if not self.is_up:
            self.month.doubtful.add((letter.notice.who, letter.notice.about))
            return
        came = self.month.service(letter)
        self.month.later(self.month.dice.uniform(0, 20), lambda: self.hear(table, replace(letter.notice, came=came)))

    async def hear(self, table: int, notice: e.Notice) -> None:
        if self.is_up:
            await self.house.came(table, [notice])


class Month:
    def __init__(self, seed: int, days: int) -> None:
        self.dice, self.days = Random(seed), days
        self.party = Party()
        self.clock, self.log, self.secrets = self.party.clock, self.party.log, CountedSecrets(f"month {seed}")
        self.log.watch(dict)
        self.posted: list[tuple[int, Letter]] = []
        self.delivered, self.doubtful = Counter[Told](), set[Told]()
        self.refuses_until = 0
        self.refused: list[tuple[int, int]] = []
        self.down: list[tuple[int, int]] = []
        self.first: dict[Told, int] = {}
        self.wrong: list[str] = []
        self.begun = self.clock.now()
        self._order = count()
        self._plans: list[tuple[int, int, object]] = []

    # ---- what happens, and when

    def later(self, seconds: float, work: object) -> None:
        self._plans.append((self.clock.now() + int(seconds * 1000), next(self._order), work))

    async def play(self) -> Month:
        await self.gather()
        self.nodes = [Node(self), Node(self)]
        for person in self.party.tokens:
            self.later(self.dice.uniform(0, 3600), lambda person=person: self.visit(person))
        for _ in range(self.days):
            self.later(self.dice.uniform(0, self.days * 86_400), self.trouble)
        while self.clock.now() < self.begun + self.days * DAY:
            await self.step()
        return self

    async def gather(self) -> None:
        dice, pages = self.dice, [await self.party.create("majority", room="remote")]
        pages += [await self.party.join(name) for name in NAMES[1:PEOPLE]]
        pages[0].say(s.Configure, days=Days(dice.choice((6, 12, 24)), early=dice.random() < 0.5))
        for page, name in zip(pages, NAMES, strict=False):
            page.say(s.Sit, name=name)
            quiet = (22, 7) if dice.random() < 0.7 else None
            page.say(s.LiveBy, zone=dice.choice(ZONES), quiet=quiet, weekends=dice.random() < 0.3)
            await self.subscribe(self.party.table, page.person)
            page.lose()

    async def subscribe(self, table: Table, person: int) -> None:
        wanted = Wanted(("turn", "curtain", "over"), "fr", BOX, key=f"key-{person}-{self.clock.now()}")
        await table.acted(Subscribes(person, wanted))

    async def step(self) -> None:
        """To the next thing that can happen; servers look at the store every half minute."""
        now = self.clock.now()
        soon = min((at for at, _, _ in self._plans), default=now + HOUR)
        wakes = min((at - AHEAD for at in self.log.wakes.values() if at is not None), default=now + HOUR)
        held = any(node.house.tables for node in self.nodes)
        look = now + 30_000 if held else now + max(0, min(wakes - now, HOUR)) + self.dice.randint(1, 30_000)
        self.clock.advance(max(1, min(soon, look) - now))
        due = sorted((plan for plan in self._plans if plan[0] <= self.clock.now()), key=lambda plan: plan[:2])
        self._plans = [plan for plan in self._plans if plan not in due]
        for _, _, work in due:
            await work()  # type: ignore[operator]
            await settled()
        for node in self.nodes if self.clock.now() >= look else ():
            if node.is_up:
                node.house.sweep()
                await node.house.wake()
                await settled()

    # ---- people

    async def visit(self, person: int) -> None:
        self.later(
            self.dice.choice((0.5, 2, 5, 9, 30)) * 3600 * self.dice.uniform(0.5, 1.5), lambda: self.visit(person)
        )
        up = [node for node in self.nodes if node.is_up]
        if not up:
            return
        table = await self.dice.choice(up).house.find(self.party.table.party.code)
        table.heard_of(len(self.log.tables[1]))
        await settled()
        page = Page(table, person, self.party.tokens[person]).hello()
        await settled()
        if page.bye is None:
            await self.act(table, page)
            page.lose()
        await settled()

    async def act(self, table: Table, page: Page) -> None:
        party = table.party
        if party.people[page.person].wanted.push is None:
            await self.subscribe(table, page.person)
        if party.phase in ("lobby", "over") and party.host == page.person:
            if party.phase == "over":
                page.say(s.ChangeGame)
            page.say(s.Start)
        elif party.phase == "playing" and self.dice.random() < 0.8 and page.count(a.Welcome):
            for ask in page.moved.asks:
                page.choose(ask.seat, self.dice.sample(ask.options, ask.take))

    # ---- trouble

    async def trouble(self) -> None:
        what = self.dice.choice(("kill", "kill", "kill", "down", "jump", "refuse", "lose bus"))
        if what == "kill":
            self.restart(self.dice.randrange(2))
        elif what == "refuse":
            self.refuses_until = self.clock.now() + self.dice.randint(MINUTE, 5 * HOUR)
            self.refused.append((self.clock.now(), self.refuses_until + HOUR))
        elif what == "down":
            began = self.clock.now()
            for node in self.nodes:
                node.is_up = False
            self.clock._rings.clear()
            self.clock._now += self.dice.randint(MINUTE, 8 * HOUR)
            self.down.append((began, self.clock.now()))
            for number in range(2):
                self.restart(number)
        elif what == "jump":
            self.clock._now += self.dice.choice((-5, 5)) * MINUTE
            self.down.append((self.clock.now() - 6 * MINUTE, self.clock.now() + 6 * MINUTE))

    def restart(self, number: int) -> None:
        """What it had posted and not heard of is in doubt."""
        self.nodes[number].is_up = False
        self.down.append((self.clock.now() - AHEAD, self.clock.now() + PROMPT))
        self.log.was_alive = self.clock.now()
        for table in self.nodes[number].house.tables.values():
            table.stop()
        self.nodes[number] = Node(self)

    def service(self, letter: Letter) -> Came:
        told, dice = (letter.notice.who, letter.notice.about), self.dice.random()
        if self.clock.now() < self.refuses_until or dice < 0.1:
            return "refused"
        if dice < 0.13:
            self.doubtful.add(told)
            return "gone"
        if dice < 0.25:
            self.doubtful.add(told)
            self.delivered[told] += self.dice.random() < 0.5
            return "lost"
        self.delivered[told] += 1
        return "yes"

    # ---- compared with the log

    def check(self) -> list[str]:
        party, scene = Folded(), self._scene()
        tries = Counter((letter.notice.who, letter.notice.about) for _, letter in self.posted)
        for told, times in self.delivered.items():
            if times > (MOST_LOST if tries[told] > 1 else 1):
                self.wrong.append(f"{told} was told {times} times")
        owed: dict[Told, int] = {}
        self.first = {(each.notice.who, each.notice.about): at for at, each in reversed(self.posted)}
        for entry in self.log.entries():
            before = self._owes(party, scene)
            at = getattr(entry, "at", 0)
            if isinstance(entry, e.Posted):
                self._look(entry, before)
            apply(party, entry)
            now = self._owes(party, scene)
            for told in before.keys() - now.keys():
                self._missed(told, owed.pop(told), at)
            owed |= {told: since for told, since in now.items() if told not in owed}
        for told, since in owed.items():
            self._missed(told, since, self.clock.now())
        return self.wrong

    def _missed(self, told: Told, since: int, at: int) -> None:
        """It's not true any more."""
        if at <= since + PROMPT or self._was_down(since, at):
            return
        first = self.first.get(told)
        if first is None:
            self.wrong.append(f"{told} was due at {since}, and at {at} still not posted")
        elif first > since + PROMPT:
            self.wrong.append(f"{told} was due at {since}, and posted at {first}")
        elif at > since + HOUR and not self.delivered[told] and told not in self.doubtful | self._refused(since, at):
            self.wrong.append(f"{told} was due at {since}, and at {at} still not told")

    def _refused(self, begin: int, end: int) -> set[Told]:
        """Nobody can be blamed for these."""
        return set(self.first) if any(since < end and until > begin for since, until in self.refused) else set()

    def _scene(self) -> Scene:
        return Scene(0, frozenset(), Pace(), self.secrets, Attendance(), ahead=ahead_of_utc)

    def _owes(self, party: Folded, scene: Scene) -> dict[Told, int]:
        """Who wants to hear what, at this point of the log, and from when on."""
        play, about = party.play, mark_of(party)
        found = {}
        for person, body in party.present():
            mail = body.mail.get("push")
            if play and body.wanted.push and mail and mail.told < about and event_for(party, person, body.wanted):
                found[person, about] = awake(body.hours, play.since + PATIENCE, scene)
        return found

    def _look(self, entry: e.Posted, owed: dict[Told, int]) -> None:
        for each in entry.notices:
            since = owed.get((each.who, each.about))
            if not each.came and (since is None or entry.at < since):
                self.wrong.append(f"{each} was posted at {entry.at}, and is due at {since}")

    def _was_down(self, begin: int, end: int) -> bool:
        return any(down < end and up > begin for down, up in self.down)


async def settled() -> None:
    for _ in range(8):
        await asyncio.sleep(0)
