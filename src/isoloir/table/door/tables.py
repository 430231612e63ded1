"""HTTP: tables made and found, people let in, long options set."""

from __future__ import annotations

from aiohttp import web

from ..live.table.table import Table
from ..party.codes import same
from ..party.inputs import Spoken
from ..wire.bodies import CreateTable, Join, Place, SetOptions, TableFound
from ..wire.from_client import Configure
from ..wire.refusal import Refusal
from .context import Front, answer
from .reading import body_of
from .security import cookie, cookie_name, set_cookie


class Tables:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/api/tables", self.create),
            web.get("/api/tables/{code}", self.table),
            web.post("/api/tables/{code}/people", self.join),
            web.post("/api/tables/{code}/options", self.options),
        ]

    async def create(self, request: web.Request) -> web.Response:
        front, address = self._front, self._front.trust.address(request)
        front.trust.check_origin(request)
        front.limit("create", address)
        front.limit("create_hour", address)
        wish = await body_of(request, CreateTable)
        if not await front.whole_house.may_make(address):
            raise Refusal("too-fast")
        token = front.house.world.secrets.token()
        table, person = await front.house.create(wish, token, address)
        return self._placed(request, table, person, token, 201)

    async def table(self, request: web.Request) -> web.Response:
        table = await self._front.found(request)
        party = table.party
        person = self._front.holder(request, table)
        you = person if person is not None and party.people[person].gone is None else None
        names = list(filter(None, party.names())) if you is not None or party.settings.door == "open" else []
        settings = party.settings
        response = answer(TableFound(party.code, settings.game, settings.cards, party.phase, names, you))
        if you is not None:
            self._keep_cookie(request, response, party.code)
        return response

    def _keep_cookie(self, request: web.Request, response: web.Response, code: str) -> None:
        """Renews a person's cookie, so that it lasts as long as the table does."""
        secure = self._front.trust.is_secure(request)
        token = cookie(request, cookie_name(code, secure))
        set_cookie(response, code, token, secure=secure, seconds=self._front.settings.keep_seconds)

    async def join(self, request: web.Request) -> web.Response:
        front, address = self._front, self._front.trust.address(request)
        front.trust.check_origin(request)
        front.limit("join", address)
        wish = await body_of(request, Join)
        table = await self._front.found(request, wish.key)
        if not same(wish.key, table.party.key):
            await self._stem(table)
        known = self._front.holder(request, table)
        if known is not None and not wish.transfer:
            gone = table.party.people[known].gone
            if gone is None:
                return answer(Place(table.party.code, known, table.party.key, again=True))
            if gone == "banned":
                raise Refusal("banned")
        token = front.house.device_token(table, wish)
        person = await front.house.join(table, wish, token, address)
        return self._placed(request, table, person, token, 201)

    async def _stem(self, table: Table) -> None:
        try:
            self._front.limit("people", str(table.number))
        except Refusal:
            await self._front.house.flooded(table)
            raise

    async def options(self, request: web.Request) -> web.Response:
        """House words, phrases and laws are longer than a frame of the socket may be."""
        self._front.trust.check_origin(request)
        self._front.limit("join", self._front.trust.address(request))
        table = await self._front.found(request)
        person = self._front.holder(request, table)
        if person is None or table.party.people[person].gone:
            raise Refusal("no-cookie")
        wish = await body_of(request, SetOptions)
        said = Configure(command=self._front.house.world.secrets.token(), options=wish.options)
        await table.acted(Spoken(person, said))
        return answer({})

    def _placed(self, request: web.Request, table: Table, person: int, token: str, status: int) -> web.Response:
        code, secure = table.party.code, self._front.trust.is_secure(request)
        response = answer(Place(code, person, table.party.key), status)
        set_cookie(response, code, token, secure=secure, seconds=self._front.settings.keep_seconds)
        return response
