"""The pictures of the README, taken from the running program: `make pictures`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from isoloir.games import GAMES
from tests.table.process import Server

from . import walk
from .conftest import chromium
from .phones import PHONE, Party

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SCREEN = {"width": 1280, "height": 720}
MOMENTS = {"play1": "choosing", "play3": "later", "end": "end"}
"""What the walk calls a moment, and what the picture is called."""
SHOWN = {*(f"{key}-choosing-phone" for key in GAMES), "third-man-later-screen", "habits-end-phone"}
"""Those the README shows."""


def taken(browser: Browser, url: str, key: str) -> None:
    party = Party(browser, url)
    phone, screen = party.device("en", PHONE), party.device("en", SCREEN)

    def take(surface: str, page: Page) -> None:
        name = f"{key}-{MOMENTS.get(surface)}-{'phone' if page is phone else 'screen'}"
        if name in SHOWN:
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=62)

    walk.game(party, key, "en", take, [phone], [], [screen], 4)
    party.leave()


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as driver:
        server = Server(Path(data), GRACE_MS="40", NONCE_MS="400")
        server.start()
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            for key in sys.argv[1:] or GAMES:
                taken(browser, server.url, key)
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
