"""A part of `make bench-web`: what a table in a tab loads, how soon its first question is there, what memory it takes.

Chromium's own slow-down doesn't reach workers, so all of a page stands still three quarters of the time instead.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from isoloir.cli.commands.tab import PARTS
from isoloir.cli.tab_folder import build
from isoloir.table.door.pages import FOLDER
from tests.starving import family, starved
from tests.web.test_tab import KEPT, Packed, Site
from tests.web.webkit import BROWSERS, DRIVER, SCREEN, webkit

ROOT = Path(__file__).parents[2]
MOST = {
    "MB packed by brotli": 4.5,
    "s to a usable home": 1.0,
    "s cold": 2.5,
    "s warm": 2.0,
    "MB of memory": 300,
    "s cold, at 4x and 10 Mb/s": 12,
    "s to a usable home, at 4x and 1.6 Mb/s": 4,
    "s cold, at 4x and 1.6 Mb/s": 30,
    "s warm, at 4x": 7.5,
    "s cold, WebKit": 3.5,
    "s warm, WebKit": 3.5,
    "MB of memory, WebKit": 450,
    "times its memory from the third visit to the sixth, WebKit": 1.2,
}
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
RUNS, VISITS = 3, 6
SHARE, MOMENT = 0.25, 0.04
LINES = {"10 Mb/s": 1.25e6, "1.6 Mb/s": 0.2e6}
"""Bytes a second."""
Row = tuple[str, float]


def opened(context: BrowserContext, url: str) -> tuple[dict[str, float], Page]:
    page = context.new_page()
    page.goto(url, wait_until="commit")
    found: dict[str, float] = page.evaluate(ALONE)
    return found, page


def measured(browser: Browser, folder: Path, line: str = "", runs: int = RUNS) -> Iterator[Row]:
    """Over a line as slow as that, on a processor four times slower; over none, as fast as it goes."""
    site = Site(folder, partial(Packed, rate=LINES.get(line, 0.0)))
    with starved(renderers(browser), SHARE, MOMENT) if line else nullcontext():
        for _ in range(runs):
            context = browser.new_context(viewport={"width": 390, "height": 844})
            cold, page = opened(context, site.url)
            slow = f", at 4x and {line}" if line else ""
            yield f"s to a usable home{slow}", cold["home"] / 1000
            yield f"s cold{slow}", cold["asked"] / 1000
            if not line:
                yield "MB of memory", largest(renderers(browser)())
            page.evaluate(KEPT)
            page.close()
            yield "s warm, at 4x" if line else "s warm", opened(context, site.url)[0]["asked"] / 1000
            context.close()
    site.stop()


def renderers(browser: Browser) -> Callable[[], list[int]]:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    whole = next(int(each["id"]) for each in told if each["type"] == "browser")
    return lambda: [each for each in family(whole) if "--type=renderer" in command(each)]


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def largest(pids: Iterable[int]) -> float:
    """Megabytes of the one that has most: its own, and its part of what it shares."""
    lines = (Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines() for pid in pids)
    return max(int(line.split()[1]) for each in lines for line in each if line.startswith("Pss:")) * 1024 / 1e6


def in_webkit(folder: Path) -> Iterator[Row]:
    """It asks for gzip alone."""
    if not (DRIVER and SCREEN and BROWSERS):
        return
    site = Site(folder, Packed)
    with webkit() as window:
        grown = []
        for n in range(VISITS):
            window.goto(site.url)
            yield f"s {'warm' if n else 'cold'}, WebKit", window.wait(ALONE)["asked"] / 1000
            grown.append(largest(each for each in family(window.pid) if "WebKitWebProcess" in command(each)))
        yield "MB of memory, WebKit", grown[0]
        yield "times its memory from the third visit to the sixth, WebKit", grown[-1] / grown[2]
    site.stop()


def rows(browser: Browser) -> Iterator[tuple[str, bool]]:
    """Each says what was seen and what it may be, and whether it's beyond."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        built = build(FOLDER, ROOT / PARTS, folder / "below" / "here")
        found: list[Row] = [("MB packed by brotli", built.starts / 1e6), *measured(browser, folder)]
        found += [each for line in LINES for each in measured(browser, folder, line, 1)]
        found += in_webkit(folder)
    for what, most in MOST.items():
        seen = [value for each, value in found if each == what]
        said = f"{median(seen):.2f} {what} (at most {most})" if seen else f"not measured: {what}"
        yield f"a table in a tab: {said}", bool(seen) and median(seen) > most
