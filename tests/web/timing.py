"""What people feel on a slow phone with a slow network, timed: a link, a question, a tap, the frames of a reveal."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.web.frames import QUIET, Trace, Traced, Waited
from tests.web.phones import Party, add_bots, asked, is_over, open_table, pick, wanted

SLOW = 4
"""Times slower than this machine."""
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""150 ms there and back; 1.6 Mb/s to the phone, 0.75 Mb/s from it."""
ARRIVALS = 3
QUESTIONS = 12
REVEALS = 3
WHOLE_MOTION = 8000
"""Milliseconds: the curtains, the longest telling, and what moves after it."""
BETWEEN_TAPS = 400
LOADING = 4000
"""Milliseconds in which nothing is asked of a page that loads."""
ASKED = "[data-sealed=false] [data-option]"
FIRST_OPTION = """new MutationObserver((_, watching) => {
  if (!document.querySelector("[data-option]:enabled")) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("may-choose")));
}).observe(document, { subtree: true, childList: true })"""
TAPS = """(() => {
  window.taps = {};
  new PerformanceObserver((list) => {
    for (const { interactionId: tap, duration } of list.getEntries())
      if (tap) window.taps[tap] = Math.max(duration, window.taps[tap] ?? 0);
  }).observe({ type: "event", durationThreshold: 16 });
})()"""
"""By the browser's own clock, where it takes 16 ms or more."""


def throttle(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    slow_down(page)


def slow_down(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})


def full_table(page: Page, url: str, key: str) -> None:
    """At the game's largest table, all the others bots."""
    open_table(page, url, catalogue("fr").say(f"{key}-title"))
    add_bots(page, seats=max(GAMES[key].seats))


def arrivals(browser: Browser, url: str, key: str) -> list[float]:
    party = Party(browser, url)
    page = party.device("fr")
    full_table(page, url, key)
    page.locator(".start").click()
    expect(asked(page)).to_be_visible(timeout=60_000)
    link, cookies = page.url, page.context.cookies()
    party.leave()
    return sorted(until_choosing(browser, link, cookies) for _ in range(ARRIVALS))


