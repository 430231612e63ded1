"""`make gallery`: every surface, in both languages, at five sizes, light and dark, as pictures to look at."""

from __future__ import annotations

import html
import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web import walk
from tests.web.conftest import chromium
from tests.web.phones import PHONE, SMALL, TELEVISION, Party

OUT = Path("build/gallery")
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "small": SMALL, "desktop": DESKTOP, "tablet": TABLET, "television": TELEVISION}
FRAME = "frame"
MOMENTS = 12
"""Of a game, before it is played to its end: past The Majority's draft and into its tricks."""
WEAR = """theme => new Promise((worn) => {
  document.documentElement.dataset.theme = theme;
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(worn)), 100);
})"""
"""As somebody chooses in the settings, and until all of it is painted."""


class Camera:
    """Takes each surface as it stands on the screen, and whole where there is more below."""

    def __init__(self, stem: str) -> None:
        self.stem = stem
        self.sizes: dict[Page, str] = {}

    def take(self, surface: str, page: Page) -> None:
        for scheme in ("light", "dark"):
            page.evaluate(WEAR, scheme)
            name = f"{self.stem}-{surface}-{self.sizes[page]}-{scheme}"
            page.screenshot(path=OUT / f"{name}.png")
            if scheme == "light" and page.evaluate("document.documentElement.scrollHeight > innerHeight + 4"):
                page.screenshot(path=OUT / f"{name}-whole.png", full_page=True)


def take_game(browser: Browser, url: str, key: str, lang: str) -> None:
    """Two phones and a computer play, a tablet watches with all motion on, a television shows."""
    party, camera = Party(browser, url), Camera(f"{lang}-{key}")
    pages = {
        name: party.device(lang, size, **({"reduced_motion": "no-preference"} if name == "tablet" else {}))
        for name, size in SIZES.items()
    }
    camera.sizes = {page: name for name, page in pages.items()}
    seated = [pages["phone"], pages["small"], pages["desktop"]]
    walk.game(party, key, lang, camera.take, seated, [pages["tablet"]], [pages["television"]], MOMENTS)
    party.leave()


def take_frame(browser: Browser, url: str, lang: str) -> None:
    for name, size in SIZES.items():
        party, camera = Party(browser, url), Camera(f"{lang}-{FRAME}")
        page = party.device(lang, size)
        camera.sizes = {page: name}
        walk.frame(party, page, lang, camera.take)
        party.leave()


def index() -> None:
    """All pictures on one page."""
    names = sorted(path.name for path in OUT.glob("*.png"))
    figures = "".join(
        f'<figure><a href="{html.escape(name)}"><img loading="lazy" src="{html.escape(name)}"></a>'
        f"<figcaption>{html.escape(name)}</figcaption></figure>"
        for name in names
    )
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{height:420px}"
    (OUT / "index.html").write_text(f"<!doctype html><style>{style}</style>{figures}", encoding="utf-8")


def main() -> None:
    """`GAMES="majority frame" LANGS=fr make gallery` for a part of it."""
    wanted = os.environ.get("GAMES", "").split() or [FRAME, *GAMES]
    langs = os.environ.get("LANGS", "").split() or LANGS
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), GRACE_MS="40", NONCE_MS="400")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for key in wanted:
            for lang in langs:
                print(f"{key} {lang}", flush=True)
                if key == FRAME:
                    take_frame(browser, server.url, lang)
                else:
                    take_game(browser, server.url, key, lang)
        browser.close()
        server.kill()
    index()
    print(f"{len(list(OUT.glob('*.png')))} pictures: {OUT / 'index.html'}")


if __name__ == "__main__":
    main()
