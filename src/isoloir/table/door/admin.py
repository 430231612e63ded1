"""The operator's page: nodes, tables by state, load, sending a node away. By its token, or by a link that opens once.

Who may is never read off an address: behind a proxy that hides its visitors, everybody comes from this machine.
"""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

from aiohttp import web

from isoloir.core.languages import language_of

from ..live.table.neighbours import ONLY
from ..party.codes import same
from ..store.interface import Unavailable
from ..store.overview import Overview
from ..wire.refusal import Refusal
from .admin_page import Seen, door, overview
from .context import Front
from .desk.limits import Limiter
from .desk.whole_house import TRIES, TRIES_PER_SECOND
from .over_http import in_time
from .own_overview import OwnOverview, load_of
from .security import cookie

COOKIE = "isoloir-admin"
HOURS = 12
STYLE = Path(__file__).with_name("admin.css").read_bytes()
TRIES_OF_ALL, TRIES_OF_ALL_PER_SECOND = 30, 0.5
"""No matter how many addresses they have."""
LONGEST_FORM = 2_000
ONCE_MINUTES = 10


class Admin:
    def __init__(self, front: Front, overview: Overview | None = None, token: str = "") -> None:
        self._front, self._token, self.where, self.home = front, token, "", ""
        self.own = OwnOverview(front.house, lambda: front.is_draining)
        self._source: Overview = overview or self.own
        scale = front.settings.limits
        self._tries = Limiter(front.clock, TRIES, TRIES_PER_SECOND * scale)
        self._first = Limiter(front.clock, 1, scale / 3600)
        self._all = Limiter(front.clock, TRIES_OF_ALL, TRIES_OF_ALL_PER_SECOND * scale)
        self._key = (token or front.house.world.secrets.token()).encode()
        self._once: dict[str, int] = {}
        """Until when each link may still be used."""

    def once(self) -> str:
        """A link that lets one browser in."""
        secret, now = self._front.house.world.secrets.token(), self._front.clock.now()
        self._once[secret] = now + ONCE_MINUTES * 60_000
        return f"{self.home}/admin?once={secret}"

    @property
    def source(self) -> Overview:
        return self._source

    @property
    def _is_open(self) -> bool:
        """Whether there's anything one could bring."""
        now = self._front.clock.now()
        self._once = {secret: until for secret, until in self._once.items() if until > now}
        return bool(self._token or self._once)

    def _opens(self, given: str) -> bool:
        if self._token and same(given, self._token):
            return True
        secret = next((each for each in self._once if same(given, each)), None)
        return secret is not None and self._once.pop(secret) > self._front.clock.now()

    async def report(self) -> None:
        """What this node does, for operators looking at another node's page."""
        house = self._front.house
        await self._source.report(house.neighbours.node, load_of(house, self.where))

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/admin", self.show),
            web.get("/admin/style.css", self.style),
            web.post("/admin/enter", self.enter),
            web.post("/admin/leave", self.leave),
            web.post("/admin/drain", self.drain),
        ]

    async def style(self, request: web.Request) -> web.Response:
        return web.Response(body=STYLE, content_type="text/css", headers={"Cache-Control": "no-cache"})

    async def show(self, request: web.Request) -> web.Response:
        if not self._may(request):
            return self._shut(request)
        notice = request.query.get("said", "")
        return await self._overview(request, notice if notice in ("drained", "no-such") else "")

    async def enter(self, request: web.Request) -> web.Response:
        """Wrong tokens cost more and more time, per address and overall."""
        self._front.trust.check_origin(request)
        if not self._is_open:
            raise web.HTTPNotFound
        address = self._front.trust.address(request)
        if not (self._may_guess(address) and await self._front.whole_house.may_try(address)):
            self._front.refused(request, "too-fast")
            return _html(door(_lang(request), "too-fast"), 429)
        given = (await self._form(request)).get("token", "")
        if not self._opens(given):
            self._front.refused(request, "admin-token")
            return _html(door(_lang(request), "wrong"), 403)
        response = _to("/admin")
        until = self._front.clock.now() + HOURS * 3_600_000
        response.set_cookie(
            COOKIE,
            f"{until}.{self._sign(f'in {until}')}",
            max_age=HOURS * 3600,
            path="/admin",
            httponly=True,
            samesite="Strict",
            secure=self._front.trust.is_secure(request),
        )
        return response

    def _may_guess(self, address: str) -> bool:
        """Guessing from many addresses uses up what they have together, and not an operator's first try."""
        is_first = self._first.take(address)
        return self._tries.take(address) and (is_first or self._all.take("all"))

    async def leave(self, request: web.Request) -> web.Response:
        await self._stamped(request)
        response = _to("/admin")
        response.del_cookie(COOKIE, path="/admin", httponly=True, samesite="Strict")
        return response

    async def drain(self, request: web.Request) -> web.Response:
        given = await self._stamped(request)
        node = given.get("node", "")
        seen = await self._source.nodes()
        staying = [each for each in seen if each.is_live and not each.is_draining]
        if len(staying) == 1 and staying[0].node == node and not given.get("sure"):
            raise Refusal("bad-message")
        found = await self._source.drain(node)
        return _to("/admin?said=drained" if found else "/admin?said=no-such")

    # ---- who may

    def _may(self, request: web.Request) -> bool:
        """Those who brought the token, or the secret of a link."""
        until, _, signed = cookie(request, COOKIE).partition(".")
        if not until.isascii() or not until.isdigit() or len(until) > 16 or int(until) < self._front.clock.now():
            return False
        return same(signed, self._sign(f"in {until}"))

    async def _stamped(self, request: web.Request) -> dict[str, str]:
        """Only a form on our own page may change anything, and only for a person who was shown it."""
        self._front.trust.check_origin(request)
        if not self._may(request):
            raise Refusal("private")
        given = await self._form(request)
        if not same(given.get("stamp", ""), self._stamp(request)):
            raise Refusal("private")
        return given

    def _stamp(self, request: web.Request) -> str:
        return self._sign(f"form {cookie(request, COOKIE)}")

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, b"admin " + text.encode(errors="surrogatepass"), hashlib.sha256).hexdigest()

    async def _form(self, request: web.Request) -> dict[str, str]:
        if request.content_type != "application/x-www-form-urlencoded" or (request.content_length or 0) > LONGEST_FORM:
            raise Refusal("bad-message")
        async with in_time():
            given = await request.post()
        return {name: value for name, value in given.items() if isinstance(value, str)}

    # ---- what is shown

    def _shut(self, request: web.Request) -> web.Response:
        if not self._is_open:
            raise web.HTTPNotFound
        return _html(door(_lang(request), once=request.query.get("once", "")))

    async def _overview(self, request: web.Request, notice: str) -> web.Response:
        kept: int | None = None
        try:
            nodes, kept = await self._source.nodes(), await self._source.tables()
        except Unavailable:
            nodes = await self.own.nodes()
        this = self._front.house.neighbours.node if kept is not None else ONLY
        seen = Seen(nodes, this, kept, self._stamp(request), notice, self._front.waiting)
        return _html(overview(_lang(request), seen))


def _lang(request: web.Request) -> str:
    return language_of(request.headers.get("Accept-Language", ""))


def _html(text: str, status: int = 200) -> web.Response:
    """The strictest of policies: no script at all, and nothing that isn't ours."""
    response = web.Response(text=text, content_type="text/html", status=status)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def _to(path: str) -> web.Response:
    return web.Response(status=303, headers={"Location": path, "Cache-Control": "no-store"})
