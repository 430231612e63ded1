"""What a person arranges for themselves: the language, the bots of a game alone, a booth that is lowered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.phones import Party, add_bots, open_table, play_alone, settle, untranslated

from .test_surfaces import ASKED, TITLES, UNCOVERED


def test_the_language_changes_without_leaving_the_table(party: Party) -> None:
    page = party.device("fr")
    play_alone(page, party.url, TITLES["fr"])
    settle(page)
    page.locator("[data-option]").nth(2).click()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")

    expect(page.get_by_role("heading", name=TITLES["en"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    assert untranslated(page) == []


def test_alone_one_chooses_how_many_bots_and_how_good_and_it_is_kept(party: Party) -> None:
    page = party.device("en")
    page.goto(party.url)
    page.get_by_label("How many bots you play alone against").select_option("5 bots")
    page.get_by_label("How well they play").select_option("Expert")
    sent = list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    play_alone(page, party.url, "Démocrazy")

    expect(page.locator("main ul").first.locator("> li")).to_have_count(6)
    asked = [text for text in sent if '"AddBot"' in text]
    assert len(asked) == 5
    assert all('"expert"' in text for text in asked)


def test_the_booth_of_a_phone_can_be_lowered_to_see_the_table_behind_it(party: Party) -> None:
    page = party.device("en")
    open_table(page, party.url, "Majority")
    add_bots(page, seats=10)
    page.locator(".start").click()
    expect(page.locator(ASKED).first).to_be_visible()
    people = page.locator(".face li").last
    see = page.get_by_role("button", name="See the table")

    see.click()
    expect(page.locator(ASKED).first).to_be_hidden()
    people.scroll_into_view_if_needed()
    assert page.evaluate(UNCOVERED, people.element_handle())
    page.keyboard.press("1")

    expect(page.locator(ASKED).first, "anyone who answers wants to see what").to_be_visible()
    expect(page.locator(ASKED).first).to_have_attribute("aria-pressed", "true")


def test_a_desk_has_nothing_behind_the_booth(party: Party) -> None:
    page = party.device("en", {"width": 1280, "height": 800})
    play_alone(page, party.url)

    expect(page.locator(ASKED).first).to_be_visible()
    expect(page.get_by_role("button", name="See the table")).to_have_count(0)
