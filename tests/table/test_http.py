"""HTTP: found or not found, let in or kept out, and what browsers are told to be careful about."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from statistics import median
from time import perf_counter

import aiohttp
import msgspec
import pytest

from isoloir.games import GAMES
from isoloir.table.door.context import DoorSettings
from isoloir.table.door.security import Trust
from isoloir.table.live.house.system_secrets import SystemSecrets
from isoloir.table.party.codes import ALPHABET, new_code, read_code
from isoloir.table.wire.bodies import GameOffered, TableFound
from tests.table.client import Device, Refused

from .running import LIFTED, people, running, start

BODY = b'{"game":"third-man","name":"L\xc3\xa9a"}'
JSON = {"Content-Type": "application/json"}


async def status(url: str, method: str = "GET", data: bytes | None = None, **headers: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.request(method, url, data=data, headers=headers) as response:
        return response.status, (await response.text())


def test_codes_are_for_typing() -> None:
    code = new_code(SystemSecrets())

    assert len(code) == 5
    assert set(code) <= set(ALPHABET)
    assert read_code(f" {code[:2].lower()}-{code[2:].lower()} ") == code
    assert read_code("0I") == "QL"
    assert not set("AEIOUY01") & set(ALPHABET)


async def test_all_games_are_offered_with_their_options(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as device:
        offered = msgspec.json.decode(await device.get("/api/games"), type=list[GameOffered])

    assert [game.key for game in offered] == list(GAMES)
    assert all(msgspec.json.decode(game.options) for game in offered)


async def test_a_table_is_found_by_its_code_however_it_is_typed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as tom:
        place = await lea.create("third-man", "Léa", cards="fr")
        mine = msgspec.json.decode(await lea.get(f"/api/tables/{place.code.lower()}"), type=TableFound)
        theirs = msgspec.json.decode(await tom.get(f"/api/tables/{place.code}"), type=TableFound)

    assert mine == TableFound(place.code, "third-man", "fr", "lobby", [], 1)
    assert theirs.you is None


async def test_unknown_and_forgotten_tables_are_answered_alike(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        server.front.house._drop(server.front.house.tables[1])
        await server.front.house.world.log.forget(2**60, 2**61)

        answers = [await status(f"{server.url}/api/tables/{code}") for code in (place.code, "ZZZZZ")]

    assert answers[0] == answers[1]
    assert answers[0][0] == 404


async def test_unknown_and_forgotten_tables_take_the_same_time(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        server.front.house._drop(server.front.house.tables[1])
        await server.front.house.world.log.forget(2**60, 2**61)
        asked: dict[str, list[float]] = {place.code: [], "ZZZZZ": []}
        for _ in range(40):
            for code, times in asked.items():
                began = perf_counter()
                assert (await status(f"{server.url}/api/tables/{code}"))[0] == 404
                times.append(perf_counter() - began)

    forgotten, unknown = (median(times) for times in asked.values())
    assert max(forgotten, unknown) < 1.5 * min(forgotten, unknown) + 0.005


async def test_the_cookie_of_who_is_there_lasts_as_long_as_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as stranger:
        place = await lea.create("third-man", "Léa")
        path = f"{server.url}/api/tables/{place.code}"
        async with lea.session.get(path) as response:
            again = response.cookies[f"isoloir-{place.code}"]
        async with stranger.session.get(path) as response:
            assert not response.cookies

        assert again["max-age"] == "86400"
        assert again["httponly"]
        assert (await lea.mine(place.code)).person == 1


async def test_who_comes_twice_is_the_same_person(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as tom:
        place = await lea.create("third-man", "Léa")
        first, second = await tom.join(place.code, "Tom"), await tom.join(place.code, "Tom")

    assert first.person == second.person == 2
    assert second.again


async def test_nobody_is_seated_by_name_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients, Device(server.url) as thief:
        await start(clients)
        place = await thief.join(clients[0].code, "Léa")
        page = await thief.sit_down(clients[0].code)
        await page.close()

    assert place.person == 5
    assert page.moved is not None
    assert page.moved.asks == []


async def test_a_socket_without_the_cookie_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as thief:
        place = await lea.create("third-man", "Léa")

        with pytest.raises(Refused, match="401"):
            await thief.sit_down(place.code)


async def test_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    for secure in (False, True):
        async with (
            running(tmp_path, trust=Trust(tls=secure)) as server,
            aiohttp.ClientSession() as session,
            session.post(f"{server.url}/api/tables", data=BODY, headers=JSON) as response,
        ):
            cookie = response.headers["Set-Cookie"]
        assert cookie.startswith("__Host-isoloir-" if secure else "isoloir-")
        assert "HttpOnly" in cookie
        assert "SameSite=Strict" in cookie
        assert "Path=/" in cookie
        assert ("Secure" in cookie) == secure
        assert "Domain" not in cookie


async def test_every_answer_carries_the_houses_headers(tmp_path: Path) -> None:
    async with running(tmp_path) as server, aiohttp.ClientSession() as session:
        for path in ("/", "/t/KXPLT", "/api/games", "/api/nothing", "/healthz"):
            async with session.get(server.url + path) as response:
                policy = response.headers["Content-Security-Policy"]
                assert "script-src 'self';" in policy
                assert "unsafe" not in policy
                assert "require-trusted-types-for 'script'; trusted-types svelte-trusted-html isoloir-worker" in policy
                assert f"connect-src 'self' ws://127.0.0.1:{server.url.rsplit(':', 1)[1]}" in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"
                assert "Strict-Transport-Security" not in response.headers


async def test_other_sites_may_not_post_or_connect(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        tables = f"{server.url}/api/tables"
        place = await lea.create("third-man", "Léa")
        evil = {"Origin": "http://evil.example"}
        almost = {"Origin": server.url + ".evil.example"}
        own = {"Origin": server.url}

        assert (await status(tables, "POST", BODY, **JSON, **evil))[0] == 403
        assert (await status(tables, "POST", BODY, **JSON, **almost))[0] == 403
        assert (await status(tables, "POST", BODY, **JSON, **{"Sec-Fetch-Mode": "cors"}))[0] == 403
        assert (await status(tables, "POST", BODY, **{"Content-Type": "text/plain"}, **own))[0] == 415
        assert (await status(tables, "POST", BODY, **JSON, **own))[0] == 201
        assert (await status(tables))[0] == 404
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await lea.session.ws_connect(f"{tables}/{place.code}/socket", headers=evil)


async def test_bodies_are_decoded_strictly(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        tables = f"{server.url}/api/tables"
        wrong = [b"", b"[]", b'{"game":1}', b'{"game":"third-man","nmae":"x"}', b"\xff", b"[" * 5_000]

        assert {(await status(tables, "POST", body, **JSON))[0] for body in wrong} == {400}
        assert (await status(tables, "POST", b" " * 70_000, **JSON))[0] == 413
        assert (await status(tables, "POST", b'{"game":"chess","name":"x"}', **JSON))[0] == 400


async def test_house_texts_longer_than_a_frame_are_set_by_the_host_over_http(tmp_path: Path) -> None:
    phrases = [f"éternue {i} " + "é" * 110 for i in range(20)]
    body = msgspec.json.encode({"options": {"house_phrases": phrases}})
    async with running(tmp_path) as server, people(server.url, "habits", 2) as clients:
        url = f"{server.url}/api/tables/{clients[0].code}/options"

        async with clients[1].device.session.post(url, data=body, headers=JSON) as refused:
            assert refused.status == 403
        async with clients[0].device.session.post(url, data=body, headers=JSON) as kept:
            assert kept.status == 200
        await clients[1].until(lambda: clients[1].lobby is not None and bool(clients[1].lobby.settings.options))

    assert len(body) > 4096
    assert clients[1].lobby is not None
    assert len(clients[1].lobby.settings.options["house_phrases"]) == len(phrases)


async def test_a_flood_of_people_is_slowed_down_and_shuts_the_door_to_the_short_code(tmp_path: Path) -> None:
    door = msgspec.structs.replace(DoorSettings(), limits=0.001)
    trust = Trust(("127.0.0.0/8",))
    async with running(tmp_path, door=door, trust=trust) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        url = f"{server.url}/api/tables/{place.code}/people"
        crowd = [
            (await status(url, "POST", b'{"name":"X"}', **JSON, **{"X-Forwarded-For": f"198.51.100.{i}"}))[0]
            for i in range(65)
        ]
        found = await server.front.house.find(place.code)

    assert crowd[0] == 201
    assert crowd[-1] == 429
    assert found.party.settings.door == "link", "the short code alone lets nobody in any more"


async def test_making_tables_is_limited(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server:
        answers = [(await status(f"{server.url}/api/tables", "POST", BODY, **JSON))[0] for _ in range(7)]

    assert answers == [201] * 5 + [429] * 2


async def test_metrics_are_for_those_who_have_the_token_and_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path, door=msgspec.structs.replace(LIFTED, metrics_token="")) as server:
        assert (await status(f"{server.url}/metrics"))[0] == 403
        assert (await status(f"{server.url}/metrics", Authorization="Bearer "))[0] == 403
    async with running(tmp_path, door=msgspec.structs.replace(LIFTED, metrics_token="s3cret")) as server:
        assert (await status(f"{server.url}/metrics"))[0] == 403
        found, text = await status(f"{server.url}/metrics", Authorization="Bearer s3cret")
        assert found == 200
        assert "isoloir_tables" in text


async def test_readiness_follows_the_store(tmp_path: Path) -> None:
    async with running(tmp_path, busy_timeout=100) as server, Device(server.url) as lea:
        assert (await status(f"{server.url}/readyz"))[0] == 200
        intruder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        intruder.execute("BEGIN IMMEDIATE")

        with pytest.raises(Refused, match="503 storage"):
            await lea.create("third-man", "Léa")
        assert (await status(f"{server.url}/readyz"))[0] == 503
        assert (await status(f"{server.url}/healthz"))[0] == 200

        intruder.execute("ROLLBACK")
        intruder.close()
        await lea.create("third-man", "Léa")
        assert (await status(f"{server.url}/readyz"))[0] == 200


async def test_no_file_outside_the_pages_is_served(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        for path in ("/../tables.sqlite", "/%2e%2e/tables.sqlite", "/..%2ftables.sqlite", "/t/../../tables.sqlite"):
            assert (await status(server.url + path))[0] == 404
        assert (await status(server.url + "/index.html"))[0] == 200


async def test_a_page_is_never_kept_for_a_year_by_a_crooked_way_to_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        (tmp_path / "pages" / "assets").mkdir()
        (tmp_path / "pages" / "assets" / "a-1b2c.js").write_text("//")
        host = server.url.removeprefix("http://").split(":")
        straight, crooked = "/assets/a-1b2c.js", "/assets/%2e%2e/index.html"
        kept = {path: await cached(host[0], int(host[1]), path) for path in (straight, crooked)}

    assert "immutable" in kept[straight]
    assert "immutable" not in kept[crooked]


async def cached(host: str, port: int, path: str) -> str:
    """By hand: a client would straighten the path."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    head = (await reader.read()).decode("latin-1").partition("\r\n\r\n")[0]
    writer.close()
    return next((line for line in head.splitlines() if line.lower().startswith("cache-control")), "")
