"""The message catalogues: everything a person reads, in Project Fluent, one folder per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from isoloir.core.languages import FALLBACK

from .entries import Entries


class Catalogue:
    """One language. A message's id begins with the name of its file, or with `error-` and that name, so that a file is
    read only when the first of its messages is wanted; and a message is parsed only when it is said."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._unread: dict[str, Traversable] = sources(lang)
        self._entries = Entries(lang)

    def has(self, message: str) -> bool:
        for stem in [stem for stem in self._unread if message.startswith((f"{stem}-", f"error-{stem}-"))]:
            self._entries.add(self._unread.pop(stem).read_text(encoding="utf-8"))
        return message in self._entries

    def say(self, message: str, **arguments: Any) -> str:
        """Raises LookupError for a message that is missing or lacks an argument: a hole never reaches the reader."""
        if not self.has(message):
            raise LookupError(f"no message {message!r} in {self.lang}")
        return self._entries.say(message, arguments)

    def add(self, key: str, text: str) -> None:
        """The texts of a game from outside, in the place of those it had."""
        self._entries.drop(f"{key}-", f"story-{key}-", f"error-{key}-")
        self._entries.add(text)


def sources(lang: str) -> dict[str, Traversable]:
    """The files of a language by the first part of the ids they hold."""
    folder = files(__name__) / lang
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return {each.name.removesuffix(".ftl"): each for each in found}


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def add_texts(key: str, by_language: Mapping[str, str]) -> None:
    for lang, text in by_language.items():
        catalogue(lang).add(key, text)


def stems() -> frozenset[str]:
    """How the ids of the house begin; no game from outside may be called so."""
    return frozenset(sources(FALLBACK))
