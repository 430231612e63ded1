"""The operator's page: who may see it, what is on it, and that only it can send a node away."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from socket import gethostname
from time import monotonic
from typing import Self

import aiohttp

from isoloir.core.languages import language_of
from isoloir.table.door.admin_page import Seen, overview
from isoloir.table.door.context import DoorSettings
from isoloir.table.store.overview import Load, NodeSeen
from tests.table.client import Device

from .harness import NAMES
from .nodes import Node, both, node, spread
from .process import Server
from .running import start

TOKEN = "a token of the operator's own"
ROOT = Path(__file__).parents[2]


class Browser:
    """As much of one as the page needs: cookies, forms, and where they come from."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.status, self.text = 0, ""
        self.headers: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.session.close()

    async def enter(self) -> Browser:
        return await self.send("/admin/enter", token=TOKEN)

    async def open(self, path: str = "/admin", **headers: str) -> Browser:
        async with self.session.get(self.node.url + path, headers=headers) as response:
            self.status, self.text, self.headers = response.status, await response.text(), dict(response.headers)
        return self

    async def send(self, path: str, origin: str = "", **fields: str) -> Browser:
        headers = {"Origin": origin or self.node.url, "Sec-Fetch-Site": "same-origin"}
        async with self.session.post(self.node.url + path, data=fields, headers=headers) as response:
            self.status, self.text, self.headers = response.status, await response.text(), dict(response.headers)
        return self

    @property
    def stamp(self) -> str:
        found = re.search(r'name="stamp" value="([0-9a-f]+)"', self.text)
        assert found is not None
        return found[1]


# ---- who may see it


async def test_without_a_token_or_a_link_there_is_no_page(address: str, tmp_path: Path) -> None:
    async with node(address, tmp_path) as one, Browser(one) as browser:
        assert (await browser.open()).status == 404
        assert (await browser.send("/admin/enter", token="")).status == 404
        assert (await browser.send("/admin/drain", node=one.cluster.node)).status == 403


async def test_a_link_lets_one_browser_in_once(address: str, tmp_path: Path) -> None:
    async with node(address, tmp_path) as one, Browser(one) as browser, Browser(one) as another:
        link = one.admin.once()
        await browser.open(link)
        assert one.cluster.node not in browser.text, "who opens the link has still to press the button"
        secret = link.partition("=")[2]
        assert (await browser.send("/admin/enter", token=f"{secret}x")).status == 403
        await browser.send("/admin/enter", token=secret)
        assert one.cluster.node in browser.text

        assert (await another.send("/admin/enter", token=secret)).status == 404
        assert one.cluster.node in (await browser.open()).text


async def test_with_a_token_one_has_to_bring_it(address: str, tmp_path: Path) -> None:
    async with node(address, tmp_path, token=TOKEN) as one, Browser(one) as browser:
        await browser.open()
        assert 'type="password"' in browser.text
        assert one.cluster.node not in browser.text

        assert (await browser.send("/admin/enter", token="another")).status == 403
        assert one.cluster.node not in (await browser.open()).text
        await browser.send("/admin/enter", token=TOKEN)

        assert one.cluster.node in browser.text
        await browser.send("/admin/leave", stamp=browser.stamp)
        assert one.cluster.node not in browser.text


async def test_the_cookie_of_one_node_opens_the_others_and_ends_by_itself(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, token=TOKEN) as nodes, Browser(nodes[0]) as browser:
        await browser.send("/admin/enter", token=TOKEN)
        browser.node = nodes[1]
        assert nodes[1].cluster.node in (await browser.open()).text

        made = next(iter(browser.session.cookie_jar))
        until, signed = made.value.split(".")
        assert made["httponly"]
        assert made["samesite"] == "Strict"
        assert made["path"] == "/admin"
        assert TOKEN not in made.value
    async with node(address, tmp_path, token=TOKEN) as one, aiohttp.ClientSession() as session:
        for forged in (f"{int(until) + 1}.{signed}", f"1.{signed}", "x.y", f"{until}.", ""):
            async with session.get(f"{one.url}/admin", headers={"Cookie": f"isoloir-admin={forged}"}) as response:
                assert one.cluster.node not in await response.text()


async def test_guessing_the_token_is_slow_at_all_nodes_together(address: str, tmp_path: Path) -> None:
    async with (
        both(address, tmp_path, token=TOKEN, door=DoorSettings()) as nodes,
        Browser(nodes[0]) as one,
        Browser(nodes[1]) as two,
    ):
        first = [(await one.send("/admin/enter", token=f"guess {n}")).status for n in range(4)]
        then = [(await two.send("/admin/enter", token=f"guess {n}")).status for n in range(4)]
        right = (await two.send("/admin/enter", token=TOKEN)).status

    assert first == [403] * 4
    assert then == [403, 429, 429, 429]
    assert right == 429, "and then the right one has to wait, too"


async def test_only_a_form_of_the_page_itself_changes_anything(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, token=TOKEN) as nodes, Browser(nodes[0]) as browser:
        await browser.send("/admin/enter", token=TOKEN)
        stamp, victim = browser.stamp, nodes[1].cluster.node

        assert (await browser.send("/admin/drain", node=victim)).status == 403
        assert (await browser.send("/admin/drain", node=victim, stamp="0" * 64)).status == 403
        assert (await browser.send("/admin/drain", "https://evil.example", node=victim, stamp=stamp)).status == 403
        async with aiohttp.ClientSession() as stranger:
            fields = {"node": victim, "stamp": stamp}
            async with stranger.post(f"{nodes[0].url}/admin/drain", data=fields) as response:
                assert response.status == 403
        await nodes[1].cluster.beat()
        assert not nodes[1].cluster.is_draining


