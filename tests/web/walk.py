"""A walk past every kind of page, for anyone who wants to look at each: the tests and the gallery."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Page, WebSocketRoute, expect

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.web.phones import Party, add_bots, card, choose, is_over, join, open_table, play_to_the_end

Look = Callable[[str, Page], None]
TOLD = 4
"""How many moments of a game are looked at before it is played to its end, unless somebody wants more."""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What came late, like the story of the game, is measured before it is looked at."""
BESIDE = """() => {
  const [said, tools] = [".lost", "header .tools"].map((each) => document.querySelector(each).getBoundingClientRect());
  return said.right <= tools.left;
}"""
APART = {"third-man": 2}
"""How far apart the answers lie where the same one from everybody would count for nothing."""
NOBODY = "BBBBB"
FRAME_GAME = "third-man"


class Wire:
    """The line between a phone and the server, that can be cut and mended."""

    def __init__(self) -> None:
        self._whole = True
        self._lines: list[WebSocketRoute] = []

    def opened(self, line: WebSocketRoute) -> None:
        if not self._whole:
            line.close()
            return
        line.connect_to_server()
        self._lines.append(line)

    def cut(self) -> None:
        self._whole = False
        for line in self._lines:
            line.close()

    def mend(self) -> None:
        self._whole = True


def title(key: str, lang: str) -> str:
    return catalogue(lang).say(f"{key}-title")


@contextmanager
def sheet(page: Page) -> Iterator[None]:
    """While a sheet lies on the table."""
    expect(page.get_by_role("dialog").last).to_be_visible()
    yield
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def frame(party: Party, page: Page, lang: str, look: Look) -> None:
    """All that is not a game, as one device shows it; somebody else keeps the other tables."""
    wire = Wire()
    page.route_web_socket(re.compile("/socket$"), wire.opened)
    _front(party, page, lang, look)
    _around(party, page, lang, look)
    _door(party, page, lang, look)
    code = _table(party, page, lang, look)
    _line(page, wire, look)
    _replay(party, page, code, look)
    _troubles(party, page, look)


def _front(party: Party, page: Page, lang: str, look: Look) -> None:
    page.goto(party.url)
    expect(page.locator("article")).to_have_count(len(GAMES))
    page.evaluate("Promise.all(document.getAnimations().map(each => each.finished))")
    look("home", page)
    page.locator("#code").fill("AAAAA")
    page.locator("form button").click()
    expect(page.locator("#code-problem")).not_to_be_empty()
    look("home-wrong-code", page)
    page.locator(".top button").click()
    with sheet(page):
        look("settings", page)
    card(page, title(FRAME_GAME, lang)).get_by_role("button").first.click()
    with sheet(page):
        look("new-table", page)


def _around(party: Party, page: Page, lang: str, look: Look) -> None:
    page.goto(party.url)
    page.locator("main input[type=radio]").last.check()
    card(page, title(FRAME_GAME, lang)).get_by_role("button").first.click()
    for i, name in enumerate(("Ann", "Ben")):
        page.locator("dialog input.field").nth(i).fill(name)
    look("around", page)
    page.locator("dialog .button.main").click()
    expect(page.locator(".hand-over")).to_be_visible()
    look("pass-the-phone", page)
    page.locator(".hand-over").click()
    expect(page.locator("[data-option]").first).to_be_visible()
    look("shared-booth", page)


def _door(party: Party, page: Page, lang: str, look: Look) -> None:
    friend = party.device(lang)
    code = open_table(friend, party.url, title(FRAME_GAME, lang))
    page.goto(f"{party.url}/t/{code}")
    expect(page.locator("main form")).to_be_visible()
    look("door", page)
    join(page, party.url, code, "Zoé")
    look("lobby-guest", page)
    expect(friend.locator(".people")).to_contain_text("Zoé")
    friend.locator("header .tools button").last.click()
    for _ in range(2):
        friend.locator("dialog li button").nth(1).click()
    expect(page.get_by_role("alert")).to_be_visible()
    look("kicked", page)
    friend.keyboard.press("Escape")
    add_bots(friend, seats=4)
    friend.locator(".start").click()
    expect(friend.locator(".face")).to_be_visible()
    page.goto(f"{party.url}/t/{code}")
    expect(page.locator("main form")).to_be_visible()
    look("door-running", page)
    page.locator("main form button[type=submit]").click()
    expect(page.locator(".take")).to_be_visible()
    look("watching", page)


