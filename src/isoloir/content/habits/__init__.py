"""The habits: 172 two-sided cards, the same habits told in French and in English, each phrase with its topics."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from isoloir.core.languages import LANGS

CARDS: Final = 172
SIDES: Final = ("a", "b")


def phrase(lang: str, side: str, card: int) -> str:
    return _phrases(lang)[card][SIDES.index(side)]


def tags(side: str, card: int) -> tuple[str, ...]:
    """What the habit is about, the main topic first; the same in every language."""
    return _tags()[card][SIDES.index(side)]


@cache
def topics() -> tuple[str, ...]:
    """The closed list every tag comes from."""
    return tuple(_read("cards.json")["topics"])


@cache
def _phrases(lang: str) -> tuple[tuple[str, ...], ...]:
    if lang not in LANGS:
        raise ValueError(f"no habits in {lang!r}")
    return tuple(tuple(sides) for sides in _read(f"phrases.{lang}.json"))


@cache
def _tags() -> tuple[tuple[tuple[str, ...], ...], ...]:
    return tuple(tuple(tuple(side) for side in card) for card in _read("cards.json")["cards"])


def _read(name: str) -> Any:
    return json.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))
