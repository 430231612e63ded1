"""Around every request: who may ask, refusals as faults with a status, the house's headers on every answer."""

from __future__ import annotations

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from ..wire.bodies import Fault
from ..wire.refusal import Refusal
from .context import Front
from .desk.asked import STATUS, answer, refused
from .over_http import told
from .security import FOR_OPERATORS, headers_for

NOT_OUR_NAME = (
    "This server doesn’t go by that name: open it by its address, or start it with --names.\n"
    "Ce serveur ne répond pas à ce nom : ouvrez-le par son adresse, ou démarrez-le avec --names.\n"
)

PROBES = {"/healthz", "/readyz"}
"""Asked by proxies, which may not name a host; nothing in the answer is of use to another page."""


def shield(front: Front) -> Middleware:
    """Refusals become faults, and every answer carries the house's headers."""

    @web.middleware
    async def around(request: web.Request, handler: Handler) -> web.StreamResponse:
        response = await _answered(front, request, handler)
        if not response.prepared:
            response.headers.update(headers_for(request.headers.get("Host", ""), front.trust.is_secure(request)))
            if request.path.startswith("/admin"):
                response.headers.update(FOR_OPERATORS)
            if request.path.startswith("/api/"):
                response.headers["Cache-Control"] = "no-store"
        return response

    return around


async def _answered(front: Front, request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        if request.path not in PROBES:
            front.trust.check_host(request)
        if "Transfer-Encoding" in request.headers:
            raise web.HTTPLengthRequired
        await front.turn(request)
        return await handler(request)
    except Refusal as why:
        front.refused(request, why.code)
        return refusal(request, why)
    except web.HTTPRequestEntityTooLarge:
        return told(answer(Fault("too-long"), 413))
    except web.HTTPMethodNotAllowed:
        return told(answer(Fault("not-found"), 405))
    except web.HTTPNotFound:
        return told(answer(Fault("not-found"), 404))
    except web.HTTPException as why:
        response = told(answer(Fault("bad-message"), why.status))
        response.force_close()
        return response
    except Exception as why:
        if request.headers.get("Upgrade"):
            raise  # the handshake may be over, and then there's nothing to answer
        front.tally.failed("request failed", why)
        return told(answer(Fault("internal"), 500))


def refusal(request: web.Request, why: Refusal) -> web.Response:
    if why.code == "host" and not request.path.startswith("/api/"):
        return web.Response(text=NOT_OUR_NAME, status=STATUS[why.code])
    return told(refused(why))
