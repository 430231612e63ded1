"""Bots think in a process of their own, which may die; and nobody can read a thought off the clock."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.msgpack import Decoder, encode

from isoloir.core import Choice, Match, check
from isoloir.games import game_of
from isoloir.outside import brought
from isoloir.table.live.house import bot_process, thinking
from isoloir.table.live.house.bot_process import LONGEST, SIZE, BotProcess, Lost
from isoloir.table.live.house.fairly import Fairly
from isoloir.table.live.house.thinking import ThinkApart
from isoloir.table.live.table.botseats import Question, answer

T = TypeVar("T")

ROOT = Path(__file__).parents[2]


def question(level: str = "regular") -> Question:
    game = game_of("third-man")
    match = Match.new(game, game.setup(4, {"first_leader": "0"}), "seed")
    return Question(game.key, level, 0, match.view(0), match.asks[0], "bots", match.pause)


async def asked(think: ThinkApart, what: Question) -> Choice:
    choice = await thought(think, what)
    assert choice is not None
    return choice


async def thought(think: ThinkApart, what: Question) -> Choice | None:
    told: asyncio.Future[Choice | None] = asyncio.get_running_loop().create_future()
    think(what, told.set_result)
    return await asyncio.wait_for(told, 60)


async def test_another_process_says_what_this_one_would() -> None:
    think = ThinkApart()
    try:
        assert await asked(think, question()) == answer(question())
    finally:
        think.close()


async def test_a_killed_process_is_replaced_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "IN_LINE", 60.0)
    think = ThinkApart()
    try:
        await asked(think, question())
        os.kill(_worker(think), signal.SIGKILL)

        choices = await asyncio.gather(*(asked(think, question("expert")) for _ in range(3)))

        for choice in choices:
            check(0, question().ask, choice)
        assert choices == [answer(question("expert"))] * 3
    finally:
        think.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such policy")
async def test_bots_think_only_while_nobody_else_wants_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "STARVED", 30.0)
    monkeypatch.setattr(bot_process, "SILENT", 30.0)
    think = ThinkApart()
    try:
        await asked(think, question())

        assert os.sched_getscheduler(_worker(think)) == os.SCHED_IDLE
    finally:
        think.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such policy")
async def test_a_process_that_hardly_gets_a_turn_is_replaced_by_one_that_asks_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "STARVED", 0.0)
    think = ThinkApart()
    try:
        await asked(think, question())
        os.kill(_worker(think), signal.SIGSTOP)

        assert await asked(think, question("expert")) == answer(question("expert"))
        assert os.sched_getscheduler(_worker(think)) == os.SCHED_OTHER
    finally:
        think.close()


async def test_what_cannot_be_sent_has_no_answer() -> None:
    think = ThinkApart()
    try:
        assert await thought(think, replace(question(), view=lambda: None)) is None
    finally:
        think.close()


class Trap:
    """Leaves a file behind when it's unpacked."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def a_trap(path: Path) -> Trap:
    return Trap(path)


def spoken_out_of_turn(said: bytes) -> str:
    """A bot that has found the line to the server, and says what it likes."""
    (line,) = (each for each in gc.get_objects() if isinstance(each, socket.socket))
    line.sendall(said)
    return "an honest answer"


def framed(said: bytes) -> bytes:
    return len(said).to_bytes(SIZE, "big") + said


async def test_nothing_that_the_process_says_is_run_by_the_server(tmp_path: Path) -> None:
    path = tmp_path / "sprung"
    packed = pickle.dumps(Trap(path))
    pickle.loads(packed)
    assert path.exists(), "the trap works"
    path.unlink()
    for about, question in ((a_trap, path), (spoken_out_of_turn, framed(packed))):
        apart = BotProcess(brought(), is_patient=False)
        try:
            with suppress(Lost):
                assert await asyncio.wait_for(apart.ask(about, question, Decoder(str | None)), 60) is None
        finally:
            apart.kill()
    assert not path.exists()


@pytest.mark.parametrize("said", [framed(b"\xc1"), (LONGEST + 1).to_bytes(SIZE, "big"), framed(encode("x")) * 2])
async def test_a_process_that_talks_nonsense_is_lost(said: bytes) -> None:
    apart = BotProcess(brought(), is_patient=False)
    try:
        with pytest.raises(Lost):
            await _heard_out(apart, said)
    finally:
        apart.kill()


async def _heard_out(apart: BotProcess, said: bytes) -> None:
    for _ in range(20):
        await asyncio.wait_for(apart.ask(spoken_out_of_turn, said, Decoder(str)), 60)


class Liar(BotProcess):
    def __init__(self) -> None:
        """Starts nothing."""

    async def ask(self, about: Callable[[Any], Any], question: Any, answers: Decoder[T]) -> T:
        return answers.decode(encode([99]))


async def test_a_choice_that_was_not_offered_is_no_answer() -> None:
    think = ThinkApart()
    think._apart = Liar()

    assert await thought(think, question()) is None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems freeze nobody")
async def test_a_frozen_process_is_given_up_and_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "SILENT", 1.0)
    monkeypatch.setattr(thinking, "IN_LINE", 60.0)
    think = ThinkApart()
    try:
        await asked(think, question())
        frozen = _worker(think)
        os.kill(frozen, signal.SIGSTOP)

        assert await asked(think, question("expert")) == answer(question("expert"))
        assert _worker(think) != frozen
    finally:
        think.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems freeze nobody")
async def test_a_server_that_stops_leaves_no_frozen_process_behind() -> None:
    think = ThinkApart()
    await asked(think, question())
    frozen = _worker(think)
    os.kill(frozen, signal.SIGSTOP)

    think.close()

    assert await asyncio.to_thread(_is_gone, frozen)


def _worker(think: ThinkApart) -> int:
    assert think._apart is not None
    assert think._apart.pid is not None
    return think._apart.pid


ALONE = """
import asyncio, time
from isoloir.table.live.house.fairly import Fairly
from isoloir.table.live.house.thinking import ThinkApart
from tests.table.test_thinking import asked, question

async def main():
    think = ThinkApart()
    await asked(think, question())
    print(think._apart.pid, flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_nobody_thinks_on_for_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()

    assert _is_gone(worker)


def _is_gone(pid: int) -> bool:
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


async def test_tables_full_of_experts_do_not_make_another_wait_behind_all_of_them() -> None:
    turns, order = Fairly(1), list[str]()

    async def think(table: str) -> None:
        async with turns.turn(table, 60):
            order.append(table)
            await asyncio.sleep(0)

    greedy = [asyncio.ensure_future(think(f"greedy {i % 3}")) for i in range(300)]
    await asyncio.sleep(0)
    await asyncio.gather(think("honest"), *greedy)

    assert order.index("honest") <= 5
    assert turns._free == 1


async def test_who_waits_in_line_for_too_long_goes_on_without_a_thought() -> None:
    turns = Fairly(1)
    async with turns.turn("slow", 1):
        waiting = [asyncio.ensure_future(_turn(turns, f"late {i}", 0.05)) for i in range(3)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(each, TimeoutError) for each in done)
    async with turns.turn("after", 1):
        pass

    assert turns._free == 1
    assert not turns._lines


async def _turn(turns: Fairly, key: str, patience: float) -> None:
    async with turns.turn(key, patience):
        pass
