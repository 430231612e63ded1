"""How often something may happen: buckets that fill up again with time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ...live.table.clocks import Clock
from .nets import spans

MOST_KEYS = 20_000


class Bucket:
    """`burst` at once, then `per_second`. A rate of zero limits nothing."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._clock, self._burst, self._rate = clock, burst, per_second
        self._left, self._at = burst, clock.now()

    def take(self) -> bool:
        if self._rate == 0:
            return True
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate / 1000)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each key; the least used keys are forgotten, so memory stays flat."""

    def __init__(self, clock: Clock, burst: float, per_second: float) -> None:
        self._clock, self._burst, self._rate = clock, burst, per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        return self._rate == 0 or all(self._bucket(span, share).take() for span, share in spans(key))

    def _bucket(self, span: str, share: int) -> Bucket:
        bucket = self._buckets.get(span)
        if bucket is None:
            bucket = self._buckets[span] = Bucket(self._clock, self._burst * share, self._rate * share)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(span)
        return bucket


class Turns:
    """Those who ask too often wait: each address has its own line, so nobody else is held up."""

    def __init__(self, clock: Clock, burst: float, per_second: float, longest: float) -> None:
        self._clock, self._burst, self._rate, self._longest = clock, burst, per_second, longest
        self._free_at: OrderedDict[str, float] = OrderedDict()
        """When an address has its whole burst again, in seconds."""

    def wait(self, key: str, cost: float = 1.0) -> float | None:
        """Seconds until your turn; None if the line is too long to join."""
        if self._rate == 0:
            return 0.0
        now = self._clock.now() / 1000
        free = {span: self._free(span, now) + cost / share / self._rate for span, share in spans(key)}
        seconds = max(0.0, max(free.values()) - now - self._burst / self._rate)
        if seconds > self._longest:
            return None
        for span, at in free.items():
            self._keep(span, at)
        return seconds

    def owe(self, key: str, cost: float) -> None:
        """For what was done already, however much that is."""
        if self._rate:
            now = self._clock.now() / 1000
            for span, share in spans(key):
                self._keep(span, self._free(span, now) + cost / share / self._rate)

    def _free(self, span: str, now: float) -> float:
        return max(now, self._free_at.get(span, now))

    def _keep(self, span: str, at: float) -> None:
        self._free_at[span] = at
        self._free_at.move_to_end(span)
        if len(self._free_at) > MOST_KEYS:
            self._free_at.popitem(last=False)


class AddressPurse:
    """What one address may write, in bytes, wherever it says something."""

    def __init__(self, turns: Turns, address: str) -> None:
        self._turns, self._address = turns, address

    @property
    def is_empty(self) -> bool:
        return self._turns.wait(self._address, 0.0) is None

    def pay(self, size: int) -> None:
        self._turns.owe(self._address, size)


class Singly:
    """One at a time for each key, so that nobody takes all the places; refuses when the line is too long."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._lines: dict[str, tuple[asyncio.Lock, int]] = {}

    def has_room(self, key: str) -> bool:
        return self._lines.get(key, (None, 0))[1] < self._longest

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        lock, waiting = self._lines.get(key, (asyncio.Lock(), 0))
        self._lines[key] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            _, waiting = self._lines.pop(key)
            if waiting > 1:
                self._lines[key] = lock, waiting - 1


class Counted:
    """How many of something are open at once, per key and overall."""

    def __init__(self, most_each: int, most: int) -> None:
        self._most_each, self._most = most_each, most
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, key: str) -> bool:
        if self.total >= self._most or any(
            self._open.get(span, 0) >= self._most_each * share for span, share in spans(key)
        ):
            return False
        for span, _ in spans(key):
            self._open[span] = self._open.get(span, 0) + 1
        self.total += 1
        return True

    def of(self, key: str) -> int:
        return self._open.get(key, 0)

    def leave(self, key: str) -> None:
        self.total -= 1
        for span, _ in spans(key):
            self._open[span] -= 1
            if not self._open[span]:
                del self._open[span]


class Door(dict[str, Limiter]):
    """The limits of the house, by address."""

    def __init__(self, clock: Clock, scale: float = 1.0) -> None:
        """`scale` multiplies all of them; zero lifts them, for load tests on your own machine."""
        minute = scale / 60
        super().__init__(
            create=Limiter(clock, 5, 5 * minute),
            create_hour=Limiter(clock, 20, 20 * minute / 60),
            join=Limiter(clock, 30, 30 * minute),
            people=Limiter(clock, 60, 60 * minute),
            lookup=Limiter(clock, 120, 120 * minute),
            visit=Limiter(clock, 400, 40 * scale),
            socket=Limiter(clock, 80, scale * 80 / 30),
            notices=Limiter(clock, 20, 20 * minute / 60),
            record=Limiter(clock, 30, 30 * minute),
        )
