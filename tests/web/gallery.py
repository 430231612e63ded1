"""`make gallery`: every surface of every game, in both languages, at four sizes, as pictures to look at."""

from __future__ import annotations

import html
import os
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from isoloir.content.messages import catalogue
from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web.conftest import chromium
from tests.web.phones import PHONE, SMALL, TELEVISION, Party, choose, open_table, play_to_the_end

OUT = Path("build/gallery")
TABLET = {"width": 820, "height": 1180}
MOVES = 5
SEATS = 4


class Gallery:
    """One game in one language: the host's phone, a small dark one, a tablet that watches, a television."""

    def __init__(self, browser: Browser, url: str, key: str, lang: str) -> None:
        self.party, self.key, self.lang = Party(browser, url), key, lang
        self.pages = {
            "phone": self.party.device(lang, PHONE),
            "small-dark": self.party.device(lang, SMALL, color_scheme="dark"),
            "tablet": self.party.device(lang, TABLET),
            "television": self.party.device(lang, TELEVISION),
        }

    def keep(self, surface: str) -> None:
        for size, page in self.pages.items():
            page.wait_for_timeout(150)
            page.screenshot(path=OUT / f"{self.lang}-{self.key}-{surface}-{size}.png", full_page=size != "television")

    def play(self) -> None:
        host, guest = self.pages["phone"], self.pages["small-dark"]
        host.goto(self.party.url)
        guest.goto(self.party.url)
        expect(host.locator("article").first).to_be_visible()
        if self.key == next(iter(GAMES)):
            host.wait_for_timeout(1200)
            self.keep("home")
        code = open_table(host, self.party.url, catalogue(self.lang).say(f"{self.key}-title"))
        self.come(guest, code, sits=True)
        self.come(self.pages["tablet"], code, sits=False)
        self.pages["television"].goto(f"{self.party.url}/s/{code}")
        for _ in range(SEATS - 2):
            host.locator(".people .row .button").nth(1).click()
        expect(host.locator(".start")).to_be_enabled()
        self.keep("lobby")
        host.locator(".start").click()
        expect(host.locator(".face, .booths").first).to_be_visible()
        for move in range(MOVES):
            self.keep(f"play{move}")
            for page in (host, guest):
                if page.locator("[data-sealed=false] .lock .main").count() > 0:
                    choose(page, move)
            host.wait_for_timeout(600)
        play_to_the_end(host, guest)
        self.keep("end")
        host.goto(f"{self.party.url}/r/{code}/1#m=6")
        expect(host.locator(".steps")).to_be_visible()
        host.screenshot(path=OUT / f"{self.lang}-{self.key}-replay-phone.png", full_page=True)
        self.party.leave()

    def come(self, page: Page, code: str, *, sits: bool) -> None:
        page.goto(f"{self.party.url}/t/{code}")
        page.locator("main input.field").first.fill("Zoé" if sits else "Max")
        page.locator("main form button.wide").nth(0 if sits else 1).click()
        expect(page.locator(".people")).to_be_visible()


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
    wanted = os.environ.get("GAMES", "").split() or list(GAMES)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), GRACE_MS="40", NONCE_MS="400")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for key in wanted:
            for lang in LANGS:
                print(f"{key} {lang}", flush=True)
                Gallery(browser, server.url, key, lang).play()
        browser.close()
        server.kill()
    index()
    print(f"{len(list(OUT.glob('*.png')))} pictures: {OUT / 'index.html'}")


if __name__ == "__main__":
    main()