async def test_the_page_runs_nothing_and_is_kept_nowhere(address: str, tmp_path: Path) -> None:
    async with node(address, tmp_path, token=TOKEN) as one, Browser(one) as browser:
        await browser.enter()
        await browser.open()
        policy, kept = browser.headers["Content-Security-Policy"], browser.headers["Cache-Control"]
        style = await browser.open("/admin/style.css")

    assert policy.startswith("default-src 'none'; style-src 'self'")
    assert "script" not in policy
    assert kept == "no-store"
    assert style.status == 200
    assert style.headers["Content-Type"].startswith("text/css")


# ---- what is on it


async def test_it_shows_nodes_and_tables_and_nobody(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, token=TOKEN) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)
        async with Device(nodes[0].url) as other:
            waiting = await other.create("habits", "Zoé")
        for each in nodes:
            await each.admin.report()
        async with Browser(nodes[0]) as browser:
            await browser.enter()
            french = (await browser.open(**{"Accept-Language": "fr-CH,fr;q=0.9,en;q=0.5"})).text
            english = (await browser.open()).text

    assert all(each.cluster.node in english for each in nodes)
    assert 'lang="fr"' in french
    assert "Serveurs" in french
    rows = dict(re.findall(r"<th scope=row>([^<]+)</th><td class=number>(\d+)</td>", english))
    assert rows == {"in the lobby": "1", "shuffling": "0", "playing": "2", "over": "0"}, "one is held by both"
    assert "Kept in the store: 2." in english
    for secret in (*NAMES, clients[0].code, waiting.code, "127.0.0.1", "third-man"):
        assert secret not in english
        assert secret not in french


async def test_a_node_is_sent_away(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path, token=TOKEN) as nodes, Browser(nodes[0]) as browser:
        await browser.enter()
        await browser.open()
        await browser.send("/admin/drain", node=nodes[1].cluster.node, stamp=browser.stamp)
        asked = browser.text
        await nodes[1].cluster.beat()
        assert nodes[1].cluster.is_draining
        assert not nodes[0].cluster.is_draining

        last = await browser.send("/admin/drain", node=nodes[0].cluster.node, stamp=browser.stamp)
        assert last.status == 400, "the last one goes only if that is meant"
        await browser.open()
        assert 'name="sure"' in browser.text
        await browser.send("/admin/drain", node="nobody", stamp=browser.stamp)
        assert "no such server" in browser.text

    assert "asked to stop" in asked
    assert "draining" in asked


def entered(server: Server, *, drain: bool) -> str:
    """What the page of a server with a token shows, or what it answers if it's asked to stop."""

    async def within() -> str:
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            async with session.post(f"{server.url}/admin/enter", data={"token": TOKEN}) as entering:
                shown = await entering.text()
            found = re.search(r'name="stamp" value="([0-9a-f]+)"', shown)
            if not drain or found is None:
                return shown
            fields = {"node": "only", "stamp": found[1], "sure": "1"}
            async with session.post(f"{server.url}/admin/drain", data=fields, allow_redirects=False) as response:
                return str(response.status)

    return asyncio.run(within())


def test_a_server_with_a_file_of_its_own_can_be_stopped_from_the_page(tmp_path: Path) -> None:
    server = Server(tmp_path, ADMIN_TOKEN=TOKEN)
    server.start()

    assert entered(server, drain=True) == "303"
    code, out, _ = server.end()
    assert code == 0
    assert "stopping " in out


def test_nothing_a_node_says_of_itself_is_taken_for_markup() -> None:
    evil = '"><script>alert(1)</script>'
    seen = NodeSeen(evil, evil, 0, True, False, Load(where=evil))

    assert "<script" not in overview("en", Seen([seen], "", 1, evil))


def test_an_operator_can_tell_which_machine_a_server_is(tmp_path: Path, address: str) -> None:
    server = Server(tmp_path, STORE=address, ADMIN_TOKEN=TOKEN)
    server.start()
    shown, until = "", monotonic() + 20
    while f"{gethostname()}:{server.port}" not in shown and monotonic() < until:
        shown = entered(server, drain=False)

    assert f"{gethostname()}:{server.port}" in shown
    server.stop()


def test_a_server_that_is_gone_has_no_people_any_more() -> None:
    load = Load(tables={"playing": 71}, pages=72, people=73)
    gone, live = NodeSeen("one", "", 9, False, True, load), NodeSeen("one", "", 0, True, False, load)

    assert not re.search("7[123]", overview("en", Seen([gone], "", 1, "")))
    assert len(re.findall(">7[123]<", overview("en", Seen([live], "", 1, "")))) == 3 + 2, "and the tables by phase"


def test_the_page_speaks_the_first_of_our_languages_that_a_browser_asks_for() -> None:
    assert [language_of(each) for each in ("fr", "de,en;q=0.5", "", "de, fr-CA")] == ["fr", "en", "en", "fr"]
