"""Randomness by address: the same seed and label always give the same dice, in every Python version."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

WORDS = 1 << 64
MANY = 1 << 32
SURELY_FAIR = WORDS - MANY
"""A word below this is fair for any number of sides up to MANY."""

FIRST_BLOCK = bytes(8)

four_words = Struct("<4Q").unpack


def encoded(*parts: str | int) -> bytes:
    """An injective spelling of a label: ("ab", "c") and ("a", "bc") never meet."""
    return b"".join(map(_spell, parts))


@lru_cache(maxsize=256)
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

    __slots__ = ("_address", "_block", "_words")

    def __init__(self, address: bytes) -> None:
        self._address = address
        self._block = 0
        self._words: list[int] = []
        """Hashed but not used yet, the next one last."""

    def _stock(self, count: int) -> None:
        """Hashes on until there are this many words; a block gives four, its first eight bytes the first."""
        missing = count - len(self._words)
        if missing <= 0:
            return
        first = self._block
        self._block += (missing + 3) // 4
        if missing <= 4:
            self._words[:0] = four_words(sha256(self._address + first.to_bytes(8, "big")).digest())[::-1]
        else:
            self._words[:0] = self._hashed(range(first, self._block))[::-1]

    def _hashed(self, blocks: range) -> list[int]:
        """Many blocks for one address: what they share is hashed once."""
        words: list[int] = []
        shared = sha256(self._address)
        for number in blocks:
            block = shared.copy()
            block.update(number.to_bytes(8, "big"))
            words += four_words(block.digest())
        return words

    def _word(self) -> int:
        if not self._words:
            self._stock(1)
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others."""
        if not self._words:
            self._stock(1)
        word = self._words.pop()
        return word % n if word < SURELY_FAIR and n <= MANY else self._fair(word, n)

    def _fair(self, word: int, n: int) -> int:
        """Words past the last whole multiple of n would favour some sides: the next one is taken instead."""
        while word >= WORDS - WORDS % n:
            self._stock(len(self._words) + 1)
            word = self._words.pop()
        return word % n

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in a random order; the things given are left as they are."""
        shuffled = list(things)
        self._stock(len(shuffled) - 1)
        words = self._words
        for last in range(len(shuffled) - 1, 0, -1):
            word = words.pop()
            other = word % (last + 1) if word < SURELY_FAIR else self._fair(word, last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def sample(self, things: Sequence[T], k: int) -> tuple[T, ...]:
        """`k` different things, in random order."""
        return self.shuffle(things)[:k]

    def fork(self) -> str:
        """A fresh seed made from these dice."""
        return f"{self._word():016x}{self._word():016x}"


def chance(seed: str, *label: str | int) -> Chance:
    """The dice at one address; nothing to save, clone or restore."""
    return Chance(encoded(seed, *label))


def die(sides: int, seed: str, *label: str | int) -> int:
    """The first number below `sides` from the dice at an address, for callers that only need one."""
    word: int = four_words(sha256(encoded(seed, *label) + FIRST_BLOCK).digest())[0]
    return word % sides if word < SURELY_FAIR and sides <= MANY else chance(seed, *label).below(sides)
