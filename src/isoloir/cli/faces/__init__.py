"""How a game looks in a terminal: a face that fits any game, and the rooms' own, found by their keys as `FACE`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words, clean
from isoloir.core import Ask, Event, Option, Remark

NOT_SHOWN = {"seat", "next"}
"""Fields of a view that say nothing to a person."""


class Face:
    """Turns views, questions and events into words. Never handed a board, so it cannot show a secret."""

    key: str = ""

    def board(self, view: Any, words: Words) -> RenderableType:
        """What the reader may know, field by field."""
        table = Table.grid(padding=(0, 2))
        for name in view.__struct_fields__:
            if name not in NOT_SHOWN:
                table.add_row(Text(self.label(name, words), style="bold"), Text(shown(getattr(view, name), words)))
        return table

    def label(self, field: str, words: Words) -> str:
        message = f"{self.key}-field-{field}"
        return words(message) if words.has(message) else field.replace("_", " ")

    def question(self, view: Any, question: Ask[Any], words: Words) -> str:
        message = f"{self.key}-ask-{question.what}"
        return words(message) if words.has(message) else question.what

    def choice(self, view: Any, question: Ask[Any], option: Option, words: Words) -> str:
        """What an option is called; as short as it can be."""
        message = f"{self.key}-choice-{question.what}-{option}"
        return words(message) if words.has(message) else str(option)

    def event(self, event: Event, view: Any, words: Words) -> str | None:
        """What happened, in a sentence; None where nothing need be said."""
        message = f"{self.key}-event-{type(event).__name__}"
        if not words.has(message):
            return plain(event)
        return words(message, **self.arguments(event, words))

    def arguments(self, event: Event, words: Words) -> dict[str, Any]:
        """The event's fields as words, and `you`: whether it is about the reader."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        seats = fields.get("seats", (fields["seat"],) if fields.get("seat") is not None else ())
        about = {"you": "yes" if words.me in seats else "no", "count": len(seats)}
        return {**about, **{name: _argument(name, value, words) for name, value in fields.items()}}

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


def _argument(name: str, value: Any, words: Words) -> str | int:
    match name, value:
        case "seat", int():
            return words.name(value)
        case "seats", tuple():
            return words.joined(value)
        case _, bool():
            return "yes" if value else "no"
        case _, int() | str():
            return value if isinstance(value, int) else clean(value)
        case _:
            return shown(value, words)


def shown(value: Any, words: Words) -> str:
    """Any value, readably; a tuple with one item per seat gets the names."""
    match value:
        case None | ():
            return "–"
        case tuple() | list() if len(value) == words.seats and not isinstance(value[0], tuple):
            return ", ".join(f"{words.you_or_name(seat)} {shown(item, words)}" for seat, item in enumerate(value))
        case tuple() | list() if len(value) == words.seats:
            return "\n".join(f"{words.you_or_name(seat)}: {_spaced(item)}" for seat, item in enumerate(value))
        case msgspec.Struct():
            return plain(value)
        case tuple() | list() | frozenset():
            return _spaced(value)
        case bool():
            return words("cli-yes") if value else words("cli-no")
        case _:
            return clean(str(value))


def _spaced(values: Any) -> str:
    return " ".join(clean(str(each)) for each in values) or "–"


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
    face: Face = import_module(name).FACE if find_spec(name) is not None else Face()
    face.key = key
    return face
