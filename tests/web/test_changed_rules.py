"""No rule in the pages: where the server plays by other rules, they show what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.table import process
from tests.table.process import Server
from tests.web.phones import Party, play_alone

CHANGED = """
import sys
import isoloir.games

def change(room, **rules):
    for part in ("board", "scoring", "flow", "view", "rulebook"):
        module = sys.modules[f"isoloir.games.{room}.{part}"]
        for rule, value in rules.items():
            if hasattr(module, rule):
                setattr(module, rule, value)

change("third_man", LIMIT=15, BIDS=7)
change("the_majority", ROUNDS=3)
change("majority", GOAL=23)
"""


@pytest.fixture
def elsewhere(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Party]:
    """A server where a round goes to 15 in seven bids, The Majority has three of them, and Majority goes to 23."""
    monkeypatch.setattr(process, "RUN", CHANGED + process.RUN)
    server = Server(tmp_path)
    server.start()
    party = Party(browser, server.url)
    yield party
    party.leave()
    server.stop()
    assert party.complaints == []


def test_the_stairs_end_where_the_server_ends_the_deal(elsewhere: Party) -> None:
    page = elsewhere.device("en")
    play_alone(page, elsewhere.url, "The Third Man")

    expect(page.locator(".stairs .end")).to_have_text(["−15", "0", "+15"])
    expect(page.locator(".where")).to_contain_text(re.compile("of 7"))
    expect(page.locator(".aim")).to_contain_text("at +15, at −15 or after 7 bids")


def test_the_rounds_are_counted_as_the_server_plays_them(elsewhere: Party) -> None:
    page = elsewhere.device("en")
    play_alone(page, elsewhere.url, "The Majority")

    expect(page.locator(".hall h2").first).to_contain_text("Round 1 of 3")


def test_words_tell_the_numbers_that_the_server_plays_by(elsewhere: Party) -> None:
    page = elsewhere.device("en")
    play_alone(page, elsewhere.url, "Majority")

    expect(page.locator(".play")).to_contain_text("ends at 23 points")
    page.get_by_role("button", name="The rule for this step").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("someone has 23 points or more")
    page.goto(f"{elsewhere.url}/g/majority")
    expect(page.locator("#goal")).to_contain_text("at least 23")
