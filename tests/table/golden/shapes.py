"""The shape of every kind of entry that was ever written, by its tag.

`python -m tests.table.golden.shapes` adds new ones; a tag that is there already keeps the shape it has.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from isoloir.table.log.entries import Entry
from isoloir.table.log.old import OldEntry

from .portrait import FOLDER

SHAPES = FOLDER / "shapes.json"

SCHEMA_WORDS = {"title", "description"}
"""What a schema says in prose; a docstring is no shape."""


def kinds() -> list[type[Any]]:
    return [*get_args(Entry), *get_args(OldEntry)]


def tag_of(kind: type[Any]) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]


def shapes_now() -> dict[str, Any]:
    shapes = {tag_of(kind): _bare(msgspec.json.schema(kind)) for kind in sorted(kinds(), key=tag_of)}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shapes))
    return plain


def shapes_kept() -> dict[str, Any]:
    kept: dict[str, Any] = msgspec.json.decode(SHAPES.read_bytes())
    return kept


def _bare(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {key: _bare(value) for key, value in sorted(schema.items()) if key not in SCHEMA_WORDS or key in _FIELDS}
    return [_bare(each) for each in schema] if isinstance(schema, list) else schema


_FIELDS = frozenset(field for kind in kinds() for field in kind.__struct_fields__)
"""A field may well be called as a word of the schema's."""


def main() -> int:
    kept = shapes_kept() if SHAPES.exists() else {}
    new = {tag: shape for tag, shape in shapes_now().items() if tag not in kept}
    SHAPES.write_bytes(
        msgspec.json.format(msgspec.json.encode(dict(sorted({**kept, **new}.items()))), indent=1) + b"\n"
    )
    print("added:", ", ".join(new) or "nothing")
    return 0


if __name__ == "__main__":
    sys.exit(main())
