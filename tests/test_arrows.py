"""The walls of the house: which part may import which, and what the rules may never touch."""

from pathlib import Path

import pytest

from tests.arrows import ARROWS, HOUSE, TABLE_ARROWS, TABLE_KNOWS, circle, complaints, house_complaints, room

SOURCE = Path(__file__).parent.parent / "src"


def test_no_import_in_the_house_goes_against_the_arrows() -> None:
    assert house_complaints(SOURCE) == []


def test_every_part_of_the_house_has_its_arrows() -> None:
    parts = {path.relative_to(SOURCE / HOUSE).parts[0] for path in (SOURCE / HOUSE).rglob("*/*.py")}

    assert parts <= set(ARROWS)
    assert "core" in parts


def test_every_room_of_the_table_has_its_arrows() -> None:
    table = SOURCE / HOUSE / "table"
    rooms = {room(".".join(path.with_suffix("").relative_to(SOURCE).parts)) for path in table.rglob("*/*.py")}

    assert rooms - {"live"} == set(TABLE_ARROWS) == set(TABLE_KNOWS)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("isoloir.core.match", "from isoloir.games import GAMES"),
        ("isoloir.core.match", "from isoloir import games"),
        ("isoloir.core.match", "from ..content import words"),
        ("isoloir.core.match", "def late():\n    import isoloir.cli"),
        ("isoloir.core.match", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from isoloir.bots import Bot"),
        ("isoloir.content.texts", "from isoloir.games import GAMES"),
        ("isoloir.games.habits.flow", "from isoloir.bots import choose"),
        ("isoloir.games.habits.flow", "from isoloir.games.majority import GAME"),
        ("isoloir.games.habits.flow", "from ..majority.scoring import points"),
        ("isoloir.games.habits.flow", "from isoloir.games import GAMES"),
        ("isoloir.games.habits.flow", "from .. import registry"),
        ("isoloir.bots.habits", "from isoloir.lab import rate"),
        ("isoloir.lab.rate", "from isoloir.cli import main"),
        ("isoloir.lab.rate", "import isoloir.table.door.app"),
        ("isoloir.table.door.app", "from isoloir.lab import simulate"),
        ("isoloir.table.live.table.viewer", "from isoloir.games.habits.view import View"),
        ("isoloir.table.live.table.table", "from ...door.desk.talk import Talk"),
        ("isoloir.table.live.table.table", "from isoloir.table.store.sqlite.sqlite_log import SqliteLog"),
        ("isoloir.table.live.table.table", "from ..nodes.cluster import Cluster"),
        ("isoloir.table.live.table.table", "from ..house.house import House"),
        ("isoloir.table.live.nodes.cluster", "from ..house.house import House"),
        ("isoloir.table.live.house.house", "from ..nodes.cluster import Cluster"),
        ("isoloir.table.live.table.table", "import aiohttp"),
        ("isoloir.table.store.sqlite.sqlite_log", "from ..postgres.connection import connect"),
        ("isoloir.table.store.sqlite.sqlite_log", "import psycopg"),
        ("isoloir.table.log.entries", "from ..wire.from_server import Lobby"),
        ("isoloir.table.store.sqlite.sqlite_log", "from ...party.fold import fold"),
        ("isoloir.table.door.desk.me", "import sqlite3"),
        ("isoloir.table.door.desk.me", "from aiohttp import web"),
        ("isoloir.table.door.desk.talk", "from ..sockets import Socket"),
        ("isoloir.table.attic.trunk", "from ..log.entries import Entry"),
        ("isoloir.attic", "from isoloir.core import Seat"),
        ("isoloir.cli.play", "from isoloir.attic import trunk"),
        ("isoloir", "from isoloir.core import Seat"),
    ],
)
def test_a_planted_import_across_a_wall_is_found(module: str, source: str) -> None:
    assert len(complaints(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("isoloir.core.chance", "import random"),
        ("isoloir.core.chance", "from random import shuffle"),
        ("isoloir.core.record", "from datetime import datetime"),
        ("isoloir.core.record", "import os.path"),
        ("isoloir.core.record", "text = open('record.jsonl')"),
        ("isoloir.games.habits.flow", "def deal():\n    import secrets"),
        ("isoloir.games.habits.flow", "from pathlib import Path"),
        ("isoloir.games.habits.flow", "from time import monotonic as now"),
        ("isoloir.games.habits.flow", "print('revealed')"),
        ("isoloir.games.habits.flow", "import importlib"),
        ("isoloir.content.words", "import random"),
        ("isoloir.table.party.decide", "import asyncio"),
        ("isoloir.table.party.codes", "import secrets"),
        ("isoloir.table.log.entries", "from time import time"),
    ],
)
def test_a_planted_clock_generator_or_file_in_the_rules_is_found(module: str, source: str) -> None:
    assert len(complaints(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "isoloir.core.match",
            "import hashlib\nimport msgspec\nfrom isoloir.core.ask import Ask\nfrom .ballot import Ballot",
        ),
        ("isoloir.content.words", "from importlib import resources"),
        (
            "isoloir.games.habits.flow",
            "from isoloir.core import Ask\nfrom isoloir.content import words\nfrom .board import Board",
        ),
        ("isoloir.games.registry", "from isoloir.games.habits import GAME as HABITS\nfrom .majority import GAME"),
        ("isoloir.bots.habits", "import random\nfrom isoloir.games.habits.view import View"),
        ("isoloir.lab.rate", "import time\nfrom isoloir.bots import BOTS"),
        ("isoloir.table.door.app", "import asyncio\nfrom isoloir import __version__\nfrom isoloir.games import GAMES"),
        ("isoloir.cli.play", "from isoloir.lab import simulate\nfrom isoloir.table import serve"),
        ("isoloir.__main__", "from isoloir.cli import main"),
    ],
)
def test_an_import_along_the_arrows_is_left_alone(module: str, source: str) -> None:
    assert complaints(source, module) == []


def test_the_registry_may_be_the_package_itself() -> None:
    assert complaints("from .habits import GAME", "isoloir.games", package=True) == []


def test_dots_are_counted_from_the_package_when_the_module_is_one() -> None:
    assert complaints("from ..majority import GAME", "isoloir.games.habits", package=True) != []
    assert complaints("from .board import Board", "isoloir.games.habits", package=True) == []


def test_a_complaint_says_where_and_why() -> None:
    source = "import hashlib\n\nfrom isoloir.cli import main\n"

    assert complaints(source, "isoloir.core.match") == [
        "isoloir.core.match:3 imports isoloir.cli.main: no arrow from core to cli"
    ]


def test_no_module_imports_itself_by_a_circle() -> None:
    assert circle(SOURCE) == []


def test_a_planted_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / HOUSE).mkdir()
    for name, other in (("first", "second"), ("second", "third"), ("third", "first"), ("alone", "first")):
        (tmp_path / HOUSE / f"{name}.py").write_text(f"from .{other} import something\n")

    assert {name.removeprefix(f"{HOUSE}.") for name in circle(tmp_path)} == {"first", "second", "third"}
