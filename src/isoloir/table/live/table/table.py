"""A table with people at it, as the doors see it: pages come and go, say something, and are told what happened."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from isoloir.core.stage import MOST_TURNS
from isoloir.core.value import encode

from ...log.words import Person
from ...party.inputs import Arrived, Decided, Input, Nonce, Reopened, Spoken
from ...party.party import Party
from ...wire import from_client as s
from ...wire import from_server as a
from ...wire.refusal import Refusal
from .hints import Hints
from .loop import Loop
from .memory import Memory
from .presence import Presence
from .transfers import Offered, Transfers
from .turn import Item
from .viewer import Viewer, cards_of, people_after
from .world import World


class Table:
    def __init__(self, number: int, party: Party, world: World) -> None:
        self.number, self.world = number, world
        self.transfers = Transfers(number, world.passes)
        self.hints = Hints(world.advise, world.clock, world.slots)
        self.memory = Memory(number, party, world)
        self.loop = Loop(self.memory)
        self.expected: set[Viewer] = set()
        """Pages that said hello while we were asking the store, and are still there."""
        self.fresh_at = 0
        """When the store was last asked for the head of this table alone."""
        self._turned = (0, 0)
        """How far a shared screen has turned up the answers: of which pause, and how many groups."""

    @property
    def party(self) -> Party:
        return self.memory.party

    @property
    def presence(self) -> Presence:
        return self.memory.presence

    def reopen(self, was_alive: int | None, asked: int) -> None:
        """After the server started; `asked` is when we heard that nobody served it."""
        presence, back_by = self.presence, self.world.clock.now() + self.world.pace.back
        presence.attendance = replace(presence.attendance, back_by=back_by)
        self.world.clock.at(back_by, self._look)
        self.loop.submit(Item(Reopened(was_alive, asked)))

    def _look(self) -> None:
        """Unless nobody is left to be told."""
        if self.presence.viewers:
            self.loop.look()

    def attach(self, viewer: Viewer, hello: s.Hello) -> None:
        """Welcomed once everything accepted so far is on disk."""
        item = Item(Arrived(viewer.person, viewer.token), viewer)
        item.hello = hello
        self.loop.submit(item)

    def detach(self, viewer: Viewer) -> None:
        self.expected.discard(viewer)
        self.loop.part(viewer)

    def say_bye(self, code: str) -> None:
        for viewer in list(self.presence.viewers):
            viewer.close(code)

    def stop(self) -> None:
        """From now on, nothing happens by itself."""
        self.loop.unasked.alarms.stop()
        self.loop.unasked.alarms.doing.clear()

    def hear(
        self,
        viewer: Viewer,
        said: Decided | s.Transfer | s.Advise | s.AddNonce | s.React | s.Turn | s.ListPeople | s.ReadCards,
    ) -> None:
        """Everything but Hello and Ping, which the socket answers."""
        match said:
            case s.Transfer():
                self._transfer(viewer, said)
            case s.Advise():
                self._advise(viewer, said)
            case s.AddNonce():
                self.loop.submit(Item(Nonce(viewer.person, said)))
            case s.React():
                if self.party.is_present(viewer.person):
                    self._sign(a.Reacted(viewer.person, said.sign))
            case s.Turn():
                self._turn(viewer.person, said)
            case s.ListPeople():
                viewer.send(encode(people_after(self.party, said.after or 0, self.memory.scene().here)))
            case s.ReadCards():
                viewer.send(encode(cards_of(self.party, viewer.person, said.command)))
            case _:
                self.submit(viewer, said)

    def _turn(self, person: Person, said: s.Turn) -> None:
        """Each group of an opening is turned once, however many screens say so."""
        turn, party = (said.pause, said.turn), self.party
        is_screen = party.is_present(person) and party.people[person].screen
        if is_screen and self._turned < turn and said.turn <= MOST_TURNS and said.pause <= party.base + party.pauses:
            self._turned = turn
            self._sign(a.Turned(*turn))

    def submit(self, viewer: Viewer, said: Decided) -> None:
        """A repeat of what was kept, perhaps at another node, must never hear that nothing has changed."""
        spoken, memory = Spoken(viewer.person, said), self.memory
        item = Item(spoken, viewer, said.command)
        if self.world.neighbours.is_shared:
            item.heard = self.world.clock.now()
            item.in_doubt = memory.presence.is_new(viewer, item.heard)
        if spoken.is_in(memory.party.commands):
            item.in_doubt = True
        self.loop.submit(item)

    def _sign(self, sign: a.Fleeting) -> None:
        self.heard_from_elsewhere(sign)
        self.world.neighbours.reacted(self.number, sign)

    def heard_from_elsewhere(self, sign: a.Fleeting) -> None:
        """It isn't kept; everybody who's here sees it."""
        self.loop.unasked.say(sign)

    def heard_of(self, head: int) -> None:
        self.loop.heard_of(head)

    def heard_back(self) -> None:
        self.loop.heard_back()

    def look_back(self) -> None:
        """Reads what was told last, whether anything came after it or not."""
        self.loop.heard_of(self.told + 1)

    @property
    def told(self) -> int:
        return self.loop.told

    def seated_elsewhere(self, people: frozenset[int]) -> None:
        if self.presence.seated_elsewhere(people, self.world.clock.now()):
            self.loop.look()

    async def acted(self, given: Input) -> None:
        """Returns once it is on disk; raises Refusal."""
        item = Item(given)
        item.settled = asyncio.get_running_loop().create_future()
        self.loop.submit(item)
        await item.settled

    def _advise(self, viewer: Viewer, said: s.Advise) -> None:
        try:
            self.hints.ask(self.party, viewer.person, said, lambda answer: viewer.send(encode(answer)))
        except Refusal as why:
            viewer.send(encode(a.Refused(said.command, why.code, why.params)))

    def _transfer(self, viewer: Viewer, said: s.Transfer) -> None:
        scene = self.memory.scene()

        def tell(came: Offered | Refusal) -> None:
            if isinstance(came, Refusal):
                if came.code == "needs-voices":
                    self._say_asked(viewer, said)
                viewer.send(encode(a.Refused(said.command, came.code, came.params)))
                return
            self._say_asked(viewer, said)
            viewer.send(encode(a.TransferCode(said.command, came.code, a.Until(scene.now, came.until))))

        try:
            self.transfers.offer(self.party, viewer.person, said.person, scene, tell)
        except Refusal as why:
            tell(why)

    def _say_asked(self, viewer: Viewer, said: s.Transfer) -> None:
        """Everybody hears who wants to move another person's place."""
        if said.person is not None and said.person != viewer.person:
            self._sign(a.Notice("transfer-asked", {"person": said.person, "by": viewer.person}))
