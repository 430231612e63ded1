"""The desk over HTTP: requests become what is asked, and what is answered becomes a response."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial

from aiohttp import web
from aiohttp.typedefs import Handler

from ..party.codes import read_code
from ..wire.refusal import Refusal
from .context import Front
from .desk.asked import Answered, Asked, Keepsake, Route
from .security import cookie, cookie_name

KEY_HEADER = "X-Table-Key"
BODY_SECONDS = 20.0


def over_http(front: Front, routes: Iterable[Route]) -> list[web.RouteDef]:
    methods = {"GET": web.get, "POST": web.post, "DELETE": web.delete}
    return [methods[method](path, handler(front, method, handle)) for method, path, handle in routes]


def handler(front: Front, method: str, handle: Callable[[Asked], Awaitable[Answered]]) -> Handler:
    async def around(request: web.Request) -> web.Response:
        if method != "GET":
            front.trust.check_origin(request)
        answered = await handle(asked_of(front, request))
        response = told(answered)
        if answered.keepsake is not None:
            keep(front, request, response, answered.keepsake)
        return response

    return around


def asked_of(front: Front, request: web.Request) -> Asked:
    return Asked(
        request.match_info,
        front.trust.address(request),
        secret_at(front, request, request.match_info.get("code", "")),
        request.headers.get(KEY_HEADER, ""),
        request.query,
        request.content_type == "application/json",
        partial(body, request),
        partial(secret_at, front, request),
        f"{'https' if front.trust.is_secure(request) else 'http'}://{request.headers.get('Host', '')}",
    )


def secret_at(front: Front, request: web.Request, code: str) -> str:
    """The cookie of that table."""
    try:
        code = read_code(code)
    except Refusal:
        return ""
    return cookie(request, cookie_name(code, front.trust.is_secure(request)))


async def body(request: web.Request, most: int) -> bytes:
    text = bytearray()
    async with in_time():
        async for chunk in request.content.iter_chunked(65_536):
            text += chunk
            if len(text) > most:
                raise Refusal("too-long")
    return bytes(text)


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


def told(answered: Answered) -> web.Response:
    headers = {"Content-Type": answered.kind}
    if answered.file:
        headers["Content-Disposition"] = f'attachment; filename="{answered.file}"'
    return web.Response(body=answered.body, status=answered.status, headers=headers)


def keep(front: Front, request: web.Request, response: web.Response, keepsake: Keepsake) -> None:
    """As a cookie, which lasts as long as the table does."""
    secure = front.trust.is_secure(request)
    name, seconds = cookie_name(keepsake.code, secure), max(front.settings.keep_seconds, keepsake.seconds)
    if keepsake.secret:
        response.set_cookie(
            name, keepsake.secret, max_age=seconds, path="/", httponly=True, samesite="Strict", secure=secure
        )
    else:
        response.del_cookie(name, path="/", httponly=True, samesite="Strict", secure=secure)
