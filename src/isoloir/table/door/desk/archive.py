"""Records of finished games handed out, checked, and played again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from isoloir.core import BadSetup, BrokenRecord, Record, Seat

from ...live.table.missed import missed_by
from ...log import entries as e
from ...log.codec import Unreadable, decode_entry
from ...party.evening import evening
from ...party.records import checked, record_of
from ...party.replay import replay, replayed
from ...party.sitting import sat_at, with_faces
from ...party.standing import evening_of
from ...party.study import studied, study
from ...store.interface import Unavailable
from ...wire.refusal import Refusal, bad_setup
from .asked import Answered, Asked, Route, answer, game_in
from .desk import Desk

T = TypeVar("T")

LONGEST_RECORD = 2_000_000
"""A whole game may be longer than any other body."""


class Archive:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("GET", "/api/tables/{code}/records/{game}", self.record),
            ("GET", "/api/tables/{code}/records/{game}/check", self.check),
            ("GET", "/api/tables/{code}/records/{game}/replay", self.replay_kept),
            ("GET", "/api/tables/{code}/records/{game}/study", self.study_kept),
            ("GET", "/api/tables/{code}/study", self.evening),
            ("GET", "/api/tables/{code}/standing", self.standing),
            ("GET", "/api/tables/{code}/missed", self.missed),
            ("POST", "/api/replay", self.replay),
            ("POST", "/api/study", self.study),
        ]

    async def record(self, asked: Asked) -> Answered:
        """With the table's faces if the reader ticked that: by itself, a record doesn't say what anyone looked like."""
        game, faces = game_in(asked), asked.query.get("faces") == "1"
        made = await self._kept(
            asked, lambda kept, log: (with_faces(kept, sat_at(log, game)) if faces else kept).encode()
        )
        return Answered(body=made, kind="application/x-ndjson")

    async def check(self, asked: Asked) -> Answered:
        return answer(await self._kept(asked, lambda kept, log: checked(kept)))

    async def replay_kept(self, asked: Asked) -> Answered:
        """With the names and looks that people and bots had at the table."""
        game, viewer = game_in(asked), viewer_of(asked)
        return answer(await self._kept(asked, lambda kept, log: replayed(kept, sat_at(log, game), viewer)))

    async def replay(self, asked: Asked) -> Answered:
        """Replays any record, even the reader's own file, for a page that has no rules."""
        viewer = viewer_of(asked)
        return answer(await self._sent(asked, lambda text: replay(text, viewer)))

    async def study(self, asked: Asked) -> Answered:
        return answer(await self._sent(asked, study))

    async def study_kept(self, asked: Asked) -> Answered:
        return answer(await self._kept(asked, lambda kept, log: studied(kept)))

    async def evening(self, asked: Asked) -> Answered:
        """For people at the table: only the games in which they held a seat."""
        self._desk.limit("record", asked.address)
        table = await self._desk.found(asked)
        person = self._desk.holder(asked, table)
        if person is None:
            raise Refusal("not-seated")
        async with self._desk.line(asked), self._desk.heavy:
            return answer(await self._read(table.number, lambda log: evening(log, person)))

    async def standing(self, asked: Asked) -> Answered:
        """For everyone at the table, watchers and screens too: names and points, no choices."""
        self._desk.limit("record", asked.address)
        table = await self._desk.found(asked)
        if self._desk.holder(asked, table) is None:
            raise Refusal("not-seated")
        return answer(evening_of(table.party))

    async def missed(self, asked: Asked) -> Answered:
        """Through the eyes of the person who asks, and nobody else's."""
        self._desk.limit("record", asked.address)
        table = await self._desk.found(asked)
        person, since = self._desk.holder(asked, table), asked.query.get("since", "")
        if person is None or not table.party.is_present(person) or self._desk.is_lent(asked, table, person):
            raise Refusal("no-cookie")
        if not (since.isascii() and since.isdecimal() and len(since) < 17):
            raise Refusal("bad-message")
        now = self._desk.clock.now()
        async with self._desk.line(asked), self._desk.heavy:
            frames = await self._read(table.number, lambda log: missed_by(log, person, int(since), now))
        return Answered(b"[" + b",".join(frames) + b"]")

    async def _sent(self, asked: Asked, make: Callable[[bytes], T]) -> T:
        """For a record sent with the request; computed off the loop, a few at a time."""
        self._desk.limit("record", asked.address)
        try:
            async with self._desk.line(asked):
                text = await asked.body(LONGEST_RECORD)
                async with self._desk.heavy:
                    return await self._desk.house.world.beside(partial(make, text))
        except BrokenRecord as why:
            raise Refusal("record", key=why.key, line=why.line) from None
        except BadSetup as why:
            raise bad_setup(why) from None

    async def _kept(self, asked: Asked, make: Callable[[Record, list[e.Entry]], T]) -> T:
        """For anyone who held a seat in that game: an open record tells who chose what, and in Habits who gave what."""
        self._desk.limit("record", asked.address)
        table = await self._desk.found(asked)
        game, person = game_in(asked), self._desk.holder(asked, table)
        if person not in table.party.sat.get(game, ()):
            raise Refusal("not-seated")
        async with self._desk.line(asked), self._desk.heavy:
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
            bodies = await self._desk.house.world.log.read(number)
        except Unavailable:
            raise Refusal("storage") from None

        try:
            return await self._desk.house.world.beside(lambda: work(list(map(decode_entry, bodies))))
        except Unreadable:
            raise Refusal("unreadable") from None
        except BrokenRecord as why:
            raise Refusal("record", key=why.key, line=why.line) from None


def viewer_of(asked: Asked) -> Seat | None:
    wanted = asked.query.get("viewer", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 3 else None
