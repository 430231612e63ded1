"""While somebody may tap an option, whatever else happens at the table doesn't move it by a pixel."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from isoloir.games import GAMES
from tests.web.phones import Party, add_bots, asked, open_table
from tests.web.walk import title

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
    {"width": 1440, "height": 900},
)
WATCH = """() => {
  const places = () => [...document.querySelectorAll("[data-sealed=false] [data-option]")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height];
  });
  const first = places();
  window.watch = { moved: 0, count: first.length };
  const look = () => {
    const now = places();
    const far = now.flatMap((box, i) => box.map((side, j) => Math.abs(side - (first[i]?.[j] ?? Infinity))));
    window.watch.moved = Math.max(window.watch.moved, ...far);
    window.watch.frame = requestAnimationFrame(look);
  };
  look();
}"""
MOVED = "(([moved]) => ((window.watch.moved = 0), moved))([window.watch.moved])"
STOP = "() => (cancelAnimationFrame(window.watch.frame), window.watch.count)"
RESTED = """() => new Promise((done) => {
  let [before, calm] = ["", 0];
  const look = () => {
    const options = [...document.querySelectorAll("[data-option]")];
    const now = JSON.stringify(options.map((each) => each.getBoundingClientRect()));
    calm = now === before ? calm + 1 : 0;
    before = now;
    if (calm < 4) requestAnimationFrame(look);
    else done();
  };
  look();
})"""


class Line:
    """The line of one page: what the server says passes through, and more may be said in its name."""

    def __init__(self, page: Page) -> None:
        self.lobby: dict[str, Any] = {}
        self.pause = 0
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self._ends.append(line)
        line.connect_to_server().on_message(lambda said: self._pass(line, said))

    def _pass(self, line: WebSocketRoute, said: str | bytes) -> None:
        message = json.loads(said)
        if message["type"] == "Welcome":
            self.lobby, message = message["lobby"], message["moved"] or {}
        elif message["type"] == "Changed":
            self.lobby |= message["lobby"]
        self.pause = message.get("pause", self.pause)
        line.send(said)

    def say(self, kind: str, **fields: Any) -> None:
        self._ends[-1].send(json.dumps({**fields, "type": kind}))


def happenings(line: Line) -> list[tuple[str, dict[str, Any]]]:
    """All that may be told while a question is open: of the table and the people, never of the game."""
    pause, you = line.pause, line.lobby["host"]
    seats = [each["seat"] for each in line.lobby["seats"] if each["person"] != you]
    nobody = {"people": [{**each, "here": False} for each in line.lobby["people"]]}
    helped = {"seats": [{**each, "auto": True} for each in line.lobby["seats"]]}
    return [
        ("StandIns", {"pause": pause, "seats": [{"seat": seat, "people": [], "needed": 2} for seat in seats]}),
        ("Notice", {"code": "stood-in", "params": {"seat": seats[0]}}),
        ("Deadline", {"pause": pause, "until": {"now": 0, "at": 2**45}}),
        ("Ticks", {"pause": pause, "sealed": seats[:1]}),
        ("Changed", {"lobby": nobody}),
        ("Presence", {"here": [], "away": [each["person"] for each in line.lobby["people"]]}),
        ("Changed", {"lobby": helped}),
        ("Remarked", {"seat": seats[0], "remark": "up", "temper": "steady"}),
        ("Reacted", {"person": you, "sign": "clap"}),
        ("Changed", {"lobby": {"paused": "empty"}}),
        ("Changed", {"lobby": line.lobby}),
        ("StandIns", {"pause": pause, "seats": []}),
        ("Presence", {"here": [you], "away": []}),
        ("Deadline", {"pause": pause, "until": None}),
    ]


@pytest.mark.parametrize("key", GAMES)
def test_offers_pauses_hints_coming_and_going_move_no_option(party: Party, key: str) -> None:
    page = party.device("en")
    line = Line(page)
    open_table(page, party.url, title(key, "en"))
    add_bots(page, 4)
    page.get_by_text("Time, absent players").click()
    page.get_by_label(re.compile("Hints from an expert")).check()
    page.locator(".start").click()
    expect(asked(page)).to_be_visible()
    expect(page.locator(".story ul")).to_have_count(1)
    found: dict[str, float] = {}
    for size in SIZES:
        page.set_viewport_size(size)
        page.evaluate(RESTED)
        page.evaluate(WATCH)

        def look(what: str, width: int = size["width"]) -> None:
            page.evaluate(RESTED)
            if (moved := page.evaluate(MOVED)) > 0:
                found.setdefault(f"{width}: {what}", moved)

        for kind, fields in happenings(line):
            line.say(kind, **fields)
            look(kind)
        lamp = page.locator(".ask [aria-expanded]")
        lamp.click()
        expect(page.locator(".hint li, .hint p:not(.soft)").first).to_be_visible()
        look("a hint")
        lamp.click()
        look("no hint")
        assert page.evaluate(STOP) > 0, "nobody was asked"

    assert found == {}
