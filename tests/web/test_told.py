"""Being told of a table over days, in a real browser: who asks for it, what is shown, and one tap that stops it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.process import Server
from tests.web.conftest import NAME
from tests.web.phones import Party, until

SHOWN = """async () => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.map(({ body, tag, actions }) => [tag, body, actions.map((each) => each.title)]);
}"""
PUT_AWAY = """async () => {
  for (const each of await (await navigator.serviceWorker.ready).getNotifications()) each.close();
}"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables", NOTICES="mailto:me@example.org", NAMES=NAME)
    server.start()
    yield server
    server.kill()


def over_days(page: Page, url: str) -> str:
    """A table in its lobby; returns its code."""
    page.goto(url)
    page.locator("article").first.get_by_role("button").first.click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    page.locator("input[value=daily]").check()
    expect(page.get_by_text("While this page is closed")).to_be_attached()
    closed = page.locator("details:not([open]) > summary")
    while count := closed.count():
        closed.first.click()
        expect(closed).to_have_count(count - 1)
    return page.url.rpartition("/")[2].partition("#")[0]


@pytest.mark.waits
def test_a_calendar_is_had_over_plain_http_and_a_link_in_it_stops_it(party: Party, own: Server) -> None:
    page = party.device("en")
    code = over_days(page, f"http://{NAME}:{own.port}")
    expect(page.get_by_label("On this device")).to_be_disabled()
    expect(page.get_by_text("this address is plain http")).to_be_visible()

    page.get_by_label("In my calendar: when answers open").first.check()
    shown = page.locator("input[readonly]").last
    address = until(page, lambda: "/calendar/" in shown.input_value() and shown.input_value())
    address = address.replace(NAME, "127.0.0.1")
    fed = page.request.get(address)
    assert fed.headers["content-type"] == "text/calendar; charset=utf-8"
    assert fed.text().startswith("BEGIN:VCALENDAR\r\n")

    key = address.rpartition("/")[2].removesuffix(".ics")
    elsewhere = party.device("en")
    elsewhere.goto(f"{own.url}/n/{code}#{key}.calendar")
    expect(elsewhere.locator("h1")).to_have_text("That’s it: no more of these")
    assert page.request.get(address).status == 404


AWAKE = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


@pytest.mark.waits
def test_a_notice_is_shown_once_and_not_to_who_looks_at_that_table(party: Party, own: Server) -> None:
    page = party.device("en")
    page.context.grant_permissions(["notifications"], origin=own.url)
    page.goto(own.url)
    until(page, lambda: page.evaluate(AWAKE))
    said: dict[str, Any] = {"body": "It’s your turn at table K7F2M.", "stop": "No more", "key": "k", "lang": "en"}
    push = pusher(page, own.url)

    def shown() -> Any:
        """A worker that has only just begun may be given nothing yet: it's said again, as push services do."""
        push({"code": "K7F2M", "about": 8, **said})
        return page.evaluate(SHOWN)

    assert until(page, shown, every=1_000) == [["K7F2M", said["body"], ["No more"]]]

    page.evaluate(PUT_AWAY)
    push({"code": "K7F2M", "about": 8, **said})
    push({"code": "OTHER", "about": 2, **said})
    assert until(page, lambda: page.evaluate(SHOWN)) == [["OTHER", said["body"], ["No more"]]]


def pusher(page: Page, url: str) -> Any:
    """Puts a letter through the worker's door, as a browser does that got one."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: known)

    def push(letter: dict[str, Any]) -> None:
        given = {"origin": url, "registrationId": known[0], "data": json.dumps(letter)}
        session.send("ServiceWorker.deliverPushMessage", given)

    return push
