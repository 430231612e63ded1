"""Games of one file, without a line of code for the page: played on phones, looked at on a television, and replayed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.process import Server
from tests.web.axe import violations
from tests.web.phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    asked,
    choose,
    fits,
    join,
    lock_by_keyboard,
    open_table,
    play_to_the_end,
    settle,
    untranslated,
)

EXAMPLES = Path(__file__).parents[2] / "examples"
TITLES = {"rock-paper-scissors": "Rock, paper, scissors", "auction": "Going once", "liar": "Liar"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plain")
    running = Server(folder, GRACE_MS="40", BOT_MS="5", NONCE_MS="400", MY_GAMES=str(EXAMPLES))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def guests(browser: Browser, house: Server) -> Iterator[Party]:
    gathered = Party(browser, house.url)
    yield gathered
    gathered.leave()
    assert gathered.complaints == []


def seated(guests: Party, key: str) -> tuple[str, Page, Page, Page]:
    """One phone in English, a small one in French, a television; bots in the other seats."""
    host, small, screen = guests.device("en"), guests.device("fr", SMALL), guests.device("en", TELEVISION)
    code = open_table(host, guests.url, TITLES[key])
    join(small, guests.url, code, "Zoé")
    screen.goto(f"{guests.url}/s/{code}")
    add_bots(host, seats=4)
    host.locator(".start").click()
    for page in (host, small, screen):
        expect(page.locator(".plain")).to_be_visible()
    return code, host, small, screen


@pytest.mark.parametrize("key", TITLES)
def test_a_game_of_one_file_is_played_on_phones_and_a_television(guests: Party, key: str) -> None:
    code, host, small, screen = seated(guests, key)
    for turn in range(2):
        choose(host, turn)
        choose(small, turn)
    for page in (host, small, screen):
        assert fits(page)
        assert untranslated(page) == []
        assert violations(page) == []

    play_to_the_end(host, small)

    expect(screen.locator(".headline")).to_be_visible()
    host.goto(f"{guests.url}/r/{code}/1#m=2")
    expect(host.locator(".plain")).to_be_visible()
    expect(host.locator(".verdict")).to_contain_text("Verified")


def test_what_everybody_chose_is_shown_and_said_in_ones_own_language(guests: Party) -> None:
    _, host, small, screen = seated(guests, "rock-paper-scissors")
    for page in (host, small):
        expect(asked(page)).to_be_visible()
    choose(host, 0)
    choose(small, 1)

    expect(host.locator(".story")).to_contain_text("You Rock, Zoé Paper")
    expect(small.locator(".story")).to_contain_text("Vous Feuille")
    expect(screen.locator(".plain .all").last).to_contain_text("Paper")
    expect(small.locator(".plain")).to_contain_text("Derniers signes")


def test_what_is_mine_is_on_my_phone_and_on_no_other_screen(guests: Party) -> None:
    _, host, small, screen = seated(guests, "liar")

    expect(host.locator(".plain .mine")).to_contain_text("Your hand")
    expect(small.locator(".plain .mine")).to_contain_text("Votre main")
    expect(screen.locator(".plain .mine")).to_have_count(0)


def test_a_game_of_one_file_is_played_by_keyboard(guests: Party) -> None:
    page = guests.device("en")
    page.goto(guests.url)
    page.locator("article").filter(has_text=TITLES["auction"]).get_by_role("button").last.click()
    for _ in range(3):
        expect(asked(page)).to_be_visible()
        panel = page.locator("[data-sealed=false]").element_handle()
        lock_by_keyboard(page)
        panel.wait_for_element_state("hidden")


def test_one_phone_passed_around(guests: Party) -> None:
    page = guests.device("en")
    page.goto(guests.url)
    page.locator("main input[type=radio]").last.check()
    page.locator("article").filter(has_text=TITLES["rock-paper-scissors"]).get_by_role("button").first.click()
    for place, name in enumerate(("Ann", "Ben")):
        page.locator("dialog input.field").nth(place).fill(name)
    page.locator("dialog .button.main").click()
    for which in (0, 1):
        expect(page.locator(".hand-over")).to_be_visible()
        settle(page)
        page.locator(".hand-over").click()
        expect(asked(page)).to_be_visible()
        choose(page, which)

    expect(page.locator(".story")).to_contain_text("Ann Rock, Ben Paper")
