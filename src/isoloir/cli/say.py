"""The fields of an event as the arguments of its message, by the rules of `web/src/games/arguments.ts`.

`tests/outside/arguments.json` holds examples that both must say alike; `docs/adding-a-game.md` lists the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from isoloir.core import PLAIN, Hint, Kind, kinds

from .words import Words, clean

SEAT = Kind("seat")
BY_NAME = {"seat": SEAT, "seats": Kind("list", SEAT)}
"""Fields that are seats by their name, whatever their type says."""
NO_HINT = Hint()


class Teller:
    """How one game's values are said to one reader."""

    def __init__(self, key: str, hints: Mapping[str, Hint], words: Words) -> None:
        self.key, self.hints, self.words = key, hints, words

    def arguments(self, event: msgspec.Struct) -> dict[str, Any]:
        """Every field by its kind; `you`: is it about the reader; `count`: about how many."""
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        seats = _about(fields)
        known = {**kinds(type(event)), **{name: kind for name, kind in BY_NAME.items() if name in fields}}
        said = {name: self.argument(name, known[name], value) for name, value in fields.items()}
        return {"you": "yes" if self.words.me in seats else "no", "count": len(seats), **said}

    def argument(self, name: str, kind: Kind, value: Any) -> str | int:
        """A yes, a no or a number can be chosen by in the message; all else is text."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and kind.sort != "seat" and not self.hint(name).signed:
            return value
        return self.said(name, kind, value)

    def said(self, name: str, kind: Kind, value: Any) -> str:
        """Any value as text; `name` is the field it stands in."""
        if value is None or value in ((), [], {}):
            return self.words("plain-nothing")
        match kind.sort, value:
            case "seat", int():
                return self.words.name(value)
            case "by-seat", _:
                return self._by_seat(name, kind.item or PLAIN, value)
            case "list", _:
                return self._listed(name, kind.item or PLAIN, value)
            case "fields", msgspec.Struct():
                pairs = ((field, kind.fields[field], getattr(value, field)) for field in value.__struct_fields__)
                return ", ".join(f"{self.label(field)} {self.said(field, of, each)}" for field, of, each in pairs)
            case _:
                return self.value(name, value)

    def value(self, name: str, value: Any) -> str:
        """One plain thing: a number with its sign where the hint says so, a text by its `value-…` message."""
        if isinstance(value, bool):
            return self.words("plain-yes" if value else "plain-no")
        if isinstance(value, int):
            return signed(value) if self.hint(name).signed else f"−{-value}" if value < 0 else str(value)
        message = f"{self.key}-value-{value}"
        return self.words(message) if self.words.has(message) else clean(str(value))

    def label(self, name: str) -> str:
        message = f"{self.key}-field-{name}"
        return self.words(message) if self.words.has(message) else name.replace("_", " ")

    def hint(self, name: str) -> Hint:
        return self.hints.get(name, NO_HINT)

    def _listed(self, name: str, item: Kind, values: Any) -> str:
        if item.sort == "seat":
            return self.words.joined(tuple(each for each in values if each is not None))
        return ", ".join(self.said(name, item, each) for each in values)

    def _by_seat(self, name: str, item: Kind, values: Any) -> str:
        """Everybody with what is theirs; the reader is “you”."""
        pairs = sorted(values.items()) if isinstance(values, dict) else enumerate(values)
        nested = item.sort in ("list", "by-seat", "fields")
        said = [(self._who(seat), self.said(name, item, each)) for seat, each in pairs]
        return "; ".join(f"{who}: {what}" for who, what in said) if nested else ", ".join(map(" ".join, said))

    def _who(self, seat: int) -> str:
        return self.words("plain-you") if seat == self.words.me else self.words.name(seat)


def _about(fields: Mapping[str, Any]) -> tuple[int, ...]:
    if isinstance(fields.get("seats"), tuple | list):
        return tuple(fields["seats"])
    return (fields["seat"],) if isinstance(fields.get("seat"), int) else ()


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
