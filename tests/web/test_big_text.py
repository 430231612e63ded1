"""Letters twice as large on a phone, and a desk's page at four times its size: all is whole and within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.web.cut import cut
from tests.web.phones import SMALL, Party, add_bots, choose, fits, open_table, play_alone

TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
ZOOMED = {"width": 320, "height": 256}
"""What 1280 by 1024 is at 400 %."""
BEYOND_REACH = """() => [...document.querySelectorAll("[data-sealed=false] [data-option]")].flatMap((option) => {
  option.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = option.getBoundingClientRect();
  const seen = (x, y) => y > innerHeight || option.contains(document.elementFromPoint(x, y));
  const middle = top + Math.min(height, innerHeight - top) / 2;
  const whole = [0.05, 0.5, 0.95].every((part) => seen(left + part * width, middle));
  return whole && left >= 0 && left + width <= innerWidth ? [] : [option.textContent.trim()];
})"""
"""Options that are under something, or beyond an edge, once they have been scrolled to."""


def flaws(page: Page) -> list[str]:
    found = cut(page) if fits(page) else ["wider than the screen"]
    expect(page.locator("header .tools").first, "the way to help, the log and the menu").to_be_in_viewport(ratio=1)
    return found + [f"out of reach: {option}" for option in page.evaluate(BEYOND_REACH)]


def asked(page: Page) -> None:
    expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()
    expect(page.locator(".question")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("key", GAMES)
def test_letters_twice_as_large_leave_every_option_whole_and_within_reach(party: Party, key: str) -> None:
    page = party.device("fr", SMALL)
    page.add_init_script(TWICE)
    play_alone(page, party.url, catalogue("fr").say(f"{key}-title"))
    asked(page)
    first = flaws(page)
    choose(page)
    asked(page)

    assert first + flaws(page) == []


def test_letters_twice_as_large_leave_nothing_out_before_a_game(party: Party) -> None:
    page = party.device("fr", SMALL)
    page.add_init_script(TWICE)
    page.goto(party.url)
    expect(page.locator("article")).to_have_count(len(GAMES))
    home = cut(page)
    open_table(page, party.url, "Habitudes")
    add_bots(page, 3)

    assert home + cut(page) == []
    assert fits(page)


@pytest.mark.parametrize("key", ["majority", "habits"])
def test_a_page_at_four_times_its_size_shows_the_question_below_its_head(party: Party, key: str) -> None:
    page = party.device("fr", ZOOMED)
    play_alone(page, party.url, catalogue("fr").say(f"{key}-title"))
    asked(page)

    assert flaws(page) == []
