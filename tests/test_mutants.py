"""The faults that `make mutants` plants: each is one small change in a function, and Python still reads the file."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutants.__main__ import EQUIVALENT, files
from tools.mutants.copies import ROOT
from tools.mutants.plant import mutants

TEXT = """LIMIT = 20


def score(cards: tuple[int, ...], far: bool = False) -> int:
    total: int = sum(cards) + 1
    assert total > 0
    if not far and total >= LIMIT:
        tell(total)
        return replace(cards, total=0)
    return total
"""


def test_every_small_change_is_planted_once_and_nothing_outside_a_function(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(TEXT, encoding="utf-8")

    found = {(each.line, each.was, each.now) for each in mutants(tmp_path, "rules.py")}

    assert found == {
        (5, "+", "-"),
        (5, "1", "2"),
        (7, "not ", ""),
        (7, "and", "or"),
        (7, ">=", ">"),
        (8, "tell(total)", "None"),
        (9, "replace(cards, total=0)", "replace(cards)"),
        (9, "0", "1"),
    }


def test_a_planted_file_is_still_python_and_every_listed_equivalent_is_one_of_them() -> None:
    names = set()
    for path in files(ROOT):
        text = (ROOT / path).read_bytes()
        for each in mutants(ROOT, path):
            ast.parse(each.planted(text))
            names.add(each.name)

    listed = [line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in listed if line not in names] == []
