"""Reads what's new in the log; while it can't be read, tells those who wait how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from ..log.codec import Newer, Unreadable, decode_entry
from ..log.entries import Entry, Forgotten
from ..party.party import Party
from ..party.reading import LONG, must_know, read_party
from ..store.interface import Unavailable
from ..wire.refusal import Refusal
from .tools import Tools
from .turn import Item

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


class CatchUp:
    def __init__(self, table: int, tools: Tools, waiting: deque[Item]) -> None:
        self._table, self._tools, self._waiting = table, tools, waiting

    async def read(self, party: Party | None, told: int) -> tuple[Party, list[Entry]]:
        """The party as people know it, and what came after, in order. Without a party, it's folded from the start."""
        began = self._tools.clock.now()
        while True:
            try:
                return await self._once(party, told)
            except Unavailable:
                self._keep_waiting(self._tools.clock.now() - began > DOUBT)
            except Newer:
                LOG.warning("of a newer version", extra={"table": self._table})
                raise Gone("stopping") from None
            except Unreadable as why:
                LOG.error("log unreadable", extra={"table": self._table, "why": str(why)})
                raise Gone("unreadable") from None
            await asyncio.sleep(RETRY)

    async def _once(self, party: Party | None, told: int) -> tuple[Party, list[Entry]]:
        log, table = self._tools.log, self._table
        if party is not None:
            missed = [decode_entry(body) for body in await log.read(table, after=told)]
            if any(isinstance(entry, Forgotten) for entry in missed):
                raise Gone("forgotten")
            must_know(party, missed)
            return party, missed
        bodies = await log.read(table)
        if len(bodies) < max(told, 1) or isinstance(decode_entry(bodies[-1]), Forgotten):
            raise Gone("forgotten")
        old, new = bodies[:told], bodies[told:]
        folded = read_party(old) if told < LONG else await self._tools.beside(lambda: read_party(old))
        missed = list(map(decode_entry, new))
        must_know(folded, missed)
        return folded, missed

    def _keep_waiting(self, long: bool) -> None:
        """What was never tried wasn't kept; about the rest we can't say yet, repeats included. Opening pages wait."""
        waiting = list(self._waiting)
        self._waiting.clear()
        doubtful = {item.key for item in waiting if item.in_doubt} - {None}
        for item in waiting:
            in_doubt = item.in_doubt or item.key in doubtful
            if item.hello is not None or (in_doubt and not long):
                self._waiting.append(item)
            elif in_doubt:
                item.send_to_ask_again()
            else:
                item.fail(Refusal("storage"))
