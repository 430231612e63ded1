"""The words of Majority: 256 two-faced cards in each language, and how strongly people tie any two of them together."""

import json
from functools import cache
from importlib.resources import files
from itertools import chain

from isoloir.core.languages import LANGS

from .associations import Associations

__all__ = ["CARDS", "FACES", "Associations", "association", "faces", "words"]

CARDS = 256
FACES = 2


def faces(card: int) -> tuple[int, int]:
    """The ids of the words on a card's front and back."""
    return FACES * card, FACES * card + 1


@cache
def words(lang: str) -> tuple[str, ...]:
    """Every word of a language; a word's place is its id."""
    if lang not in LANGS:
        raise ValueError(f"no words in {lang!r}")
    cards = json.loads(_read(f"words.{lang}.json"))
    return tuple(face["word"] for face in chain.from_iterable(cards))


@cache
def association(lang: str) -> Associations:
    """The table over all pairs of a language's words, made beforehand by `tools/words/build_associations.py`."""
    return Associations(words(lang), _read(f"associations.{lang}.bin"))


def _read(name: str) -> bytes:
    return files(__name__).joinpath(name).read_bytes()
