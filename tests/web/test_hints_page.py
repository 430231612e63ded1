"""Hints and a bot's word, in a real browser."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.phones import SMALL, Party, add_bots, choose, open_table

WORDS = {
    "en": {"game": "The Third Man", "hints": "Hints from an expert", "ask": "Get a hint"},
    "fr": {"game": "Le Troisième Homme", "hints": "Conseils d’expert", "ask": "Un conseil"},
}


def picture(page: Page, name: str) -> None:
    """For anyone who wants to look: PICTURES names a folder."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_learner_asks_what_an_expert_would_do_and_a_bot_has_a_word(party: Party, lang: str) -> None:
    page, words = party.device(lang, SMALL), WORDS[lang]
    open_table(page, party.url, words["game"])
    add_bots(page, 4)
    page.locator("summary").first.click()
    page.get_by_role("checkbox", name=words["hints"]).check()
    picture(page, f"lobby-{lang}")
    page.locator(".start").click()

    for turn in range(40):
        expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()
        if turn == 0:
            page.get_by_role("button", name=words["ask"]).click()
            expect(page.locator(".hint li").first).to_be_visible()
            assert 1 <= page.locator(".hint li").count() <= 3
            picture(page, f"hint-{lang}")
        choose(page, 1)
        remark = page.locator(".remark")
        try:
            expect(remark).to_be_visible(timeout=2_500)
        except AssertionError:
            continue
        expect(remark).to_have_css("opacity", "1")
        picture(page, f"remark-{lang}")
        break
    else:
        raise AssertionError("no bot has said a word in forty bids")
