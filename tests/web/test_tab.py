"""A table in a tab: a plain folder below a path, served by the simplest of servers, then by none."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any, BinaryIO, ClassVar

import pytest
from playwright.sync_api import Browser, Page, expect

from isoloir.cli.commands.tab import PARTS
from isoloir.cli.tab_folder import build
from isoloir.cli.tab_parts import PYODIDE
from isoloir.games import GAMES
from isoloir.table.door.pages import FOLDER
from tests.records.golden import goldens
from tests.web.phones import Party, play_alone, play_to_the_end
from tests.web.walk import title

ROOT = Path(__file__).parents[2]
PART = 16_384
HURRY = {"grace": 40, "bots": 5, "nonces": 400}
ANSWERED = "(path) => isoloirTab.ask(path).then((answer) => answer.text())"
KEPT = """async () => {
  while (!(await caches.match("./yard.html"))) await new Promise((again) => setTimeout(again, 100));
}"""
"""The last file of all is kept, too."""

SERVERS = next(each for each in goldens() if each.record.header.game == "majority")

pytestmark = pytest.mark.skipif(not (ROOT / PARTS / PYODIDE).is_file(), reason="Pyodide isn't here: make tab-parts")


class Quiet(SimpleHTTPRequestHandler):
    asked: ClassVar[list[str]] = []

    def log_message(self, *said: Any) -> None:
        self.asked.append(self.path)


class Packed(Quiet):
    """As a server that was set up well: sends what lies packed beside a file, and as slowly as it's told to."""

    line = Lock()

    def __init__(self, *given: Any, rate: float = 0.0, **named: Any) -> None:
        self._rate = rate
        super().__init__(*given, **named)

    def send_head(self) -> BinaryIO | None:
        path, taken = Path(self.translate_path(self.path)), self.headers.get("Accept-Encoding", "")
        path = path / "index.html" if path.is_dir() else path
        for how, end in (("br", ".br"), ("gzip", ".gz")):
            if how in taken and (beside := path.with_name(path.name + end)).is_file():
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", how)
                self.send_header("Content-Length", str(beside.stat().st_size))
                self.send_header("Last-Modified", self.date_time_string(int(beside.stat().st_mtime)))
                self.end_headers()
                return beside.open("rb")
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):
            while part := source.read(PART):
                with self.line if self._rate else nullcontext():
                    outputfile.write(part)
                    time.sleep(len(part) / self._rate if self._rate else 0)


class Site:
    """One folder with the tab below it."""

    def __init__(self, folder: Path, how: Callable[..., Quiet] = Quiet) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(how, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/below/here/"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(FOLDER, ROOT / PARTS, folder / "below" / "here", "quick")
    hurried(folder)
    return folder


def hurried(folder: Path) -> None:
    told = folder / "below" / "here" / "tab" / "tab.json"
    told.write_text(json.dumps(json.loads(told.read_text()) | {"pace": HURRY}))


@pytest.fixture
def site(built: Path) -> Iterator[Site]:
    running = Site(built)
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    gathered = Party(browser, site.url)
    device, failed = gathered.device("en"), list[str]()
    device.on("console", lambda said: failed.append(said.text) if "Traceback" in said.text else None)
    yield device
    gathered.leave()
    assert gathered.complaints == []
    assert failed == []


def test_alone_from_the_home_page_to_the_checked_record_a_reload_and_no_server(
    page: Page, site: Site, tmp_path: Path, browser_name: str
) -> None:
    play_alone(page, site.url, "The Third Man")
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()
    play_to_the_end(page)

    page.evaluate(KEPT)
    site.stop()
    page.reload()
    expect(page.locator("section.end")).to_be_visible()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified: the shuffle was sealed")).to_be_visible()
    record, link = tmp_path / "record.jsonl", page.get_by_role("link", name="Download the record")
    if browser_name == "firefox":  # whose downloads Playwright doesn't hear of
        record.write_text(page.evaluate(ANSWERED, link.get_attribute("href")))
    else:
        with page.expect_download() as download:
            link.click()
        download.value.save_as(record)
    told = [sys.executable, "tools/verifier.py", str(record)]
    assert subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True).stdout.startswith("1 true")

    page.goto(f"{site.url}?/r")  # and a server's record here, where there's none
    packed = SERVERS.path.read_bytes()
    page.locator("input[type=file]").set_input_files({"name": "its.gz", "mimeType": "", "buffer": packed})
    expect(page.locator(".verdict")).to_contain_text("Verified")


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_is_played_to_its_end(page: Page, site: Site, key: str) -> None:
    play_alone(page, site.url, title(key, "en"))
    play_to_the_end(page, seconds=900)

    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Verified: the shuffle was sealed")).to_be_visible()


