"""An evening at one table: who's ahead stands everywhere, a phone proposes what comes next, the page can be kept."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .axe import violations
from .phones import SMALL, TELEVISION, Party, add_bots, fits, join, open_table, play_to_the_end, untranslated
from .test_end import SHARED


def test_two_games_add_up_and_the_next_one_is_proposed_by_a_phone(party: Party, tmp_path: Path) -> None:
    host, guest, screen = party.device(size=SMALL), party.device("fr"), party.device("fr", TELEVISION)
    code = open_table(host, party.url, "Habits")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Tom")
    add_bots(host, 3)
    host.locator(".start").click()
    play_to_the_end(host, guest)
    expect(host.get_by_role("heading", name="The evening so far")).to_have_count(0)
    host.get_by_role("button", name="Play again").click()
    expect(host.locator("section.end")).to_have_count(0)
    expect(host.locator("section.end")).to_be_visible(timeout=120_000)
    expect(host.get_by_role("heading", name="The evening so far")).to_be_visible()
    expect(screen.get_by_role("heading", name="La soirée jusqu’ici")).to_be_visible()

    guest.get_by_role("button", name="Proposer un jeu").click()
    guest.get_by_role("dialog").get_by_role("button", name=re.compile("Majority")).first.click()
    wish = host.get_by_role("button", name=re.compile("proposed by Tom"))
    expect(wish).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("proposé par Tom"))).to_have_attribute("aria-pressed", "true")
    assert fits(host)
    assert violations(host) + violations(guest) + untranslated(host) + untranslated(guest) + untranslated(screen) == []

    host.get_by_role("link", name="The whole evening").click()
    expect(host.get_by_role("heading", name="An evening of 2 games")).to_be_visible()
    assert fits(host)
    assert violations(host) + untranslated(host) == []
    kept_and_shared(host, tmp_path)
    host.get_by_role("link", name="Back to the table").click()
    wish.click()
    expect(host.locator(".start")).to_be_visible()
    expect(screen.locator(".rules").get_by_role("heading", name="La soirée jusqu’ici")).to_be_visible()
    expect(host.get_by_role("heading", name="The evening so far")).to_be_visible()


def kept_and_shared(page: Page, folder: Path) -> None:
    """The page stands by itself; the picture goes out."""
    shown = page.locator("article tbody tr th").all_inner_texts()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Keep this page").click()
    saving.value.save_as(folder / "evening.html")
    text = (folder / "evening.html").read_text()
    assert all(each.split()[-1] in text for each in shown)
    assert "script" not in text
    page.evaluate(SHARED)
    page.get_by_role("button", name="Picture to share").click()
    handed = page.evaluate("window.handed")
    assert handed["size"] > 10_000
    assert handed["title"] == "An evening of 2 games"
