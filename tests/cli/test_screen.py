"""What the terminal shows: lines end where a printer would end them."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.screen import HELD, NARROWEST, NO_BREAK, Unbroken

SENTENCE = "Vous avez dit «\N{NO-BREAK SPACE}oui\N{NO-BREAK SPACE}»\N{NARROW NO-BREAK SPACE}! " * 6


def in_a_table(text: str) -> Table:
    table = Table("Qui", "Quoi")
    table.add_row("Zoé", text)
    return table


def shown(thing: RenderableType, width: int) -> str:
    console = Unbroken(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


@pytest.mark.parametrize("thing", [SENTENCE, Text(SENTENCE), in_a_table(SENTENCE)], ids=["str", "text", "table"])
def test_no_line_is_broken_at_a_no_break_space(thing: RenderableType) -> None:
    for width in range(NARROWEST, 80):
        said = shown(thing, width)
        lines = [line.strip("│ ") for line in said.splitlines()]

        assert len(lines) > 1
        assert [line for line in lines if line.startswith(("»", "!", "oui")) or line.endswith("«")] == []
        assert said.count("«\N{NO-BREAK SPACE}oui\N{NO-BREAK SPACE}»\N{NARROW NO-BREAK SPACE}!") == 6


def test_what_stands_in_for_a_space_is_as_wide_and_keeps_its_style() -> None:
    console = Unbroken(file=io.StringIO(), width=80)
    text = Text.assemble("un\N{NO-BREAK SPACE}", ("deux", "bold"), "\N{NARROW NO-BREAK SPACE}trois")

    segments = [(each.text, bool(each.style and each.style.bold)) for each in console.render(text)]

    assert segments == [
        ("un\N{NO-BREAK SPACE}", False),
        ("deux", True),
        ("\N{NARROW NO-BREAK SPACE}trois", False),
        ("\n", False),
    ]
    assert text.plain == "un\N{NO-BREAK SPACE}deux\N{NARROW NO-BREAK SPACE}trois", "the text itself stays as it was"
    assert [cell_len(each.translate(HELD)) for each in NO_BREAK] == [cell_len(each) for each in NO_BREAK]


def test_nothing_that_rich_keeps_to_itself_is_used() -> None:
    private = re.compile(r"from rich(\.\w+)* import .*\b_|from rich\._|import rich\._|rich\._")

    assert [
        path for path in Path("src/isoloir").rglob("*.py") if private.search(path.read_text(encoding="utf-8"))
    ] == []
