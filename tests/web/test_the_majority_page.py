"""The Majority in real browsers: two phones, a television and bots, to the last debate; and a pick by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.cut import cut
from tests.web.phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    choose,
    fits,
    join,
    open_table,
    play_alone,
    play_by_keyboard,
    play_to_the_end,
    settle,
    untranslated,
)

FINISHED_OR_OPEN = re.compile("Le pli qui vient de se terminer|Pli à découvert")
"""After a Spy the next trick may already have begun in the open."""
BROKEN = """names => names.map(name => name.firstChild).filter(text => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length > text.data.split(" ").length;
}).map(text => text.data)"""
"""Names that stand on more lines than they have words."""


def test_two_phones_a_television_and_two_bots_play_the_majority_to_its_end(party: Party) -> None:
    host, guest = party.device("en"), party.device("fr", SMALL, color_scheme="dark")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url, "The Majority")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Moustaches")
    start(host, bots=2)

    expect(host.locator(".face")).to_contain_text("Everyone holds 6 cards")
    expect(screen.locator(".ring > li")).to_have_count(4)
    for page in (host, guest, screen):
        assert violations(page) == []
        assert fits(page)

    assert cut(guest) == []
    assert guest.locator(".ring .name").evaluate_all(BROKEN) == []

    draft_a_hand(host, guest)
    expect(host.locator(".booths .question")).to_contain_text(", your partner?")
    expect(host.get_by_role("list", name="Partners swap cards").get_by_role("listitem")).to_have_count(2)
    together(host, guest)
    expect(host.locator(".face")).to_contain_text("you gave your partner")
    together(host, guest)
    expect(screen.locator(".ring figure").first).to_be_visible()
    expect(guest.locator(".face")).to_contain_text(FINISHED_OR_OPEN)
    assert violations(screen) == []

    play_to_the_end(host, guest, screen=screen)
    for page in (host, guest, screen):
        expect(page.locator(".power .first").first).to_be_visible()
        assert untranslated(page) == []
        assert fits(page)
    assert violations(guest) == []
    assert cut(guest) == []

    host.goto(f"{party.url}/r/{code}/1#m=2&v=open")
    expect(host.locator(".held li"), "everybody's hand").to_have_text([re.compile("(red|blue|yellow).[0-9]")] * 4)
    assert violations(host) == []


def test_a_whole_game_of_the_majority_is_played_with_the_keyboard_alone(party: Party) -> None:
    page = party.device("en")
    play_alone(page, party.url, "The Majority")

    play_by_keyboard(page)

    expect(page.locator(".power .first").first).to_be_visible()


def test_a_card_can_be_kept_with_the_keyboard_alone(party: Party) -> None:
    page = party.device("en")
    play_alone(page, party.url, "The Majority")
    settle(page)

    page.keyboard.press("2")
    expect(page.locator("[data-option]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")

    expect(page.locator(".face")).to_contain_text("Everyone holds 5 cards")
    expect(page.locator("[data-sealed=false] .to .card")).to_have_count(1)


def draft_a_hand(*pages: Page) -> None:
    """Five choices; the sixth card comes by itself."""
    for held in (6, 5, 4, 3, 2):
        for page in pages:
            expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()
            expect(page.locator(".face .packet").first).to_contain_text(str(held))
        together(*pages)


def together(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()
    for page in pages:
        choose(page)


def start(host: Page, bots: int) -> None:
    add_bots(host, bots=bots)
    expect(host.locator("select.level")).to_have_count(bots)
    for level in host.locator("select.level").all():
        level.select_option("random")
    expect(host.locator(".start")).to_be_enabled()
    host.locator(".start").click()
