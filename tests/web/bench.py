"""`make bench-web`: how light the pages are, and how fast on a slow phone with a slow network."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from isoloir.content.messages import catalogue
from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web.conftest import chromium
from tests.web.frames import QUIET, USUAL, Reveal, Trace
from tests.web.phones import Party, asked, is_over, open_table, pick, play_alone
from tests.web.weight import frame_files, game_files, manifest, weight

SLOW = 4
"""Times slower than this machine."""
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""150 ms there and back; 1.6 Mb/s to the phone, 0.75 Mb/s from it."""
RUNS = 5
REVEALS = 3
WHOLE_MOTION = 8000
"""Milliseconds: the curtains, the longest telling, and what moves after it."""
ALLOWED = 100
QUESTIONS = 4
IDLE = 2
"""Milliseconds, below which there was nothing to draw."""
LOADING = 4000
"""Milliseconds in which nothing is asked of a page that loads."""
FIRST_OPTION = """new MutationObserver((_, watching) => {
  if (!document.querySelector("[data-option]:enabled")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("may-choose")));
}).observe(document, { subtree: true, childList: true })"""
ASKED = "[data-sealed=false] [data-option]"


def throttle(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def until_choosing(browser: Browser, url: str, cookies: list[Any]) -> float:
    """Seconds from opening a table's link, nothing cached, to the first option one can press, by the page's own clock.

    Whoever asks the page again and again whether it is there yet makes a slow phone later by half a second.
    """
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="fr-FR")
    context.add_cookies(cookies)
    page = context.new_page()
    page.add_init_script(FIRST_OPTION)
    throttle(page)
    page.goto(url, wait_until="commit")
    page.wait_for_timeout(LOADING)
    expect(asked(page)).to_be_visible(timeout=30_000)
    taken = float(page.evaluate("performance.getEntriesByName('may-choose')[0].startTime"))
    context.close()
    return taken / 1000


def reveals(browser: Browser, url: str, key: str) -> list[Reveal]:
    """The first reveals at the game's largest table; a game may end before them.

    The page is opened anew and only touched from then on: a mouse that rests on it, as no phone has one, makes the
    browser lay it out twice in a frame to know what lies under the pointer.
    """
    party = Party(browser, url)
    page = party.device("fr", reduced_motion="no-preference", has_touch=True, is_mobile=True)
    open_table(page, url, catalogue("fr").say(f"{key}-title"))
    for _ in range(max(GAMES[key].seats) - 1):
        page.locator(".people .row .button").nth(1).click()
    page.locator(".start").click()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    page.reload()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    trace = Trace(page)
    for turn in range(REVEALS):
        expect(asked(page)).to_be_visible(timeout=60_000)
        if is_over(page):
            break
        pick(page, turn, Locator.tap)
        trace.lock()
        page.wait_for_timeout(QUIET + WHOLE_MOTION)
        trace.told()
    found = trace.stop()
    party.leave()
    return found


WHOLE = """(() => {
  window.whole = {};
  let since = 0;
  window.WebSocket = class extends WebSocket {
    constructor(...wanted) {
      super(...wanted);
      this.addEventListener("message", ({ data }) => {
        if (data.startsWith('{"type":"Moved"')) since = performance.now();
      });
    }
  };
  new MutationObserver(() => {
    const of = since;
    if (of && document.querySelector("[data-sealed=false] [data-option]"))
      requestAnimationFrame(() => setTimeout(() => { if (!window.tapped) window.whole[of] = performance.now() - of; }));
  }).observe(document, { subtree: true, childList: true });
})()"""
"""For each message that moved the game, how long until the last change of a question was on the screen."""


