"""Bots think in a process of their own, which may die; and nobody can read a thought off the clock."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

from isoloir.core import Choice, Match, check
from isoloir.games import game_of
from isoloir.table.live.botseats import Question, answer
from isoloir.table.live.thinking import ThinkApart


def question(level: str = "regular") -> Question:
    game = game_of("third-man")
    match = Match.new(game, game.setup(4, {"first_leader": "0"}), "seed")
    return Question(game.key, level, 0, match.view(0), match.asks[0], "bots", match.pause)


async def asked(think: ThinkApart, what: Question) -> Choice:
    told: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
    think(what, told.set_result)
    return await asyncio.wait_for(told, 60)


async def test_another_process_says_what_this_one_would() -> None:
    think = ThinkApart()
    try:
        assert await asked(think, question()) == answer(question())
    finally:
        think.close()


async def test_a_killed_process_is_replaced_and_asked_again() -> None:
    think = ThinkApart()
    try:
        await asked(think, question())
        for pid in _workers(think):
            os.kill(pid, signal.SIGKILL)

        choices = await asyncio.gather(*(asked(think, question("expert")) for _ in range(3)))

        for choice in choices:
            check(0, question().ask, choice)
        assert choices == [answer(question("expert"))] * 3
    finally:
        think.close()


def _workers(think: ThinkApart) -> list[int]:
    pool: Any = think._pool
    return [process.pid for process in pool._processes.values()]
