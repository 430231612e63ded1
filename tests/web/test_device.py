"""What a device gives where the connection is secure: an app, a screen that stays on; and sounds, with mute."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from isoloir.table.door.pages import FOLDER
from tests.table.process import Server
from tests.web.conftest import NAME
from tests.web.phones import Party, choose, play_alone, until

WAKEFUL = """
window.held = [];
const request = async (what) => { held.push(what); return { release: async () => { held.pop(); } }; };
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
LISTENING = """
window.heard = 0;
for (const make of ["createOscillator", "createBufferSource"]) {
  const made = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.heard++; return made.call(this); };
}
"""
AWAY = """
window.noticed = [];
Object.defineProperty(document, "hidden", { get: () => window.away === true });
ServiceWorkerRegistration.prototype.showNotification = async (title, said) => { noticed.push({ title, ...said }); };
Object.defineProperty(navigator, "setAppBadge", { value: async () => { window.badge = true; } });
Object.defineProperty(navigator, "clearAppBadge", { value: async () => { window.badge = false; } });
Object.defineProperty(navigator, "vibrate", { value: (ms) => { window.felt = ms; } });
"""
"""Looks elsewhere when told to: a browser of the tests always believes it is looked at."""
OPACITY = "each => getComputedStyle(each).opacity"
KEPT = """async () => {
  const kept = await (await caches.open((await caches.keys())[0] ?? "")).keys();
  return kept.some((each) => new URL(each.url).pathname === "/") && kept.length;
}"""


def test_what_is_no_longer_part_of_the_page_is_dropped_with_its_release(party: Party) -> None:
    page = party.device("en")
    page.goto(f"{party.url}/icon.svg")
    page.evaluate("""async () => {
      const kept = await caches.open("isoloir-3");
      await kept.put("/assets/of-another-release.js", new Response("old"));
    }""")

    page.goto(party.url)
    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    names = """async () => (await (await caches.open("isoloir-3")).keys()).map((each) => new URL(each.url).pathname)"""
    until(page, lambda: len(page.evaluate(names)) > 5)

    assert "/assets/of-another-release.js" not in page.evaluate(names)


def test_the_worker_names_every_file_of_its_release() -> None:
    worker = (FOLDER / "sw.js").read_text(encoding="utf-8")
    files = [file.name for file in (FOLDER / "assets").iterdir() if file.suffix != ".gz"]

    assert files
    assert [name for name in files if f'"/assets/{name}"' not in worker] == []


def test_the_page_can_be_installed_and_without_a_network_says_what_to_do(party: Party, tmp_path: Path) -> None:
    own = Server(tmp_path / "tables")
    own.start()
    page = party.device("en")
    page.goto(own.url)
    expect(page.locator("article")).to_have_count(5)
    assert page.evaluate("navigator.serviceWorker.ready.then(() => isSecureContext)")
    cdp = page.context.new_cdp_session(page)
    assert cdp.send("Page.getAppManifest")["errors"] == []
    faults = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    until(page, lambda: page.evaluate(KEPT) > 5)

    own.kill()
    page.reload()

    expect(page.get_by_role("heading", name="Isoloir")).to_be_visible()
    expect(page.get_by_text("The server can’t be reached. Check the network")).to_be_visible()
    own.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("article")).to_have_count(5)
    own.kill()


def test_a_page_that_does_not_arrive_is_no_blank_page(party: Party) -> None:
    page = party.device("fr", service_workers="block")
    page.route("**/*.js", lambda request: request.abort())

    page.goto(party.url)

    expect(page.get_by_alt_text("Isoloir")).to_be_visible()
    advice = page.get_by_text("rechargez la page")
    assert advice.evaluate(OPACITY) == "0", "not before a while"
    until(page, lambda: advice.evaluate(OPACITY) == "1")
    page.unroute_all()
    page.reload()
    expect(page.locator("article")).to_have_count(5)
    expect(page.get_by_alt_text("Isoloir")).to_be_hidden()


def test_the_screen_stays_on_while_a_game_is_played_and_no_longer(party: Party) -> None:
    page = party.device("en")
    page.add_init_script(WAKEFUL)
    page.goto(party.url)
    assert page.evaluate("held") == []

    play_alone(page, party.url)

    until(page, lambda: page.evaluate("held") == ["screen"])
    page.locator("header .tools button").last.click()
    for _ in range(2):
        page.locator("dialog .row .button").nth(1).click()
    expect(page.locator("section.end")).to_be_visible()
    until(page, lambda: page.evaluate("held") == [])


def test_choices_are_heard_unless_muted(party: Party) -> None:
    page = party.device("en")
    page.add_init_script(LISTENING)
    play_alone(page, party.url)
    choose(page)
    until(page, lambda: page.evaluate("heard") > 0)

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sounds").get_by_label("Off").check()
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()
    page.wait_for_timeout(400)
    before = page.evaluate("heard")
    choose(page)
    expect(page.locator("[data-sealed=false] [data-option]").first).to_be_visible()

    assert page.evaluate("heard") == before


def test_plain_http_says_what_is_missing_and_how_to_get_it(party: Party, server: Server) -> None:
    page = party.device("en")
    page.goto(f"http://{NAME}:{server.port}")
    page.get_by_role("button", name="Settings").click()

    expect(page.get_by_role("dialog")).to_contain_text("plain http")
    expect(page.get_by_role("dialog")).to_contain_text("TLS certificate")
    assert page.evaluate("'wakeLock' in navigator || 'serviceWorker' in navigator") is False


def test_your_turn_calls_you_back_and_says_nothing_of_what_is_asked(party: Party) -> None:
    page = party.device("en")
    page.context.grant_permissions(["notifications"], origin=party.url)
    page.add_init_script(AWAY)
    page.add_init_script("localStorage.setItem('isoloir-notices', 'on')")
    page.goto(party.url)
    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    play_alone(page, party.url)
    code = page.url.rpartition("/")[2]
    expect(page).to_have_title(f"Your turn · {code} · Isoloir")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    until(page, lambda: page.evaluate("badge"))
    until(page, lambda: page.evaluate("felt"))
    assert page.evaluate("noticed") == [], "they are looking"

    page.evaluate("window.away = true")
    choose(page)

    noticed = until(page, lambda: page.evaluate("noticed"))
    body = f"It’s your turn at table {code}."
    assert noticed == [
        {"title": "Isoloir", "tag": code, "body": body, "icon": "/icon-192.png", "data": {"path": f"/t/{code}"}}
    ]