def questions(browser: Browser, url: str, key: str) -> list[float]:
    """Milliseconds from a message to its question, whole, at the game's largest table, where nothing moves."""
    party = Party(browser, url)
    page = party.device("fr", has_touch=True, is_mobile=True)
    page.add_init_script(WHOLE)
    open_table(page, url, catalogue("fr").say(f"{key}-title"))
    for _ in range(max(GAMES[key].seats) - 1):
        page.locator(".people .row .button").nth(1).click()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.locator(".start").click()
    found: list[float] = []
    for turn in range(QUESTIONS):
        expect(asked(page)).to_be_visible(timeout=60_000)
        if is_over(page):
            break
        page.wait_for_timeout(QUIET)
        found += page.evaluate("Object.values(window.whole)")
        page.evaluate("window.tapped = true")
        pick(page, turn, Locator.tap)
        page.evaluate("window.whole = {}; window.tapped = false")
        page.locator("[data-sealed=false] .lock .main").first.click()
    party.leave()
    return sorted(found)


def unrest(browser: Browser) -> list[Reveal]:
    """Rows of as many frames as a reveal has, all of the very same work: how far they differ is the machine's doing."""
    page = browser.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    trace = Trace(page)
    for _ in range(REVEALS):
        trace.same_again()
        page.wait_for_timeout(WHOLE_MOTION)
        trace.told()
    rows = trace.stop()
    page.close()
    return rows


def told(rows: list[Reveal]) -> str:
    """A game may end before its first reveal, and a reveal may have nothing to draw: both are said."""
    longest = sorted(max(row.frames) for row in rows if row.frames)
    frames = [frame for row in rows for frame in row.frames if frame > IDLE]
    if not frames:
        return f"nothing was drawn in {len(rows)} reveals"
    over = sum(frame > ALLOWED for frame in frames)
    between = max(chain(*(row.between for row in rows)), default=0)
    return (
        f"median {median(longest):.0f} ms, worst {longest[-1]:.0f} ms of {len(longest)}; "
        f"a frame takes {median(frames):.0f} ms, {over} of {len(frames)} more than {ALLOWED}; "
        f"the longest task with nothing to draw {between:.0f} ms"
    )


@contextmanager
def house() -> Iterator[tuple[Browser, str]]:
    """A browser and a server of its own, both gone at the end, however that comes."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), GRACE_MS="200", NONCE_MS="400")
        try:
            server.start()
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            try:
                yield browser, server.url
            finally:
                browser.close()
        finally:
            server.kill()


def weights() -> Iterator[str]:
    built = manifest()
    for lang in LANGS:
        yield f"frame {lang}: {weight(frame_files(built, lang)) / 1000:.1f} kB gzip (at most 55)"
        for key in GAMES:
            yield f"  {key} {lang}: {weight(game_files(built, key, lang)) / 1000:.1f} kB gzip (at most 30)"


def arrival(browser: Browser, url: str) -> str:
    party = Party(browser, url)
    page = party.device("fr")
    play_alone(page, url, "Le Troisième Homme")
    link, cookies = page.url, page.context.cookies()
    party.leave()
    times = sorted(until_choosing(browser, link, cookies) for _ in range(RUNS))
    what = f"from a link to choosing, {SLOW}x slower CPU, 1.6 Mb/s, 150 ms"
    return f"{what}: median {times[RUNS // 2]:.2f} s, worst {times[-1]:.2f} s of {RUNS} (under 2.5)"


def main() -> None:
    for line in weights():
        print(line)
    with house() as (browser, url):
        print(arrival(browser, url))
        print(f"from a message to its whole question, {SLOW}x slower CPU (under 100 ms):")
        for key in GAMES:
            times = questions(browser, url, key)
            what = (
                f"median {median(times):.0f} ms, worst {times[-1]:.0f} ms of {len(times)}"
                if times
                else "none was asked"
            )
            print(f"  {key}, {max(GAMES[key].seats)} seats: {what}", flush=True)
        print(f"longest frame of a reveal, {SLOW}x slower CPU, the main thread's own time (at most {ALLOWED}):")
        for key in GAMES:
            print(f"  {key}, {max(GAMES[key].seats)} seats: {told(reveals(browser, url, key))}", flush=True)
        print(f"  {USUAL} frames of the very same work, to judge the machine by: {told(unrest(browser))}")


if __name__ == "__main__":
    main()
