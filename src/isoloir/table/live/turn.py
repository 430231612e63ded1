"""What goes through a table's loop: an input with the page it came from, and a turn, all that is appended in one go."""

from __future__ import annotations

import asyncio

from ..log.entries import Entry
from ..party.inputs import Input
from ..store.interface import Lane
from ..wire import from_client as s
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .presence import Presence
from .ticks import Chosen, Ticks
from .viewer import Viewer, encode


class Item:
    """One input on its way, and who is to hear what became of it."""

    __slots__ = ("command", "given", "greets", "hello", "in_doubt", "refusal", "settled", "told", "viewer", "wrote")

    def __init__(self, given: Input | None, viewer: Viewer | None = None, command: str = "") -> None:
        self.given = given
        """None: nothing is decided, something is only said in its turn."""
        self.viewer, self.command = viewer, command
        self.hello: s.Hello | None = None
        """Set for a page that opens: it is welcomed in place of an Accepted."""
        self.greets = False
        """It was this item that made the page a viewer."""
        self.told: a.FromServer | None = None
        """Said to everybody, behind all that was accepted before."""
        self.settled: asyncio.Future[None] | None = None
        self.refusal: Refusal | None = None
        self.wrote = False
        self.in_doubt = False
        """It may be on disk: whether it is, only the log can say."""

    def fail(self, why: Refusal) -> None:
        """Said at once, out of turn: for what could not be kept."""
        if self.viewer is not None and self.command:
            self.viewer.send(encode(a.Refused(self.command, why.code, why.params)))
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(why)

    def take_back(self, presence: Presence, *, in_doubt: bool) -> None:
        """It was decided on a state that didn't happen."""
        self.in_doubt = self.in_doubt or (in_doubt and self.wrote)
        if self.greets and self.viewer is not None:
            presence.withdraw(self.viewer)
        self.greets = False

    def send_to_ask_again(self) -> None:
        """It may have been kept: the same id will tell."""
        if self.viewer is not None:
            self.viewer.close("storage")
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(Refusal("unsure"))

    def finish(self) -> None:
        if self.settled is None or self.settled.done():
            return
        if self.refusal is None:
            self.settled.set_result(None)
        else:
            self.settled.set_exception(self.refusal)


class Turn:
    """Inputs taken one after another, the entries they became, and what everybody hears once those are on disk."""

    __slots__ = ("chosen", "entries", "head", "is_settled", "items", "lane", "moved", "out", "stirs")

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.entries: list[Entry] = []
        self.out: list[tuple[Viewer, bytes | str]] = []
        """In order: a frame for this page, or its goodbye."""
        self.chosen: Chosen | None = None
        self.moved = False
        self.stirs = False
        """Something may be due now that was not before."""
        self.lane: Lane | None = None
        self.head = 0
        """The number of its last entry."""
        self.is_settled = False

    def answer(self, item: Item, reply: a.FromServer) -> None:
        if item.viewer is not None and item.command:
            self.out.append((item.viewer, encode(reply)))

    def tell(self, ticks: Ticks) -> None:
        for viewer, word in self.out:
            if isinstance(word, bytes):
                viewer.send(word)
            else:
                viewer.close(word)
        if self.moved:
            ticks.drop()
        if self.chosen is not None:
            ticks.note(self.chosen)
        for item in self.items:
            item.finish()