def _table(party: Party, page: Page, lang: str, look: Look) -> str:
    code = open_table(page, party.url, title(FRAME_GAME, lang))
    expect(page.locator(".people .row .button").last, "what to do next").to_be_in_viewport(ratio=1)
    look("lobby-alone", page)
    friend = party.device(lang)
    join(friend, party.url, code, "Zoé")
    expect(page.locator(".people")).to_contain_text("Zoé")
    add_bots(page, seats=4)
    expect(page.locator(".start")).to_be_enabled()
    page.locator("main details summary").click()
    look("lobby-settings", page)
    page.locator("header .tools button").last.click()
    with sheet(page):
        look("menu-lobby", page)
    page.locator(".start").click()
    expect(page.locator(".face")).to_be_visible()
    page.keyboard.press("?")
    with sheet(page):
        look("help", page)
    for turn in range(4):
        choose(page, turn)
        choose(friend, turn)
        page.wait_for_timeout(80)
    page.keyboard.press("l")
    with sheet(page):
        look("log", page)
    page.locator("header .tools button").last.click()
    with sheet(page):
        look("menu", page)
    return code


def _line(page: Page, wire: Wire, look: Look) -> None:
    wire.cut()
    expect(page.locator(".lost")).to_be_visible()
    assert page.evaluate(BESIDE), "what is said of the line lies over the tools"
    look("line-lost", page)
    wire.mend()
    expect(page.locator(".lost")).to_have_count(0)
    page.locator("header .tools button").last.click()
    for _ in range(2):
        page.locator("dialog .row .button").nth(1).click()
    expect(page.locator("section.end")).to_be_visible()
    look("ended-by-the-table", page)


def _replay(party: Party, page: Page, code: str, look: Look) -> None:
    page.goto(f"{party.url}/r/{code}/1#m=2")
    expect(page.locator(".steps")).to_be_visible()
    look("replay", page)
    page.goto(f"{party.url}/r")
    file = page.locator("input[type=file]")
    expect(file).to_have_count(1)
    look("replay-file", page)
    file.set_input_files({"name": "shopping.txt", "mimeType": "text/plain", "buffer": b"milk, bread"})
    expect(page.get_by_role("alert")).to_be_visible()
    look("replay-wrong-file", page)


def _troubles(party: Party, page: Page, look: Look) -> None:
    for surface, path in (
        ("no-such-table", f"/t/{NOBODY}"),
        ("no-such-screen", f"/s/{NOBODY}"),
        ("no-page", "/nowhere"),
    ):
        page.goto(party.url + path)
        expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w")).first).to_be_visible()
        look(surface, page)


def game(
    party: Party,
    key: str,
    lang: str,
    look: Look,
    seated: list[Page],
    watchers: Sequence[Page] = (),
    screens: Sequence[Page] = (),
    told: int = TOLD,
) -> None:
    """One game with four at the table from the lobby to the replay: everybody looks up at every moment."""
    host, everybody = seated[0], [*seated, *watchers, *screens]

    def all_look(surface: str) -> None:
        for page in everybody:
            look(surface, page)

    code = _gather(party, title(key, lang), seated, watchers, screens)
    all_look("lobby")
    host.locator(".start").click()
    for page in everybody:
        expect(page.locator(".face, main section").first).to_be_visible()
    expect(host.locator(".face")).to_be_visible()
    host.keyboard.press("?")
    with sheet(host):
        look("help", host)
    for moment in range(told):
        if is_over(host):
            break
        all_look(f"play{moment}")
        _choose(seated, moment, APART.get(key, 0), look)
        host.wait_for_timeout(300)
    _end(seated, watchers, screens)
    all_look("end")
    for page in seated:
        page.goto(f"{party.url}/r/{code}/1#m=6")
        expect(page.locator(".steps")).to_be_visible()
        look("replay", page)


def _end(seated: list[Page], watchers: Sequence[Page], screens: Sequence[Page]) -> None:
    play_to_the_end(*seated)
    for page in watchers:
        expect(page.locator("section.end")).to_be_visible()
    for page in screens:
        page.wait_for_load_state("networkidle")
        page.evaluate(PAINTED)


def _choose(seated: list[Page], moment: int, apart: int, look: Look) -> None:
    for place, page in enumerate(seated):
        choose(page, moment + place * apart)
        if moment == 0 and page.locator("[data-sealed=true]").count() > 0:
            look("sealed", page)


def _gather(party: Party, name: str, seated: list[Page], watchers: Sequence[Page], screens: Sequence[Page]) -> str:
    """Four at the table, bots in the empty seats, before it starts."""
    host, *guests = seated
    code = open_table(host, party.url, name)
    for page, called in zip([*guests, *watchers], ("Zoé", "Barnabé-Léopold", "Max"), strict=False):
        come(page, f"{party.url}/t/{code}", called, sits=page not in watchers)
    for page in screens:
        page.goto(f"{party.url}/s/{code}")
    expect(host.locator(".people ol > li")).to_have_count(len(seated))
    add_bots(host, seats=4)
    expect(host.locator(".start")).to_be_enabled()
    for page in screens:
        expect(page.locator(".lobby li")).to_have_count(4)
    return code


def come(page: Page, link: str, name: str, *, sits: bool) -> None:
    page.goto(link)
    page.locator("main input.field").first.fill(name)
    page.locator("main form button.wide").nth(0 if sits else 1).click()
    expect(page.locator(".people")).to_be_visible()
