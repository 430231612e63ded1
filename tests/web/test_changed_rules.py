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
    for part in ("board", "scoring", "flow", "view"):
        module = sys.modules[f"isoloir.games.{room}.{part}"]
        for rule, value in rules.items():
            if hasattr(module, rule):
                setattr(module, rule, value)

change("third_man", LIMIT=15, BIDS=7)
change("the_majority", ROUNDS=3)
"""


@pytest.fixture
def elsewhere(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Party]:
    """A server where a deal goes to 15 in seven bids, and The Majority has three rounds."""
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
