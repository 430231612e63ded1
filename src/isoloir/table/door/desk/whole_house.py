"""Limits of the whole house: several nodes mustn't mean several times the guesses or the tables."""

from __future__ import annotations

from ...store.interface import Unavailable
from ...store.passes import Knocks
from .guesses import CODES, CODES_PER_SECOND, MISSES, MISSES_PER_SECOND, WARY_CODES, WARY_CODES_PER_SECOND, Guesses
from .nets import spans

TRIES, TRIES_PER_SECOND = 5, 5 / 60
TABLES, TABLES_PER_SECOND = 5, 5 / 60
TABLES_AN_HOUR, TABLES_AN_HOUR_PER_SECOND = 20, 20 / 3600


class WholeHouse:
    """On top of a node's own limits, which come first; if the store can't be reached, only those apply."""

    def __init__(self, guesses: Guesses, knocks: Knocks | None, scale: float) -> None:
        self._guesses, self._scale = guesses, scale
        self._knocks = knocks if scale else None

    async def may_make(self, address: str) -> bool:
        """A table."""
        for span, share in spans(address):
            if not await self._knock(f"make {span}", TABLES * share, TABLES_PER_SECOND * share):
                return False
            if not await self._knock(f"make-hour {span}", TABLES_AN_HOUR * share, TABLES_AN_HOUR_PER_SECOND * share):
                return False
        return True

    async def may_try(self, address: str) -> bool:
        """The operator's token."""
        return await self._knock(f"admin {address}", TRIES, TRIES_PER_SECOND)

    async def may_guess(self, address: str, code: str, *, exists: bool) -> bool:
        """Refused whether the code exists or not, so a refusal tells nothing. A right one writes nothing."""
        if self._guesses.knows(address, code):
            return True
        if not self._guesses.pay(address) or not await self._paid(address, exists=exists):
            return False
        self._guesses.remember(address, code)
        if not exists and not (self._guesses.missed() and await self._knock("all", MISSES, MISSES_PER_SECOND)):
            self._guesses.be_wary()
        return True

    async def _paid(self, address: str, *, exists: bool) -> bool:
        return all([await self._paid_by(span, share, exists=exists) for span, share in spans(address)])

    async def _paid_by(self, span: str, share: int, *, exists: bool) -> bool:
        pay = self._may_knock if exists else self._knock
        calm = await pay(f"guess {span}", CODES * share, CODES_PER_SECOND * share)
        wary = await pay(f"wary {span}", WARY_CODES * share, WARY_CODES_PER_SECOND * share)
        return calm and (wary or not self._guesses.is_wary)

    async def _knock(self, key: str, burst: float, per_second: float) -> bool:
        try:
            return self._knocks is None or await self._knocks.knock(key, burst, per_second * self._scale)
        except Unavailable:
            return True

    async def _may_knock(self, key: str, burst: float, per_second: float) -> bool:
        try:
            return self._knocks is None or await self._knocks.may_knock(key, burst, per_second * self._scale)
        except Unavailable:
            return True
