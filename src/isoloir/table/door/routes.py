"""HTTP: tables made and found, people let in, health told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from isoloir.bots import LEVELS
from isoloir.core import each_alone, kinds
from isoloir.games import GAMES, OUTSIDE

from ..live.table import Table
from ..party.codes import same
from ..party.inputs import Spoken
from ..store.interface import Log
from ..wire.bodies import CreateTable, Fault, GameOffered, Join, Place, Plain, SetOptions, TableFound
from ..wire.from_client import Configure
from ..wire.refusal import Refusal
from .context import Front, answer
from .schema import openapi, schemas
from .security import FOR_OPERATORS, cookie, cookie_name, headers_for, set_cookie

T = TypeVar("T")

BODY_SECONDS = 20.0
NOT_OUR_NAME = (
    "This server doesn’t go by that name: open it by its address, or start it with --names.\n"
    "Ce serveur ne répond pas à ce nom : ouvrez-le par son adresse, ou démarrez-le avec --names.\n"
)

STATUS = {
    "no-such-table": 404,
    "unreadable": 410,
    "no-such-record": 404,
    "record-not-ready": 409,
    "not-found": 404,
    "no-cookie": 401,
    "not-seated": 403,
    "not-host": 403,
    "not-owner": 403,
    "wrong-phase": 409,
    "origin": 403,
    "locked": 403,
    "needs-link": 403,
    "banned": 403,
    "kicked": 403,
    "left": 403,
    "private": 403,
    "too-fast": 429,
    "too-many": 429,
    "server-full": 503,
    "stopping": 503,
    "upgrading": 503,
    "storage": 503,
    "unsure": 503,
    "not-json": 415,
    "too-long": 413,
    "too-slow": 408,
    "host": 421,
}


@asynccontextmanager
async def in_time() -> AsyncIterator[None]:
    """The whole body has to be here by then."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            yield
    except TimeoutError:
        raise Refusal("too-slow") from None
    except (web.RequestPayloadError, ConnectionError):  # not packed the way its head says, or cut off
        raise Refusal("bad-message") from None