def test_a_second_tab_follows_the_first_and_takes_over_when_it_closes(page: Page, site: Site) -> None:
    play_alone(page, site.url, "The Third Man")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("another tab of this browser")).to_be_visible()
    expect(other.locator("[data-option]").first).to_be_visible()

    page.close()

    expect(other.get_by_text("another tab of this browser")).to_have_count(0)
    expect(other.locator("[data-option]").first).to_be_visible()
    play_to_the_end(other)


def test_a_start_that_fails_says_so(page: Page, built: Path, tmp_path: Path) -> None:
    shutil.copytree(built, tmp_path / "broken")
    (tmp_path / "broken/below/here/tab/house.zip").write_bytes(b"no archive")
    broken = Site(tmp_path / "broken")
    page.goto(broken.url)
    expect(page.get_by_text("one of you has to run a server")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("couldn’t be set in this browser")
    expect(page.get_by_role("alert")).not_to_contain_text("Traceback")
    for _ in range(2):  # the first offers the lesson
        page.locator("article").first.get_by_role("button").last.click()
    expect(page.get_by_text("Reload the page, or try a newer browser")).to_be_visible()
    broken.stop()


def test_a_game_of_ones_own_is_checked_and_played_and_a_mistake_is_named(page: Page, site: Site) -> None:
    page.goto(f"{site.url}yard.html?/w")
    page.locator("input[type=file]").set_input_files(
        [ROOT / f"examples/rock_paper_scissors{end}" for end in (".py", ".en.ftl", ".fr.ftl")]
    )
    page.get_by_role("button", name="Check the game").click()
    expect(page.get_by_text("The game passes every check.")).to_be_visible(timeout=180_000)

    page.get_by_role("radio", name="The game (Python)").check(force=True)
    right = page.locator("textarea").input_value()
    page.locator("textarea").fill(f"{right}\nprint('a line that nobody closed")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert").first).to_contain_text(f"line {right.count(chr(10)) + 2}")
    page.locator("textarea").fill(right)
    page.get_by_role("button", name="Play against bots").click()
    play_to_the_end(page)


def test_a_strangers_game_gets_nowhere(browser: Browser, site: Site) -> None:
    context = browser.new_context(locale="en-GB")  # whose console is full of what was refused
    page = context.new_page()
    page.goto(f"{site.url}yard.html?/w")
    page.locator("textarea").fill((ROOT / "tests/web/attack.py.txt").read_text().replace("WHERE", site.url))
    watched = context.new_page()
    watched.goto(f"{site.url}?/")
    ended = page.get_by_role("alert").filter(has_text=re.compile(r"\b0 left"))
    while not ended.count():  # it says what it reached whenever it's taken up again
        page.get_by_role("button", name="Check the game").click()
        expect(page.get_by_role("alert").filter(has_text="left, reached").first).to_be_visible()

    expect(ended).to_contain_text("reached: ;")
    page.evaluate("fetch('ATTACK-that-is-allowed')")
    assert {path for path in Quiet.asked if "ATTACK" in path} == {"/below/here/ATTACK-that-is-allowed"}
    assert "ATTACK" not in watched.locator("body").inner_text()
    assert page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name))") != []
