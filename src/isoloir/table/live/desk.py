"""Where acts become entries: decided at once, written in order, announced once on disk, or else thrown back."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from ..log.codec import decode_entry, encode_entry
from ..log.entries import Entry
from ..party.decision import NOTHING, Decision
from ..party.erase import erasing
from ..party.fold import apply, fold
from ..party.party import Party
from ..store.interface import Conflict, Lane, Log, Unavailable, Unknown, Unwritable, Verdict
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .announce import News
from .viewer import Viewer, encode

LOG = logging.getLogger(__name__)

RETRY = 0.5
"""Seconds between two attempts to read a log that cannot be read."""


class Item:
    """One act on its way: how it is decided, and whom to answer."""

    __slots__ = (
        "command",
        "decide",
        "future",
        "greet",
        "lane",
        "later",
        "news",
        "refusal",
        "settled",
        "viewer",
        "wrote",
    )

    def __init__(
        self, decide: Callable[[], Decision | Sequence[Entry]], viewer: Viewer | None = None, command: str = ""
    ) -> None:
        self.decide = decide
        self.viewer = viewer
        self.command = command
        self.greet: Callable[[News], None] | None = None
        """Adds a word for the viewer after the act, in place of an Accepted."""
        self.later: Callable[[], list[tuple[Viewer, bytes]]] | None = None
        """Frames made only when its turn has come."""
        self.future: asyncio.Future[None] | None = None
        self.news = News()
        self.refusal: Refusal | None = None
        self.lane: Lane | None = None
        self.settled = False
        self.wrote = False

    def answer(self, reply: a.FromServer) -> None:
        if self.viewer is not None and self.command:
            self.news.frames.append((self.viewer, encode(reply)))

    def fail(self, why: Refusal) -> None:
        """Said at once, out of turn: for what could not be kept."""
        if self.viewer is not None and self.command:
            self.viewer.send(encode(a.Refused(self.command, why.code, why.params)))
        if self.future is not None and not self.future.done():
            self.future.set_exception(why)

    def finish(self) -> None:
        if self.future is None or self.future.done():
            return
        if self.refusal is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.refusal)


class Room(Protocol):
    """What the desk needs of its table."""

    def news_of(self, acts: Sequence[Entry]) -> News: ...

    def repeats(self, item: Item) -> bool: ...

    def took(self, acts: Sequence[Entry]) -> None:
        """Entries were accepted; more may follow from them at once."""
        ...

    def deliver(self, item: Item) -> None: ...

    def settled(self) -> None:
        """Everything accepted is on disk."""
        ...

    def reloaded(self, conflict: bool) -> None: ...


class Desk:
    def __init__(self, table: int, log: Log, party: Party, room: Room) -> None:
        self.party = party
        self.loading = False
        self._log, self._room, self._table = log, room, table
        self._lane = Lane(table)
        self._next = party.entries + 1
        self._pending: deque[Item] = deque()
        self._backlog: list[Item] = []
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return not self._pending and not self.loading

    def submit(self, item: Item) -> None:
        if self.loading:
            self._backlog.append(item)
        else:
            self._take(item)

    def _take(self, item: Item) -> None:
        try:
            acts = self._accepted(item)
        except Exception:  # a fault of ours, or of a room: what was half done is undone by reading the log again
            LOG.exception("act failed", extra={"table": self._table})
            item.fail(Refusal("internal"))
            self._throw_back(Conflict(), told=True)
            return
        self._pending.append(item)
        self._write(item, acts)
        self._room.took(acts)

    def _accepted(self, item: Item) -> Sequence[Entry]:
        acts, match = self._decided(item)
        for act in acts:
            apply(self.party, act, match)
        item.wrote = bool(acts)
        if acts:
            news = self._room.news_of(acts)
            news.frames[:0] = item.news.frames
            item.news = news
        if item.greet is not None:
            item.greet(item.news)
        return acts

    def _decided(self, item: Item) -> Decision:
        item.news, item.settled, item.refusal = News(), False, None
        if self._room.repeats(item):
            item.answer(a.Accepted(item.command, again=True))
            return NOTHING
        try:
            decided = item.decide()
        except Refusal as why:
            item.answer(a.Refused(item.command, why.code, why.params))
            item.refusal = why
            return NOTHING
        if item.greet is None:
            item.answer(a.Accepted(item.command))
        return decided if isinstance(decided, Decision) else Decision(decided)

    def _write(self, item: Item, acts: Sequence[Entry]) -> None:
        if not acts:
            item.settled = True
            self._flush()
            return
        item.lane, first = self._lane, self._next
        self._next += len(acts)
        bodies = list(map(encode_entry, acts))
        self._log.append(self._lane, first, bodies, lambda verdict: self._done(item, verdict), erasing(acts))

    def _done(self, item: Item, verdict: Verdict) -> None:
        if item.lane is not self._lane:
            return
        if verdict is None:
            item.settled = True
            self._flush()
        elif isinstance(verdict, Unwritable):
            self._pending.remove(item)
            item.fail(Refusal("internal"))
            self._throw_back(Conflict(), told=True)
        else:
            self._throw_back(Conflict() if isinstance(verdict, Unknown) else verdict)

    def _flush(self) -> None:
        while self._pending and self._pending[0].settled:
            item = self._pending.popleft()
            self._room.deliver(item)
            item.finish()
        if not self._pending:
            self._room.settled()

    def _throw_back(self, why: Conflict | Unavailable, *, told: bool = False) -> None:
        """Everything still queued was decided on a state that did not happen: it is decided again, or refused."""
        self._lane.broken = True
        self.loading, self._lane = True, Lane(self._table)
        queued = list(self._pending)
        self._pending.clear()
        if isinstance(why, Unavailable):
            for item in queued:
                if item.wrote:
                    item.fail(Refusal("storage"))
            queued = [item for item in queued if not item.wrote]
        self._backlog = queued + self._backlog
        self._reading = asyncio.ensure_future(self._reload(isinstance(why, Conflict) and not told))

    async def _reload(self, conflict: bool) -> None:
        while True:
            try:
                self.party = fold(map(decode_entry, await self._log.read(self._table)))
                break
            except Exception as why:
                if not isinstance(why, Unavailable):
                    LOG.exception("log cannot be read", extra={"table": self._table})
                self._refuse_backlog()
                await asyncio.sleep(RETRY)
        self._next, self.loading = self.party.entries + 1, False
        self._room.reloaded(conflict)
        backlog, self._backlog = self._backlog, []
        for item in backlog:
            self.submit(item)
        if self.is_idle:
            self._room.settled()

    def _refuse_backlog(self) -> None:
        """Whoever only wants to look is kept waiting."""
        for item in self._backlog:
            if item.greet is None:
                item.fail(Refusal("storage"))
        self._backlog = [item for item in self._backlog if item.greet is not None]
