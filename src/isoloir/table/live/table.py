"""A table with people at it, as the doors see it: pages come and go, say something, and are told what happened."""

from __future__ import annotations

import asyncio

from ..party.commands import Decided
from ..party.inputs import Arrived, Input, Nonce, Reopened, Spoken
from ..party.party import Party
from ..wire import from_client as s
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .loop import Loop
from .presence import Presence
from .tools import Tools
from .transfers import Transfers
from .turn import Item
from .viewer import Viewer, encode


class Table:
    def __init__(self, number: int, party: Party, tools: Tools) -> None:
        self.number, self.tools = number, tools
        self.transfers = Transfers()
        self.loop = Loop(number, party, tools)

    @property
    def party(self) -> Party:
        return self.loop.party

    @property
    def presence(self) -> Presence:
        return self.loop.presence

    def reopen(self, was_alive: int | None) -> None:
        """After a start of the server."""
        self.loop.submit(Item(Reopened(was_alive)))

    def attach(self, viewer: Viewer, hello: s.Hello) -> None:
        """Welcomed once everything accepted so far is on disk."""
        item = Item(Arrived(viewer.person, viewer.token), viewer)
        item.hello = hello
        self.loop.submit(item)

    def detach(self, viewer: Viewer) -> None:
        self.loop.part(viewer)

    def say_bye(self, code: str) -> None:
        for viewer in list(self.presence.viewers):
            viewer.close(code)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.loop.alarms.stop()

    def hear(self, viewer: Viewer, said: Decided | s.Transfer | s.AddNonce | s.React) -> None:
        """Everything but Hello and Ping, which the socket answers."""
        match said:
            case s.Transfer():
                self._transfer(viewer, said)
            case s.AddNonce():
                self.loop.submit(Item(Nonce(viewer.person, said)))
            case s.React():
                if self.party.is_present(viewer.person):
                    self.heard_from_elsewhere(reaction := a.Reacted(viewer.person, said.sign))
                    self.tools.neighbours.reacted(self.number, reaction)
            case _:
                self.loop.submit(Item(Spoken(viewer.person, said), viewer, said.command))

    def heard_from_elsewhere(self, reaction: a.Reacted) -> None:
        """Nobody keeps it; everybody who is here sees it."""
        self.loop.say(reaction)

    def heard_of(self, head: int) -> None:
        self.loop.heard_of(head)

    def heard_gone(self) -> None:
        self.loop.heard_gone()

    def seated_elsewhere(self, people: frozenset[int]) -> None:
        self.loop.seated_elsewhere(people)

    async def acted(self, given: Input) -> None:
        """Returns once it is on disk; raises Refusal."""
        item = Item(given)
        item.settled = asyncio.get_running_loop().create_future()
        self.loop.submit(item)
        await item.settled

    def _transfer(self, viewer: Viewer, said: s.Transfer) -> None:
        scene = self.loop.scene()
        try:
            code = self.transfers.offer(self.party, viewer.person, said.person, scene)
        except Refusal as why:
            if why.code == "needs-voices":
                self._say_asked(viewer, said)
            viewer.send(encode(a.Refused(said.command, why.code, why.params)))
            return
        self._say_asked(viewer, said)
        viewer.send(encode(a.TransferCode(said.command, code, a.Until(scene.now, scene.now + scene.pace.transfer))))

    def _say_asked(self, viewer: Viewer, said: s.Transfer) -> None:
        """Everybody hears who would move somebody else's place."""
        if said.person is not None and said.person != viewer.person:
            self.loop.say(a.Notice("transfer-asked", {"person": said.person, "by": viewer.person}))
