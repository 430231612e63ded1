"""Dice that run out: making boards with them can't take forever, and the same seed stops at the same throw."""

from __future__ import annotations

from isoloir.core import Chance
from isoloir.core.chance import encoded


class OutOfPatience(Exception):
    """Making a board took more dice than allowed."""


class Rationed(Chance):
    __slots__ = ("_most",)

    def __init__(self, seed: str, place: int, most: int) -> None:
        super().__init__(encoded(seed, "world", place))
        self._most = most

    @property
    def used(self) -> int:
        return self._block

    def _stock(self, count: int) -> None:
        super()._stock(count)
        if self._block > self._most:
            raise OutOfPatience
