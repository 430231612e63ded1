"""What a house law may say, for a form: made from the types and from the very checks that read a row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from isoloir.core import Value

from .house import FAMILIES, complaints, tag
from .laws import INQUIRIES, Check, Circle, Effect, Kind, Law, Symbol, Text, Title, Trait, Trigger, When

DEED_OF_THE_PEOPLE = tag(Trait)


class Part(Value, frozen=True):
    """A gap to fill: one of these words, or a whole number from `least` to `most`."""

    name: str
    words: tuple[str | bool, ...] = ()
    least: int = 0
    most: int = 0
    preset: str | int | bool | None = None
    """What it is if it's left out."""
    free: bool = False
    """May be left open."""


class Deed(Value, frozen=True):
    """What a law can do, and what has to be said with it."""

    do: str
    parts: tuple[Part, ...]


class Moment(Value, frozen=True):
    """When a law acts, and all that it can do then."""

    trigger: Trigger
    kind: Kind
    when: tuple[When, ...]
    symbols: tuple[Symbol, ...]
    once: bool
    """Whether a law can act there once and then go."""
    deeds: tuple[Deed, ...]


class LawForm(Value, frozen=True):
    circles: tuple[Circle, ...]
    checks: tuple[Check, ...]
    people: tuple[str, ...]
    """Words that make it a law about people; `checks` are for those."""
    title: int
    text: int
    """How many letters these may have."""
    moments: tuple[Moment, ...]


@cache
def law_form() -> LawForm:
    people = (*INQUIRIES, DEED_OF_THE_PEOPLE)
    moments = tuple(map(_moment, get_args(Trigger)))
    return LawForm(get_args(Circle), get_args(Check), people, _longest(Title), _longest(Text), moments)


def _moment(trigger: Trigger) -> Moment:
    bare = tuple(FAMILIES[trigger])
    kind: Kind = next(kind for kind in get_args(Kind) if not _faults({"kind": kind, "trigger": trigger}, "trigger"))
    row = {"kind": kind, "trigger": trigger}
    return Moment(
        trigger,
        kind,
        tuple(when for when in get_args(When) if not _faults({**row, "when": when}, "when")),
        tuple(symbol for symbol in get_args(Symbol) if not _faults({**row, "symbol": symbol}, "symbol")),
        not _faults({**row, "once": True}, "once"),
        tuple(Deed(tag(effect), tuple(_parts(effect, row))) for effect in bare),
    )


def _parts(effect: type[Effect], row: dict[str, Any]) -> Iterator[Part]:
    hints = get_type_hints(effect, include_extras=True)
    for field in msgspec.structs.fields(effect):
        preset = None if field.required else field.default
        least, most = _bounds(hints[field.name])
        words = tuple(word for word in _words(hints[field.name]) if _fits(effect, row, field.name, word))
        free = type(None) in get_args(hints[field.name])
        yield Part(field.name, words, least, most, preset, free)


def _words(hint: Any) -> Iterator[str | bool]:
    if hint is bool:
        yield from (True, False)
    for part in get_args(hint):
        if isinstance(part, str):
            yield part
        elif get_origin(hint) is not Annotated:
            yield from _words(part)


def _bounds(hint: Any) -> tuple[int, int]:
    for meta in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(meta, Meta) and meta.ge is not None and meta.le is not None:
            return int(meta.ge), int(meta.le)
    return 0, 0


def _fits(effect: type[Effect], row: dict[str, Any], name: str, word: str | bool) -> bool:
    """Asked of the check itself, with the rest as harmless as can be."""
    parts = {**_harmless(effect), name: word}
    return not _faults({**row, "effect": {"do": tag(effect), **parts}}, f"effect.{name}", "effect.who")


def _harmless(effect: type[Effect]) -> dict[str, Any]:
    hints = get_type_hints(effect, include_extras=True)
    needed = (field for field in msgspec.structs.fields(effect) if field.required)
    return {field.name: next(_words(hints[field.name]), _bounds(hints[field.name])[1]) for field in needed}


def _faults(row: dict[str, Any], *fields: str) -> bool:
    """Whether the check objects to these fields in a row whose other fields are filled in somehow."""
    effect = row.get("effect") or _some(row["trigger"])
    law = msgspec.convert({"id": "a-law", "circle": "white", **row, "effect": effect}, Law)
    return any(each.field in fields for each in complaints(law, ()))


def _some(trigger: Trigger) -> dict[str, Any]:
    effect = FAMILIES[trigger][0]
    return {"do": tag(effect), **_harmless(effect)}


def _longest(text: type[msgspec.Struct]) -> int:
    hint = get_type_hints(text, include_extras=True)["fr"]
    return next(int(meta.max_length) for meta in get_args(hint)[1:] if meta.max_length is not None)
