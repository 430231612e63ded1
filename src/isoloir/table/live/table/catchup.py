"""Reads what's new in the log; while it can't be read, tells those who wait how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from ...log.codec import FORGOTTEN, Newer, Unreadable, decode_entry
from ...log.entries import Entry, Forgotten
from ...party.party import Party
from ...party.reading import LONG, must_know, read_party
from ...store.interface import Unavailable
from ...wire.from_client import Hello
from ...wire.from_server import Notice
from ...wire.refusal import Refusal
from .announce import greet
from .memory import Memory
from .seen import Seen
from .turn import Item, Turn, keys_in_doubt
from .viewer import to_all
from .world import World

LOG = logging.getLogger(__name__)

RETRY = 0.5
"""Seconds between two attempts to read."""
DOUBT = 4_000
"""After this many milliseconds, people whose act may have been kept are told to ask again, with the same id."""


class Gone(Exception):
    """There is no such table any more, or none that can be read; `code` is what pages are told.

    `stopping` sends them to come back: a node of a newer version can go on with it.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Found(NamedTuple):
    party: Party
    """As people know it; if something is lost, as the log has it."""
    missed: list[Entry]
    """What came after, in order."""
    seen: Seen
    """What people will have been told of, once they hear what they missed."""
    is_lost: bool = False
    """Something that people were told isn't in the log any more: the store failed over, and its replica was behind."""


class CatchUp:
    def __init__(self, table: int, world: World, waiting: deque[Item]) -> None:
        self._table, self._world, self._waiting = table, world, waiting

    async def read(self, party: Party | None, told: int, seen: Seen) -> Found:
        """Without a party, it's folded from the start. `seen` is what was told last, up to number `told`, if known."""
        began = self._world.clock.now()
        while True:
            try:
                return await self._once(party, told, seen)
            except Unavailable:
                self._keep_waiting(self._world.clock.now() - began > DOUBT)
            except Newer:
                LOG.warning("written by a newer version", extra={"table": self._table})
                raise Gone("stopping") from None
            except Unreadable as why:
                LOG.error("log unreadable", extra={"table": self._table, "why": str(why)})
                raise Gone("unreadable") from None
            await asyncio.sleep(RETRY)

    async def _once(self, party: Party | None, told: int, seen: Seen) -> Found:
        if party is not None:
            first = seen.first or told
            bodies = await self._world.log.read(self._table, after=first - 1)
            if bodies and bodies[0] != FORGOTTEN and seen.is_in(bodies):
                return _missed(party, seen, bodies[told - first + 1 :])
        bodies = await self._world.log.read(self._table)
        if not bodies or isinstance(decode_entry(bodies[-1]), Forgotten):
            raise Gone("forgotten")
        if len(bodies) < told or not seen.is_in(bodies[max(0, seen.first - 1) :]):
            return Found(await self._folded(bodies), [], Seen().then(len(bodies), bodies), is_lost=True)
        return _missed(await self._folded(bodies[:told]), seen, bodies[told:])

    async def _folded(self, bodies: Sequence[bytes]) -> Party:
        return read_party(bodies) if len(bodies) < LONG else await self._world.beside(lambda: read_party(bodies))

    def _keep_waiting(self, long: bool) -> None:
        """What was never tried wasn't kept; about the rest we can't say yet, repeats included. Opening pages wait."""
        waiting = list(self._waiting)
        self._waiting.clear()
        doubtful = keys_in_doubt(waiting)
        for item in waiting:
            in_doubt = item.in_doubt or item.key in doubtful
            if item.hello is not None or (in_doubt and not long):
                self._waiting.append(item)
            elif in_doubt:
                item.send_to_ask_again()
            else:
                item.fail(Refusal("storage"))


def _missed(party: Party, seen: Seen, bodies: Sequence[bytes]) -> Found:
    missed = list(map(decode_entry, bodies))
    if any(isinstance(entry, Forgotten) for entry in missed):
        raise Gone("forgotten")
    must_know(party, missed)
    return Found(party, missed, seen.then(party.entries + len(bodies), bodies) if bodies else seen)


def told_again(memory: Memory) -> Turn:
    """Something people were told is gone: they hear how things are, and that the last moments are lost."""
    turn, scene = Turn(), memory.scene()
    for viewer in list(memory.presence.viewers):
        item = Item(None, viewer)
        item.hello = Hello()
        greet(memory.party, item, memory.presence, None, scene, turn)
    turn.out += to_all(memory.presence.viewers, Notice("lost"))
    turn.moved = True
    return turn
