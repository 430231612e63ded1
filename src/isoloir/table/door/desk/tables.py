"""Tables made and found, people let in, long options set."""

from __future__ import annotations

from ...live.table.table import Table
from ...log.words import Person
from ...party.codes import digest, read_code, same
from ...party.inputs import Spoken
from ...wire.bodies import CreateTable, HelmTold, Join, Place, SetOptions, TableFound, Waits
from ...wire.from_client import Configure
from ...wire.parts import Until
from ...wire.refusal import Refusal
from .asked import Answered, Asked, Keepsake, Route, answer, body_of
from .desk import Desk

OVER_DAYS = 60 * 86_400
"""Seconds that a device is known at a table over days."""
MOST_KNOWN = 12


class Tables:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("POST", "/api/tables", self.create),
            ("GET", "/api/waiting", self.waiting),
            ("GET", "/api/tables/{code}", self.table),
            ("POST", "/api/tables/{code}/people", self.join),
            ("POST", "/api/tables/{code}/options", self.options),
            ("POST", "/api/tables/{code}/seat", self.seat),
            ("GET", "/api/tables/{code}/helm", self.helm),
        ]

    async def create(self, asked: Asked) -> Answered:
        desk, address = self._desk, asked.address
        desk.limit("create", address)
        desk.limit("create_hour", address)
        wish = await body_of(asked, CreateTable)
        if not await desk.whole_house.may_make(address):
            raise Refusal("too-fast")
        token = desk.house.world.secrets.token()
        table, person = await desk.house.create(wish, token, address)
        return placed(table, person, token)

    async def table(self, asked: Asked) -> Answered:
        table = await self._desk.found(asked)
        party = table.party
        person = self._desk.holder(asked, table)
        you = person if person is not None and party.people[person].gone is None else None
        names = list(filter(None, party.names())) if you is not None or party.settings.door == "open" else []
        settings = party.settings
        renewed = None if you is None else kept(table, asked.secret)  # lasts as long as the table does
        found = party.code, settings.game, settings.cards, party.phase, names, you, party.festival is not None
        return answer(TableFound(*found), keepsake=renewed)

    async def waiting(self, asked: Asked) -> Answered:
        """Of the tables a device remembers, those at which it has a place: whether they wait for it."""
        self._desk.limit("lookup", asked.address)
        codes = asked.query.get("codes", "").split(",")[:MOST_KNOWN]
        found = [await self._waits(code, asked.secret_at(code)) for code in codes]
        return answer([each for each in found if each is not None])

    async def _waits(self, code: str, secret: str) -> Waits | None:
        try:
            table = await self._desk.house.find(read_code(code)) if secret else None
        except Refusal:
            table = None
        person = None if table is None else table.party.holders.get(digest(secret))
        if table is None or person is None or not table.party.is_present(person):
            return None
        party, play, now = table.party, table.party.play, self._desk.clock.now()
        yours = party.is_running and play is not None and bool(set(play.waiting) & set(party.seats_of(person)))
        opens = play.deadline if play is not None and party.phase == "playing" else None
        until = None if opens is None else Until(now, opens)
        return Waits(party.code, party.phase, yours, until, over_days=party.settings.days is not None)

    async def join(self, asked: Asked) -> Answered:
        desk, address = self._desk, asked.address
        desk.limit("join", address)
        wish = await body_of(asked, Join)
        table = await self._desk.found(asked, wish.key)
        if not same(wish.key, table.party.key):
            await self._stem(table)
        known = self._desk.holder(asked, table)
        if known is not None and not wish.transfer:
            gone = table.party.people[known].gone
            if gone is None:
                return answer(Place(table.party.code, known, table.party.key, again=True))
            if gone == "banned":
                raise Refusal("banned")
        token = desk.house.device_token(table, wish)
        person = await desk.house.join(table, wish, token, address)
        return placed(table, person, token)

    async def _stem(self, table: Table) -> None:
        try:
            self._desk.limit("people", str(table.number))
        except Refusal:
            await self._desk.house.flooded(table)
            raise

    async def options(self, asked: Asked) -> Answered:
        """House words, phrases and laws are longer than a frame of the socket may be."""
        self._desk.limit("join", asked.address)
        table = await self._desk.found(asked)
        person = self._desk.holder(asked, table)
        if person is None or table.party.people[person].gone:
            raise Refusal("no-cookie")
        wish = await body_of(asked, SetOptions)
        said = Configure(command=self._desk.house.world.secrets.token(), options=wish.options)
        await table.acted(Spoken(person, said))
        return answer({})

    async def seat(self, asked: Asked) -> Answered:
        """At a festival: the table one plays at, where this device is known by the same secret."""
        festival, person = await self._guest(asked)
        if not self._desk.talkers.take(f"{festival.number}/{person}"):
            raise Refusal("too-fast")
        table, there = await self._desk.house.festivals.seat(festival.party, person, digest(asked.secret))
        return placed(table, there, asked.secret)

    async def helm(self, asked: Asked) -> Answered:
        """The secret of the organisers' link, for organisers."""
        festival, person = await self._guest(asked)
        held = festival.party.festival
        if held is None or person not in held.organisers:
            raise Refusal("not-host")
        return answer(HelmTold(held.helm))

    async def _guest(self, asked: Asked) -> tuple[Table, Person]:
        table = await self._desk.find(asked)
        person = self._desk.holder(asked, table)
        if person is None or not table.party.is_present(person):
            raise Refusal("no-cookie")
        return table, person


def placed(table: Table, person: int, secret: str) -> Answered:
    return answer(Place(table.party.code, person, table.party.key), 201, kept(table, secret))


def kept(table: Table, secret: str) -> Keepsake:
    return Keepsake(table.party.code, secret, 0 if table.party.settings.days is None else OVER_DAYS)
