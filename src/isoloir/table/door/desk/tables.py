"""Tables made and found, people let in, long options set."""

from __future__ import annotations

from ...live.table.table import Table
from ...party.codes import same
from ...party.inputs import Spoken
from ...wire.bodies import CreateTable, Join, Place, SetOptions, TableFound
from ...wire.from_client import Configure
from ...wire.refusal import Refusal
from .asked import Answered, Asked, Keepsake, Route, answer, body_of
from .desk import Desk


class Tables:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("POST", "/api/tables", self.create),
            ("GET", "/api/tables/{code}", self.table),
            ("POST", "/api/tables/{code}/people", self.join),
            ("POST", "/api/tables/{code}/options", self.options),
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
        renewed = None if you is None else Keepsake(party.code, asked.secret)  # lasts as long as the table does
        return answer(TableFound(party.code, settings.game, settings.cards, party.phase, names, you), keepsake=renewed)

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


def placed(table: Table, person: int, secret: str) -> Answered:
    code = table.party.code
    return answer(Place(code, person, table.party.key), 201, Keepsake(code, secret))
