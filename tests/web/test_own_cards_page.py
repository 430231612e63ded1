"""Cards that everybody seated writes on their own phone, and packs of them in files and links."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.phones import SMALL, Party, fits, join, open_table, untranslated


def own(page: Page, name: str = "Cards of your own") -> Locator:
    return page.locator("section details").filter(has=page.locator("summary", has_text=name)).last


def opened(page: Page, name: str = "Cards of your own") -> Locator:
    box = own(page, name)
    box.locator("summary").first.click()
    return box


def write(page: Page, *words: str) -> None:
    box = own(page).locator("textarea")
    box.fill("\n".join(words))
    box.blur()


def test_a_word_is_sealed_on_one_phone_counted_on_the_others_and_dealt(party: Party) -> None:
    host, guest = party.device(), party.device(size=SMALL)
    code = open_table(host, party.url, "Majority")
    join(guest, party.url, code, "Tom")
    opened(guest)

    write(guest, "x" * 30)
    expect(own(guest).locator(".problem")).to_contain_text("24")
    write(guest, "aunt Jeanne", "the broken lift")

    expect(own(guest)).to_contain_text("You’ve sealed 2 of up to 3.")
    expect(own(host).locator("summary")).to_contain_text("2 sealed")
    assert "aunt Jeanne" not in host.content()
    guest.reload()
    expect(opened(guest).locator("textarea")).to_have_value("aunt Jeanne\nthe broken lift")
    assert fits(guest)
    assert untranslated(guest) == []
    assert violations(guest) == []
    assert party.complaints == []


def test_a_host_with_a_last_look_strikes_a_card_and_the_writer_is_told_of_the_look(party: Party) -> None:
    host, guest = party.device(), party.device()
    code = open_table(host, party.url, "Habits")
    join(guest, party.url, code, "Tom")
    opened(host).get_by_text("I’d like a last look").click()

    expect(opened(guest)).to_contain_text("The host has a last look")
    write(guest, "You water plastic plants.")
    expect(own(host)).to_contain_text("You water plastic plants.")
    own(host).get_by_role("button", name="Take it out").click()

    expect(own(host)).not_to_contain_text("You water plastic plants.")
    expect(own(guest).locator("textarea")).to_have_value("")


def test_a_law_is_sealed_with_the_same_form(party: Party) -> None:
    page = party.device("fr")
    open_table(page, party.url, "Démocrazy")
    box = opened(page, "Vos propres cartes")

    box.get_by_role("button", name="Écrire une loi").click()
    page.get_by_role("dialog").get_by_role("button", name="Ajouter cette loi").click()

    expect(box.locator("li")).to_have_count(1)
    expect(box.locator("summary").first).to_contain_text("1 scellée")


def test_a_pack_goes_into_a_file_and_a_link_and_comes_out_at_another_table(party: Party, tmp_path: Path) -> None:
    page, other = party.device(), party.device()
    open_table(page, party.url, "Majority")
    opened(page)
    write(page, "aunt Jeanne", "the broken lift")
    expect(own(page)).to_contain_text("You’ve sealed 2")
    with page.expect_download() as saved:
        own(page).get_by_role("button", name="Save these as a pack").click()
    kept = tmp_path / "pack.json"
    saved.value.save_as(kept)
    own(page).get_by_role("button", name="Pass them on as a link").click()
    link = own(page).get_by_label("The link that holds these cards").input_value()

    other.goto(link)
    expect(other.locator("main")).to_contain_text("You’ve been sent 2 cards for Majority")
    open_table(other, party.url, "Majority")
    opened(other).get_by_role("button", name="Add the 2 cards you were sent").click()

    expect(own(other)).to_contain_text("You’ve sealed 2")
    assert json.loads(kept.read_text()) == {
        "game": "majority",
        "cards": "en",
        "rows": ["aunt Jeanne", "the broken lift"],
    }


@pytest.mark.parametrize("text", ['{"game":"majority"', '{"game":"habits","cards":"en","rows":["You hum."]}'])
def test_a_broken_pack_or_one_of_another_game_changes_nothing(party: Party, tmp_path: Path, text: str) -> None:
    page = party.device()
    open_table(page, party.url, "Majority")
    box = opened(page)
    file = tmp_path / "pack.json"
    file.write_text(text)

    box.locator("input[type=file]").set_input_files(file)

    expect(box).to_contain_text("Nothing has changed")
    expect(box.locator("textarea")).to_have_value("")


def test_a_broken_link_says_so_on_the_front_page(party: Party) -> None:
    page = party.device()

    page.goto(f"{party.url}/#pack=abc")

    expect(page.locator("main")).to_contain_text("There’s no whole pack in there")
    expect(page.locator("article").first).to_be_visible()


def test_a_pack_by_theme_is_added_and_taken_away_with_a_tap(party: Party) -> None:
    page = party.device("fr")
    open_table(page, party.url, "Majority")
    words = page.get_by_label("Mots maison").first
    page.get_by_role("button", name="La famille").click()
    expect(words).to_have_value(re.compile("^tata\n"))

    page.get_by_role("button", name="La famille").click()

    expect(words).to_have_value("")
    assert party.complaints == []
