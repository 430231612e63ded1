"""Majority in real browsers: two phones, a television and bots; a reversed round; a game by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    fits,
    join,
    open_table,
    play_alone,
    play_by_keyboard,
    play_to_the_end,
    seal,
    settle,
    untranslated,
)


@pytest.mark.waits
def test_two_phones_a_television_and_two_bots_play_majority_to_its_end(party: Party) -> None:
    host, guest = party.device("en"), party.device("fr", SMALL, color_scheme="dark")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url, "Majority")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Zoé")
    start(host, bots=2)

    expect(booth(host)).to_have_count(4)
    expect(booth(guest)).to_have_count(4)
    expect(screen.locator(".slate .lines > li")).to_have_count(4)
    assert booth_words(host) == booth_words(guest) == screen.locator(".lines .word").all_inner_texts()[:3]
    for page in (host, guest, screen):
        assert violations(page) == []
        assert fits(page)

    vote(guest, "A")
    expect(guest.locator(".slate .lines > li")).to_have_count(4)
    vote(host, "A")
    expect(host.locator(".slate .last")).to_contain_text("The last vote")

    play_to_the_end(host, guest, screen=screen)
    for page in (host, guest, screen):
        expect(page.locator(".slate .line.won").first).to_be_visible()
        assert untranslated(page) == []
        assert fits(page)


def test_reversed_rounds_are_marked_wherever_they_are_played(party: Party) -> None:
    host, screen = party.device("en"), party.device("fr", TELEVISION)
    code = open_table(host, party.url, "Majority")
    screen.goto(f"{party.url}/s/{code}")
    host.get_by_label("Reversed rounds").check()
    start(host, bots=3)

    host.evaluate("() => void setInterval(() => document.querySelector('.story .skip')?.click(), 50)")
    reversed_round = host.locator(".booth .aim.least")
    for _ in range(200):
        expect(booth(host).first.or_(host.locator("section.end"))).to_be_visible()
        toss(host)
        if reversed_round.count():
            break
        vote_or_play_again(host)

    expect(reversed_round).to_contain_text("Reversed round")
    expect(host.locator(".panel .question")).to_contain_text("goes least well")
    expect(screen.locator(".slate.reversed .aim.least")).to_contain_text("MOINS bien")
    assert violations(host) == []
    assert violations(screen) == []


def test_a_whole_game_of_majority_is_played_with_the_keyboard_alone(party: Party) -> None:
    page = party.device("en")
    play_alone(page, party.url, "Majority")
    settle(page)

    page.keyboard.press("4")
    expect(page.locator("[data-option=score]")).to_be_focused()
    expect(page.locator("[data-option=score]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(page.locator("[aria-pressed=true]")).to_have_attribute("data-option", "A")
    page.keyboard.press("Enter")

    expect(page.locator(".slate .last")).to_be_visible()
    play_by_keyboard(page)
    expect(page.locator("#headline")).to_be_visible()


def start(host: Page, bots: int) -> None:
    add_bots(host, bots=bots)
    expect(host.locator(".start")).to_be_enabled()
    host.locator(".start").click()


def vote_or_play_again(page: Page) -> None:
    """The card is tossed for every round; a game may end before it falls on red."""
    if page.locator("section.end").count():
        page.get_by_role("button", name="Play again").click()
        expect(page.locator("section.end")).to_have_count(0)
    else:
        vote(page, "score")


def toss(page: Page) -> None:
    """The card lies on its back until a finger is felt, and nobody knows before how it lands."""
    card = page.locator(".booth button.toss")
    if card.count():
        assert page.locator(".aim.least").count() == 0
        card.click()
        expect(card).to_have_count(0)


def booth(page: Page) -> Locator:
    return page.locator("[data-sealed=false] [data-option]")


def booth_words(page: Page) -> list[str]:
    return page.locator("[data-option] .word").all_inner_texts()[:3]


def vote(page: Page, option: str) -> None:
    settle(page)
    page.locator(f"[data-sealed=false] [data-option='{option}']").click()
    seal(page)
