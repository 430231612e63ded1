"""What comes with a request: its body, whole and in time, or a refusal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from aiohttp import web

from ..wire.refusal import Refusal

T = TypeVar("T")

BODY_SECONDS = 20.0


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
