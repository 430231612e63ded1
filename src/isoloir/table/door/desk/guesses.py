"""People who try one code after another: limited per address and overall, whether a guess is right or wrong."""

from __future__ import annotations

from collections import OrderedDict

from ...live.table.clocks import Clock
from .limits import MOST_KEYS, Bucket
from .nets import spans

MINUTE = 1 / 60
CODES, CODES_PER_SECOND = 10, 2 * MINUTE
"""How many different codes one address may try."""
WARY_CODES, WARY_CODES_PER_SECOND = 3, MINUTE / 10
"""The same while many addresses guess."""
MISSES, MISSES_PER_SECOND = 200, 100 * MINUTE
"""Wrong codes from everybody together before the house gets wary."""
WARY_MS = 600_000
REMEMBERED = 16
"""Codes that cost an address nothing to say again: a whole class behind one address types the same one."""


class Address:
    __slots__ = ("calm", "known", "wary")

    def __init__(self, clock: Clock, scale: float, share: int = 1) -> None:
        self.calm = Bucket(clock, CODES * share, CODES_PER_SECOND * scale * share)
        self.wary = Bucket(clock, WARY_CODES * share, WARY_CODES_PER_SECOND * scale * share)
        self.known: OrderedDict[str, None] = OrderedDict()

    def remember(self, code: str) -> None:
        self.known[code] = None
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


class Guesses:
    def __init__(self, clock: Clock, scale: float = 1.0) -> None:
        """`scale` multiplies what is allowed; zero lifts it."""
        self._clock, self._scale = clock, scale
        self._addresses: OrderedDict[str, Address] = OrderedDict()
        self._misses = Bucket(clock, MISSES, MISSES_PER_SECOND * scale)
        self._wary_until = 0

    @property
    def is_wary(self) -> bool:
        return self._clock.now() < self._wary_until

    def allow(self, address: str, code: str, *, exists: bool) -> bool:
        """Paid before we say whether the code exists, so that a refusal tells nothing."""
        if self.knows(address, code):
            return True
        if not self.pay(address):
            return False
        self.remember(address, code)
        if not exists and not self.missed():
            self.be_wary()
        return True

    def knows(self, address: str, code: str) -> bool:
        """Said before from there, or nothing is limited."""
        return self._scale == 0 or code in self._of(address).known

    def pay(self, address: str) -> bool:
        return all(self._paid(self._of(span, share)) for span, share in spans(address))

    def _paid(self, span: Address) -> bool:
        calm, wary = span.calm.take(), span.wary.take()
        return calm and (wary or not self.is_wary)

    def remember(self, address: str, code: str) -> None:
        self._of(address).remember(code)

    def missed(self) -> bool:
        """Whether there's still nothing to worry about."""
        return self._misses.take()

    def be_wary(self) -> None:
        self._wary_until = self._clock.now() + WARY_MS

    def _of(self, address: str, share: int = 1) -> Address:
        known = self._addresses.get(address)
        if known is None:
            known = self._addresses[address] = Address(self._clock, self._scale, share)
            if len(self._addresses) > MOST_KEYS:
                self._addresses.popitem(last=False)
        self._addresses.move_to_end(address)
        return known
