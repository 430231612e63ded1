"""A table with people at it: takes what they say, tells them what happened, lets silence have its consequences."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ..log.entries import Entry, Resumed, TokenUsed
from ..log.words import Person
from ..party.absence import came_back
from ..party.booth import add_nonce, broken_save
from ..party.codes import Secrets
from ..party.decide import Decided, decide
from ..party.decision import Decision
from ..party.pace import Pace
from ..party.party import Party
from ..party.scene import Scene
from ..store.interface import Log
from ..wire import from_client as s
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .announce import News, news_of, ticks_of
from .botseats import Thinking
from .clocks import Clock
from .desk import Desk, Item
from .presence import Presence
from .transfers import Transfers
from .viewer import Viewer, encode, to_all, welcome_of
from .wakes import Wakes


class Tools:
    """What every table of a house shares."""

    def __init__(self, log: Log, clock: Clock, secrets: Secrets, pace: Pace, think: Thinking) -> None:
        self.log, self.clock, self.secrets, self.pace, self.think = log, clock, secrets, pace, think


class Table:
    def __init__(self, number: int, party: Party, tools: Tools) -> None:
        self.number = number
        self.tools = tools
        now = tools.clock.now()
        self.presence = Presence(now, tools.pace.gone)
        self.transfers = Transfers()
        self.desk = Desk(number, tools.log, party, self)
        self.wakes = Wakes(self)
        self._ticks: tuple[int, list[int]] | None = None
        self._newest_ticks: tuple[int, list[int]] | None = None
        """Somebody who changes their mind changes nothing here, and nothing is sent."""
        self._ticking = False
        self._shown: frozenset[Person] = frozenset()

    @property
    def party(self) -> Party:
        return self.desk.party

    def scene(self) -> Scene:
        now = self.tools.clock.now()
        return Scene(now, self.presence.here(now), self.tools.pace, self.tools.secrets)

    # ---- coming and going

    def reopen(self, was_alive: int | None) -> None:
        """After a start of the server: a save that no longer loads ends the game; else everybody gets time."""
        self.act(lambda: broken_save(self.party))
        self.act(lambda: self._restarted(was_alive))

    def _restarted(self, was_alive: int | None) -> Sequence[Entry]:
        play = self.party.play
        if not self.party.is_running or play is None:
            return ()
        scene = self.scene()
        if play.deadline is None:
            return [Resumed(at=scene.now, deadline=None)]
        stopped = max(was_alive or scene.now, play.since)
        left = max(0, play.deadline - stopped)
        return [Resumed(at=scene.now, deadline=scene.now + max(left, scene.pace.after_start))]

    def attach(self, viewer: Viewer, hello: s.Hello) -> None:
        """Welcomed once everything accepted so far is on disk."""
        item = Item(lambda: self._arrived(viewer), viewer)
        item.greet = lambda news: self._greet(viewer, hello, news)
        self.desk.submit(item)

    def _arrived(self, viewer: Viewer) -> Sequence[Entry]:
        party, person = self.party, viewer.person
        if not party.is_present(person):
            return ()
        acts: list[Entry] = list(came_back(party, person, self.scene()))
        tokens = party.people[person].tokens
        if len(tokens) > 1 and viewer.token == tokens[-1]:
            acts.append(TokenUsed(person=person, token=viewer.token))
        return acts

    def _greet(self, viewer: Viewer, hello: s.Hello, news: News) -> None:
        body = self.party.people.get(viewer.person)
        if body is None or body.gone is not None or viewer.token not in body.tokens:
            news.byes.append((viewer, (body.gone or "moved") if body else "forgotten"))
            return
        self.presence.add(viewer)
        grace = self.wakes.grace_of(self.party)
        welcome = welcome_of(self.party, viewer.person, hello.game, hello.heard, grace, self.scene())
        news.frames.append((viewer, encode(welcome)))

    def detach(self, viewer: Viewer) -> None:
        self.presence.remove(viewer, self.tools.clock.now())
        self.settled()

    def say_bye(self, code: str) -> None:
        for viewer in list(self.presence.viewers):
            viewer.close(code)

    # ---- what is said

    def hear(self, viewer: Viewer, said: Decided | s.Transfer | s.AddNonce | s.React) -> None:
        """Everything but Hello and Ping, which the socket answers."""
        match said:
            case s.Transfer():
                self._transfer(viewer, said)
            case s.AddNonce():
                self.act(lambda: add_nonce(self.party, viewer.person, said))
            case s.React():
                if self.party.is_present(viewer.person):
                    self.tell_all(a.Reacted(viewer.person, said.sign))
            case _:
                self._command(viewer, said)

    def _command(self, viewer: Viewer, said: Decided) -> None:
        person = viewer.person
        self.desk.submit(Item(lambda: decide(self.party, person, said, self.scene()), viewer, command=said.command))

    def act(self, decision: Callable[[], Decision | Sequence[Entry]]) -> None:
        """Something the table does by itself, or that needs no answer."""
        self.desk.submit(Item(decision))

    async def acted(self, decision: Callable[[], Decision | Sequence[Entry]]) -> None:
        """Returns once it is on disk; raises Refusal."""
        item = Item(decision)
        item.future = asyncio.get_running_loop().create_future()
        self.desk.submit(item)
        await item.future

    def tell_all(self, answer: a.FromServer) -> None:
        """Behind everything that was accepted before."""
        item = Item(lambda: ())
        item.later = lambda: to_all(self.presence.viewers, answer)
        self.desk.submit(item)

    def _transfer(self, viewer: Viewer, said: s.Transfer) -> None:
        try:
            scene = self.scene()
            code = self.transfers.offer(self.party, viewer.person, said.person, scene)
        except Refusal as why:
            viewer.send(encode(a.Refused(said.command, why.code, why.params)))
            return
        viewer.send(encode(a.TransferCode(said.command, code, a.Until(scene.now, scene.now + scene.pace.transfer))))

    # ---- what the desk asks

    def news_of(self, acts: Sequence[Entry]) -> News:
        return ticks_of(self.party, acts) or news_of(self.party, acts, self.presence.viewers, self.scene())

    def repeats(self, item: Item) -> bool:
        return item.viewer is not None and (item.viewer.person, item.command) in self.party.commands

    def took(self, acts: Sequence[Entry]) -> None:
        if acts:
            self.wakes.follow_up()

    def deliver(self, item: Item) -> None:
        news = item.news
        for viewer, frame in news.frames if item.later is None else item.later():
            viewer.send(frame)
        for viewer, code in news.byes:
            viewer.close(code)
        if news.moved:
            self._ticks = None
        if news.ticks is not None and news.ticks != self._newest_ticks:
            self._ticks = self._newest_ticks = news.ticks
            self._tick_soon()

    def settled(self) -> None:
        if not self.desk.is_idle:
            return
        self._show_presence()
        self.wakes.arm()

    def reloaded(self, conflict: bool) -> None:
        """After a conflict everybody may have missed something; after a refusal nobody has."""
        self.wakes.forget(calm=not conflict)
        if conflict:
            for viewer in list(self.presence.viewers):
                self.attach(viewer, s.Hello())

    def _show_presence(self) -> None:
        here = self.presence.here(self.tools.clock.now())
        if here != self._shown:
            self._shown = here
            known = sorted(person for person in here if self.party.is_present(person))
            for viewer, frame in to_all(self.presence.viewers, a.Presence(known)):
                viewer.send(frame)

    # ---- ticks

    def _tick_soon(self) -> None:
        if not self._ticking:
            self._ticking = True
            clock = self.tools.clock
            clock.at(clock.now() + self.tools.pace.ticks, self._send_ticks)

    def _send_ticks(self) -> None:
        self._ticking = False
        if self._ticks is not None:
            (pause, sealed), self._ticks = self._ticks, None
            for viewer, frame in to_all(self.presence.viewers, a.Ticks(pause, sealed)):
                viewer.send(frame)
