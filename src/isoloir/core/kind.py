"""What a field holds, read from its type: a seat, one thing for each seat, a list, or something plain.

Terminal and page say and draw the fields of views and events by these, so that three cards are never taken for three
people's points.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Meta

from .value import Value

T = TypeVar("T")

MARK = "isoloir"
"""Under this name a type carries what its numbers or places mean."""

BySeat: TypeAlias = Annotated[tuple[T, ...], Meta(extra={MARK: "by-seat"})]
"""One thing for each seat, in seat order."""

Sort: TypeAlias = Literal["plain", "seat", "list", "by-seat", "fields"]

LISTS = (msgspec.inspect.ListType, msgspec.inspect.VarTupleType, msgspec.inspect.SetType, msgspec.inspect.FrozenSetType)


class Kind(Value, frozen=True):
    sort: Sort = "plain"
    item: Kind | None = None
    """Of what the list is, or what each seat has."""
    fields: Mapping[str, Kind] = msgspec.field(default_factory=dict)


PLAIN = Kind()


def kinds(struct: type[Any]) -> dict[str, Kind]:
    """The kind of each field of a view, an event or a remark."""
    return _kinds(cast("Hashable", struct))


@cache
def _kinds(struct: Hashable) -> dict[str, Kind]:
    found = msgspec.inspect.type_info(struct)
    assert isinstance(found, msgspec.inspect.StructType)
    return _fields(found)


def _fields(struct: msgspec.inspect.StructType) -> dict[str, Kind]:
    return {field.encode_name: _kind(field.type) for field in struct.fields}


def _kind(kind: msgspec.inspect.Type) -> Kind:
    match kind:
        case msgspec.inspect.Metadata():
            return _marked((kind.extra or {}).get(MARK, ""), _kind(kind.type))
        case msgspec.inspect.UnionType(types=types):
            some = [each for each in types if not isinstance(each, msgspec.inspect.NoneType)]
            return _kind(some[0]) if len(some) == 1 else PLAIN
        case msgspec.inspect.TupleType(item_types=items):
            return Kind("list", _kind(items[0]) if items else PLAIN)
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            return Kind("by-seat", _kind(value)) if _kind(key).sort == "seat" else PLAIN
        case msgspec.inspect.StructType():
            return Kind("fields", fields=_fields(kind))
        case _ if isinstance(kind, LISTS):
            return Kind("list", _kind(kind.item_type))
        case _:
            return PLAIN


def _marked(mark: Any, kind: Kind) -> Kind:
    if mark == "seat":
        return Kind("seat")
    return Kind("by-seat", kind.item) if mark == "by-seat" else kind
