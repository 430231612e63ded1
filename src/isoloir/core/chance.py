"""Randomness by address: the same seed and label always give the same dice, in every Python version."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORDS = 1 << 64


def encoded(*parts: str | int) -> bytes:
    """An injective spelling of a label: ("ab", "c") and ("a", "bc") never meet."""
    return b"".join(map(_spell, parts))


def _spell(part: str | int) -> bytes:
    if isinstance(part, int):
        return b"i%d;" % part
    text = part.encode()
    return b"s%d:%s" % (len(text), text)


def digest(*parts: str | int) -> str:
    """SHA-256 of an injective spelling, in hexadecimal."""
    return sha256(encoded(*parts)).hexdigest()


class Chance:
    """A stream of unbiased dice; `docs/record.md` has the recipe and its test vectors."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, address: bytes) -> None:
        self._prefix = sha256(address)
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = self._prefix.copy()
            block.update(self._block.to_bytes(8, "big"))
            self._block += 1
            number = int.from_bytes(block.digest(), "little")
            # Popped from the end, so the first eight bytes of the block come out first.
            self._words = [number >> shift & (WORDS - 1) for shift in (192, 128, 64, 0)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others."""
        fair = WORDS - WORDS % n
        while (word := self._word()) >= fair:
            pass
        return word % n

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in a random order; the things given are left as they are."""
        shuffled = list(things)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def sample(self, things: Sequence[T], k: int) -> tuple[T, ...]:
        """`k` different ones of the things, in random order."""
        return self.shuffle(things)[:k]

    def fork(self) -> str:
        """A fresh seed made from these dice."""
        return f"{self._word():016x}{self._word():016x}"


def chance(seed: str, *label: str | int) -> Chance:
    """The dice at one address; nothing to save, clone or restore."""
    return Chance(encoded(seed, *label))
