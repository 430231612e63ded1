"""A third language is a line and a folder: terminal, rules and operator's page speak it; what it lacks is listed."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from isoloir.games import GAMES
from tests.cli.test_every_game import Persistent
from tests.third_language import KEY, done, foreign, package, ran

OPERATOR = """
from isoloir.table.door.admin_page import Seen, door, overview
from isoloir.table.store.overview import Load, NodeSeen
print(door("eo", "wrong"), overview("eo", Seen([NodeSeen("one", "", 0, True, False, Load())], "one", 1, "")), sep="\\n")
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return package(tmp_path_factory.mktemp("third"))


@pytest.mark.parametrize("key", GAMES)
def test_the_terminal_plays_every_game_in_it(source: Path, key: str) -> None:
    typed = "".join(f"{line}\n" for line in islice(Persistent().lines, 10_000))

    played = ran(source, "isoloir", "play", key, "--seed", "1", "--bots", "random", typed=typed)

    assert foreign(played) == []


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_of_every_game_are_told_in_it(source: Path, key: str) -> None:
    assert foreign(ran(source, "isoloir", "rules", key)) == []


def test_the_operators_page_speaks_it(source: Path) -> None:
    assert foreign(done(source, ["-c", OPERATOR])) == []


def test_what_it_lacks_is_listed(source: Path) -> None:
    folder = source / "isoloir" / "content" / "messages" / KEY
    (folder / "tab.ftl").unlink()
    hint = (folder / "hint.ftl").read_text(encoding="utf-8")
    first, rest = hint.split(" = ", 1)
    (folder / "hint.ftl").write_text(f"{first}-gone = {{ $nobody }}{rest}", encoding="utf-8")

    lacked = done(source, ["-c", f"from tools.languages import lacks; print(*lacks('{KEY}'), sep='\\n')"])

    assert lacked.splitlines()[0] == f"messages/{KEY}/hint.ftl: {first.split()[-1]}"
    assert f"messages/{KEY}/tab.ftl" in lacked
    assert "cards of its own" in lacked
