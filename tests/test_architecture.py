"""`docs/architecture.md` is true: its drawings are the imports, and every file it names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.arrows import HOUSE, imports

ROOT = Path(__file__).parent.parent
PAPER = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ROOMS = ("log", "wire", "party", "store", "live", "door", "serve", "tab")


def drawn(heading: str) -> set[tuple[str, str]]:
    """The arrows of the drawing under a heading."""
    section = PAPER.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    arrows = re.findall(r"^ +(\w+) --> (\w+(?: & \w+)*)$", section, re.MULTILINE)
    return {(start, end) for start, ends in arrows for end in ends.split(" & ")}


def imported(within: str) -> set[tuple[str, str]]:
    """Which part under a package imports which other, by name."""
    depth, found = within.count(".") + 1, set[tuple[str, str]]()
    folder = ROOT / "src" / Path(*within.split("."))
    for path in folder.rglob("*.py"):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if package else parts)
        for _, target in imports(ast.parse(path.read_text(encoding="utf-8")), module, package=package):
            pieces = target.split(".")
            if target.startswith(f"{within}.") and len(parts) > depth + 1:
                found.add((parts[depth], pieces[depth]))
    return {(start, end) for start, end in found if start != end}


def test_the_drawing_of_the_parts_is_the_imports() -> None:
    names = {path.name for path in (ROOT / "src" / HOUSE).iterdir() if path.is_dir()}

    assert drawn("The parts") == {(start, end) for start, end in imported(HOUSE) if {start, end} <= names}


def test_the_drawing_of_the_tables_rooms_is_the_imports() -> None:
    found = imported(f"{HOUSE}.table")

    assert drawn("Inside `table/`") == {(start, end) for start, end in found if {start, end} <= set(ROOMS)}
    assert {path.name for path in (ROOT / "src" / HOUSE / "table").iterdir() if (path / "__init__.py").exists()} == set(
        ROOMS
    )


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w./-]+\.(?:py|md|json|ftl|svelte|ts))`", PAPER))))
def test_every_file_it_names_is_there(name: str) -> None:
    places = [ROOT, ROOT / "src" / HOUSE, ROOT / "src" / HOUSE / "table", ROOT / "web" / "src", ROOT / "docs"]

    assert any((place / name).exists() for place in places), name


def test_every_word_in_code_style_that_looks_like_a_class_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / HOUSE).rglob("*.py"))
    named = set(re.findall(r"`([A-Z][a-z]+[A-Za-z]*)`", PAPER))

    assert {name for name in named if not re.search(rf"\b{name}\b", code)} == set()
