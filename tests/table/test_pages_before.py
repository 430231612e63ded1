"""A page opened before an upgrade asks for parts of the build it came from, and gets them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest

from isoloir.table.serve.settings import BadSettings, read_settings

from .process import Server
from .test_http import cached


def build(folder: Path, name: str) -> Path:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><title>{name}</title>")
    (folder / "assets" / f"part-{name}.js").write_text(f"// {name}")
    (folder / "assets" / "both-1a2b.js").write_text(f"// {name}")
    (folder / "secret.txt").write_text(name)
    return folder


def test_parts_of_the_build_before_are_served_and_nothing_else_of_it(tmp_path: Path) -> None:
    new, old = build(tmp_path / "new", "new"), build(tmp_path / "old", "old")
    server = Server(tmp_path / "data", PAGES=str(new), PAGES_BEFORE=str(old))
    server.start()

    async def asked() -> tuple[dict[str, tuple[int, str]], str, str]:
        found: dict[str, tuple[int, str]] = {}
        async with aiohttp.ClientSession() as session:
            for path in ("assets/part-new.js", "assets/part-old.js", "assets/both-1a2b.js", "assets/part-never.js", ""):
                async with session.get(f"{server.url}/{path}") as response:
                    found[path] = response.status, await response.text()
        kept = await cached("127.0.0.1", server.port, "/assets/part-old.js")
        return found, kept, await cached("127.0.0.1", server.port, "/assets/%2e%2e/secret.txt")

    try:
        found, kept, crooked = asyncio.run(asked())
    finally:
        server.stop()

    assert found["assets/part-new.js"] == (200, "// new")
    assert found["assets/part-old.js"] == (200, "// old")
    assert found["assets/both-1a2b.js"] == (200, "// new"), "its own first"
    assert found["assets/part-never.js"][0] == 404
    assert "<title>new" in found[""][1], "a page itself is never of the build before"
    assert "immutable" in kept
    assert "immutable" not in crooked


def test_a_folder_without_parts_is_named_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="pages-before"):
        read_settings({"pages_before": str(tmp_path / "nowhere")}, {})
    assert read_settings({"pages_before": str(build(tmp_path / "old", "old"))}, {}).pages_before == tmp_path / "old"


def test_a_token_that_can_be_guessed_is_refused() -> None:
    with pytest.raises(BadSettings, match="16") as why:
        read_settings({}, {"ISOLOIR_ADMIN_TOKEN": "hush"})
    assert "hush" not in str(why.value)
