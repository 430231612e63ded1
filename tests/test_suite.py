"""The table that `make test` ends with, for suites in which something goes wrong."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tools import suite
from tools.suite import PLAIN, Suite, run

COMMAND = (*PLAIN, "-p", "xdist.plugin")
"""Without the plugins that these suites don't need, and start slowly."""

GREEN = "def test_it(): pass\n"
RED = "def test_it(): assert 0\n"
SKIPPED = "import pytest\n\ndef test_it(): pytest.skip('no such machine')\n"
BROKEN = "import nothing_of_this_name\n"
UNCLEAN = "import pytest\n\n@pytest.fixture\ndef it():\n    yield\n    assert 0\n\ndef test_it(it): pass\n"
SECOND = """from pathlib import Path

def test_it():
    before = Path(__file__).with_name('before')
    was_there = before.exists()
    before.touch()
    assert was_there
"""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Table:
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setattr(suite, "REPORTS", tmp_path / "reports")
    return Table(tmp_path, capfd)


class Table:
    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capfd, self.suites = folder, capfd, list[Suite]()

    def add(self, name: str, *texts: str, tried_again: bool = False) -> None:
        (self.folder / name).mkdir()
        for n, text in enumerate(texts):
            (self.folder / name / f"test_{name}{n}.py").write_text(text)
        self.suites.append(Suite(name, "a second", (*COMMAND, name), tried_again=tried_again))

    def end(self) -> tuple[int, str]:
        code = run(self.suites)
        return code, self.capfd.readouterr().out.rpartition("passed  failed")[2]


def counts(said: str, name: str) -> list[int]:
    line = next(line for line in said.splitlines() if line.startswith(name))
    return [int(each) for each in re.findall(r" (\d+)(?= )", line)]


def test_what_follows_a_failure_is_run_too_and_every_test_is_counted(table: Table) -> None:
    table.add("red", RED, SKIPPED, UNCLEAN, GREEN)
    table.add("broken", BROKEN, GREEN)
    table.add("green", GREEN)

    code, said = table.end()

    assert code == 1
    assert {name: counts(said, name) for name in ("red", "broken", "green")} == {
        "red": [1, 2, 0, 1],
        "broken": [1, 1, 0, 0],
        "green": [1, 0, 0, 0],
    }
    assert "FAILED red/test_red0.py::test_it" in said
    assert re.search(r"SKIPPED \[1\] red/test_red1.py::test_it: .*no such machine", said)
    assert re.search(r"\n3 failed, 3 passed, 1 skipped in \d+\.\d\ds \(\d:\d\d:\d\d\)\n$", said)


def test_all_green_is_exit_code_0(table: Table) -> None:
    table.add("green", GREEN, SKIPPED)

    code, said = table.end()

    assert code == 0
    assert "\n1 passed, 1 skipped in " in said


def test_a_second_try_is_told_by_name_and_fails_the_run(table: Table) -> None:
    table.add("second", SECOND, tried_again=True)

    code, said = table.end()

    assert code == 1
    assert counts(said, "second") == [0, 0, 1, 0]
    assert "SECOND TRY second/test_second0.py::test_it" in said
    assert "\n1 failed in " in said


def test_a_second_try_is_excused_only_where_it_is_listed_with_a_reason(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "SECOND_TRIES", {"second/test_second0.py::test_it": "the browser’s own fault"})
    table.add("second", SECOND, tried_again=True)

    code, said = table.end()

    assert code == 0
    assert "SECOND TRY second/test_second0.py::test_it: the browser’s own fault" in said
    assert "\n1 passed in " in said


def test_what_fails_twice_has_failed(table: Table) -> None:
    table.add("red", RED, tried_again=True)

    code, said = table.end()

    assert code == 1
    assert counts(said, "red") == [0, 1, 0, 0]


def test_a_suite_that_ends_without_a_report_has_failed(table: Table) -> None:
    table.suites.append(Suite("killed", "a second", (sys.executable, "-c", "raise SystemExit(3)")))

    code, said = table.end()

    assert code == 1
    assert "FAILED killed: ended with exit code 3 and no failed test" in said
