"""Habits in real browsers: cards given by drag and by tap, the reminder, ties, portraits to keep; and strangers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.phones import SMALL, TELEVISION, Party, fits, join, open_table, play_to_the_end, untranslated


def test_two_phones_a_television_and_a_bot_play_habits_to_the_portraits(party: Party, tmp_path: Path) -> None:
    host, guest = party.device("en"), party.device("fr", SMALL, color_scheme="dark")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url, "Habits")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Zoé")
    start(host, bots=1)

    give_by_dragging(host)
    give_by_tapping(guest)
    expect(host.locator(".booth .reminder")).to_contain_text("no verdict")
    expect(guest.locator(".booth .reminder")).to_contain_text("verdict")
    for page in (host, guest, screen):
        assert faults(page) == []
        assert fits(page)

    play_to_the_end(host, guest)
    for page in (host, guest, screen):
        expect(page.locator(".gallery > li")).to_have_count(3)
        assert untranslated(page) == []
        assert fits(page)
    expect(host.locator(".gallery h3").first).to_have_text("Your portrait")
    assert faults(host) == []
    with host.expect_download() as kept:
        host.locator(".gallery .do button").first.click()
    kept.value.save_as(tmp_path / "portrait.png")
    assert (tmp_path / "portrait.png").read_bytes().startswith(b"\x89PNG")


def test_strangers_pick_for_themselves_and_pass_the_rest_to_the_right(party: Party) -> None:
    host = party.device("en")
    open_table(host, party.url, "Habits")
    host.get_by_label("For people who hardly know each other").check()
    start(host, bots=3)

    expect(options(host)).to_have_count(4)
    expect(host.locator(".booth .about")).to_contain_text("goes to your right")
    host.wait_for_timeout(320)
    options(host).first.click()
    host.locator(".lock .main").click()
    expect(options(host)).to_have_count(3)
    expect(host.locator(".booth ul.laid li")).to_have_count(1)

    play_to_the_end(host)
    expect(host.locator(".gallery > li")).to_have_count(4)


def faults(page: Page) -> list[str]:
    """What axe finds in the game's own face; the landmarks around it are the frame's."""
    frame = ("landmark", "region", "aria-allowed-role")
    return [each for each in violations(page) if not each.startswith(frame)]


def start(host: Page, bots: int) -> None:
    for _ in range(bots):
        host.get_by_role("button", name="Add a bot").click()
    expect(host.locator(".start")).to_be_enabled()
    host.locator(".start").click()


def options(page: Page) -> Locator:
    return page.locator("[data-sealed=false] [data-option]")


def give_by_dragging(page: Page) -> None:
    """The first card to the second person, the second card to the first."""
    expect(options(page)).to_have_count(3)
    first, second = page.locator("[data-place='0']"), page.locator("[data-place='1']")
    options(page).nth(0).drag_to(second)
    expect(options(page).nth(0)).to_contain_text(second.locator(".name").inner_text().split("\n")[0].strip())
    options(page).nth(1).drag_to(first)
    expect(page.locator(".hand .aside")).to_have_count(1)
    page.locator(".lock .main").click()


def give_by_tapping(page: Page) -> None:
    """The second person first; a card tapped again comes back to the hand."""
    page.wait_for_timeout(320)
    page.locator("[data-place='1']").click()
    options(page).nth(2).click()
    expect(options(page).nth(2)).to_have_attribute("aria-pressed", "true")
    options(page).nth(2).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    options(page).nth(0).click()
    options(page).nth(1).click()
    page.locator(".lock .main").click()
