"""A house in one page: its log in a keep, its requests and lines as messages, and no network, thread or process."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isoloir.cli.slim import LEFT_OUT
from isoloir.core.value import encode
from isoloir.table.party.codes import digest
from isoloir.table.party.pace import Pace
from isoloir.table.party.reading import read_party
from isoloir.table.store.interface import Conflict, Lane, Unavailable
from isoloir.table.tab.kept_log import KeptLog
from isoloir.table.tab.tab import Tab
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Checked, CreateTable, Place, TableFound
from isoloir.table.wire.socket_codec import decode_answer
from tests.arrows import imports, modules

from .keeps import MemoryKeep
from .rewriting import Replacing
from .stores import a_table, append
from .test_golden_logs import LOGS

FAST = Pace(grace=0, ticks=0, bots=0, nonces=0)
ROOT = Path(__file__).parents[2]
FOREIGN = {"aiohttp", "multiprocessing", "sqlite3", "psycopg", "prometheus_client", "nats"}
STRANGERS = FOREIGN | {
    "threading",
    "concurrent",
    "socket",
    "ssl",
    "http",
    "subprocess",
    "select",
    "selectors",
    "signal",
}
"""What asyncio brings along is never started here; our own code doesn't name it."""


class Phone:
    """One page of a tab."""

    def __init__(self, keep: MemoryKeep) -> None:
        self.tab, self.name = Tab(keep, dict(keep.notes), self.tell, FAST), "me/1"
        self.told: list[a.FromServer] = []
        self.news = asyncio.Event()
        self.is_open: bool | None = None
        self.moved: a.Moved | None = None

    def tell(self, name: str, text: str | None) -> None:
        if not text:
            self.is_open = text is not None
        else:
            said = decode_answer(text.encode())
            self.told.append(said)
            self.moved = said if isinstance(said, a.Moved) else self.moved
            if isinstance(said, a.Welcome):
                self.moved = said.moved
        self.news.set()

    async def until(self, seen: Any) -> None:
        async with asyncio.timeout(30):
            while not seen():
                self.news.clear()
                await self.news.wait()

    async def come_in(self, code: str) -> None:
        self.tab.open(self.name, code)
        await self.until(lambda: self.is_open is not None)
        if self.is_open:
            self.say(s.Hello())
            await self.until(lambda: any(isinstance(each, a.Welcome) for each in self.told))

    def say(self, said: s.FromClient) -> None:
        self.tab.hear(self.name, encode(said).decode())

    def is_beyond(self, pause: int) -> bool:
        return self.is_over or (self.moved is not None and bool(self.moved.asks) and self.moved.pause != pause)

    @property
    def is_over(self) -> bool:
        return self.moved is not None and self.moved.over is not None


async def alone(phone: Phone, game: str = "third-man") -> str:
    body = msgspec.json.encode(CreateTable(game, name="Léa", room="same")).decode()
    answered = await phone.tab.ask("POST", "/api/tables", body, "")
    assert answered.status == 201
    code = msgspec.json.decode(answered.body, type=Place).code
    await phone.come_in(code)
    phone.say(s.Sit(command="sit", name="Léa"))
    for number in range(3):
        phone.say(s.AddBot(command=f"bot{number}", level="random"))
    phone.say(s.Start(command="start"))
    await phone.until(lambda: phone.moved is not None)
    return code


async def play_to_the_end(phone: Phone) -> None:
    answered = -1
    while not phone.is_over:
        moved = phone.moved
        if moved is not None and moved.asks and moved.pause != answered:
            answered, ask = moved.pause, moved.asks[0]
            phone.say(s.Choose(command=f"c{answered}", pause=answered, seat=ask.seat, choice=ask.options[: ask.take]))
        await phone.until(partial(phone.is_beyond, answered))


async def test_a_game_is_played_kept_and_there_again_in_another_tab() -> None:
    keep = MemoryKeep()
    phone = Phone(keep)
    code = await alone(phone)

    await play_to_the_end(phone)

    checked = await phone.tab.ask("GET", f"/api/tables/{code}/records/1/check", "", "")
    assert msgspec.json.decode(checked.body, type=Checked).differences == []
    record = await phone.tab.ask("GET", f"/api/tables/{code}/records/1", "", "")
    again = Phone(keep)
    await again.come_in(code)
    assert again.is_over
    assert (await again.tab.ask("GET", f"/api/tables/{code}/records/1", "", "")).body == record.body
    assert record.body.count(b"\n") > 5


