"""What people want to be told of a table over days: each says it for themselves, and stops it with one tap."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error
from typing import Literal

from msgspec import UnsetType
from msgspec.structs import replace

from ...live.table.table import Table
from ...log.words import Mailbox, Person, Wanted, Way
from ...party.codes import read_code, same
from ...party.inputs import Subscribes
from ...party.notices import key_for, topic_of
from ...wire.bodies import NoticesNow, NoticesStop, NoticesWish
from ...wire.refusal import Refusal
from .asked import Answered, Asked, Route, answer, body_of
from .desk import Desk

KEYS = (65, 16)
"""How long those of a browser are."""


class Notices:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("GET", "/api/tables/{code}/notices", self.now),
            ("POST", "/api/tables/{code}/notices", self.wish),
            ("POST", "/api/tables/{code}/notices/stop", self.stop),
            ("GET", "/api/tables/{code}/calendar/{key}.ics", self.calendar),
        ]

    async def now(self, asked: Asked) -> Answered:
        table, person = await self._asking(asked)
        return answer(self._told(table, person))

    async def wish(self, asked: Asked) -> Answered:
        desk = self._desk
        desk.limit("notices", asked.address)
        table, person = await self._asking(asked)
        wish = await body_of(asked, NoticesWish)
        before = table.party.people[person].wanted
        push = before.push if isinstance(wish.push, UnsetType) else wish.push
        if push is not None and not (desk.may_post_to(push.endpoint) and _is_key(push)):
            raise Refusal("no-such-mailbox")
        key = before.key or desk.house.world.secrets.token()
        wanted = Wanted(tuple(dict.fromkeys(wish.of)), wish.lang, push, wish.hook, wish.calendar, key)
        await table.acted(Subscribes(person, wanted))
        return answer(self._told(table, person))

    async def stop(self, asked: Asked) -> Answered:
        """From the notice itself: its key stops what it came by, and nothing else."""
        wish = await body_of(asked, NoticesStop)
        table, person = await self._by_key(asked, wish.key, wish.way)
        stopped = {"push": None, "hook": False, "calendar": False}
        wanted = replace(table.party.people[person].wanted, **{wish.way: stopped[wish.way]})
        await table.acted(Subscribes(person, wanted))
        return answer({})

    async def calendar(self, asked: Asked) -> Answered:
        table, person = await self._by_key(asked, asked.named["key"], "calendar")
        if not table.party.people[person].wanted.calendar:
            raise Refusal("not-found")
        from .calendar import calendar_of  # a table in a tab has no calendar, and not its words either

        return Answered(calendar_of(table.party, person, asked.home), kind="text/calendar; charset=utf-8")

    def _told(self, table: Table, person: Person) -> NoticesNow:
        wanted, desk = table.party.people[person].wanted, self._desk
        key = key_for(wanted.key, "calendar")
        return NoticesNow(
            push_key=desk.push_key,
            may_hook="hook" in desk.house.world.ways,
            of=list(wanted.of),
            push="" if wanted.push is None else wanted.push.endpoint,
            hook=wanted.hook,
            topic=topic_of(wanted.key) if wanted.key else "",
            calendar=f"/api/tables/{table.party.code}/calendar/{key}.ics" if wanted.calendar else "",
        )

    async def _asking(self, asked: Asked) -> tuple[Table, Person]:
        """Not a device that the others let in while this person is away."""
        if not self._desk.push_key:
            raise Refusal("not-found")
        table = await self._desk.found(asked)
        person = self._desk.holder(asked, table)
        if person is None or not table.party.is_present(person):
            raise Refusal("no-cookie")
        if self._desk.is_lent(asked, table, person):
            raise Refusal("not-owner")
        return table, person

    async def _by_key(self, asked: Asked, key: str, way: Way | Literal["calendar"]) -> tuple[Table, Person]:
        """Without one it's a guess like any other."""
        desk, code = self._desk, read_code(asked.named["code"])
        desk.limit("lookup", asked.address)
        try:
            table = await desk.house.find(code)
        except Refusal as why:
            if why.code != "no-such-table":
                raise
            table = None
        for person, body in table.party.present() if table is not None and desk.push_key else ():
            if body.wanted.key and same(key_for(body.wanted.key, way), key):
                assert table is not None
                return table, person
        if not await desk.whole_house.may_guess(asked.address, code, exists=table is not None):
            raise Refusal("too-fast")
        raise Refusal("not-found")


def _is_key(box: Mailbox) -> bool:
    try:
        found = [urlsafe_b64decode(each + "=" * (-len(each) % 4)) for each in (box.p256dh, box.auth)]
    except (Error, ValueError):
        return False
    return tuple(map(len, found)) == KEYS and found[0][0] == 4
