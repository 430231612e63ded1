"""A short walk in Firefox and in WebKit: home, a table, a reveal, the end. The rest is for `make test-browsers`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Playwright, expect

from tests.table.process import Server
from tests.web.conftest import firefox
from tests.web.in_webkit import FITS, HIGH, NARROW
from tests.web.phones import AUTOPLAY, Party, choose, fits, play_alone, untranslated
from tests.web.webkit import webkit

GAME = "Majority"
TURNED = ".story .now, .story li"
"""What is told of an opening."""


def test_a_short_walk_in_firefox(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    browser = playwright.firefox.launch(**firefox(tmp_path))
    party = Party(browser, server.url)
    page = party.device("en")
    play_alone(page, party.url, GAME)
    choose(page)
    expect(page.locator(TURNED).first).to_be_visible()
    page.evaluate(AUTOPLAY)
    expect(page.locator("section.end")).to_be_visible(timeout=90_000)

    assert fits(page)
    assert untranslated(page) == []
    party.leave()
    browser.close()
    assert party.complaints == []


def test_a_short_walk_in_webkit(server: Server) -> None:
    with webkit() as window:
        window.sized(NARROW, HIGH)
        window.goto(server.url)
        window.run("localStorage.setItem('isoloir-lang', 'en')")
        window.goto(server.url)
        card = f"[...document.querySelectorAll('article')].find((each) => each.textContent.includes('{GAME}'))"
        window.until(card)
        assert window.run(f"return {FITS}")
        window.run(f"[...({card}).querySelectorAll('button')].at(-1).click()")
        window.until("document.querySelector('[data-sealed=false] [data-option]')")
        window.run(f"({AUTOPLAY})()")
        window.until(f"document.querySelector('{TURNED}')")
        window.until("document.querySelector('section.end')", seconds=90)

        assert window.run("return window.faults") == []
        assert window.run(f"return {FITS}")
