"""The shape of every kind of entry as the last release wrote it, by its tag, and what may become of it.

`python -m tests.table.golden.shapes` keeps today's shapes: with a release, and at no other time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from isoloir.table.log.codec import KINDS
from isoloir.table.log.entries import FORMAT

from .portrait import FOLDER

SHAPES = FOLDER / "shapes.json"
ALLOWED = (
    "only a field with a default may be added; anything else is a kind with a new tag and a step that reads this one"
)

SCHEMA_WORDS = {"title", "description"}
"""What a schema says in prose; a docstring is no shape."""


def tag_of(kind: type[Any]) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]


def shape_of(kind: type[Any]) -> dict[str, Any]:
    """Whatever the class is called: an old one is moved."""
    schema = msgspec.json.schema(kind)
    held = schema["$defs"]
    own = held.pop(schema["$ref"].rpartition("/")[2])
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(_bare({**own, "$defs": held})))
    return plain


def shapes_now() -> dict[str, Any]:
    return {tag_of(kind): shape_of(kind) for kind in sorted(KINDS, key=tag_of)}


def kept() -> dict[str, Any]:
    """`format` is the last release's, `shapes` its shapes by tag."""
    found: dict[str, Any] = msgspec.json.decode(SHAPES.read_bytes())
    return found


def outgrown(was: Any, now: Any, where: str) -> Iterator[str]:
    """Each place in which a shape is no longer contained in today's, in a sentence."""
    if not isinstance(was, dict) or not isinstance(now, dict):
        if was != now:
            yield f"{where} was {_said(was)} and is {_said(now)}: {ALLOWED}"
        return
    for key in was:
        if key not in now:
            yield f"{where}/{key} is gone: {ALLOWED}"
        else:
            yield from outgrown(was[key], now[key], f"{where}/{key}")
    if not where.endswith(("/properties", "/$defs")):
        yield from (f"{where}/{key} is new: {ALLOWED}" for key in now if key not in was)


def added(was: Any, now: Any) -> Iterator[str]:
    """The fields that today's shape has and the kept one hasn't, in the structs that both have."""
    if isinstance(was, dict) and isinstance(now, dict):
        mine = {*now.get("properties", ())} if "properties" in was else set()
        yield from sorted(mine - {*was.get("properties", ())})
        for key in was:
            yield from added(was[key], now.get(key))


def _said(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _bare(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: _bare(value) for key, value in sorted(schema.items()) if key not in SCHEMA_WORDS or key in _FIELDS}
    return [_bare(each) for each in schema] if isinstance(schema, list) else schema


_FIELDS = frozenset(field for kind in KINDS for field in kind.__struct_fields__)
"""A field may well be called as a word of the schema's."""


def main() -> int:
    shapes = msgspec.json.encode({"format": FORMAT, "shapes": shapes_now()})
    SHAPES.write_bytes(msgspec.json.format(shapes, indent=1) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
