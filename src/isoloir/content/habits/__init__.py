"""The habits: 490 in French and as many in English, of the same topics card by card."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from isoloir.core.languages import LANGS

CARDS: Final = 490


def phrase(lang: str, card: int) -> str:
    return _phrases(lang)[card]


def tags(card: int) -> tuple[str, ...]:
    """What the habit is about, the main topic first; the same in every language."""
    return _tags()[card]


@cache
def topics() -> tuple[str, ...]:
    """The closed list every tag comes from."""
    return tuple(_read("cards.json")["topics"])


@cache
def _phrases(lang: str) -> tuple[str, ...]:
    if lang not in LANGS:
        raise ValueError(f"no habits in {lang!r}")
    return tuple(_read(f"phrases.{lang}.json"))


@cache
def _tags() -> tuple[tuple[str, ...], ...]:
    return tuple(map(tuple, _read("cards.json")["cards"]))


def _read(name: str) -> Any:
    return json.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))