async def test_a_game_under_way_goes_on_after_the_page_was_closed() -> None:
    keep = MemoryKeep()
    phone = Phone(keep)
    code = await alone(phone)
    before = phone.moved

    again = Phone(keep)
    await again.come_in(code)

    assert before is not None
    assert again.moved is not None
    assert again.moved.pause >= before.pause
    await play_to_the_end(again)


async def test_its_log_is_the_log_of_any_server() -> None:
    keep = MemoryKeep()
    phone = Phone(keep)
    code = await alone(phone)

    party = read_party([entry.encode() for entry in keep.tables[1]])

    assert (party.code, party.is_running) == (code, True)
    assert party.holders[digest(keep.notes[f"secret {party.code}"])] == 1


async def test_what_leads_nowhere_and_what_is_broken_is_answered_in_words() -> None:
    phone = Phone(MemoryKeep())

    for method, path, text, code in (
        ("GET", "/api/tables/AAAAA", "", "no-such-table"),
        ("GET", "/admin", "", "not-found"),
        ("POST", "/api/tables", "{}", "bad-message"),
        ("POST", "/api/replay", "nothing", "record"),
    ):
        answered = await phone.tab.ask(method, path, text, "")
        assert msgspec.json.decode(answered.body)["code"] == code
    await phone.come_in("AAAAA")
    assert phone.is_open is False


async def test_a_full_browser_says_so_and_goes_on_when_there_is_room() -> None:
    keep = MemoryKeep()
    phone = Phone(keep)
    code = await alone(phone)
    keep.full = True

    phone.say(s.React(sign="clap"))
    phone.say(s.Need(command="late", patience="double"))
    await phone.until(lambda: any(isinstance(each, a.Refused) and each.code == "storage" for each in phone.told))
    keep.full = False
    assert code in keep.codes
    phone.say(s.Need(command="again", patience="double"))
    await phone.until(lambda: any(isinstance(each, a.Accepted) and each.command == "again" for each in phone.told))


async def test_two_writers_of_one_log_write_nothing_over_one_another() -> None:
    keep = MemoryKeep()
    one, other = KeptLog(keep), KeptLog(keep)
    table = await a_table(one)
    lane, late = Lane(table), Lane(table)

    assert await append(one, lane, 2, b"one") is None
    assert isinstance(await append(other, late, 2, b"other"), Conflict)
    assert isinstance(await append(other, late, 3, b"behind"), Conflict)
    assert keep.tables[table] == ["created", "one"]
    assert await append(one, lane, 3, b"x", rewrites=[Replacing(lambda log: {1: b"gone"})]) is None
    assert await one.read(table) == [b"gone", b"one", b"x"]
    keep.full = True
    assert isinstance(await append(one, lane, 4, b"y"), Unavailable)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_a_log_that_any_server_wrote_is_opened_here(path: Path) -> None:
    keep, lines = MemoryKeep(), lines_of(path)
    party = read_party([line.encode() for line in lines])
    keep.tables[1], keep.codes[party.code], keep.touched[1] = lines, 1, 0
    phone = Phone(keep)

    found = await phone.tab.ask("GET", f"/api/tables/{party.code}", "", "")

    assert found.status == 200
    assert msgspec.json.decode(found.body, type=TableFound).code == party.code
    assert keep.tables[1][: len(lines)] == lines


def test_it_needs_neither_network_nor_threads_nor_processes_nor_what_its_python_lacks() -> None:
    code = "import sys, isoloir.table.tab.browser; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded, house = set(ran.stdout.split()), modules(ROOT / "src")
    sources = {name: house[name] for name in loaded & set(house)}
    named = {
        f"{name}:{line} {target}"
        for name, (source, package) in sources.items()
        for line, target in imports(ast.parse(source), name, package=package)
        if target.partition(".")[0] in STRANGERS
    }

    assert {"isoloir.table.live.table.loop", "isoloir.table.party.decide"} < set(sources)
    assert named == set()
    assert loaded & (FOREIGN | LEFT_OUT) == set()
