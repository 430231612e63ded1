"""Randomness by address: the same seed and label always give the same dice, in every Python version."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import repeat
from operator import mod
from struct import Struct, unpack
from typing import TypeVar

import msgspec

T = TypeVar("T")

WORDS = 1 << 64
MANY = 1 << 32
SURELY_FAIR = WORDS - MANY
"""A word below this is fair for any number of sides up to MANY."""


def spelled(block: int) -> bytes:
    return block.to_bytes(8, "big")


NUMBERS = tuple(map(spelled, range(256)))
"""The blocks that shuffles use, spelled once."""
FIRST_BLOCK = NUMBERS[0]

LOADED = "\1"
"""A seed below it begins with a zero, and says itself how its dice fall (`loaded`); nobody's seed is like that."""

four_words = Struct("<4Q").unpack
eight_words = Struct("<8Q").unpack


def encoded(*parts: str | int) -> bytes:
    """An injective spelling of a label: ("ab", "c") and ("a", "bc") never meet."""
    return b"".join(map(_spell, parts))


@lru_cache(maxsize=256)
def _spell(part: str | int) -> bytes:
    if isinstance(part, int):
        return b"i%d;" % part
    text = part.encode()
    return b"s%d:%s" % (len(text), text)


@lru_cache(maxsize=1024)
def _label(*parts: str | int) -> bytes:
    """Every game of a kind asks for dice by the same labels, one for each thing it throws for."""
    return encoded(*parts)


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
        """Hashed but not used yet, the next one first."""

    def _stock(self, count: int) -> None:
        """Hashes on until there are this many words; a block gives four, its first eight bytes the first."""
        missing = count - len(self._words)
        if missing <= 0:
            return
        first = self._block
        self._block = last = first + (missing + 3) // 4
        address, numbers = self._address, NUMBERS
        if missing > 8 or last > len(numbers):
            self._words += self._hashed(first, last)
        elif missing > 4:
            one, other = sha256(address + numbers[first]), sha256(address + numbers[first + 1])
            self._words += eight_words(one.digest() + other.digest())
        else:
            self._words += four_words(sha256(address + numbers[first]).digest())

    def _hashed(self, first: int, last: int) -> tuple[int, ...]:
        """The words of many blocks, read in one go."""
        address = self._address
        numbers = NUMBERS[first:last] if last <= len(NUMBERS) else map(spelled, range(first, last))
        stream = b"".join([sha256(address + number).digest() for number in numbers])
        return unpack(f"<{len(stream) // 8}Q", stream)

    def _word(self) -> int:
        if not self._words:
            self._stock(1)
        return self._words.pop(0)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others."""
        if not self._words:
            self._stock(1)
        word = self._words.pop(0)
        return word % n if word < SURELY_FAIR and n <= MANY else self._fair(word, n)

    def _fair(self, word: int, n: int) -> int:
        """Words past the last whole multiple of n would favour some sides: the next one is taken instead."""
        while word >= WORDS - WORDS % n:
            word = self._word()
        return word % n

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def rolls(self, count: int, n: int) -> list[int]:
        """This many numbers from 0 to n-1, as if asked for one by one."""
        return list(self._each(repeat(n, count), count)) if n <= MANY else [self.below(n) for _ in range(count)]

    def _each(self, sides: Iterable[int], count: int) -> Iterable[int]:
        """One number for each of these sides: all words are hashed first, and looked at singly only if need be."""
        if count < 1:
            return ()
        self._stock(count)
        words = self._words
        if max(words) >= SURELY_FAIR:
            return [self.below(n) for n in sides]
        self._words = words[count:]
        return map(mod, words, sides)

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in a random order; the things given are left as they are."""
        shuffled = [*things]
        last = len(shuffled)
        for other in self._each(range(last, 1, -1), last - 1):
            last -= 1
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
    return Chance(_spell(seed) + _label(*label)) if seed >= LOADED else thrown(seed, _label(*label))


def die(sides: int, seed: str, *label: str | int) -> int:
    """The first number below `sides` from the dice at an address, for callers that only need one."""
    if seed < LOADED:
        return thrown(seed, _label(*label)).below(sides)
    word: int = four_words(sha256(_spell(seed) + _label(*label) + FIRST_BLOCK).digest())[0]
    return word % sides if word < SURELY_FAIR and sides <= MANY else chance(seed, *label).below(sides)


class Undecided(Exception):
    """A die that a loaded seed says nothing about."""

    def __init__(self, seed: str, label: str, sides: int) -> None:
        super().__init__(f"how does the die of {sides} sides fall at {label}?")
        self.seed, self.label, self.sides = seed, label, sides

    def fallen(self, side: int) -> str:
        """The same seed, which now says that too."""
        known = _falls(self.seed)
        return loaded({**known, self.label: (*known.get(self.label, ()), side)})


def loaded(falls: dict[str, tuple[int, ...]]) -> str:
    """A seed whose dice fall as it says, by their address, for those who go through all that may happen."""
    return "\0" + msgspec.json.encode(falls).decode()


@lru_cache(maxsize=1024)
def _falls(seed: str) -> dict[str, tuple[int, ...]]:
    return msgspec.json.decode(seed[1:], type=dict[str, tuple[int, ...]])


class Thrown(Chance):
    """Dice that fall as a loaded seed says."""

    __slots__ = ("_falls", "_label", "_seed")

    def __init__(self, seed: str, label: str, falls: Iterable[int]) -> None:
        super().__init__(b"")
        self._seed, self._label, self._falls = seed, label, iter(falls)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        side = next(self._falls, None)
        if side is None:
            raise Undecided(self._seed, self._label, n)
        return side

    def _each(self, sides: Iterable[int], count: int) -> Iterable[int]:
        return [self.below(n) for n in sides]


def thrown(seed: str, label: bytes) -> Chance:
    """An empty seed isn't loaded, it's just below all others."""
    at = label.decode()
    return Thrown(seed, at, _falls(seed).get(at, ())) if seed else Chance(_spell(seed) + label)
