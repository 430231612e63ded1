"""What the security checklist promises and a test can show; `docs/security.md` names each."""

from __future__ import annotations

import ast
import io
import logging
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest
from msgspec import structs

import isoloir
from isoloir.table.door.metrics import Metrics
from isoloir.table.party.inputs import Decided
from isoloir.table.serve.operator_log import JsonLines
from isoloir.table.serve.settings import ServeSettings
from isoloir.table.store.sqlite.lock import DataLock
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Client, Device

from .running import people, play_all, running, start

SOURCES = Path(isoloir.__file__).parent
SHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    text, root = io.StringIO(), logging.getLogger()
    stream, level = logging.StreamHandler(text), root.level
    stream.setFormatter(JsonLines())
    root.addHandler(stream)
    root.setLevel(logging.DEBUG)
    try:
        yield text
    finally:
        root.removeHandler(stream)
        root.setLevel(level)


def cookie_of(device: Device) -> str:
    (cookie,) = device.session.cookie_jar
    return cookie.value


# ---- sockets


async def test_no_compression_is_agreed_even_if_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        headers = {**SHAKE, "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
        async with lea.session.get(f"{server.url}/api/tables/{place.code}/socket", headers=headers) as response:
            assert response.status == 101
            assert "Sec-WebSocket-Extensions" not in response.headers
            response.close()


@pytest.mark.parametrize("origin", ["null", "http://127.0.0.1", "https://{own}", "http://{own}@evil.example", ""])
async def test_an_origin_is_ours_exactly_or_refused(origin: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        given = {"Origin": origin.format(own=server.url.removeprefix("http://"))}
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await lea.session.ws_connect(f"{server.url}/api/tables/{place.code}/socket", headers=given)


async def test_a_secret_in_the_address_opens_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as thief:
        place = await lea.create("third-man", "Léa")
        path = f"{server.url}/api/tables/{place.code}/socket?token={cookie_of(lea)}&key={place.key}"
        with pytest.raises(aiohttp.WSServerHandshakeError, match="401"):
            await thief.session.ws_connect(path)


async def test_the_secret_of_one_table_opens_no_other(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea, Device(server.url) as tom:
        mine, theirs = await lea.create("third-man", "Léa"), await tom.create("third-man", "Tom")
        headers = {"Cookie": f"isoloir-{theirs.code}={cookie_of(lea)}"}
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError, match="401"):
                await session.ws_connect(f"{server.url}/api/tables/{theirs.code}/socket", headers=headers)

    assert mine.code != theirs.code


# ---- every message against seat, pause and role

FIELDS: dict[str, Any] = {
    "seat": 0,
    "to": 1,
    "pause": 1,
    "person": 1,
    "name": "Zed",
    "shape": "star",
    "colour": "pink",
    "choice": (5,),
    "level": "novice",
    "patience": "usual",
    "zone": "Europe/Paris",
    "key": "guessed",
    "rests": True,
    "table": 1,
    "tables": (1, 2),
    "card": "a word",
}
FOR_ANYBODY = {s.Need, s.LiveBy, s.Transfer, s.Leave}
"""About oneself only."""


def sample(kind: type[s.Command]) -> dict[str, Any]:
    wanted = [name for name in kind.__struct_fields__ if name in FIELDS]
    own: dict[Any, dict[str, Any]] = {s.Transfer: {"person": None}, s.Write: {"cards": ("a word",)}}
    return {name: FIELDS[name] for name in wanted} | own.get(kind, {})


@pytest.mark.parametrize("kind", [*get_args(Decided), s.Transfer])
async def test_somebody_without_a_seat_and_without_the_hosts_role_may_do_nothing_to_others(
    kind: type[s.Command], tmp_path: Path
) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients, Device(server.url) as zed:
        await start(clients)
        await zed.join(clients[0].code, "Zed")
        watcher = await zed.sit_down(clients[0].code)
        before = server.front.house.tables[1].party.entries

        answer = await watcher.say(kind, **sample(kind))

        if kind in FOR_ANYBODY:
            assert not isinstance(answer, a.Refused)
        else:
            assert isinstance(answer, a.Refused), answer
            assert server.front.house.tables[1].party.entries == before
        await watcher.close()


# ---- secrets


def files_of(data: Path) -> bytes:
    return b"".join(path.read_bytes() for path in data.glob("tables.sqlite*"))


async def test_no_secret_of_a_device_is_kept_in_the_clear(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 2) as clients:
        held = [cookie_of(client.device) for client in clients]
        kept = files_of(tmp_path)

    assert b"third-man" in kept
    assert all(len(secret) >= 32 for secret in held)
    assert len(set(held)) == 2
    assert not [secret for secret in held if secret.encode() in kept]


async def test_logs_name_nobody_and_nothing_secret(tmp_path: Path) -> None:
    with everything_logged() as text:
        async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
            await start(clients)
            await play_all(clients, most=6)
            party = server.front.house.tables[1].party
            secrets = [party.code, party.key, *party.names(), *(cookie_of(each.device) for each in clients)]
            await _be_refused(clients[0])
            play = party.play

    assert play is not None
    said = text.getvalue()
    assert '"what"' in said
    assert not [secret for secret in [*secrets, play.shuffle.seed, play.bot_seed] if secret in said]
    assert '"choice"' not in said
    assert "127.0.0.1" not in re.sub(r'"what":"[^"]*asyncio[^"]*"', "", said)


async def _be_refused(client: Client) -> None:
    """Every kind of refusal a client can bring about is logged, if at all, without what was said."""
    await client.choose(0, ["a-choice-never-offered"])
    await client.say(s.Kick, person=99)


def test_everything_unguessable_comes_from_the_operating_system() -> None:
    """No module of the table, and no game, takes dice from where they could be guessed. What a bot picks, and what a
    test or a study plays, may be: their seeds come from elsewhere than the game's."""
    found = [
        path for path in SOURCES.rglob("*.py") if takes_dice(path) and not {"lab", "bots", "testing"} & {*path.parts}
    ]

    assert [path for path in found if "bots" not in path.parts] == []


def test_what_a_bot_imagines_is_seeded_by_its_own_dice() -> None:
    """A quick generator inside one thought, begun from dice of the table: never one that begins by itself."""
    for path in (SOURCES / "bots").rglob("*.py"):
        text = path.read_text()
        assert not re.search(r"^import random|\bRandom\(\)|from random import (?!Random$)", text, re.MULTILINE), path


def takes_dice(path: Path) -> bool:
    text = path.read_text()
    return "random" in imports_of(path) and "from random import SystemRandom" not in text


def test_nothing_written_by_players_is_ever_run() -> None:
    """Laws, words and options are data: no eval, no exec, no pickle in the package. Games of the operator's own
    choosing are code, and only the room that brings them runs any. What the server asks its own bots' process is packed
    by Python; what that process answers isn't."""
    for path in SOURCES.rglob("*.py"):
        if "outside" in path.parts or path.name == "slim.py":  # it compiles what we ship, for a browser
            continue
        called = {node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)}
        assert not called & {"eval", "exec", "compile", "__import__"}, path
        may_pickle = path.name == "bot_process.py" or "from pickle import PicklingError\n" in path.read_text()
        assert not imports_of(path) & {"pickle", "marshal", "shelve"} - ({"pickle"} if may_pickle else set()), path


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found


# ---- the operator


def test_data_are_the_operators_alone(tmp_path: Path) -> None:
    with DataLock(tmp_path / "new"):
        assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_every_dependency_is_pinned_with_its_hashes() -> None:
    folder = SOURCES.parent.parent / "requirements"
    for path in folder.glob("*.txt"):
        wanted = re.findall(r"^[A-Za-z0-9].*?(?=^[A-Za-z0-9]|\Z)", path.read_text(), re.MULTILINE | re.DOTALL)
        assert wanted, path
        assert all("==" in each and "--hash=sha256:" in each for each in wanted), path


# ---- the papers


def test_every_test_named_for_security_exists_and_stands_for_a_promise() -> None:
    root = SOURCES.parent.parent
    page, tests = ((root / "docs" / f"{name}.md").read_text() for name in ("security", "security-tests"))
    named = set(re.findall(r"`(test_[a-z0-9_]+)`", page + tests))
    promises = re.findall(r"^\| (.*?) \| `test_.*\|$", tests.partition("## The OWASP")[0], re.MULTILINE)
    written = {
        found
        for path in (root / "tests").rglob("test_*.py")
        for found in re.findall(r"def (test_\w+)", path.read_text())
    }

    assert len(named) > 50
    assert named - written == set()
    assert [each for each in promises if each != "what the text says" and f"| {each} |" not in page] == []


ASVS = """
1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1
5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1
8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3
12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
17.1:1 17.2:4 17.3:2
"""
"""How many lines of levels 1 and 2 each section of the standard has; they come first in each."""


def test_every_line_of_the_standard_is_on_the_security_page_once() -> None:
    page = (SOURCES.parent.parent / "docs" / "security-tests.md").read_text().partition("## ASVS 5.0")[2]
    told = Counter[str]()
    for cell in re.findall(r"^\| (\d[\d., -]*) \|", page, re.MULTILINE):
        for section, first, last in re.findall(r"(\d+\.\d+)\.(\d+)(?:-(\d+))?", cell):
            told.update(f"{section}.{i}" for i in range(int(first), int(last or first) + 1))
    counts = (each.split(":") for each in ASVS.split())

    assert told == Counter(f"{section}.{i}" for section, count in counts for i in range(1, int(count) + 1))


def test_every_setting_and_every_metric_is_on_the_operators_page() -> None:
    page = (SOURCES.parent.parent / "docs" / "operating.md").read_text()
    settings = [field.name for field in structs.fields(ServeSettings)]
    told = re.findall(r"# HELP (isoloir_\w+)", Metrics().exposed().decode())
    metrics = [name for name in told if not name.endswith("_created")]

    assert [name for name in settings if f"`--{name.replace('_', '-')}`" not in page] == []
    assert [name for name in settings if f"`ISOLOIR_{name.upper()}`" not in page] == []
    assert metrics
    assert [name for name in metrics if f"`{name}" not in page] == []
