"""A whole game in real browsers: two phones, a television, two bots; then alone, by keyboard, and on a home network."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.table.process import Server
from tests.web.conftest import NAME
from tests.web.heard import heard, listen
from tests.web.phones import (
    TELEVISION,
    Party,
    add_bots,
    card,
    choose,
    fits,
    join,
    open_table,
    play_alone,
    play_to_the_end,
    settle,
    together,
    untranslated,
)

COVERED = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  return Math.max(0, Math.round(box(".vienna tbody tr:last-child").bottom - box(".panel").top));
}"""
"""How many pixels of the last hand lie behind the booth."""


def test_two_phones_a_television_and_two_bots_play_from_the_first_tap_to_the_podium(party: Party) -> None:
    host, guest = party.device("en"), party.device("fr")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url)
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Zoé")
    expect(screen.locator(".lobby")).to_contain_text("Zoé")
    add_bots(host, seats=4)
    expect(host.locator(".start")).to_be_enabled()

    host.locator(".start").click()
    play_to_the_end(host, guest, screen=screen)

    expect(host.locator("section.end h2")).to_contain_text("win")
    expect(guest.locator("section.end h2")).to_contain_text("gagne")
    expect(screen.locator(".headline")).to_contain_text("win")
    assert [untranslated(page) for page in (host, guest, screen)] == [[], [], []]
    host.get_by_role("button", name="Verify").click()
    expect(host.locator(".verdict")).to_contain_text("Verified")
    host.get_by_role("link", name="Replay", exact=True).click()
    expect(host.locator(".verdict")).to_contain_text("Verified")
    for _ in range(3):
        host.keyboard.press("ArrowRight")
    expect(host.locator(".count")).to_have_text(re.compile(r"^3/"))
    assert "m=3" in host.url


def test_a_reload_in_the_booth_keeps_the_sealed_choice_covered_and_changeable(party: Party) -> None:
    host, guest = party.device("en"), party.device("en")
    code = open_table(host, party.url)
    join(guest, party.url, code, "Zoé")
    add_bots(host, seats=4)
    host.locator(".start").click()
    first = together(host, guest)[0]
    choose(first, 1)
    expect(first.locator(".panel")).to_have_attribute("data-sealed", "true")

    first.reload()

    expect(first.locator(".panel")).to_have_attribute("data-sealed", "true")
    expect(first.locator(".panel .inside").first).to_have_attribute("inert", "")
    first.get_by_role("button", name="Change my mind").click()
    expect(first.locator("[aria-pressed=true]")).to_have_count(1)


def test_by_keyboard_alone_and_a_screen_reader_says_each_thing_once_and_in_order(party: Party) -> None:
    page = party.device("en")
    listen(page)
    page.goto(party.url)
    card(page, "The Third Man").get_by_role("button").last.press("Enter")

    for number in ("2", "0", "9", "5"):
        expect(page.locator("[data-sealed=false] .question")).to_be_focused()
        panel = page.locator("[data-sealed=false]").element_handle()
        settle(page)
        page.keyboard.press(number)
        laid = page.locator(f"[data-option='{number}']")
        expect(laid).to_be_focused()
        expect(laid).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        panel.wait_for_element_state("hidden")
    expect(page.locator("[data-sealed=false] .question")).to_be_focused()
    asked_and_sealed = [each for each in heard(page, "led", "status") if each == "Sealed." or each.endswith("?")]

    assert [each == "Sealed." for each in asked_and_sealed] == [False, True] * 4 + [False]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("rules")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    hears_the_whole_game(page)


def hears_the_whole_game(page: Page) -> None:
    """All that the log of the table has, the reveals, what they brought and who won; then the end."""
    play_to_the_end(page)
    expect(page.locator("#headline")).to_be_focused()
    said = heard(page, "log")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("The cards are turned over")
    written = [" ".join(each.split()) for each in page.get_by_role("dialog").locator("li").all_inner_texts()]
    first = len(written) - len(said)

    assert first <= 2, "all but what was there when the table was first drawn"
    assert said == written[first:]
    assert sum("win" in each for each in said) == 1
    assert heard(page, "log", "led")[-2:] == [said[-1], page.locator("#headline").inner_text()]
    assert sum(each == page.locator("#headline").inner_text() for each in heard(page)) == 1


def test_a_whole_game_over_plain_http_by_a_name_on_the_home_network(party: Party, server: Server) -> None:
    page = party.device("fr")
    url = f"http://{NAME}:{server.port}"
    page.goto(url)
    assert page.evaluate("isSecureContext") is False
    play_alone(page, url, "Le Troisième Homme")

    play_to_the_end(page)

    assert untranslated(page) == []
    assert fits(page)


def test_the_server_is_killed_and_comes_back_and_so_do_the_pages(party: Party, tmp_path: Path) -> None:
    own = Server(tmp_path / "tables", GRACE_MS="120", NONCE_MS="400", NAMES=NAME)
    own.start()
    page = party.device("en")
    play_alone(page, own.url)
    before = page.locator(".vienna").inner_text()

    own.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    settle(page)
    page.locator("[data-option]").first.click()
    page.locator(".lock .main").click()
    own.start()

    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".vienna")).not_to_have_text(before)
    own.kill()


def test_what_everybody_still_holds_is_in_sight_while_one_chooses_on_a_phone(party: Party) -> None:
    host, guest = party.device("fr"), party.device("fr")
    code = open_table(host, party.url, "Le Troisième Homme")
    join(guest, party.url, code, "Barnabé-Léopold")
    add_bots(host, seats=4)
    host.locator(".start").click()

    covered: list[int] = []
    while len(covered) < 10:
        host.wait_for_timeout(400)
        for page in (host, guest):
            if page.locator("[data-sealed=false] [data-option]").count() > 0:
                page.wait_for_timeout(300)
                covered.append(page.evaluate(COVERED))
                choose(page, len(covered) * 3)

    assert covered == [0] * len(covered)
