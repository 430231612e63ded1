"""The post office: takes notices that were written down as posted, sends them, and says what came of it.

It is the only part of the house that calls anybody outside, and only if the operator turned that on.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Literal, Self, TypeAlias
from urllib.parse import urlsplit

import msgspec
from aiohttp import ClientConnectorError, ClientError, ClientSession

from isoloir.content.messages import catalogue

from ..live.house.house import House
from ..log.words import Way
from ..party.notices import Letter, key_for, topic_of
from .desk.limits import Limiter
from .outside import AT_ONCE, Inside, Outward, leads_outside, session
from .sealed_letter import Seal, seal, text

LOG = logging.getLogger(__name__)

Came: TypeAlias = Literal["yes", "lost", "refused", "gone"]
WAIT = 60.0
"""Seconds: whatever hasn't left by then is tried again later."""


class Hook(msgspec.Struct, frozen=True):
    """What the operator set up for everybody: an address, and the secret that what comes there is signed with."""

    url: str
    secret: str
    home: str
    """How people reach this server."""


class PostOffice:
    def __init__(
        self,
        house: House,
        seal: Seal,
        hook: Hook | None = None,
        counted: Callable[[Way, str], None] = lambda way, came: None,
        outward: Outward | None = None,
        may_go: Callable[[str], bool] = leads_outside,
        scale: float = 1.0,
    ) -> None:
        self.house, self.seal, self.hook, self._counted = house, seal, hook, counted
        self._outward, self._may_go = outward, may_go
        clock, hour = house.world.clock, scale / 3600
        self._persons, self._tables = Limiter(clock, 30, 30 * hour), Limiter(clock, 300, 300 * hour)
        self._boxes = Limiter(clock, 30, 30 * hour)
        self._line, self._sending = asyncio.Semaphore(AT_ONCE), set[asyncio.Task[None]]()
        self._out: ClientSession
        self._home: ClientSession
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        self._out = await self._open.enter_async_context(session(self._outward or Outward()))
        self._home = await self._open.enter_async_context(session())
        world = self.house.world
        world.post, world.ways = self.take, frozenset(("push", "hook") if self.hook else ("push",))
        return self

    async def __aexit__(self, *gone: object) -> None:
        for each in self._sending:
            each.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self._open.aclose()

    def take(self, table: int, letters: Sequence[Letter]) -> None:
        task = asyncio.ensure_future(self._send_all(table, letters))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_all(self, table: int, letters: Sequence[Letter]) -> None:
        came = await asyncio.gather(*(self._send(table, letter) for letter in letters))
        for letter, how in zip(letters, came, strict=True):
            self._counted(letter.notice.way, how)
        pairs = zip(letters, came, strict=True)
        await self.house.came(table, [msgspec.structs.replace(each.notice, came=how) for each, how in pairs])

    async def _send(self, table: int, letter: Letter) -> Came:
        person = f"{table}-{letter.notice.who}-{letter.notice.way}"
        if not (self._persons.take(person) and self._tables.take(str(table))):
            return "refused"
        try:
            async with asyncio.timeout(WAIT):
                await self._line.acquire()
        except TimeoutError:
            return "refused"
        try:
            return await (self._push(letter) if letter.notice.way == "push" else self._call(letter))
        except ClientConnectorError as why:
            return "gone" if isinstance(why.os_error, Inside) and letter.notice.way == "push" else "refused"
        except (ClientError, TimeoutError, OSError):
            return "lost"
        except Exception as why:  # a bug of ours: it isn't tried for ever, and says nothing of anybody
            LOG.error("notice not sent", extra={"why": type(why).__name__})
            return "lost"
        finally:
            self._line.release()

    async def _push(self, letter: Letter) -> Came:
        box = letter.wanted.push
        if box is None or not self._may_go(box.endpoint):
            return "gone"
        if not self._boxes.take(text(box.endpoint.encode())):
            return "refused"
        try:
            sealed = seal(msgspec.json.encode(pushed(letter)), box.p256dh, box.auth)
        except ValueError:
            return "gone"
        split, now = urlsplit(box.endpoint), self.house.world.clock.now()
        headers = {
            "Authorization": self.seal.vouch(f"{split.scheme}://{split.netloc}", now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(60, (letter.until - now) // 1000)),
            "Topic": topic_of(letter.wanted.key)[-20:],
        }
        return await _posted(self._out, box.endpoint, sealed, headers)

    async def _call(self, letter: Letter) -> Came:
        hook = self.hook
        if hook is None:
            return "gone"
        body = msgspec.json.encode(called(letter, hook.home))
        signed = hmac.new(hook.secret.encode(), body, "sha256").hexdigest()
        headers = {"Content-Type": "application/json", "X-Isoloir-Signature": f"sha256={signed}"}
        return await _posted(self._home, hook.url, body, headers)


async def _posted(by: ClientSession, url: str, body: bytes, headers: dict[str, str]) -> Came:
    """Where it's sent on to somewhere else, we don't follow."""
    async with by.post(url, data=body, headers=headers, allow_redirects=False) as answer:
        if 200 <= answer.status < 300:
            return "yes"
        return "gone" if answer.status in (404, 410) else "refused"


def said(letter: Letter, what: str, link: str = "") -> str:
    return catalogue(letter.wanted.lang).say(f"notice-{what}", code=letter.code, link=link)


def pushed(letter: Letter) -> dict[str, str | int]:
    """What the worker of a browser shows: no name, and nothing that was asked or chosen."""
    return {
        "code": letter.code,
        "about": letter.notice.about,
        "body": said(letter, letter.event),
        "stop": said(letter, "stop"),
        "key": key_for(letter.wanted.key, "push"),
        "lang": letter.wanted.lang,
    }


def called(letter: Letter, home: str) -> dict[str, str | int]:
    """The sentence stands there under each name that some receiver looks for it by."""
    sentence, topic = said(letter, letter.event), topic_of(letter.wanted.key)
    table, stop = f"{home}/t/{letter.code}", f"{home}/n/{letter.code}#{key_for(letter.wanted.key, 'hook')}.hook"
    no_more = said(letter, "stop-at", stop)
    whole = f"{sentence} {table}\n{no_more}"
    return {
        "id": f"{letter.code}-{letter.notice.about}-{topic}",
        "event": letter.event,
        "table": letter.code,
        "lang": letter.wanted.lang,
        "until": letter.until,
        "topic": topic,
        "title": "Isoloir",
        "message": f"{sentence}\n{no_more}",
        "click": table,
        "stop": stop,
        "text": whole,
        "content": whole,
    }
