"""House laws written in the lobby: by a form that offers what the server says there is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.phones import SMALL, Party, add_bots, fits, open_table, untranslated

LABELS = {
    "en": {
        "write": "Write a law",
        "when": "When does it act?",
        "do": "What happens?",
        "who": "Who?",
        "count": "How many?",
        "title fr": "The law’s title in French (optional)",
        "title en": "The law’s title in English (optional)",
        "text fr": "The sentence in French",
        "text en": "The sentence in English",
        "add": "Add this law",
        "save": "Save the law",
    },
    "fr": {
        "write": "Écrire une loi",
        "when": "Quand agit-elle ?",
        "do": "Que se passe-t-il ?",
        "who": "Qui ?",
        "count": "Combien ?",
        "title fr": "Le titre de la loi en français (facultatif)",
        "title en": "Le titre de la loi en anglais (facultatif)",
        "text fr": "La phrase en français",
        "text en": "La phrase en anglais",
        "add": "Ajouter cette loi",
        "save": "Enregistrer la loi",
    },
}


def lobby(party: Party, lang: str, **wishes: Any) -> Page:
    page = party.device(lang, **wishes)
    open_table(page, party.url, "Démocrazy")
    expect(page.get_by_role("button", name=LABELS[lang]["write"])).to_be_visible()
    return page


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def rows(page: Page) -> list[dict[str, Any]]:
    text = page.locator("fieldset details textarea").input_value()
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_law_is_written_changed_and_removed_without_a_line_of_json(party: Party, lang: str) -> None:
    page, label = lobby(party, lang, size=SMALL), LABELS[lang]
    page.get_by_role("button", name=label["write"]).click()

    def field(name: str) -> Locator:
        return sheet(page).get_by_label(label[name], exact=True)

    field("when").select_option(index=2)
    field("who").select_option(index=24)
    field("count").select_option(index=1)
    assert violations(page) == []
    assert fits(page)
    assert untranslated(page) == []
    expect(field("text fr")).to_have_value("Après chaque vote, chaque joueur qui a voté NON pioche 2 pions.")
    expect(field("text en")).to_have_value("After every vote, everyone who voted NO draws 2 tokens.")
    field("title fr").fill("Raisins verts")

    sheet(page).get_by_role("button", name=label["add"]).click()
    expect(field("title en")).to_have_attribute("aria-invalid", "true")
    expect(field("title en")).to_be_focused()
    field("title en").fill("Sour grapes")
    sheet(page).get_by_role("button", name=label["add"]).click()
    expect(sheet(page)).to_have_count(0)
    [law] = rows(page)
    assert law["effect"] == {"do": "draw", "who": "no", "count": 2}
    assert (law["id"], law["kind"], law["trigger"]) == ("sour-grapes-law", "blue", "vote")

    page.locator("fieldset li button").first.click()
    field("text en").fill("Sulking pays: 2 tokens for every NO.")
    field("count").select_option(index=2)
    expect(field("text en")).to_have_value("Sulking pays: 2 tokens for every NO.")
    sheet(page).get_by_role("button", name=label["save"]).click()
    expect(sheet(page)).to_have_count(0)
    assert rows(page)[0]["effect"]["count"] == 3
    assert rows(page)[0]["id"] == "sour-grapes-law"

    page.locator("fieldset li button").last.click()
    expect(page.locator("fieldset li")).to_have_count(0)
    expect(page.get_by_role("button", name=label["write"])).to_be_focused()


def test_the_keyboard_alone_writes_a_law_and_everyone_reads_it(party: Party) -> None:
    page = lobby(party, "en")
    page.get_by_role("button", name="Write a law").focus()
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_visible()
    sheet(page).get_by_label("When does it act?").focus()
    page.keyboard.press("End")
    expect(sheet(page).get_by_label("The sentence in English")).to_have_value(
        "At the final count, anyone who … gains 3 points."
    )
    expect(sheet(page).get_by_text("put your own words in place of the dots").first).to_be_visible()
    sheet(page).get_by_label("The sentence in English").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("At the final count, anyone with a freckle gains 3 points.")
    sheet(page).get_by_role("button", name="Add this law").focus()
    page.keyboard.press("Enter")

    expect(sheet(page)).to_have_count(0)
    expect(page.locator("fieldset li")).to_contain_text("anyone with a freckle gains 3 points")


def test_a_whole_list_is_pasted_as_text_and_a_broken_line_says_so_beside_itself(party: Party) -> None:
    page = lobby(party, "en")
    add_bots(page, 4)
    text = {"fr": "Chacun pioche 1 pion, et puis c’est tout.", "en": "Everyone draws 1 token, and that’s that."}
    law = {
        "kind": "red",
        "circle": "white",
        "trigger": "now",
        "effect": {"do": "draw", "who": "everyone"},
        "text": text,
    }
    pasted = [json.dumps({"id": f"gift-{number}", **law}) for number in range(40)]
    page.get_by_text("As text, to copy or paste").click()
    box = page.locator("fieldset details textarea")

    box.fill("\n".join(pasted))
    box.blur()
    expect(page.locator("fieldset li")).to_have_count(40)
    expect(page.locator(".start")).to_be_enabled()
    box.fill("\n".join([*pasted[:3], pasted[3].replace("everyone", "everywhere")]))
    box.blur()

    expect(page.locator("fieldset li .problem")).to_contain_text("line 4, field effect.who")
    expect(page.locator(".start")).to_be_disabled()
