"""A closer look at a finished game: from its end, from a replay, and from a file, in both languages."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Locator, Page, expect

from tests.records.golden import goldens
from tests.web.axe import violations
from tests.web.phones import SMALL, Party, fits, play_alone, play_to_the_end, untranslated
from tests.web.test_golden_replays import opened

GOLDENS = {each.path.name: each for each in goldens()}


def is_whole(page: Page) -> None:
    expect(page.locator(".study h2")).to_have_count(3)
    expect(page.locator(".study tbody tr").first).to_be_visible()
    assert untranslated(page) == []
    assert fits(page)
    assert violations(page) == []


def test_from_the_end_of_a_game_to_its_closer_look_and_to_the_moment_that_decided_it(party: Party) -> None:
    page = party.device("fr", SMALL)
    play_alone(page, party.url, "Habitudes")
    play_to_the_end(page)
    page.locator('a[href$="#study"]').click()

    is_whole(page)
    expect(page.locator(".study .told")).to_be_visible()
    step = page.locator(".study a.button")
    wanted = re.search(r"\d+", step.inner_text())
    assert wanted is not None
    step.click()
    expect(page.locator(".steps .count")).to_contain_text(f"{wanted.group()}/")
    page.locator(".closer button").click()
    expect(page.locator(".study h2").first).to_be_visible()
    page.reload()
    is_whole(page)
    page.locator("header button.quiet").click()
    expect(page.locator(".steps")).to_be_visible()


def test_a_record_from_a_file_has_its_closer_look_too(party: Party) -> None:
    page = party.device()
    opened(page, party.url, GOLDENS["majority-r1-v1.jsonl.gz"])
    page.locator(".closer button").click()

    is_whole(page)
    expect(page.locator(".study tbody tr", has_text="Léa and Ada")).to_contain_text("of 23")
    expect(page.locator(".study")).to_contain_text(
        "It took the very last step to put Someone who left alone in the lead."
    )


def test_a_record_that_can_not_be_followed_has_none(party: Party) -> None:
    page = party.device()
    golden = GOLDENS["democrazy-r1-v1.jsonl.gz"]
    of_later_rules = gzip.decompress(golden.path.read_bytes()).replace(b'"rules":1', b'"rules":99', 1)
    opened(page, party.url, golden, of_later_rules)

    expect(page.locator(".told")).to_be_visible()
    assert page.locator(".closer").count() == 0


def test_two_games_of_an_evening_are_counted_together(party: Party) -> None:
    page = party.device()
    play_alone(page, party.url, "Habits")
    play_to_the_end(page)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("section.end")).to_have_count(0)
    play_to_the_end(page)
    page.locator('a[href$="#study"]').click()

    evening = page.locator(".evening")
    expect(evening.locator("ol li")).to_have_count(2)
    expect(evening.get_by_role("heading", level=2).first).to_have_text("The whole evening: 2 games")
    assert counted(evening) == sorted(
        2 * choices for choices in counted(page.locator(".study > section:not(.evening)"))
    )
    assert untranslated(page) == []
    assert fits(page)
    assert violations(page) == []
    evening.get_by_role("link", name="Habits").click()
    page.wait_for_url(re.compile(r"/r/\w+/1#study$"))
    expect(page.locator(".evening [aria-current]")).to_be_visible()


def counted(part: Locator) -> list[int]:
    """Of each pair: how often both were asked the same."""
    texts = part.locator("tr", has_text="by chance:").all_text_contents()
    assert len(texts) >= 3
    return sorted(int(found.group(1)) for text in texts if (found := re.search(r"of (\d+)", text)))
