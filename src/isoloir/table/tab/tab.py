"""The desk of a house in one page: requests and lines come as messages, and go back as messages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from secrets import randbelow
from typing import TypeVar
from urllib.parse import parse_qsl, urlsplit

from isoloir.core import Choice
from isoloir.core.value import encode

from ..door.desk.asked import Answered, Asked, Route, answer, refused
from ..door.desk.counts import Uncounted
from ..door.desk.desk import Desk, DeskSettings
from ..door.desk.routes import routes
from ..door.desk.talk import Talk, caller
from ..live.house.end_of_turn import EndOfTurn
from ..live.house.house import House
from ..live.house.system_secrets import SystemSecrets
from ..live.table.botseats import Question
from ..live.table.botseats import answer as thought
from ..live.table.clocks import SystemClock
from ..live.table.world import World
from ..party.codes import read_code
from ..party.pace import Pace
from ..store.interface import Unavailable
from ..wire.bodies import Fault
from ..wire.from_server import Bye
from ..wire.refusal import Refusal
from .kept_log import Keep, KeptLog

LOG = logging.getLogger(__name__)

T = TypeVar("T")

BEAT_SECONDS = 5.0
SWEEPS = 6
"""Beats from one sweep to the next."""
FORGET_MS = 90 * 86_400_000
LIFTED = DeskSettings(limits=0, messages_per_second=0)
"""Nobody else asks here."""
SECRET = "secret "
"""Before a table's code, the name of what this device is known by there."""
Tell = Callable[[str, str | None], None]
"""A line's name, and what goes out on it; None: it's closed."""


class OwnLine:
    """One open page, somewhere in this browser."""

    def __init__(self, name: str, person: int, token: str, tell: Tell) -> None:
        self.person, self.token = person, token
        self.closing: str | None = None
        self.hear: Callable[[bytes], None] = lambda text: None
        self._name, self._tell = name, tell

    def send(self, frame: bytes) -> None:
        if self.closing is None:
            self._tell(self._name, frame.decode())

    def close(self, code: str) -> None:
        if self.closing is None:
            self._tell(self._name, encode(Bye(code)).decode())
            self.closing = code
            self._tell(self._name, None)


class Tab:
    def __init__(
        self, keep: Keep, notes: Mapping[str, str], tell: Tell, pace: Pace, more: Sequence[Route] = ()
    ) -> None:
        """`notes` is all that was noted; `more` can be asked beside what every house is asked."""
        alive = notes.get("alive")
        log, clock = KeptLog(keep, None if alive is None else int(alive)), SystemClock()
        think = partial(think_later, pace.bots // 2)
        world = World(log, clock, SystemSecrets(), pace, think, in_place, soon=EndOfTurn().put, ahead=here)
        self.desk = Desk(House(world), LIFTED, Uncounted())
        self._keep, self._tell = keep, tell
        self._secrets = {name.removeprefix(SECRET): value for name, value in notes.items() if name.startswith(SECRET)}
        self._opening: set[asyncio.Task[None]] = set()
        self._talks: dict[str, tuple[Talk, OwnLine]] = {}
        self._routes = [(method, pattern(path), handle) for method, path, handle in (*routes(self.desk), *more)]

    def begin(self) -> None:
        self._running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        """Until cancelled."""
        beats = 0
        while True:
            try:
                await self.desk.house.world.log.beat(self.desk.clock.now())
                if beats % SWEEPS == 0:
                    self.desk.house.sweep()
                    await self.desk.house.forget(FORGET_MS)
            except Unavailable:
                LOG.warning("nothing can be kept")
            beats += 1
            await asyncio.sleep(BEAT_SECONDS)

    async def ask(self, method: str, address: str, text: str, key: str) -> Answered:
        try:
            return await self._ask(method, address, text, key)
        except Refusal as why:
            return refused(why)
        except Exception:
            LOG.exception("request failed")
            return answer(Fault("internal"), 500)

    async def _ask(self, method: str, address: str, text: str, key: str) -> Answered:
        parts = urlsplit(address)
        for accepted, path, handle in self._routes:
            named = path.fullmatch(parts.path)
            if named is not None and accepted == method:
                answered = await handle(self._asked(named.groupdict(), dict(parse_qsl(parts.query)), text, key))
                if answered.keepsake is not None:
                    await self._remember(answered.keepsake.code, answered.keepsake.secret)
                return answered
        raise Refusal("not-found")

    def _asked(self, named: Mapping[str, str], query: Mapping[str, str], text: str = "", key: str = "") -> Asked:
        try:
            secret = self._secrets.get(read_code(named.get("code", "")), "")
        except Refusal:
            secret = ""
        return Asked(named, "here", secret, key, query, bool(text), partial(body, text.encode()))

    async def _remember(self, code: str, secret: str) -> None:
        if self._secrets.get(code, "") != secret:
            self._secrets[code] = secret
            await self._keep.note(SECRET + code, secret)

    # ---- lines

    def open(self, name: str, code: str) -> None:
        opening = asyncio.ensure_future(self._open(name, code))
        self._opening.add(opening)
        opening.add_done_callback(self._opening.discard)

    async def _open(self, name: str, code: str) -> None:
        try:
            who = await caller(self.desk, self._asked({"code": code}, {}))
        except Refusal:
            self._tell(name, None)
            return
        line = OwnLine(name, who.person, who.token, self._tell)
        self._talks[name] = Talk(self.desk, who.table, line, "here"), line
        self._tell(name, "")

    def hear(self, name: str, text: str) -> None:
        if name in self._talks and self._talks[name][1].closing is None:
            self._talks[name][1].hear(text.encode())

    def hang_up(self, name: str) -> None:
        if name in self._talks:
            self._talks.pop(name)[0].end()


def here(zone: str, at: int) -> int:
    """Whatever zone a page names: they're all on this device, and live by its clock."""
    return (datetime.fromtimestamp(at / 1000, UTC).astimezone().utcoffset() or timedelta()) // timedelta(milliseconds=1)


def pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))


async def body(text: bytes, most: int) -> bytes:
    if len(text) > most:
        raise Refusal("too-long")
    return text


async def in_place(work: Callable[[], T]) -> T:
    """There are no threads: what's long is done now, after what is waiting."""
    await asyncio.sleep(0)
    return work()


def think_later(spread: int, question: Question, then: Callable[[Choice], None]) -> None:
    """After what people said, and up to that many milliseconds later, whatever the choice will be."""
    asyncio.get_running_loop().call_later(randbelow(spread + 1) / 1000, lambda: then(thought(question)))
