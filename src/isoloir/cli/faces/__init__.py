"""How a game looks in a terminal: a face that fits any game, and the rooms' own, found by their keys as `FACE`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

import msgspec
from rich.console import RenderableType

from isoloir.cli.say import NO_HINT, Teller
from isoloir.cli.words import Words, clean
from isoloir.core import Ask, Event, Hint, Option, Remark, kinds
from isoloir.games import GAMES, HOUSE

from .plain import board as plain_board


class Face:
    """Turns views, questions and events into words. Never handed a board, so it cannot show a secret."""

    key: str = ""

    hints: Mapping[str, Hint] = MappingProxyType({})

    def teller(self, words: Words) -> Teller:
        return Teller(self.key, self.hints, words)

    def board(self, view: Any, words: Words) -> RenderableType:
        """What the reader may know, by the game's hints."""
        return plain_board(view, self.teller(words))

    def question(self, view: Any, question: Ask[Any], words: Words) -> str:
        message = f"{self.key}-ask-{question.what}"
        return words(message) if words.has(message) else question.what

    def choice(self, view: Any, question: Ask[Any], option: Option, words: Words) -> str:
        """What an option is called; as short as it can be."""
        message = f"{self.key}-choice-{question.what}-{option}"
        if words.has(message):
            return words(message)
        if isinstance(option, int):
            return words.name(option) if self.hints.get(question.what, NO_HINT).seats else str(option)
        return self.teller(words).value(question.what, option)

    def event(self, event: Event, view: Any, words: Words) -> str | None:
        """What happened, in a sentence; None if there's nothing to say."""
        message = f"{self.key}-event-{type(event).__name__}"
        if not words.has(message):
            return self._unworded(event, words)
        return words(message, **self.arguments(event, words))

    def _unworded(self, event: Event, words: Words) -> str:
        """For what the catalogues do not name."""
        teller, known = self.teller(words), kinds(type(event))
        fields = ((name, known[name], getattr(event, name)) for name in event.__struct_fields__)
        said = ", ".join(f"{teller.label(name)} {teller.said(name, kind, value)}" for name, kind, value in fields)
        return words("plain-event", event=type(event).__name__, fields=said or words("plain-nothing"))

    def arguments(self, event: Event, words: Words) -> dict[str, Any]:
        """The event's fields as words, `you`: whether it is about the reader, and `count`: about how many."""
        return self.teller(words).arguments(event)

    def remark(self, remark: Remark, view: Any, words: Words) -> str:
        """What is worth saying once the game is over, in a sentence; a game may say the common ones its own way."""
        name = type(remark).__name__
        own = f"story-{self.key}-{name}"
        said = {**self.arguments(remark, words), **self.beside(remark, words), **self.named(remark, view, words)}
        return words(own if words.has(own) else f"story-{name}", **said)

    def beside(self, remark: Remark, words: Words) -> dict[str, Any]:
        """The other seats a remark is about, and when it was."""
        fields = {name: getattr(remark, name) for name in remark.__struct_fields__}
        said: dict[str, Any] = {}
        if "others" in fields:
            said |= {"others": words.joined(fields["others"]), "rivals": len(fields["others"])}
        if "winner" in fields:
            said["winner"] = words.name(fields["winner"])
        if "round" in fields:
            own = f"story-{self.key}-when"
            said["when"] = words(own if words.has(own) else "story-when", round=fields["round"])
        return said

    def named(self, remark: Remark, view: Any, words: Words) -> dict[str, Any]:
        """The fields of a remark that only this game knows how to say."""
        return {}


def plain(event: msgspec.Struct) -> str:
    """As in a playthrough: for what the catalogues do not name."""
    return clean(str(event))


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def by_seat(values: tuple[int, ...], words: Words) -> str:
    """Signed numbers, each with its name."""
    return ", ".join(f"{words.you_or_name(seat)} {signed(value)}" for seat, value in enumerate(values))


def face_of(key: str) -> Face:
    """The face of a game; its module is found by the game's key."""
    name = f"{__name__}.{key.replace('-', '_')}"
    face: Face = import_module(name).FACE if key in HOUSE and find_spec(name) is not None else Face()
    face.key = key
    face.hints = GAMES[key].hints if key in GAMES else {}
    return face
