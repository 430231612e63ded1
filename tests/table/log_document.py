"""The table of kinds in `docs/log.md`, made from the classes; `python -m tests.table.log_document` writes it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import get_args

import msgspec

from isoloir.table.log.entries import Act, Entry
from isoloir.table.log.marks import marks_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "log.md"
HEAD = "| kind | since | fields beside `person` and `command` | somebody's own |\n|---|---|---|---|\n"


def table_of_kinds() -> str:
    return HEAD + "".join(f"{_row(kind)}\n" for kind in sorted(get_args(Entry), key=lambda kind: str(kind.__name__)))


def _row(kind: type[Act]) -> str:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    fields = [_field(field) for field in info.fields if field.name not in ("person", "command")]
    own = ", ".join(f"`{name}`" for name in marks_of(kind))
    return f"| `{info.tag}` | {kind.since} | {', '.join(fields)} | {own} |"


def _field(field: msgspec.inspect.Field) -> str:
    return f"`{field.name}`" if field.required else f"`{field.name}`?"


def main() -> int:
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(re.sub(re.escape(HEAD) + r"(\|.*\n)*", lambda _: table_of_kinds(), text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
