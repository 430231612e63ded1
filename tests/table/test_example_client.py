"""The client in `examples/` is written from the paper alone: it plays every game to its end and keeps it true."""

from __future__ import annotations

import ast
import asyncio
import re
import sys
from pathlib import Path

import pytest

from isoloir.games import GAMES
from isoloir.table.door.desk.schema import openapi, schemas

from .running import running

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "client" / "client.py"


@pytest.mark.parametrize("game", GAMES)
async def test_a_stranger_plays_a_whole_game_from_the_paper(game: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            # the same file at another pace: no more than five a second is for servers with limits
            f"import runpy, sys, asyncio; wait = asyncio.sleep; asyncio.sleep = lambda s: wait(0); "
            f"sys.argv = ['client', {server.url!r}, {game!r}]; runpy.run_path({str(CLIENT)!r}, run_name='__main__')",
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, err = await asyncio.wait_for(process.communicate(), 60)

    assert process.returncode == 0, err.decode()
    assert re.fullmatch(rf"{game}: winners \[.*\], scores \[.*\], record proved\n", out.decode()), out


def test_it_needs_the_standard_library_and_one_package_for_sockets() -> None:
    tree = ast.parse(CLIENT.read_text())
    named = {name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in (a.name for a in node.names)}
    named |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    packages = {name.partition(".")[0] for name in named} - set(sys.stdlib_module_names)

    assert packages == {"aiohttp"}


def test_every_view_and_event_of_every_game_is_described() -> None:
    games = schemas()["games"]

    assert set(games) == set(GAMES)
    for key, game in GAMES.items():
        parts = games[key]["$defs"]
        assert game.view_type.__name__ in parts
        assert {event.__name__ for event in game.events} <= set(parts)
        assert all(part.get("properties") is not None for part in parts.values() if part.get("type") == "object")


def test_the_socket_and_the_replays_are_in_the_openapi_text() -> None:
    paths = openapi()["paths"]

    assert "101" in paths["/api/tables/{code}/socket"]["get"]["responses"]
    assert "post" in paths["/api/replay"]
    assert "get" in paths["/api/tables/{code}/records/{game}/replay"]