def until_choosing(browser: Browser, url: str, cookies: list[Any]) -> float:
    """Seconds from opening a table's link, nothing cached, to the first option one can press, by the page's own clock.

    Anyone who asks the page again and again whether it is there yet makes a slow phone later by half a second.
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


def questions(browser: Browser, url: str, key: str) -> list[Waited]:
    """From a message to its question, whole, at the game's largest table, where nothing moves."""
    party = Party(browser, url)
    page = party.device("fr", has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    full_table(page, url, key)
    page.locator(".start").click()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    slow_down(page)
    trace = Trace(page)
    for turn in range(QUESTIONS):
        trace.tapping()
        pick(page, turn, Locator.tap)
        page.locator("[data-sealed=false] .lock .main").first.click()
        page.wait_for_timeout(QUIET)
        expect(asked(page)).to_be_visible(timeout=60_000)
        if is_over(page):
            break
        page.wait_for_timeout(QUIET)
    found = trace.stop().questions
    party.leave()
    return found


class Alone(NamedTuple):
    waits: list[float]
    """Milliseconds between sealing one choice and being asked for the next."""
    still: float
    """The longest time in which nothing on the page changed meanwhile."""


PLAY_ALONE = """(think) => {
  const found = (window.alone = { waits: [], still: 0 });
  let [booth, asked, sealed, moved, turn] = [null, 0, null, performance.now(), 0];
  new MutationObserver(() => {
    if (sealed !== null) found.still = Math.max(found.still, performance.now() - Math.max(sealed, moved));
    moved = performance.now();
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  setInterval(() => {
    const now = performance.now(), there = document.querySelector("[data-sealed=false]");
    if (there && there !== booth) {
      if (sealed !== null) found.waits.push(now - sealed);
      [booth, asked, sealed] = [there, now, null];
    }
    if (!there || sealed !== null || now - asked < think) return;
    const lock = there.querySelector(".lock .main");
    if (!lock.disabled) {
      sealed = now;
      return lock.click();
    }
    const options = [...there.querySelectorAll('[data-option]:not([aria-pressed="true"])')];
    options[turn++ % options.length]?.click();
  }, 20);
}"""
"""Somebody who thinks for a moment and takes any option."""
THOUGHT = 600
AT_ONCE = """const parse = JSON.parse;
JSON.parse = (...said) => {
  const message = parse(...said);
  if (message?.type === "Moved") delete message.turns;
  return message;
}"""
"""No answers are turned up one by one before the question comes."""


def alone(browser: Browser, url: str, key: str, bots: int = 3) -> Alone:
    """One person and three bots at the pace that a house has by itself: a whole game, by the clock."""
    party = Party(browser, url)
    page = party.device("fr", reduced_motion="no-preference")
    open_table(page, url, catalogue("fr").say(f"{key}-title"))
    add_bots(page, bots + 1)
    page.locator(".start").click()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    page.evaluate(PLAY_ALONE, THOUGHT)
    expect(page.locator("section.end")).to_be_visible(timeout=600_000)
    found = Alone(**page.evaluate("window.alone"))
    party.leave()
    return found


class Felt(NamedTuple):
    traced: Traced
    shown: list[float]
    """Milliseconds from a finger on the glass to the next thing on the screen, by the browser's own clock.

    A machine without a graphics card paints it with its processor.
    """


def reveals(browser: Browser, url: str, key: str) -> Felt:
    """The first reveals at the game's largest table; a game may end before them.

    The page is opened anew and only touched from then on: a mouse that rests on it, as no phone has one, makes the
    browser lay it out twice in a frame to know what lies under the pointer.
    """
    party = Party(browser, url)
    page = party.device("fr", reduced_motion="no-preference", has_touch=True, is_mobile=True)
    page.add_init_script(TAPS)
    full_table(page, url, key)
    page.locator(".start").click()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    page.reload()
    expect(page.locator(ASKED).first).to_be_visible(timeout=30_000)
    slow_down(page)
    finger, trace = page.context.new_cdp_session(page), Trace(page)
    for turn in range(REVEALS):
        expect(asked(page)).to_be_visible(timeout=60_000)
        if is_over(page):
            break
        page.wait_for_timeout(QUIET)
        count, take = page.locator(ASKED).count(), wanted(page)
        trace.tapping()
        for i in range(take):
            point = middle(page.locator(ASKED).nth((turn + i) % count))
            page.wait_for_timeout(BETWEEN_TAPS)
            tap(finger, point)
        page.wait_for_timeout(BETWEEN_TAPS)
        trace.lock()
        tool = middle(page.locator("header .tools button").first)
        page.wait_for_timeout(QUIET)
        for _ in range(WHOLE_MOTION // BETWEEN_TAPS):
            page.wait_for_timeout(BETWEEN_TAPS)
            if turn > 0:
                tap(finger, tool)
        trace.looked()
    felt = Felt(trace.stop(), page.evaluate("Object.values(window.taps)"))
    party.leave()
    return felt


def unrest(browser: Browser) -> Traced:
    """Rows of as many frames as a reveal has, all of the very same work: how far they differ is the machine's doing."""
    page = browser.new_page()
    slow_down(page)
    trace = Trace(page)
    for _ in range(REVEALS):
        trace.same_again()
        page.wait_for_timeout(WHOLE_MOTION // 2)
        trace.looked()
    rows = trace.stop()
    page.close()
    return rows


Point = dict[str, float]
MIDDLE = """(each) => {
  each.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = each.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}"""


def middle(target: Locator) -> Point:
    found: Point = target.evaluate(MIDDLE)
    return found


def tap(finger: CDPSession, point: Point) -> None:
    """From outside the page, by no script of its own."""
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
