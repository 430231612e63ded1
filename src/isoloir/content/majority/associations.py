"""How strongly people tie two words together: scores over known words, and a guess for a table's own house words."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import takewhile
from zlib import crc32

from .spelling import folded, singular, tokens

SAME = 255
MIDDLING = range(45, 80)
"""What strangers get, about the middle half of a table: neither the obvious choice nor the odd one out."""
PREFIX = 5
SUFFIX = 4
"""The fewest letters that make kin: a beginning in common (jardin, jardinage), a whole word at the end (werewolf)."""


class Associations:
    """Scores from 0 (nothing in common) to 255 (the same thing), alike both ways."""

    def __init__(self, words: tuple[str, ...], triangle: bytes) -> None:
        self.words = words
        self._triangle = triangle
        self._ids = {folded(word): i for i, word in enumerate(words)}
        self._kin = lru_cache(maxsize=1024)(self._find_kin)

    def score(self, a: int, b: int) -> int:
        """Between two known words, by their ids."""
        if a == b:
            return SAME
        low, high = min(a, b), max(a, b)
        return self._triangle[low * (2 * len(self.words) - low - 1) // 2 + high - low - 1]

    def between(self, a: str, b: str) -> int:
        """Between any two texts; one that isn't in the table borrows the scores of the known words it is made from."""
        known = [self.score(x, y) for x in self._kin(a) for y in self._kin(b)]
        return max(known, default=_stranger(a, b))

    def _find_kin(self, text: str) -> tuple[int, ...]:
        """The word itself, else the words it contains, else the one it shares most letters with."""
        if (word := self._ids.get(folded(text))) is not None:
            return (word,)
        parts = set(map(singular, tokens(text)))
        contained = tuple(i for word, i in self._ids.items() if singular(word) in parts)
        return contained or tuple(i for _, i in sorted(self._resembling(parts), reverse=True)[:1])

    def _resembling(self, parts: set[str]) -> Iterator[tuple[int, int]]:
        for word, i in self._ids.items():
            shared = max((_shared(part, word) for part in parts), default=0)
            if shared:
                yield shared, i


def _shared(part: str, word: str) -> int:
    """How many letters make them kin, or 0."""
    if part.endswith(word) and len(word) >= SUFFIX:
        return len(word)
    start = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(part, word, strict=False)))
    return start if start >= max(PREFIX, min(len(part), len(word)) - 1) else 0


def _stranger(a: str, b: str) -> int:
    """Settled by the letters alone, so that every bot, replay and machine finds the same."""
    low, high = sorted((folded(a), folded(b)))
    if low == high:
        return SAME
    return MIDDLING[crc32(f"{low}\n{high}".encode()) % len(MIDDLING)]
