"""After a game: what decided it, the way to each moment, the scores round by round, a picture, a saved record."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from .axe import violations
from .phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    fits,
    join,
    open_table,
    play_alone,
    play_to_the_end,
    untranslated,
)
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
    expect(page.get_by_role("button", name="React", exact=True)).to_be_in_viewport(ratio=1)
    assert 1 <= sentences.count() <= 6
    expect(page.locator(".history svg.chart")).to_be_visible()
    page.locator(".history summary").click()
    expect(page.locator(".history tbody tr")).to_have_count(4)
    expect(screen.locator(".decided li").first).to_be_visible()
    assert screen.locator(".decided li").count() <= 3
    assert fits(page)
    assert untranslated(page) + untranslated(screen) == []
    assert violations(page) == []
    leads_to_its_moment(page)
    screen.goto(page.url)
    expect(screen.get_by_role("alert"), "what somebody else can do with that link").to_contain_text("son relevé")


def leads_to_its_moment(page: Page) -> None:
    target = page.locator(".decided .see").last.get_attribute("href") or ""
    page.locator(".decided .see").last.click()
    moment = re.search(r"m=(\d+)$", target)

    assert moment is not None
    expect(page.locator(".steps .count")).to_contain_text(f"{moment.group(1)}/")
    expect(page.locator(".decided li").first).to_be_visible()


DRAWN = """() => {
  window.drawn = [];
  const fill = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (words, ...where) {
    window.drawn.push(words);
    fill.call(this, words, ...where);
  };
}"""


def test_the_picture_is_saved_or_handed_to_the_phones_own_sharing(party: Party, tmp_path: Path) -> None:
    page = party.device("fr")
    play_alone(page, party.url, "Habitudes")
    play_to_the_end(page)
    button = page.get_by_role("button", name="Image à partager")
    with page.expect_download() as saving:
        button.click()
    saving.value.save_as(tmp_path / "picture.png")
    page.evaluate(SHARED)
    page.evaluate(DRAWN)
    button.click()
    shared = page.evaluate("window.handed")

    assert struct.unpack(">II", (tmp_path / "picture.png").read_bytes()[16:24]) == (1080, 1080)
    assert (shared["name"], shared["title"]) == ("isoloir.png", "Habitudes")
    assert re.search(r"gagne(nt|\s)", shared["text"]), "told to those who were not there"
    assert any(re.fullmatch(r"\d+ points?", words) for words in page.evaluate("window.drawn"))
    assert shared["size"] > 10_000


LET_FALL = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name));
  for (const kind of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carried }));
}"""


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


def test_a_record_may_be_let_fall_on_the_page_and_what_is_none_is_told_apart(party: Party) -> None:
    record = played("third-man").encode().decode()
    page = party.device()
    page.goto(f"{party.url}/r")
    expect(page.get_by_text("Drop the record")).to_be_visible()
    said = page.get_by_role("alert")
    for text, why in (
        ("not a game", "isn’t the record of a game"),
        ("", "empty"),
        (record[: len(record) // 2].rpartition("\n")[0], "stops before"),
        (record.replace("third-man", "chess", 1), "doesn’t know"),
    ):
        page.evaluate(LET_FALL, ["game.jsonl", text])
        expect(said).to_contain_text(why)
    assert violations(page) == []

    page.evaluate(LET_FALL, ["game.jsonl", record])
    expect(page.locator(".steps")).to_be_visible()


def test_who_left_the_game_is_offered_its_record_and_sees_everybody_as_they_were(party: Party) -> None:
    host, guest = party.device("en"), party.device("en")
    code = open_table(host, party.url, "Habits")
    join(guest, party.url, code, "Zoé")
    add_bots(host, seats=4)
    host.locator(".start").click()
    expect(guest.locator("[data-option]").first).to_be_visible()
    looked = [each.get_attribute("d") for each in guest.locator(".around .token path:first-child").all()]
    guest.get_by_role("button", name="Menu").click()
    for _ in range(2):
        guest.get_by_role("button", name=re.compile("Let a bot play for me|Really")).click()
    expect(guest.locator(".take")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    for _ in range(2):
        host.locator("dialog .row .button").nth(1).click()

    expect(guest.get_by_role("link", name="Download the record")).to_be_visible()
    guest.get_by_role("link", name="Replay").first.click()
    expect(guest.locator(".steps")).to_be_visible()
    ring = guest.get_by_role("list", name="Around the table")
    assert [each.get_attribute("d") for each in ring.locator(".token path:first-child").all()] == looked
    expect(ring).to_contain_text("Zoé")
    expect(ring).to_contain_text("Ada")
