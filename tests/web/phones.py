"""People with phones, and a television: what they tap and what they read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from isoloir.games import GAMES

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}
TELEVISION = {"width": 1920, "height": 1080}

PATIENCE = 60_000
"""Of every tap and look, in ms: only what hangs comes to it, however busy the machine."""

STEMS = "|".join(
    re.escape(key)
    for key in ("page", "festival", "story", "study", "plain", "auction", "liar", "rock-paper-scissors", *GAMES)
)
KEY = re.compile(rf"\b({STEMS})-[a-z]+(-[a-zA-Z0-9_-]+)*\b")
"""A message id that was never put into words."""
HARMLESS = re.compile(
    r"Failed to load resource|WebSocket connection to|Cross-Origin-Opener-Policy header has been ignored"
    r"|error loading dynamically imported module"
)
"""The browser's own notes on what is not there, or not on plain http; the page says it better.

The last is Firefox's, on a page that was left while something was still to come.
"""
ADD_BOT = re.compile("Add a bot|Ajouter un bot")
TOUCHED = ("has_touch", "is_mobile")
CHOOSE = "if (location.host && !localStorage.getItem(`isoloir-${name}`)) localStorage.setItem(`isoloir-${name}`, wish)"


class Party:
    """All devices of one test. Every error on any console is a complaint."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def device(self, lang: str = "en", size: dict[str, int] | None = None, **wishes: Any) -> Page:
        options = {"locale": f"{lang}-{lang.upper()}", "viewport": size or PHONE, "reduced_motion": "reduce", **wishes}
        context = self._context(options)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complained(str(error)))
        return page

    def _context(self, options: dict[str, Any]) -> BrowserContext:
        """Firefox can't be told what its owner prefers, so it's told what they chose in our own settings."""
        if self.browser.browser_type.name != "firefox":
            return self.browser.new_context(**options)
        chosen = {"theme": options.pop("color_scheme", "auto"), "motion": options.pop("reduced_motion")}
        chosen["motion"] = "less" if chosen["motion"] == "reduce" else "auto"
        context = self.browser.new_context(**{name: wish for name, wish in options.items() if name not in TOUCHED})
        context.add_init_script(f"for (const [name, wish] of Object.entries({json.dumps(chosen)})) {CHOOSE}")
        return context

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complained(message.text)

    def _complained(self, text: str) -> None:
        if not HARMLESS.search(text):
            self.complaints.append(text)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def open_table(page: Page, url: str, game: str = "The Third Man") -> str:
    """Two taps: a game, then the table. Returns its code."""
    page.goto(url)
    card(page, game).get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("Create the table|Créer la table")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".start")).to_be_visible()
    expect(page.locator(".people ol > li")).not_to_have_count(0)
    return page.url.rpartition("/")[2].partition("#")[0]


def add_bots(host: Page, seats: int = 0, bots: int = 0) -> None:
    """Until that many sit around the table, people who come in meanwhile counted too; or until that many are bots."""
    sitting = host.locator("select.level" if bots else ".people ol > li")
    button = host.get_by_role("button", name=ADD_BOT)

    def are_there() -> bool:
        before = sitting.count()
        if before < (bots or seats) and button.evaluate_all("found => found.map((each) => each.click()).length"):
            expect(sitting).not_to_have_count(before)
        return sitting.count() >= (bots or seats)

    until(host, are_there)


def card(page: Page, game: str) -> Locator:
    return page.locator("article").filter(has=page.get_by_text(game, exact=True))


def join(page: Page, url: str, code: str, name: str) -> None:
    """By the code on the home page, and a name at the door."""
    page.goto(url)
    page.locator("#code").fill(f" {code[:2].lower()} {code[2:].lower()}")
    page.locator("form button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#code")).to_have_count(0)
    page.locator("main input.field").first.fill(name)
    page.locator("main form button[type=submit]").click()
    expect(page.locator(".people")).to_contain_text(name)


def play_alone(page: Page, url: str, game: str = "The Third Man") -> None:
    page.goto(url)
    card(page, game).get_by_role("button").last.click()
    expect(page.locator("[data-option]").first.or_(page.locator("section.end"))).to_be_visible()


def asked(page: Page) -> Locator:
    """Somebody is asked, or the game is over."""
    return page.locator("[data-sealed=false] [data-option]").first.or_(page.locator("section.end"))


