"""A game learnt by playing, in a browser: with the keyboard alone, in both languages, offered and never forced."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from isoloir.core import LANGS
from isoloir.games import game_of
from tests.web.axe import violations
from tests.web.phones import Party, card, open_table, play_alone, untranslated

KEYS = ("majority", "the-majority", "third-man", "democrazy", "habits")


def answer(page: Page) -> None:
    """With the keyboard: one option after another until that's a whole choice."""
    expect(page.locator(".panel .question")).to_be_visible()
    lock = page.locator(".lock .main")
    for digit in "123":
        page.keyboard.press(digit)
        if lock.is_enabled():
            break
    page.keyboard.press("Enter")
    expect(page.locator(".came")).to_be_visible()


@pytest.mark.parametrize(("key", "lang"), [*zip(KEYS, cycle(LANGS), strict=False)])
def test_a_game_is_learnt_with_the_keyboard_alone(party: Party, key: str, lang: str) -> None:
    page = party.device(lang)
    page.goto(f"{party.url}/l/{key}")
    lesson = [each for each in game_of(key).scenes if each.lesson]
    for scene in lesson:
        answer(page)
        if scene is lesson[1]:
            assert untranslated(page) == []
            assert violations(page) == []
        following = page.locator("nav .main")
        following.focus()
        if scene is not lesson[-1]:
            page.keyboard.press("Enter")
            expect(page.locator(".came")).to_have_count(0)

    expect(page.get_by_role("button", name="Jouer maintenant" if lang == "fr" else "Play now")).to_be_visible()


def test_an_example_of_the_rules_is_played_and_tried_again(party: Party) -> None:
    page = party.device("en")
    page.goto(f"{party.url}/g/third-man")
    page.get_by_role("link", name="Play it").nth(2).click()
    answer(page)
    expect(page.locator(".came dl div")).to_have_count(9)

    page.get_by_role("button", name="Try another answer").click()

    expect(page.locator(".panel .question")).to_be_visible()


def test_a_device_that_never_played_a_game_is_offered_its_lesson_until_it_has_met_it(party: Party) -> None:
    page = party.device("en")
    page.goto(party.url)
    lesson = card(page, "The Third Man").get_by_role("link", name="Learn in a minute")
    expect(lesson).to_contain_class("main")

    play_alone(page, party.url)
    page.goto(party.url)

    expect(lesson).to_be_visible()
    expect(lesson).not_to_contain_class("main")


def test_a_lobby_offers_the_lesson_of_a_game_to_a_device_that_never_met_it_once(party: Party) -> None:
    page = party.device("en")
    open_table(page, party.url)
    lesson = page.locator("section.rules").get_by_role("link", name="Learn in a minute")
    expect(lesson).to_contain_class("main")
    expect(page.locator("section.rules")).to_contain_text("First time?")

    page.reload()

    expect(lesson).to_be_visible()
    expect(lesson).not_to_contain_class("main")
    expect(page.locator("section.rules")).not_to_contain_text("First time?")
