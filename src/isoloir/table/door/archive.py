"""HTTP: records of finished games handed out, checked, and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from aiohttp import web

from isoloir.core import BadSetup, BrokenRecord, Record, Seat

from ..log import entries as e
from ..log.codec import Unreadable, decode_entry
from ..party.evening import evening
from ..party.records import checked, record_of
from ..party.replay import replay, replayed
from ..party.sitting import sat_at, with_faces
from ..party.study import studied, study
from ..store.interface import Unavailable
from ..wire.refusal import Refusal, bad_setup
from .context import Front, answer
from .reading import in_time

T = TypeVar("T")

LONGEST_RECORD = 2_000_000


class Archive:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/tables/{code}/records/{game:\\d{1,6}}", self.record),
            web.get("/api/tables/{code}/records/{game:\\d{1,6}}/check", self.check),
            web.get("/api/tables/{code}/records/{game:\\d{1,6}}/replay", self.replay_kept),
            web.get("/api/tables/{code}/records/{game:\\d{1,6}}/study", self.study_kept),
            web.get("/api/tables/{code}/study", self.evening),
            web.post("/api/replay", self.replay),
            web.post("/api/study", self.study),
        ]

    async def record(self, request: web.Request) -> web.Response:
        """With the table's faces if the reader ticked that: by itself, a record doesn't say what anyone looked like."""
        game, faces = int(request.match_info["game"]), request.query.get("faces") == "1"
        made = await self._kept(
            request, lambda kept, log: (with_faces(kept, sat_at(log, game)) if faces else kept).encode()
        )
        return web.Response(body=made, content_type="application/x-ndjson")

    async def check(self, request: web.Request) -> web.Response:
        return answer(await self._kept(request, lambda kept, log: checked(kept)))

    async def replay_kept(self, request: web.Request) -> web.Response:
        """With the names and looks that people and bots had at the table."""
        game, viewer = int(request.match_info["game"]), viewer_of(request)
        return answer(await self._kept(request, lambda kept, log: replayed(kept, sat_at(log, game), viewer)))

    async def replay(self, request: web.Request) -> web.Response:
        """Replays any record, even the reader's own file, for a page that has no rules."""
        viewer = viewer_of(request)
        return answer(await self._sent(request, lambda text: replay(text, viewer)))

    async def study(self, request: web.Request) -> web.Response:
        return answer(await self._sent(request, study))

    async def study_kept(self, request: web.Request) -> web.Response:
        return answer(await self._kept(request, lambda kept, log: studied(kept)))

    async def evening(self, request: web.Request) -> web.Response:
        """For people at the table: only the games in which they held a seat."""
        self._front.limit("record", self._front.trust.address(request))
        table = await self._front.found(request)
        person = self._front.holder(request, table)
        if person is None:
            raise Refusal("not-seated")
        async with self._front.line(request), self._front.heavy:
            return answer(await self._read(table.number, lambda log: evening(log, person)))

    async def _sent(self, request: web.Request, make: Callable[[bytes], T]) -> T:
        """For a record sent with the request; computed off the loop, a few at a time."""
        self._front.trust.check_origin(request)
        self._front.limit("record", self._front.trust.address(request))
        try:
            async with self._front.line(request):
                async with in_time():
                    text = await record_in(request)
                async with self._front.heavy:
                    return await asyncio.to_thread(make, text)
        except BrokenRecord as why:
            raise Refusal("record", key=why.key, line=why.line) from None
        except BadSetup as why:
            raise bad_setup(why) from None

    async def _kept(self, request: web.Request, make: Callable[[Record, list[e.Entry]], T]) -> T:
        """For anyone who held a seat in that game: an open record tells who chose what, and in Habits who gave what."""
        self._front.limit("record", self._front.trust.address(request))
        table = await self._front.found(request)
        game, person = int(request.match_info["game"]), self._front.holder(request, table)
        if person not in table.party.sat.get(game, ()):
            raise Refusal("not-seated")
        async with self._front.line(request), self._front.heavy:
            made = await self._worked(table.number, game, make)
        if made is None:
            raise Refusal("record-not-ready" if table.party.is_under_way(game) else "no-such-record")
        return made

    async def _worked(self, number: int, game: int, make: Callable[[Record, list[e.Entry]], T]) -> T | None:
        def work(log: list[e.Entry]) -> T | None:
            kept = record_of(log, game)
            return None if kept is None else make(kept, log)

        return await self._read(number, work)

    async def _read(self, number: int, work: Callable[[list[e.Entry]], T]) -> T:
        """The table's log, read off the loop."""
        try:
            bodies = await self._front.house.world.log.read(number)
        except Unavailable:
            raise Refusal("storage") from None

        try:
            return await asyncio.to_thread(lambda: work(list(map(decode_entry, bodies))))
        except Unreadable:
            raise Refusal("unreadable") from None
        except BrokenRecord as why:
            raise Refusal("record", key=why.key, line=why.line) from None


def viewer_of(request: web.Request) -> Seat | None:
    wanted = request.query.get("viewer", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None


async def record_in(request: web.Request) -> bytes:
    """A whole game may be longer than any other body."""
    text = bytearray()
    async for chunk in request.content.iter_chunked(65_536):
        text += chunk
        if len(text) > LONGEST_RECORD:
            raise Refusal("too-long")
    return bytes(text)
