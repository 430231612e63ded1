"""Which format an entry needs: that of its kind, or of the youngest field that it makes use of.

A field may be added to a kind, or to anything that an entry holds, if it has a default: with that it isn't written, so
everybody can still read the entry. A version that doesn't know the field refuses an entry that has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Protocol, get_args, get_type_hints

from msgspec import Struct, structs


class Kind(Protocol):
    """Of an entry."""

    since: ClassVar[int]


class Since(Struct, frozen=True):
    """The format that brought a field, if it is younger than the kind it stands in."""

    format: int


def format_of(entry: Kind) -> int:
    return max((entry.since, *_used(entry))) if younger_fields(type(entry)) else entry.since


def _used(held: Any) -> Iterator[int]:
    if isinstance(held, Struct):
        sinces = _sinces(type(held))
        for each in structs.fields(held):
            if (value := getattr(held, each.name)) != each.default:
                yield sinces[each.name]
                yield from _used(value)
    elif isinstance(held, tuple | list):
        for each in held:
            yield from _used(each)


def newest(kind: type[Kind]) -> int:
    """What an entry of this kind may come to need."""
    return max(kind.since, *younger_fields(kind).values(), 0)


@cache
def younger_fields(hint: Any) -> dict[str, int]:
    """Those that say since when, here and in anything that may be held here."""
    is_struct = isinstance(hint, type) and issubclass(hint, Struct)
    own = {name: since for name, since in _sinces(hint).items() if since} if is_struct else {}
    inside = get_type_hints(hint, include_extras=True).values() if is_struct else get_args(hint)
    return {name: since for found in (*map(younger_fields, inside), own) for name, since in found.items()}


@cache
def _sinces(kind: type[Any]) -> dict[str, int]:
    """By field; 0 for as long as the kind."""
    return {field: _since(hint) for field, hint in get_type_hints(kind, include_extras=True).items()}


def _since(hint: Any) -> int:
    return next((each.format for each in getattr(hint, "__metadata__", ()) if isinstance(each, Since)), 0)
