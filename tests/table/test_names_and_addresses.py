"""Under which name a server answers, and who it takes a visitor for."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from pathlib import Path

import aiohttp
import pytest

from isoloir.table.door.context import DoorSettings
from isoloir.table.door.desk.nets import spans
from isoloir.table.door.forwarded import asking, household, parsed
from isoloir.table.door.security import Trust
from isoloir.table.serve.run import own_names
from tests.table.client import Device

from .running import running
from .test_http import BODY, JSON, status

OURS = ["127.0.0.1", "127.0.0.1:8765", "192.168.1.20:8765", "[::1]:8765", "[fe80::1]", "localhost", "LOCALHOST:80"]
OURS += ["games.example.org", "games.example.org.", "a.localhost:1", "box", "box.local"]
THEIRS = ["evil.example", "games.example.org.evil.example", "localhost.evil.example", "1.2.3.4.evil.example", "", ":80"]
THEIRS += ["box.evil.example", "evil.example:8765", "evil.example@127.0.0.1", "127.0.0.1 evil.example", "[evil]", "a/b"]
TRUST = Trust(origins=("https://games.example.org",), names=("box", "box.local"))


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_names_of_our_own_are_answered(host: str) -> None:
    assert TRUST.is_ours(host)


@pytest.mark.parametrize("host", THEIRS)
async def test_a_name_pointed_at_us_by_somebody_else_is_not(host: str, tmp_path: Path) -> None:
    async with running(tmp_path, trust=TRUST) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        for path in ("/", "/api/games", f"/api/tables/{place.code}", f"/api/tables/{place.code}/socket"):
            found, said = await status(server.url + path, Host=host, Origin=f"http://{host}")
            assert found in (400, 421), (path, said)
        found, said = await status(f"{server.url}/api/tables", "POST", BODY, Host=host, Origin=f"http://{host}", **JSON)

        assert found in (400, 421)
        assert len(server.front.house.tables) == 1


async def test_who_opens_the_page_by_an_unknown_name_is_told_what_to_do(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        found, said = await status(server.url, Host="games.evil.example")

    assert found == 421
    assert "--names" in said
    assert "son adresse" in said


def test_the_machine_knows_its_own_names() -> None:
    assert all(Trust(names=own_names()).is_ours(name) for name in own_names())
    assert any(name.endswith(".local") for name in own_names())


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("198.51.100.7", "198.51.100.7"),
        (" 198.51.100.7 ", "198.51.100.7"),
        ("198.51.100.7:4711", "198.51.100.7"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ('"[2001:db8::1]:4711"', "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("", None),
        ("unknown", None),
        ("198.51.100.7.evil", None),
        ("[", None),
        ("_hidden", None),
    ],
)
def test_an_address_is_read_however_a_proxy_writes_it(written: str, address: str | None) -> None:
    assert parsed(written) == (None if address is None else ip_address(address))


PROXIES = (ip_network("10.0.0.0/8"), ip_network("fd00::/8"))


@pytest.mark.parametrize(
    ("peer", "lines", "found"),
    [
        ("198.51.100.7", [], "198.51.100.7"),
        ("198.51.100.7", ["203.0.113.9"], "198.51.100.7"),  # told by nobody we know
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", [" , "], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),  # a spoofed line before the proxy's own
        ("10.0.0.1", ["203.0.113.9", "198.51.100.7, 10.0.0.2"], "198.51.100.7"),
        ("10.0.0.1", ["10.9.9.9", "10.0.0.3"], "10.9.9.9"),
        ("10.0.0.1", ["203.0.113.9", "[2001:db8::1]:99"], "2001:db8::1"),
        ("fd00::1", ["2001:db8::1"], "2001:db8::1"),
        ("10.0.0.1", ["203.0.113.9, rubbish"], None),
    ],
)
def test_the_last_hop_we_do_not_know_is_who_asks(peer: str, lines: list[str], found: str | None) -> None:
    asked = asking(peer, lines, lambda address: any(address in network for network in PROXIES))

    assert asked == (None if found is None else ip_address(found))


def test_a_household_counts_as_one() -> None:
    assert household(ip_address("2001:db8::1")) == household(ip_address("2001:db8::ffff"))
    assert household(ip_address("2001:db8::1")) != household(ip_address("2001:db8:0:1::1"))
    assert household(None) == "unknown"


def test_a_household_counts_for_the_nets_it_is_in_as_well() -> None:
    assert spans(household(ip_address("2001:db8:1:234::5"))) == (
        ("2001:db8:1:234::/64", 1),
        ("2001:db8:1:200::/56", 4),
        ("2001:db8:1::/48", 16),
    )
    assert [spans(key) for key in ("192.0.2.1", "::1", "unknown")] == [
        ((key, 1),) for key in ("192.0.2.1", "::1", "unknown")
    ]


async def made(url: str, forwarded: list[str], spoofed: bool) -> int:
    """How many of thirty tables one client gets that claims another address each time."""
    count = 0
    async with aiohttp.ClientSession() as session:
        for i in range(30):
            lines = [("X-Forwarded-For", f"203.0.113.{i}")] if spoofed else []
            headers = [*JSON.items(), *lines, *(("X-Forwarded-For", line) for line in forwarded)]
            async with session.post(f"{url}/api/tables", data=BODY, headers=headers) as response:
                count += response.status == 201
    return count


@pytest.mark.parametrize(
    ("proxies", "lines", "most"),
    [
        ((), [], 5),  # nobody is believed
        (("127.0.0.0/8",), ["198.51.100.7"], 5),  # a spoofed line first, then the proxy's
        (("127.0.0.0/8",), [], 30),  # thirty people behind a proxy of ours
    ],
)
async def test_forwarded_addresses_are_believed_from_known_proxies_only(
    proxies: tuple[str, ...], lines: list[str], most: int, tmp_path: Path
) -> None:
    async with running(tmp_path, door=DoorSettings(), trust=Trust(proxies)) as server:
        assert await made(server.url, lines, spoofed=True) == most


async def test_a_proxy_that_names_no_host_may_ask_whether_the_server_is_ready(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        port = server.url.rsplit(":", 1)[1]

        answers = [await asked_without_host(port, path) for path in ("/readyz", "/healthz", "/api/games")]

    assert [answer.split(b" ")[1] for answer in answers] == [b"200", b"200", b"421"]


async def asked_without_host(port: str, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
    writer.write(f"GET {path} HTTP/1.0\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    return answer
