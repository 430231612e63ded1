"""Démocrazy in real browsers: phones, a television and bots, to the final count; a dozen questions by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    choose,
    fits,
    is_over,
    join,
    lock_by_keyboard,
    open_table,
    play_alone,
    play_by_keyboard,
    play_to_the_end,
    settle,
    until,
    untranslated,
)

TITLE = ".law.poster h3 > span:last-child"
"""Of the law on the table, without the letter of its symbol."""


def test_two_phones_a_television_and_two_bots_play_democrazy_to_its_end(party: Party) -> None:
    host, guest = party.device("en"), party.device("fr", SMALL, color_scheme="dark")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url, "Démocrazy")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Zoé")
    start(host, bots=2)

    until_a_vote(host, guest)
    expect(host.locator(".face")).to_contain_text(re.compile("What if the law passed|Who has what"))
    expect(guest.locator(".face")).to_contain_text(re.compile("Si la loi était adoptée|Qui a quoi"))
    expect(screen.locator(".face")).to_contain_text("What if the law passed and the game ended now?")
    expect(screen.locator(".law.poster")).to_have_count(1)
    expect(screen.locator(TITLE)).not_to_have_text("…")
    expect(host.locator(TITLE)).to_have_text(screen.locator(TITLE).inner_text())
    for page in (host, guest, screen):
        expect(page.locator(".people > li")).to_have_count(4)
        assert violations(page) == []
        assert fits(page)

    while guest.locator(".face .last").count() == 0:  # whether one doubts a vote is answered by yes or no, too
        for page in (host, guest):
            choose(page)
        until_a_vote(host, guest)
    # Nothing moves now: had a bot still been at it, its law would fold the last vote again.
    guest.locator(".face .last").evaluate("last => { last.open = true; }")
    expect(guest.locator(".ballots")).to_have_css("order", "-1")

    play_to_the_end(host, guest, screen=screen)
    for page in (host, guest, screen):
        expect(page.locator(".count")).to_contain_text("1 point")
        assert untranslated(page) == []
        assert fits(page)
    assert violations(guest) == []
    assert violations(screen) == []


def test_proposals_votes_and_what_follows_need_only_the_keyboard(party: Party) -> None:
    page = party.device("en", SMALL)
    play_alone(page, party.url, "Démocrazy")
    until_a_vote(page, answer=lock_by_keyboard)
    settle(page)
    for part in (".question", "[data-option=yes]", "[data-option=no]", ".lock .main"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)

    page.keyboard.press("2")
    expect(page.locator("[data-option=no]")).to_be_focused()
    expect(page.locator("[data-option=no]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-option=no][aria-pressed=true]")).to_have_count(0)

    told = page.locator("[role=log]").text_content() or ""
    play_by_keyboard(page, most=12)
    expect(page.locator("[role=log]")).not_to_have_text(told)


def until_a_vote(*pages: Page, answer: Callable[[Page], None] = choose) -> None:
    """Answers whatever comes first, which is a law to propose if it is one's turn."""

    def voting() -> bool:
        for page in pages:
            if page.locator("[data-sealed=false] [data-option]").count() and not is_voting(page) and not is_over(page):
                answer(page)
        return all(page.locator("[data-sealed=false] [data-option=yes]").count() for page in pages)

    until(pages[0], voting, every=250)


def is_voting(page: Page) -> bool:
    return page.locator("[data-option=yes]").count() > 0


def start(host: Page, bots: int) -> None:
    add_bots(host, bots=bots)
    expect(host.locator("select.level")).to_have_count(bots)
    for level in host.locator("select.level").all():
        level.select_option("random")
    expect(host.locator(".start")).to_be_enabled()
    host.locator(".start").click()
