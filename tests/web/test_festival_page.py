"""A festival on phones and on the wall: joined once, sent to a table and back, organised from a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .axe import violations
from .phones import SMALL, TELEVISION, Party, fits, play_to_the_end, untranslated


def opened(host: Page, party: Party) -> str:
    """By Olga, with Habits. Returns its code."""
    host.goto(party.url)
    host.get_by_role("button", name="A festival: many tables").click()
    sheet = host.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Olga")
    sheet.get_by_label("Habits").check()
    sheet.get_by_label("Majority", exact=True).or_(sheet.get_by_label("1. Majority")).first.uncheck()
    sheet.get_by_role("button", name="Begin the festival").click()
    expect(host.get_by_role("heading", name="Organise")).to_be_visible()
    return host.url.rpartition("/")[2].partition("#")[0]


def come(phone: Page, party: Party, code: str, name: str) -> None:
    phone.goto(f"{party.url}/t/{code}")
    phone.locator("main input.field").first.fill(name)
    phone.get_by_role("button", name="Je participe").click()
    expect(phone.get_by_text("C’est noté")).to_be_visible()


def faults(*pages: Page) -> list[str]:
    assert all(fits(page) for page in pages)
    return [fault for page in pages for fault in (*violations(page), *untranslated(page))]


def test_phones_are_sent_to_their_table_and_back_and_the_organiser_corrects_what_it_came_to(party: Party) -> None:
    host, tom, zoe = party.device(size=SMALL), party.device("fr"), party.device("fr")
    wall = party.device("fr", TELEVISION)
    code = opened(host, party)
    wall.goto(f"{party.url}/s/{code}")
    come(tom, party, code, "Tom")
    come(zoe, party, code, "Zoé")
    expect(wall.get_by_text("3 personnes participent")).to_be_visible()
    assert faults(host, tom, wall) == []

    host.get_by_role("button", name="Begin round 1").click()
    for phone in (host, tom, zoe):
        expect(phone).not_to_have_url(re.compile(code))
    expect(wall.get_by_text("joue encore", exact=True)).to_be_visible()
    assert faults(wall) == []
    play_to_the_end(host, tom, zoe)
    expect(wall.get_by_role("heading", name="La soirée jusqu’ici")).to_be_visible()
    tom.get_by_role("button", name="Retour au festival").first.click()
    expect(tom.get_by_text("Votre table a fini")).to_be_visible()
    assert faults(tom, wall) == []

    host.get_by_role("button", name="Back to the festival").first.click()
    host.locator("summary").filter(has_text="Organise").click()
    host.get_by_role("button", name="Correct the result").click()
    for name, score in (("Olga", "1"), ("Tom", "9"), ("Zoé", "2")):
        host.get_by_label(f"Score · {name}").fill(score)
        host.locator(".line").filter(has_text=name).get_by_role("checkbox").set_checked(name == "Tom")
    assert faults(host) == []
    host.get_by_role("button", name="Let it count").click()
    expect(tom.get_by_text("corrigé par Olga")).to_be_visible()
    expect(tom.locator("tbody tr").first).to_contain_text("Tom")
    expect(tom.locator("tbody tr.mine")).to_contain_text("Tom")


def test_a_second_phone_with_the_organisers_link_goes_on(party: Party) -> None:
    host, tom = party.device(), party.device("fr")
    code = opened(host, party)
    host.get_by_role("button", name="Organisers’ link").click()
    link = host.locator(f"a[href*='{code}#']").first.get_attribute("href")
    assert link is not None
    host.close()

    tom.goto(link)
    tom.locator("main input.field").first.fill("Tom")
    tom.get_by_role("button", name="Je participe").click()
    tom.get_by_role("button", name="Commencer la manche 1").click()
    expect(tom).not_to_have_url(re.compile(code))