def is_over(page: Page) -> bool:
    return page.locator("section.end").count() > 0


def until(page: Page, wanted: Callable[[], Any], every: int = 100) -> Any:
    """Polled from outside: the server's policy lets no string become a script in the page."""
    for _ in range(PATIENCE // every):
        if found := wanted():
            return found
        page.wait_for_timeout(every)
    raise AssertionError("it never came to pass")


def together(*pages: Page) -> list[Page]:
    """Goes on until at least two of these are asked at once."""
    turns = count()

    def several() -> list[Page]:
        waiting = [page for page in pages if page.locator("[data-sealed=false] [data-option]").count() > 0]
        for page in waiting if len(waiting) == 1 else ():
            choose(page, next(turns))
        return waiting if len(waiting) > 1 else []

    found: list[Page] = until(pages[0], several, every=150)
    return found


def settle(page: Page) -> None:
    """Until a tap is meant for what has come to lie under the finger."""
    expect(page.locator("[data-new]")).to_have_count(0)


def choose(page: Page, which: int = 0) -> None:
    """Picks an option and seals it, unless the game has moved on meanwhile."""
    if pick(page, which):
        seal(page)


def seal(page: Page) -> None:
    """Until the server has it, or won't: anyone who asks sooner whether there's a question finds the same one again."""
    booth = page.locator("[data-sealed=false]").element_handle()
    page.locator(".lock .main").click()
    page.wait_for_function(SEALED, arg=booth)


def pick(page: Page, which: int = 0, press: Callable[[Locator], None] = Locator.click) -> bool:
    """Picks as many options as are asked for; false where there are none."""
    options = page.locator("[data-sealed=false] [data-option]")
    count = options.count()
    if count == 0:
        return False
    take = wanted(page)
    settle(page)
    for i in range(take):
        press(options.nth((which + i) % count))
    return True


def wanted(page: Page) -> int:
    """How many options are asked for."""
    found = re.search(r"(?:of|sur) (\d+)", page.locator(".picked").inner_text())
    return int(found.group(1)) if found else 1


SEALED = """(booth) =>
  !booth.isConnected || booth.dataset.sealed !== "false" || booth.querySelector("[role=alert]") !== null"""
AUTOPLAY = """() => {
  let turn = 0;
  const watch = performance.now.bind(performance);
  performance.now = () => 20 * watch();
  setInterval(() => {
    document.querySelector('.story .skip')?.click();
    const booth = document.querySelector('[data-sealed="false"]');
    const lock = booth?.querySelector('.lock .main');
    if (lock && !lock.disabled) return lock.click();
    const options = [...(booth?.querySelectorAll('[data-option]:not([aria-pressed="true"])') ?? [])];
    options[turn++ % options.length]?.click();
  }, 20);
}"""
"""Somebody in a hurry, whose watch is fast: presses the buttons of the page, whatever they are, as soon as they are
there, and need not wait until a tap cannot be meant for the question before, nor until all is told."""


IN_A_HURRY = """() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, pause = 0, ...rest) => wait(then, pause / 20, ...rest);
}"""
"""A television nobody watches: it tells all, in a twentieth of the time."""


def play_to_the_end(*pages: Page, screen: Page | None = None, seconds: float = 120) -> None:
    if screen:
        screen.evaluate(IN_A_HURRY)
    for page in pages:
        page.evaluate(AUTOPLAY)
    for page in pages:
        expect(page.locator("section.end")).to_be_visible(timeout=seconds * 1000)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def untranslated(page: Page) -> list[str]:
    return [found.group(0) for found in KEY.finditer(page.locator("body").inner_text())]


def lock_by_keyboard(page: Page) -> None:
    """The numbers pick, Tab goes to the lock, Enter presses it."""
    wanted = re.search(r"of (\d+)", page.locator(".picked").inner_text())
    settle(page)
    for key in range(int(wanted.group(1)) if wanted else 1):
        page.keyboard.press(str(key + 1))
    for _ in range(20):
        if page.evaluate("document.activeElement?.matches('.lock .main') ?? false"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def play_by_keyboard(page: Page, most: int = 60) -> None:
    """A whole game with neither mouse nor finger."""
    for _ in range(most):
        expect(asked(page)).to_be_visible()
        if is_over(page):
            return
        panel = page.locator("[data-sealed=false]").element_handle()
        lock_by_keyboard(page)
        panel.wait_for_element_state("hidden")
