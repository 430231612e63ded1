"""Each game in a real browser, from one tap on the home page to the podium, with bots and a television."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.web.phones import TELEVISION, Party, fits, play_alone, play_to_the_end, untranslated

OTHERS = [key for key in GAMES if key != "third-man"]
"""That one has a file of its own."""


@pytest.mark.parametrize(("key", "lang"), [(key, ("fr", "en")[i % 2]) for i, key in enumerate(OTHERS)])
def test_a_whole_game_alone_with_bots(party: Party, key: str, lang: str) -> None:
    page, screen = party.device(lang), party.device(lang, TELEVISION)

    play_alone(page, party.url, catalogue(lang).say(f"{key}-title"))
    screen.goto(page.url.replace("/t/", "/s/"))
    assert (fits(page), untranslated(page)) == (True, [])
    play_to_the_end(page)

    expect(page.locator("section.end h2")).not_to_be_empty()
    expect(screen.locator(".headline")).to_be_visible()
    assert (fits(page), untranslated(page), untranslated(screen)) == (True, [], [])
