"""A part of `make bench-web`: how much a table in a tab loads, and how soon its first question is there."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from isoloir.cli.commands.tab import PARTS
from isoloir.cli.tab_folder import build
from isoloir.table.door.pages import FOLDER
from tests.web.test_tab import Site

ROOT = Path(__file__).parents[2]
MOST = {"MB packed by brotli": 4.5, "s cold": 2.5, "s warm": 2.0, "s to a usable home": 1.0}
ALONE = """() => new Promise((settle) => {
  const found = {};
  const look = () => {
    const button = [...document.querySelectorAll("article .do button")].at(-1);
    if (button && !found.home) [found.home] = [performance.now(), button.click()];
    if (!document.querySelector("[data-option]:enabled")) return requestAnimationFrame(look);
    settle({ ...found, asked: performance.now() });
  };
  look();
})"""
"""Presses a button of the last game as soon as it's there; the times are the page's own, from its navigation on."""
RUNS = 3


def opened(context: BrowserContext, url: str) -> tuple[dict[str, float], Page]:
    page = context.new_page()
    page.goto(url, wait_until="commit")
    found: dict[str, float] = page.evaluate(ALONE)
    return found, page


def measured(browser: Browser, url: str) -> Iterator[tuple[str, float]]:
    for _ in range(RUNS):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        cold, page = opened(context, url)
        yield "s to a usable home", cold["home"] / 1000
        yield "s cold", cold["asked"] / 1000
        page.wait_for_function("async () => (await caches.match('./tab/house.zip')) && (await caches.match('./sw.js'))")
        page.close()
        yield "s warm", opened(context, url)[0]["asked"] / 1000
        context.close()


def rows(browser: Browser) -> Iterator[tuple[str, bool]]:
    """Each says what was seen and what it may be, and whether it's beyond."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        built = build(FOLDER, ROOT / PARTS, folder / "below" / "here")
        site = Site(folder)
        found = [("MB packed by brotli", built.starts / 1e6), *measured(browser, site.url)]
        site.stop()
    for what, most in MOST.items():
        seen = median(value for each, value in found if each == what)
        yield f"a table in a tab: {seen:.2f} {what} (at most {most})", seen > most
