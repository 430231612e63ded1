"""The television at every game's largest table: nothing below its edge, nothing cut, sound after one tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from isoloir.content.messages import catalogue
from isoloir.games import GAMES
from tests.web.axe import violations
from tests.web.phones import AUTOPLAY, TELEVISION, Party, add_bots, choose, open_table, untranslated

SMALL_SET = {"width": 1280, "height": 720}
OUT_OF_SIGHT = """() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
  for (const each of document.querySelectorAll("main *")) {
    if (each.childElementCount || !each.textContent.trim() || each.closest(".hidden, svg, [aria-hidden]")) continue;
    const box = each.getBoundingClientRect();
    const beyond = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1;
    if (box.width && box.height && beyond) found.push(`beyond the edge: ${each.textContent.trim()}`);
  }
  const story = document.querySelector(".story");
  if (story && story.clientWidth < innerWidth / 4) found.push("what happened has no room");
  const face = document.querySelector("main .face");
  if (face && face.scrollHeight > face.clientHeight + 1) found.push("the table is cut");
  return found;
}"""

ASKED = "[data-sealed=false] [data-option]"
VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const talks = new EventTarget();
talks.getVoices = () => [{ lang: "en-GB" }];
talks.speak = (sentence) => { said.push(sentence.text); setTimeout(() => sentence.onend(), 1); };
talks.cancel = () => undefined;
Object.defineProperty(window, "speechSynthesis", { value: talks });
"""
"""Voices are the set's own, and the browser of the tests has none."""
UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })"
"""What drives the browser counts as a person's touch: a television that nobody has touched yet has to be told so."""


def settled(screen: Page) -> list[str]:
    """What is out of sight once a motion has ended, or still is a while later."""
    found: list[str] = []
    for _ in range(20):
        screen.wait_for_timeout(150)
        found = screen.evaluate(OUT_OF_SIGHT)
        if not found:
            break
    return found


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_below_the_edge_of_a_television_however_many_play(party: Party, key: str) -> None:
    host = party.device("fr")
    screens = [party.device("fr", TELEVISION), party.device("en", SMALL_SET, color_scheme="dark")]
    code = open_table(host, party.url, catalogue("fr").say(f"{key}-title"))
    host.get_by_label("Quelqu’un découvre ce jeu").check()
    for screen in screens:
        screen.goto(f"{party.url}/s/{code}")
    add_bots(host, seats=max(GAMES[key].seats))
    expect(screens[0].locator(".lobby li")).to_have_count(max(GAMES[key].seats))
    seen = {"lobby": [settled(screen) for screen in screens]}
    host.locator(".start").click()
    expect(host.locator("[data-option]").first).to_be_visible()
    seen["first"] = [settled(screen) for screen in screens]
    flaws = [violations(screen) + untranslated(screen) for screen in screens]
    host.evaluate(AUTOPLAY)
    for moment in range(2):
        host.wait_for_timeout(700)
        seen[f"play {moment}"] = [settled(screen) for screen in screens]
    for screen in screens:
        expect(screen.locator(".headline")).to_be_visible()
    seen["end"] = [settled(screen) for screen in screens]

    assert {when: found for when, found in seen.items() if any(found)} == {}
    assert flaws == [[], []]


def test_a_television_asks_once_for_the_tap_that_lets_it_sound(party: Party) -> None:
    host, screen = party.device("en"), party.device("en", TELEVISION)
    code = open_table(host, party.url)
    screen.add_init_script(UNTOUCHED)
    screen.goto(f"{party.url}/s/{code}")

    prompt = screen.get_by_role("button", name="Tap once for sound")
    prompt.click()
    expect(prompt).to_have_count(0)


def test_a_television_that_finds_no_server_tries_again_by_itself(party: Party) -> None:
    host, screen = party.device("en"), party.device("en", TELEVISION)
    code = open_table(host, party.url)
    screen.route("**/api/tables/*", lambda route: route.abort())
    screen.goto(f"{party.url}/s/{code}")
    expect(screen.get_by_role("alert")).to_contain_text("can’t be reached")

    screen.unroute("**/api/tables/*")
    expect(screen.locator(".lobby li")).to_have_count(1)
    expect(screen.locator(".lobby .start")).to_contain_text("Add a bot or wait for someone")


