"""What one page says: who may come in, every message decoded once, limits kept."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from isoloir.core.value import encode

from ...live.table.table import Table
from ...log.words import Person
from ...party.codes import digest, read_code
from ...wire import from_client as s
from ...wire import from_server as a
from ...wire.refusal import Refusal
from ...wire.socket_codec import decode_said
from .asked import Asked
from .desk import Desk
from .limits import AddressPurse, Bucket
from .page import Page

HELLO_SECONDS = 10.0
PAGES_EACH = 8
"""Open pages of one person at a table; the oldest makes room for one more."""
HELLOS, HELLOS_PER_SECOND = 4, 0.2
"""Each is answered with the whole view."""


class Caller(NamedTuple):
    """Whose page it is, and at which table."""

    table: Table
    person: Person
    token: str


async def caller(desk: Desk, asked: Asked) -> Caller:
    """Without the device's secret nothing is looked up, so nothing is learnt about a code."""
    read_code(asked.named["code"])
    if not asked.secret:
        raise Refusal("no-cookie")
    table, token = await desk.find(asked), digest(asked.secret)
    person = table.party.holders.get(token)
    if person is None:
        raise Refusal("no-cookie")
    if gone := table.party.people[person].gone:
        raise Refusal(gone)
    if table.presence.pages >= desk.settings.pages and not has_part(table, person):
        raise Refusal("too-many")
    return Caller(table, person, token)


class Talk:
    """What one page says, from Hello to the end."""

    def __init__(self, desk: Desk, table: Table, page: Page, address: str) -> None:
        self._desk, self._table, self._page = desk, table, page
        limits = desk.settings
        self._rate = Bucket(desk.clock, limits.message_burst, limits.messages_per_second)
        self._hellos = Bucket(desk.clock, HELLOS, HELLOS_PER_SECOND if limits.messages_per_second else 0)
        self._whose = f"{table.number}/{page.person}"
        loop = asyncio.get_running_loop()
        self._mute: asyncio.TimerHandle | None = loop.call_later(HELLO_SECONDS, self._close, "say-hello")
        """Until Hello."""
        table.memory.ledger.paid_by(page.person, AddressPurse(desk.writing, address))
        page.hear = self._read
        self._make_room(desk.pages_of(table, page.person))

    def _make_room(self, pages: list[Page]) -> None:
        pages.append(self._page)
        open_ones = [page for page in pages if page.closing is None]
        for page in open_ones[:-PAGES_EACH]:
            page.close("elsewhere")

    def end(self) -> None:
        self._greeted()
        self._desk.closed(self._table, self._page)
        self._table.detach(self._page)

    def _greeted(self) -> None:
        if self._mute is not None:
            self._mute.cancel()
            self._mute = None

    def _read(self, text: bytes) -> None:
        if not self._rate.take() or not self._desk.talkers.take(self._whose):
            self._close("too-fast")
            return
        try:
            said = decode_said(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._close("bad-message")
            return
        if self._mute is None:
            self._hear(said)
        elif isinstance(said, s.Hello):
            self._greeted()
            self._desk.house.attach(self._table, self._page, said)
        else:
            self._close("say-hello")

    def _hear(self, said: s.FromClient) -> None:
        self._desk.counts.heard(type(said).__name__)
        match said:
            case s.Choose():  # by far the most frequent
                self._table.submit(self._page, said)
            case s.Ping():
                self._page.send(encode(a.Pong(self._desk.clock.now())))
            case s.Hello() if self._hellos.take():
                self._desk.house.attach(self._table, self._page, said)
            case s.Hello():
                self._close("too-fast")
            case s.React() if not self._may_sign():
                self._page.send(encode(a.Refused("", "too-fast")))
            case s.Transfer(person=int(person)) if person != self._page.person and not self._may_sign():
                self._page.send(encode(a.Refused(said.command, "too-fast")))
            case _:
                self._table.hear(self._page, said)

    def _may_sign(self) -> bool:
        """A limit per person, however many pages they have; all watchers together get no more than one player."""
        signs = self._desk.signs
        return signs.take(self._whose) and (
            has_part(self._table, self._page.person) or signs.take(f"{self._table.number}/watching")
        )

    def _close(self, code: str) -> None:
        self._page.close(code)


def has_part(table: Table, person: int) -> bool:
    """A crowd of watchers can't keep out or silence the people who play or decide here."""
    party = table.party
    is_guest = party.festival is not None and not party.people[person].screen
    return is_guest or person in (party.owner, party.host) or bool(party.seats_of(person))
