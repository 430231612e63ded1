"""The worker keeps the page and its files, so that it opens without a network, and nothing else."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from isoloir.table.door.pages import FOLDER
from tests.table.process import Server
from tests.web.phones import Party, until

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  return kept;
}"""
HOME = "async () => (await (await caches.match('/'))?.text()) ?? ''"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(
        tmp_path / "tables", ADMIN_TOKEN="a token of many letters", PAGES=str(pages_like(tmp_path, "first"))
    )
    server.start()
    yield server
    server.kill()


def pages_like(tmp_path: Path, release: str) -> Path:
    """The built pages, their parts called after the release."""
    folder = tmp_path / release
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("*.gz"))
    parts = {file.name: f"{release}-{file.name}" for file in (folder / "assets").glob("*.js")}
    for file in (file for file in folder.rglob("*") if file.suffix in {".js", ".html"}):
        text = file.read_text(encoding="utf-8")
        for name, new in parts.items():
            text = text.replace(name, new)
        file.unlink()
        file.with_name(parts.get(file.name, file.name)).write_text(text, encoding="utf-8")
    return folder


def parts_of(page: Page, release: str) -> bool:
    return any(f"/{release}-" in path for path in page.evaluate(KEPT))


def opened(party: Party, own: Server) -> Page:
    page = party.device("en")
    page.goto(own.url)
    expect(page.locator("article")).to_have_count(5)
    until(page, lambda: parts_of(page, "first") and "/" in page.evaluate(KEPT))
    return page


def again(own: Server, pages: Path) -> None:
    own.kill()
    own._settings = {**own._settings, "PAGES": str(pages)}
    own.start()


def test_nothing_of_the_operators_is_kept_and_home_opens_without_a_network(party: Party, own: Server) -> None:
    page = opened(party, own)
    operator = page.context.new_page()
    for path in ("/admin", "/metrics", "/healthz", "/readyz", "/api/games"):
        operator.goto(own.url + path)

    kept = page.evaluate(KEPT)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/"}
    own.kill()
    page.goto(f"{own.url}/t/KXPLT")
    expect(page.get_by_text("The server can’t be reached")).to_be_visible()
    with pytest.raises(Error, match="REFUSED"):
        operator.goto(f"{own.url}/admin")
    page.goto(own.url)
    expect(page.get_by_role("heading", name="Isoloir")).to_be_visible()
    own.start()


def test_a_page_that_is_not_ours_never_takes_the_place_of_ours(party: Party, own: Server, tmp_path: Path) -> None:
    page = opened(party, own)
    folder = tmp_path / "network"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>")
    again(own, folder)
    page.reload()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()

    own.kill()
    page.reload()

    expect(page.get_by_role("heading", name="Isoloir")).to_be_visible()
    own.start()


def test_a_new_version_is_there_at_once_and_opens_without_a_network_too(
    party: Party, own: Server, tmp_path: Path
) -> None:
    page = opened(party, own)
    again(own, pages_like(tmp_path, "second"))

    page.reload()

    expect(page.locator("article")).to_have_count(5)
    until(page, lambda: parts_of(page, "second") and not parts_of(page, "first"))
    until(page, lambda: "/second-" in page.evaluate(HOME))
    own.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Isoloir")).to_be_visible()
    own.start()


@pytest.mark.only_browser("chromium")
def test_no_text_becomes_html_or_a_script_on_the_page(party: Party) -> None:
    page = party.device("en")
    page.goto(party.url)
    for attempt in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.createElement('script').src = '/x.js'",
        "navigator.serviceWorker.register('/elsewhere.js')",
        "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
    ):
        with pytest.raises(Error, match=r"Trusted|Policy"):
            page.evaluate(f"async () => {{ {attempt.replace('navigator', 'await navigator')} }}")

    assert page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    party.complaints.clear()