def test_a_television_that_nobody_wants_to_hear_asks_for_nothing(party: Party) -> None:
    host, screen = party.device("en"), party.device("en", TELEVISION)
    code = open_table(host, party.url)
    screen.add_init_script(f"{UNTOUCHED}; localStorage.setItem('isoloir-sound', 'off')")
    screen.goto(f"{party.url}/s/{code}")

    expect(screen.locator(".lobby li")).to_have_count(1)
    expect(screen.get_by_role("button", name="Tap once for sound")).to_have_count(0)


def test_a_television_with_a_voice_reads_aloud_what_is_told_to_whoever_asks_for_it(party: Party) -> None:
    host, screen = party.device("en"), party.device("en", TELEVISION)
    code = open_table(host, party.url)
    screen.add_init_script(VOICE)
    screen.goto(f"{party.url}/s/{code}")
    add_bots(host, 4)
    host.locator(".start").click()
    choose(host)
    expect(screen.locator("[role=log] > p")).not_to_have_count(0)
    assert screen.evaluate("said") == [], "nobody asked for it yet"

    screen.get_by_role("button", name="Read out what happens").click()
    for _ in range(2):
        expect(host.locator(ASKED).first).to_be_visible()
        choose(host)
    expect(host.locator(ASKED).first).to_be_visible()
    screen.wait_for_function("() => said.length > 0")
    said = screen.evaluate("said")
    assert said == screen.locator("[role=log] > p").all_text_contents()[-len(said) :]


TURNED = """() => {
  window.turned = [];
  const now = () => document.querySelectorAll(".stall.sealed").length;
  let was = now();
  new MutationObserver(() => {
    const is = now();
    if (document.querySelector("ul.turning, .story.running") && is < was) {
      window.turned.push([Date.now(), is]);
      document.documentElement.dataset.left = is;
    }
    was = is;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""
"""When each answer is turned up."""
PATIENT = """() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, pause = 0, ...rest) => wait(then, pause * 20, ...rest);
}"""
"""A phone that doesn't give up on a television, however late that is."""


def test_a_television_turns_answers_up_and_a_phone_follows_it(party: Party) -> None:
    phone = party.device("en", reduced_motion="no-preference")
    code = open_table(phone, party.url, "Majority")
    add_bots(phone, 4)
    screen = party.device("en", TELEVISION, reduced_motion="no-preference")
    screen.goto(f"{party.url}/s/{code}")
    expect(screen.locator(".lobby li")).to_have_count(4)
    phone.locator(".start").click()
    expect(phone.locator(ASKED).first).to_be_visible()
    expect(screen.locator(".table")).to_be_visible()
    for page in (phone, screen):
        page.evaluate(TURNED)
    phone.evaluate(PATIENT)
    choose(phone)
    for page in (phone, screen):
        expect(page.locator("html")).to_have_attribute("data-left", "0")
    first, there = (dict(reversed(each) for each in page.evaluate("window.turned")) for page in (screen, phone))

    assert first.keys() == there.keys(), "group by group"
    assert all(there[left] >= first[left] for left in first), "never before the television"


def test_the_arrows_of_a_remote_control_lead_to_all_a_television_can_do(party: Party) -> None:
    host = party.device("en")
    code = open_table(host, party.url, "Majority")
    screen = party.device("en", TELEVISION)
    screen.goto(f"{party.url}/s/{code}")
    expect(screen.locator(".lobby li").first).to_be_visible()
    reached = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        screen.keyboard.press(key)
        reached.add(screen.evaluate("document.activeElement.outerHTML"))

    assert len(reached) == screen.locator("main button:visible").count()
    screen.get_by_role("button", name="Settings").focus()
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("dialog")).to_be_visible()


def test_a_code_that_is_hidden_stays_hidden_on_the_television(party: Party) -> None:
    host = party.device("en")
    code = open_table(host, party.url, "Majority")
    screen = party.device("en", TELEVISION)
    screen.goto(f"{party.url}/s/{code}")
    expect(screen.locator(".code").first).to_contain_text(code)
    host.get_by_role("button", name="Hide the code").click()

    expect(screen.locator(".code").first).not_to_contain_text(code)
