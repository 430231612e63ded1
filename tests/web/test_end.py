"""After a game: what decided it, the way to each moment, the scores round by round, a picture, a saved record."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from .axe import violations
from .phones import SMALL, TELEVISION, Party, fits, play_alone, play_to_the_end, untranslated
from .test_replay import played

SHARED = """() => {
  navigator.canShare = () => true;
  window.handed = new Promise((hand) => {
    navigator.share = async ({ title, text, files: [file] }) => hand({ title, text, name: file.name, size: file.size });
  });
}"""


def test_the_end_says_what_decided_it_and_leads_to_each_moment(party: Party) -> None:
    page, screen = party.device(size=SMALL), party.device("fr", TELEVISION)
    play_alone(page, party.url, "Habits")
    code = page.url.rpartition("/")[2].partition("#")[0]
    screen.goto(f"{party.url}/s/{code}")
    play_to_the_end(page)
    sentences = page.locator(".decided li")

    expect(sentences.first).to_be_visible()
    assert 1 <= sentences.count() <= 6
    expect(page.locator(".history svg.chart")).to_be_visible()
    page.locator(".history summary").click()
    expect(page.locator(".history tbody tr")).to_have_count(4)
    expect(screen.locator(".decided li").first).to_be_visible(timeout=30_000)
    assert screen.locator(".decided li").count() <= 3
    assert fits(page)
    assert untranslated(page) + untranslated(screen) == []
    assert violations(page) == []
    leads_to_its_moment(page)


def leads_to_its_moment(page: Page) -> None:
    target = page.locator(".decided .see").last.get_attribute("href") or ""
    page.locator(".decided .see").last.click()
    moment = re.search(r"m=(\d+)$", target)

    assert moment is not None
    expect(page.locator(".steps .count")).to_contain_text(f"{moment.group(1)}/")
    expect(page.locator(".decided li").first).to_be_visible()


def test_the_picture_is_saved_or_handed_to_the_phones_own_sharing(party: Party, tmp_path: Path) -> None:
    page = party.device("fr")
    play_alone(page, party.url, "Habitudes")
    play_to_the_end(page)
    button = page.get_by_role("button", name="Image à partager")
    with page.expect_download() as saving:
        button.click()
    saving.value.save_as(tmp_path / "picture.png")
    page.evaluate(SHARED)
    button.click()
    shared = page.evaluate("window.handed")

    assert struct.unpack(">II", (tmp_path / "picture.png").read_bytes()[16:24]) == (1080, 1080)
    assert (shared["name"], shared["title"]) == ("isoloir.png", "Habitudes")
    assert shared["text"] == page.locator("section.end h2").inner_text()
    assert shared["size"] > 10_000


def test_a_saved_record_opens_in_the_page_and_is_told_in_whole_sentences(party: Party, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(played("democrazy").encode())
    page = party.device()
    page.goto(f"{party.url}/r")
    page.locator("input[type=file]").set_input_files(path)

    expect(page.locator(".story li").first).to_be_visible()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".story")).to_be_visible()
    expect(page.locator(".decided li").first).to_be_visible()
    assert untranslated(page) == []


def test_what_is_no_record_is_said_to_be_none(party: Party, tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("not a game")
    page = party.device()
    page.goto(f"{party.url}/r")
    page.locator("input[type=file]").set_input_files(path)

    expect(page.locator("[role=alert]")).to_be_visible()
