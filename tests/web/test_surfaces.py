"""What the frame does at every table: one phone for several, a lost line, being sent away, changing one's mind."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.heard import heard, listen
from tests.web.phones import SMALL, Party, add_bots, card, choose, join, open_table, play_alone, settle, together, until
from tests.web.walk import NOBODY, Wire

ASKED = "[data-sealed=false] [data-option]"
HASTY = """() => {
  let until = 0;
  const again = () => {
    if (performance.now() > until) return;
    document.querySelector('.hand-over, .lock.covered .button:last-child')?.click();
    requestAnimationFrame(again);
  };
  document.addEventListener('click', (tap) => {
    if (!tap.isTrusted || !tap.target.closest('[data-sealed=false]')) return;
    until = performance.now() + 250;
    again();
  });
}"""
"""A finger that goes on tapping for a quarter of a second, on whatever has come where the lock was."""
UNCOVERED = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
TITLES = {"en": "The Third Man", "fr": "Le Troisième Homme"}


def test_one_phone_goes_from_hand_to_hand_with_a_curtain_between(party: Party) -> None:
    page = party.device("en")
    page.goto(party.url)
    card(page, "The Third Man").get_by_role("button").first.click()
    page.get_by_role("button", name="Pass one phone around").click()
    names = page.locator("dialog input.field")
    names.nth(0).fill("Ann")
    names.nth(1).fill("Ben")
    page.get_by_role("button", name="Start on this device").click()
    expect(page.get_by_role("button", name="I’m")).to_be_visible()
    page.evaluate(HASTY)
    seen = set()

    for _ in range(6):
        expect(page.get_by_role("button", name="I’m")).to_be_visible()
        assert page.locator("[data-option]").count() == 0
        seen.add(page.locator(".hand-over").inner_text())
        settle(page)
        page.locator(".hand-over").click()
        expect(page.locator("[data-option]").first).to_be_visible()
        choose(page, 2)
        expect(page.locator("[data-option]")).to_have_count(0)
        settle(page)
        assert page.locator("[data-option]").count() == 0, "a finger that taps twice sees the next one's cards"

    assert seen == {"I’m Ann", "I’m Ben"}


def test_a_lost_network_is_said_quietly_and_the_choice_arrives_when_it_is_back(party: Party) -> None:
    page, wire = party.device("en"), Wire()
    page.route_web_socket(re.compile("/socket$"), wire.opened)
    play_alone(page, party.url)
    expect(page.locator(ASKED).first, "the leader has led").to_be_visible()
    before = page.locator(".vienna").inner_text()

    wire.cut()
    expect(page.get_by_role("status").get_by_text("Connection lost")).to_be_visible()
    settle(page)
    page.locator("[data-option]").nth(4).click()
    page.locator(".lock .main").click()
    page.wait_for_timeout(500)
    assert page.locator(".vienna").inner_text() == before
    wire.mend()

    expect(page.locator(".vienna")).not_to_have_text(before)
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_a_kicked_player_is_told_and_may_come_back(party: Party) -> None:
    host, guest = party.device("fr"), party.device("en")
    listen(host)
    code = open_table(host, party.url, "Habitudes")
    join(guest, party.url, code, "Zoé")
    expect(host.locator(".people")).to_contain_text("Zoé")
    until(host, lambda: heard(host, "status").count("Zoé a rejoint la table. Places prises : 2 sur 7.") == 1)
    for page in (host, guest):
        expect(page.locator("h1"), "the focus that was lost with the last page").to_be_focused()

    host.get_by_role("button", name="Un autre jeu").click()
    host.get_by_role("dialog").get_by_role("button", name=TITLES["fr"]).click()
    expect(guest.locator("h1")).to_have_text(TITLES["en"])
    host.locator("header .tools button").last.click()
    kick = host.locator("dialog li").get_by_role("button", name=re.compile("· Zoé")).nth(1)
    kick.click(trial=True)
    place = kick.bounding_box()
    assert place is not None
    for _ in range(2):
        host.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)

    expect(guest.get_by_role("alert")).to_contain_text("removed you from the table")
    expect(host.locator(".people")).not_to_contain_text("Zoé")
    until(host, lambda: heard(host, "status").count("Places prises : 1 sur 4.") == 1)
    host.keyboard.press("Escape")
    add_bots(host, seats=4)
    guest.get_by_role("button", name="Come back in").click()
    guest.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".people ol > li").last, "a bot made room").to_contain_text("Zoé")


SHARED = "navigator.share = async ({ url }) => { window.shared = url; };"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_host_makes_a_new_link_and_the_old_one_leads_nowhere(lang: str, party: Party) -> None:
    host, late, guest = party.device(lang, SMALL), party.device("en"), party.device("en")
    host.add_init_script(SHARED)
    code = open_table(host, party.url, TITLES[lang])
    host.locator("main details summary").click()
    host.get_by_role("radio", name=re.compile("Only people with the link|Seulement avec le lien")).check()
    host.get_by_role("button", name="Menu").click()
    host.locator("dialog summary").first.click()
    share = host.get_by_role("dialog").get_by_role("button", name=re.compile("Share the link|Partager le lien"))
    share.click()
    old = host.evaluate("window.shared")

    for _ in range(2):
        host.get_by_role("button", name=re.compile("new link|nouveau lien|Really|Vraiment", re.IGNORECASE)).click()
    expect(host.get_by_role("dialog")).to_contain_text(re.compile("old one no longer works|L’ancien ne mène plus"))
    share.click()
    new = host.evaluate("window.shared")

    assert code in old
    assert old != new
    for page, link in ((late, old), (guest, new)):
        page.goto(link)
        page.locator("main input.field").first.fill("Zoé")
        page.get_by_role("button", name="Take a seat").click()
    expect(guest.locator(".start, .people").first).to_be_visible()
    expect(late.get_by_role("alert")).to_contain_text("link")
    expect(host.locator(".people")).to_contain_text("Zoé")


def test_a_seat_moves_to_another_device_by_a_code_that_comes_into_sight(party: Party) -> None:
    old, new = party.device("en", SMALL), party.device("en")
    play_alone(old, party.url)
    old.get_by_role("button", name="Menu").click()
    old.get_by_role("button", name="Move to another device").click()
    told = old.get_by_role("dialog").get_by_role("status")
    expect(told).to_be_in_viewport(ratio=0.5)
    code = re.search(r"\b[A-Z0-9]{8}\b", told.inner_text())
    assert code is not None

    new.goto(old.url)
    new.locator("main summary").click()
    new.get_by_label("The code shown on the other device").fill(code.group().lower())
    new.locator("main form button[type=submit]").click()

    expect(new.locator(ASKED).first).to_be_visible()
    expect(old.get_by_role("alert")).to_contain_text("another device")


def test_a_double_tap_seals_once_and_opens_nothing_again(party: Party) -> None:
    host, guest = party.device("en"), party.device("en")
    sent = list[str]()
    code = open_table(host, party.url)
    join(guest, party.url, code, "Zoé")
    add_bots(host, seats=4)
    host.locator(".start").click()
    first = together(host, guest)[0]
    first.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    first.reload()
    expect(first.locator(ASKED).first).to_be_visible()
    first.evaluate(HASTY)

    settle(first)
    first.locator(ASKED).nth(2).dblclick()

    expect(first.locator(".panel")).to_have_attribute("data-sealed", "true")
    first.wait_for_timeout(200)
    expect(first.locator(".panel")).to_have_attribute("data-sealed", "true")
    assert len([text for text in sent if '"Choose"' in text]) == 1


def test_two_people_change_their_minds_and_nobody_sees_a_tick_go_off(party: Party) -> None:
    host, guest = party.device("en"), party.device("en")
    code = open_table(host, party.url)
    join(guest, party.url, code, "Zoé")
    third = party.device("en")
    join(third, party.url, code, "Max")
    add_bots(host, seats=4)
    host.locator(".start").click()
    waiting = together(host, guest, third)
    first, second = waiting[:2]
    choose(first, 0)
    expect(second.locator(".stall.sealed")).not_to_have_count(0)
    ticks = second.locator(".stall.sealed").count()

    settle(first)
    first.get_by_role("button", name="Change my mind").click()
    settle(first)
    first.locator("[data-option]").nth(3).click()

    assert second.locator(".stall.sealed").count() >= ticks, "more may have chosen meanwhile, never fewer"
    first.locator(".lock .main").click()
    expect(first.locator(".panel")).to_have_attribute("data-sealed", "true")


def test_whoever_chose_far_down_is_brought_back_to_where_it_is_told(party: Party) -> None:
    page = party.device("en", SMALL)
    play_alone(page, party.url)
    before = page.locator(".vienna").inner_text()
    settle(page)
    page.locator(ASKED).first.click()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("() => scrollY > 0")

    page.evaluate("document.querySelector('.lock .main').click()")

    expect(page.locator(".vienna")).not_to_have_text(before, use_inner_text=True)
    page.wait_for_function("() => scrollY === 0")


def test_trouble_is_told_once_its_words_are_there(party: Party) -> None:
    """A table's page opens with its own words alone; an unknown code may be known for one before the others come."""
    page, held = party.device("fr"), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/page-more-"), hold)
    with page.expect_response(re.compile("/api/tables/")):
        page.goto(f"{party.url}/t/{NOBODY}")
    page.wait_for_timeout(300)
    said = page.locator("body").inner_text()

    for each in held:
        each.continue_()
    expect(page.get_by_role("heading")).to_have_text("Table introuvable")
    assert "page-trouble" not in said