async def body_of(request: web.Request, wanted: type[T]) -> T:
    if request.content_type != "application/json":
        raise Refusal("not-json")
    async with in_time():
        text = await request.read()
    try:
        return msgspec.json.decode(text, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message") from None


def refusal(request: web.Request, why: Refusal) -> web.Response:
    status = STATUS.get(why.code, 400)
    if why.code == "host" and not request.path.startswith("/api/"):
        return web.Response(text=NOT_OUR_NAME, status=status)
    return answer(Fault(why.code, why.params), status)


PROBES = {"/healthz", "/readyz"}
"""Asked by proxies, which may not name a host; nothing in the answer is of use to another page."""


def shield(front: Front) -> Middleware:
    """Refusals become faults, and every answer carries the house's headers."""

    @web.middleware
    async def around(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if request.path not in PROBES:
                front.trust.check_host(request)
            if "Transfer-Encoding" in request.headers:
                raise web.HTTPLengthRequired
            await front.turn(request)
            response = await handler(request)
        except Refusal as why:
            front.refused(request, why.code)
            response = refusal(request, why)
        except web.HTTPRequestEntityTooLarge:
            response = answer(Fault("too-long"), 413)
        except web.HTTPMethodNotAllowed:
            response = answer(Fault("not-found"), 405)
        except web.HTTPNotFound:
            response = answer(Fault("not-found"), 404)
        except web.HTTPException as why:
            response = answer(Fault("bad-message"), why.status)
            response.force_close()
        except Exception as why:
            if request.headers.get("Upgrade"):
                raise  # the handshake may be over, and then there's nothing to answer
            front.tally.failed("request failed", why)
            response = answer(Fault("internal"), 500)
        if not response.prepared:
            response.headers.update(headers_for(request.headers.get("Host", ""), front.trust.is_secure(request)))
            if request.path.startswith("/admin"):
                response.headers.update(FOR_OPERATORS)
            if request.path.startswith("/api/"):
                response.headers["Cache-Control"] = "no-store"
        return response

    return around


class Http:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self.games),
            web.get("/api/games/{key}/face", self.face),
            web.get("/api/games/{key}/forms/{option}", self.form),
            web.get("/api/words/{lang}/{stem}", self.words),
            web.post("/api/tables", self.create),
            web.get("/api/tables/{code}", self.table),
            web.post("/api/tables/{code}/people", self.join),
            web.post("/api/tables/{code}/options", self.options),
            web.get("/api/schema.json", self.schema),
            web.get("/api/openapi.json", self.openapi),
            web.get("/healthz", self.health),
            web.get("/readyz", self.ready),
            web.get("/metrics", self.metrics),
        ]

    async def games(self, request: web.Request) -> web.Response:
        return answer([offered(key) for key in GAMES])

    async def face(self, request: web.Request) -> web.Response:
        if request.match_info["key"] not in GAMES:
            raise Refusal("not-found")
        return answer(plain(request.match_info["key"]))

    async def form(self, request: web.Request) -> web.Response:
        game = GAMES.get(request.match_info["key"])
        form = game.forms.get(request.match_info["option"]) if game else None
        if form is None:
            raise Refusal("not-found")
        return answer(form())

    async def words(self, request: web.Request) -> web.Response:
        """The texts of a game from outside; anything else has none, which isn't an error."""
        outside = OUTSIDE.get(request.match_info["stem"])
        text = outside.words.get(request.match_info["lang"], "") if outside else ""
        return web.Response(text=text, content_type="text/plain", charset="utf-8")

    async def create(self, request: web.Request) -> web.Response:
        front, address = self._front, self._front.trust.address(request)
        front.trust.check_origin(request)
        front.limit("create", address)
        front.limit("create_hour", address)
        wish = await body_of(request, CreateTable)
        if not await front.whole_house.may_make(address):
            raise Refusal("too-fast")
        token = front.house.tools.secrets.token()
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
        said = Configure(command=self._front.house.tools.secrets.token(), options=wish.options)
        await table.acted(Spoken(person, said))
        return answer({})

    async def schema(self, request: web.Request) -> web.Response:
        return answer(schemas())

    async def openapi(self, request: web.Request) -> web.Response:
        return answer(openapi())

    async def health(self, request: web.Request) -> web.Response:
        return answer({})

    async def ready(self, request: web.Request) -> web.Response:
        front, cluster = self._front, self._front.house.cluster
        if front.is_draining or (cluster is not None and cluster.is_draining):
            return answer(Fault("stopping"), 503)
        if cluster is not None and cluster.is_outdated:
            return answer(Fault("newer-store"), 503)
        trouble = front.house.tools.log.trouble or ("cut-off" if cluster is not None and cluster.is_cut_off else "")
        if trouble:
            return answer(Fault("storage", {"kind": trouble}), 503)
        return answer(noted(front.house.tools.log))

    async def metrics(self, request: web.Request) -> web.Response:
        front, wanted = self._front, self._front.settings.metrics_token
        given = request.headers.get("Authorization", "").removeprefix("Bearer ")
        if not (same(given, wanted) if wanted else front.trust.is_direct(request)):
            raise Refusal("private")
        front.metrics.sockets.set(front.sockets.total)
        front.metrics.node(front.house)
        front.metrics.jumped.set(front.house.tools.log.jumped / 1000)
        front.metrics.store(front.house.tools.log.is_well, front.house.tools.log.faults)
        return web.Response(body=front.metrics.text(), content_type="text/plain")

    def _placed(self, request: web.Request, table: Table, person: int, token: str, status: int) -> web.Response:
        code, secure = table.party.code, self._front.trust.is_secure(request)
        response = answer(Place(code, person, table.party.key), status)
        set_cookie(response, code, token, secure=secure, seconds=self._front.settings.keep_seconds)
        return response


def noted(log: Log) -> dict[str, Any]:
    """Of a server that's ready: what its operator should know all the same."""
    clock = {"clock_jumped_seconds": log.jumped // 1000} if log.jumped else {}
    notes = sorted(getattr(log, "notes", ()))  # only a file of our own has any
    return {**clock, **({"noticed": notes} if notes else {})}


def plain(key: str) -> Plain:
    game = GAMES[key]
    teams = {seats: game.teams(seats) for seats in game.seats if game.teams(seats) != each_alone(seats)}
    events = {event.__name__: dict(kinds(event)) for event in game.events}
    return Plain(dict(kinds(game.view_type)), events, dict(game.hints), teams, game.after is not None)


def offered(key: str) -> GameOffered:
    game = GAMES[key]
    options = msgspec.Raw(msgspec.json.encode(msgspec.json.schema(game.options)))
    minutes = [game.minutes[0], game.minutes[-1]]
    return GameOffered(key, list(game.seats), minutes, game.rules, list(LEVELS), options)
