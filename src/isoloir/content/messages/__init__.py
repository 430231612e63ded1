"""The message catalogues: everything a person reads, in Project Fluent, one folder per language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")


class Catalogue:
    """One language. A message's id begins with the name of its file, or with `error-` and that name, so that a file is
    read only when the first of its messages is wanted."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread = sources(lang)

    def has(self, message: str) -> bool:
        self._read([stem for stem in self._unread if message.startswith((f"{stem}-", f"error-{stem}-"))])
        return self._bundle.has_message(message)

    def say(self, message: str, **arguments: Any) -> str:
        """Raises LookupError for a message that is missing or lacks an argument: a hole never reaches the reader."""
        if not self.has(message):
            raise LookupError(f"no message {message!r} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} in {self.lang} is empty")
        text, faults = self._bundle.format_pattern(pattern, arguments)
        if faults:
            raise LookupError(f"message {message!r} in {self.lang}: {faults[0]}")
        return str(text)

    def _read(self, stems: Iterable[str]) -> None:
        for stem in stems:
            self._bundle.add_resource(FluentResource(self._unread.pop(stem).read_text(encoding="utf-8")))


def sources(lang: str) -> dict[str, Traversable]:
    """The files of a language by the first part of the ids they hold."""
    folder = files(__name__) / lang
    found = sorted((each for each in folder.iterdir() if each.name.endswith(".ftl")), key=lambda each: each.name)
    return {each.name.removesuffix(".ftl"): each for each in found}


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)
