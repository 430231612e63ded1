"""The whole rules in a browser: of every game, in both languages, as the table plays them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.web.axe import violations
from tests.web.phones import Party, add_bots, open_table, untranslated


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_of_every_game_are_read_in_a_browser(party: Party, key: str, lang: str) -> None:
    page = party.device(lang)
    page.goto(f"{party.url}/g/{key}")
    expect(page.locator("main section h2").first).to_be_visible()

    book = GAMES[key].rulebook(GAMES[key].setup(GAMES[key].seats[0]))
    assert page.locator("main section[id]").count() >= len(book.chapters)
    assert untranslated(page) == []
    assert violations(page) == []


def test_the_chapter_one_is_at_is_marked_and_a_search_leaves_what_it_finds(party: Party) -> None:
    page = party.device("en")
    page.goto(f"{party.url}/g/the-majority#show")
    expect(page.locator("section.here h2")).to_contain_text("An open trick")

    page.get_by_role("searchbox").fill("COINS fifth")

    expect(page.locator("main section[id]")).to_have_count(1)
    expect(page.locator("main section[id] h2")).to_have_text("The debate")


def test_a_table_reads_the_rules_it_plays(party: Party) -> None:
    page = party.device("en")
    code = open_table(page, party.url, "The Majority")
    add_bots(page, 3)
    page.get_by_text("First-edition spy").first.click()
    link = page.get_by_role("link", name="The full rules")
    expect(link).to_have_attribute("href", re.compile(f"/g/the-majority/{code}"))

    other = party.device("en")
    other.goto(f"{party.url}/g/the-majority/{code}")

    expect(other.locator("#spy")).to_contain_text("the thief is the spy")
    expect(other.locator(".options .changed")).to_contain_text("First-edition spy")
