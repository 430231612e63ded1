"""What somebody asks, and what they're answered, whatever carries it: the network, or a message inside one page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from ...wire.bodies import Fault
from ...wire.refusal import Refusal

T = TypeVar("T")

LONGEST_BODY = 64 * 1024


async def nothing(most: int) -> bytes:
    return b""


def unknown(code: str) -> str:
    return ""


class Asked(Struct, frozen=True):
    named: Mapping[str, str] = {}
    """What the path names: a table by its code, a game."""
    address: str = ""
    """What limits are counted by."""
    secret: str = ""
    """What this device is known by at the table that's named."""
    key: str = ""
    """The link's, where there's no body to carry it."""
    query: Mapping[str, str] = {}
    is_json: bool = False
    body: Callable[[int], Awaitable[bytes]] = nothing
    """Reads it when called, and no more bytes than given. Raises Refusal."""
    secret_at: Callable[[str], str] = unknown
    """What this device is known by at another table, by its code."""
    home: str = ""
    """What this house is reached by."""


class Keepsake(Struct, frozen=True):
    """What a device keeps for a table, and will be known by there; an empty secret is thrown away."""

    code: str
    secret: str
    seconds: int = 0
    """At least so long, where it isn't as long as any table is kept."""


class Answered(Struct, frozen=True):
    body: bytes
    status: int = 200
    kind: str = "application/json"
    file: str = ""
    """To be saved under this name."""
    keepsake: Keepsake | None = None


Route: TypeAlias = tuple[str, str, Callable[[Asked], Awaitable[Answered]]]
"""A method, a path with names in braces, and what answers."""

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


def answer(body: object, status: int = 200, keepsake: Keepsake | None = None, file: str = "") -> Answered:
    return Answered(msgspec.json.encode(body), status, file=file, keepsake=keepsake)


def refused(why: Refusal) -> Answered:
    return answer(Fault(why.code, why.params), STATUS.get(why.code, 400))


async def body_of(asked: Asked, wanted: type[T]) -> T:
    if not asked.is_json:
        raise Refusal("not-json")
    text = await asked.body(LONGEST_BODY)
    try:
        return msgspec.json.decode(text, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad-message") from None


def game_in(asked: Asked) -> int:
    """The number of a game at its table."""
    number = asked.named["game"]
    if not (number.isascii() and number.isdecimal() and len(number) < 7):
        raise Refusal("not-found")
    return int(number)
