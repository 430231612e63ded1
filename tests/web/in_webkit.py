"""One whole game each in Debian's WebKit, past every kind of page on the way.

Not among the tests that are found by themselves: `make test-browsers` names it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web.axe import AXE, RUN, TAGS
from tests.web.cut import FIND
from tests.web.phones import AUTOPLAY, KEY
from tests.web.webkit import Window, webkit

NARROW, HIGH = 400, 880
"""As narrow as its window gets."""
CARD = """[...document.querySelectorAll("article")]
  .find((card) => [...card.querySelectorAll("h3, h3 *")].some((named) => named.textContent.trim() === {title!r}))"""
FITS = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with webkit() as opened:
        opened.sized(NARROW, HIGH)
        yield opened


def flaws(window: Window) -> list[str]:
    """Faults of scripts, words that are cut or no words at all, and what axe finds."""
    found: list[str] = window.run("return window.faults")
    found += window.run(f"return ({FIND})()")
    found += [key.group(0) for key in KEY.finditer(window.run("return document.body.innerText"))]
    if not window.run("return 'axe' in window"):
        window.run(AXE.read_text(encoding="utf-8"))
    found += [each["id"] for each in window.wait(RUN, TAGS)["violations"]]
    return found if window.run(f"return {FITS}") else [*found, "wider than the screen"]


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game(window: Window, server: Server, key: str) -> None:
    lang = "fr" if str(window.run("return navigator.language")).startswith("fr") else "en"
    seen: dict[str, list[str]] = {}
    window.goto(server.url)
    window.run("localStorage.setItem('isoloir-motion', 'less')")
    window.goto(server.url)
    card = CARD.format(title=catalogue(lang).say(f"{key}-title"))

    window.until(card)
    seen["home"] = flaws(window)
    window.run(f"({card}).querySelector('button').click()")
    window.press("dialog .button.main")
    window.until("document.querySelector('.start')")
    seen["lobby"] = flaws(window)
    for sitting in range(1, min(GAMES[key].seats)):
        window.press(".people .row .button", 1)
        window.until(f"document.querySelectorAll('.people ol > li').length > {sitting}")
    window.until("!document.querySelector('.start').disabled")
    window.press(".start")
    window.until("document.querySelector('[data-sealed=false] [data-option]')")
    seen["asked"] = flaws(window)
    window.run(f"({AUTOPLAY})()")
    window.until("document.querySelector('section.end')", seconds=180)
    seen["end"] = flaws(window)
    code = window.run("return location.pathname.split('/')[2]")
    window.goto(f"{server.url}/r/{code}/1#m=2")
    window.until("document.querySelector('.steps')")
    seen["replay"] = flaws(window)

    assert {page: found for page, found in seen.items() if found} == {}
