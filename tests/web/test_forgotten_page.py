"""Taking one's data along and being forgotten, in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.phones import Party, add_bots, join, open_table, untranslated


def test_one_takes_ones_data_along_and_is_forgotten(party: Party) -> None:
    host, guest = party.device("en"), party.device("fr")
    code = open_table(host, party.url)
    join(guest, party.url, code, "Zoé")
    add_bots(host, seats=4)
    host.locator(".start").click()
    expect(host.locator("main")).to_contain_text("Zoé")

    guest.locator("header .tools button").last.click()
    guest.get_by_text("Ce que cette table sait de vous").click()
    with guest.expect_download() as taking:
        guest.get_by_role("link", name="Télécharger une copie").click()
    kept = json.loads(Path(taking.value.path()).read_text())
    assert (kept["name"], kept["code"]) == ("Zoé", code)
    assert untranslated(guest) == []

    guest.get_by_role("button", name="Partir et effacer mon nom").click()
    with guest.expect_response(lambda answer: answer.request.method == "DELETE") as forgetting:
        guest.get_by_role("button", name="Pour de bon").click()
    assert forgetting.value.ok

    expect(guest.get_by_role("alert")).to_be_visible()
    expect(host.locator("main")).to_contain_text(re.compile("Someone who left"))
    expect(host.locator("main")).not_to_contain_text("Zoé")
    assert not [cookie for cookie in guest.context.cookies() if code in cookie["name"]]
    guest.goto(party.url)
    expect(guest.locator("main")).not_to_contain_text(code)
