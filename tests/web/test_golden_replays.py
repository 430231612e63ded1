"""Golden records of every format and edition, opened in a real browser: as a table, or as they were told."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, expect

from tests.records.golden import Golden, goldens, of_other_rules
from tests.web.axe import violations
from tests.web.phones import SMALL, Party, fits, untranslated

GOLDENS = list(goldens())
GAMES = sorted({golden.record.header.game for golden in GOLDENS})


def opened(page: Page, url: str, golden: Golden, text: bytes = b"") -> None:
    page.goto(f"{url}/r")
    text = text or gzip.decompress(golden.path.read_bytes())
    page.locator("input[type=file]").set_input_files({"name": "evening.jsonl", "mimeType": "", "buffer": text})
    expect(page.locator(".steps .count")).to_have_text(f"0/{len(golden.record.lines) - 1}")


def to_the_end(page: Page, golden: Golden) -> None:
    last = len(golden.record.lines) - 1
    page.locator(".steps input[type=range]").fill(str(last))
    expect(page.locator(".steps .count")).to_have_text(f"{last}/{last}")


@pytest.mark.parametrize("key", GAMES)
def test_every_golden_record_is_shown_again_to_its_last_moment(party: Party, key: str) -> None:
    page = party.device()
    for golden in (each for each in GOLDENS if each.record.header.game == key):
        opened(page, party.url, golden)
        to_the_end(page, golden)
        expect(page.locator(".table > *").first).to_be_visible()
        expect(page.locator(".verdict")).to_contain_text("Verified")
        assert untranslated(page) == []


def test_a_packed_record_is_opened_as_it_is_and_a_cut_one_is_refused(party: Party) -> None:
    page = party.device()
    golden = GOLDENS[-1]
    page.goto(f"{party.url}/r")
    file, packed = page.locator("input[type=file]"), golden.path.read_bytes()

    file.set_input_files({"name": "evening.jsonl.gz", "mimeType": "", "buffer": packed[:-60]})
    expect(page.get_by_role("alert")).to_contain_text("stops before the game ends")
    bomb = gzip.compress(b"0" * 4_000_000)
    file.set_input_files({"name": "bomb.gz", "mimeType": "", "buffer": bomb})
    expect(page.get_by_role("alert")).to_contain_text("too big")
    file.set_input_files({"name": "evening.jsonl.gz", "mimeType": "", "buffer": packed})
    expect(page.locator(".steps .count")).to_have_text(f"0/{len(golden.record.lines) - 1}")


def test_a_record_of_other_rules_is_told_and_not_computed(party: Party) -> None:
    (golden,) = (each for each in GOLDENS if each.path.name == "democrazy-r1-v1.jsonl.gz")
    page = party.device("fr", SMALL)
    opened(page, party.url, golden, of_other_rules(golden.record).encode())

    expect(page.locator(".verdict")).to_contain_text("autre version des règles")
    expect(page.locator(".told h2").first).to_have_text("Game began")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told dl", has_text="votes")).to_have_count(1)
    assert fits(page)
    assert violations(page) == []
    page.locator(".steps select").select_option("1")
    expect(page.locator(".told .veil")).to_have_count(golden.record.header.seats - 1)
    to_the_end(page, golden)
    expect(page.locator(".told .end")).to_be_visible()
    assert untranslated(page) == []
    assert page.locator(".table > :not(.told), .decided").count() == 0, "no table and no story of our own rules"


LONG = "Maximiliane-Konstantinopolitanische-Dudelsackpfeifergesellschaftsleiter"


@pytest.mark.parametrize("golden", [GOLDENS[0], GOLDENS[-1]], ids=lambda golden: golden.path.name)
def test_names_in_a_file_are_said_to_prove_nothing_and_break_no_layout(party: Party, golden: Golden) -> None:
    page = party.device("en", SMALL)
    text = gzip.decompress(golden.path.read_bytes()).decode()
    for name in {*golden.record.header.names, *golden.record.header.called}:
        text = text.replace(f'"{name}"', f'"{LONG}"')
    page.goto(f"{party.url}/r")
    page.locator("input[type=file]").set_input_files({"name": "e.jsonl", "mimeType": "", "buffer": text.encode()})

    expect(page.locator(".verdict")).to_contain_text("nothing proves who really played")
    expect(page.locator("main")).to_contain_text(f"{LONG[:15]}…")
    assert fits(page)
    to_the_end(page, golden)
    assert fits(page)
