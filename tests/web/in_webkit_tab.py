"""A table in a tab in Debian's WebKit: played, checked and there again; and booted with half of a phone's native stack.

Not among the tests that are found by themselves: `make test-browsers` names it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from isoloir.cli.commands.tab import PARTS
from isoloir.cli.tab_folder import build
from isoloir.table.door.pages import FOLDER
from tests.web.in_webkit import CARD
from tests.web.phones import AUTOPLAY
from tests.web.test_tab import Quiet, Site, hurried
from tests.web.webkit import Window, webkit

ROOT = Path(__file__).parents[2]
ASKED = "document.querySelector('[data-sealed=false] [data-option]')"
PATIENCE = 300
"""Seconds: only what hangs takes as long."""
STACK_KB = 256
"""A worker on an iPhone is said to have twice as much."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    build(FOLDER, ROOT / PARTS, folder / "below" / "here", "quick")
    hurried(folder)
    running = Site(folder)
    yield running
    running.stop()


def alone(window: Window, site: Site) -> None:
    window.goto(site.url)
    window.run("localStorage.setItem('isoloir-motion', 'less')")
    window.goto(site.url)
    card = CARD.format(title="The Third Man")
    window.until(card)
    window.run(f"({card}).querySelector('.do button:last-of-type').click()")
    window.until(ASKED, PATIENCE)


def test_a_game_is_played_to_its_end_checked_and_there_again(site: Site) -> None:
    with webkit() as window:
        alone(window, site)
        window.run("location.reload()")
        window.until(ASKED, PATIENCE)
        window.run(f"({AUTOPLAY})()")
        window.until("document.querySelector('section.end')", seconds=180)
        window.run("location.reload()")
        window.until("document.querySelector('section.end')")
        window.run(
            "[...document.querySelectorAll('button')].find((each) => each.textContent.includes('Verify')).click()"
        )
        window.until("document.body.innerText.includes('Verified: the shuffle was sealed')")


def test_a_phones_native_stack_would_do(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JSC_maxPerThreadStackUsage", str(STACK_KB * 1024))
    with webkit() as window:
        alone(window, site)


def test_a_strangers_game_gets_nowhere(site: Site) -> None:
    attack = (ROOT / "tests/web/attack.py.txt").read_text().replace("WHERE", site.url)
    with webkit() as window:
        window.goto(f"{site.url}yard.html?/w")
        window.until("document.querySelector('textarea')")
        window.run("document.querySelector('textarea').value = arguments[0]", attack)
        window.run("document.querySelector('textarea').dispatchEvent(new Event('input'))")
        found = ""
        while not found.startswith("0 left"):
            window.press("button.main:enabled")
            window.until("document.querySelector('button.main:enabled')")
            found = window.until("document.body.innerText.match(/(\\d+) left, reached: .*/)?.[0]")
        assert found == "0 left, reached: ;"
        assert [path for path in Quiet.asked if "ATTACK" in path] == []
