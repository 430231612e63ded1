"""Where bots think: in a process of their own, so that no thought, however long, holds up the people.

It may be killed at any moment; another takes its place and is asked again. Watching the clock tells you nothing: how
long a bot seems to think is random, and doesn't depend on its choice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from pickle import PicklingError
from secrets import SystemRandom
from typing import Any, TypeVar

from msgspec.msgpack import Decoder

from isoloir.bots import choose_at_random
from isoloir.bots.advice import Advice
from isoloir.core import Choice, IllegalChoice, check
from isoloir.core.ask import Option
from isoloir.outside import brought

from ..table.botseats import Question, advised, answer
from .bot_process import BotProcess, Lost
from .fairly import Fairly

T = TypeVar("T")

LOG = logging.getLogger(__name__)
CHOICES: Decoder[tuple[Option, ...] | None] = Decoder(tuple[Option, ...] | None)
HINTS: Decoder[list[Advice] | None] = Decoder(list[Advice] | None)
LIMIT = 30.0
"""Seconds after which we give up on a thought, and on the process that had it."""
IN_LINE = 8.0
"""Seconds after which a table goes on without its bot's thought, if others are asking for this many."""
STARVED = 3.0
"""Seconds after which a process that yields to everybody has waited too long, and one that asks for more takes over."""
TRIES = 3
PLACES = 2
"""One more than can think, so that the process needn't wait for its next question."""


class ThinkApart:
    """`spread`: a random delay of up to this many milliseconds is added to every thought."""

    def __init__(self, spread: int = 0) -> None:
        self._spread = spread / 1000
        self._apart: BotProcess | None = None
        self._is_patient = True
        self._games = brought()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._lot = SystemRandom()
        self._turns = Fairly(PLACES)

    def __call__(self, question: Question, then: Callable[[Choice], None]) -> None:
        self._start(self._think(question, then))

    def _start(self, thinking: Coroutine[Any, Any, None]) -> None:
        thought = asyncio.get_running_loop().create_task(thinking)
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, question: Question, then: Callable[[Choice], None]) -> None:
        seeming = asyncio.create_task(asyncio.sleep(self._lot.uniform(0, self._spread)))
        choice = await self._answer(question)
        await seeming
        then(choice)

    async def _answer(self, question: Question) -> Choice:
        choice = await self._thought(answer, question, CHOICES) or ()
        try:
            check(question.seat, question.ask, choice)
        except IllegalChoice:
            return choose_at_random(question.view, question.ask, question.dice)
        return choice

    def advise(self, question: Question, then: Callable[[list[Advice]], None]) -> None:
        """For a learner; nobody else waits for it."""
        self._start(self._advise(question, then))

    async def _advise(self, question: Question, then: Callable[[list[Advice]], None]) -> None:
        given = await self._thought(advised, question, HINTS) or []
        then([each._replace(choice=tuple(each.choice)) for each in given])

    async def _thought(
        self, about: Callable[[Question], object], question: Question, answers: Decoder[T | None]
    ) -> T | None:
        try:
            async with self._turns.turn(question.seed, IN_LINE):
                return await self._tried(about, question, answers)
        except TimeoutError:
            return None

    async def _tried(
        self, about: Callable[[Question], object], question: Question, answers: Decoder[T | None]
    ) -> T | None:
        for _ in range(TRIES):
            apart = self._running()
            try:
                return await self._asked(apart, about, question, answers)
            except (PicklingError, TypeError, AttributeError):
                LOG.warning("game changed under way", extra={"game": question.game})
                break
            except (Lost, TimeoutError):
                LOG.warning("thinking process lost", extra={"game": question.game, "level": question.level})
                self._give_up(apart)
        return None

    async def _asked(
        self, apart: BotProcess, about: Callable[[Question], object], question: Question, answers: Decoder[T]
    ) -> T:
        await asyncio.wait_for(apart.is_up(), LIMIT)
        try:
            asking = apart.ask(about, question, answers)
            return await asyncio.wait_for(asking, STARVED if self._is_patient else LIMIT)
        except TimeoutError:
            self._is_patient = False
            raise

    def _running(self) -> BotProcess:
        if self._apart is not None and self._games != brought():
            self._give_up(self._apart)
        if self._apart is None:
            self._games = brought()
            self._apart = BotProcess(self._games, is_patient=self._is_patient)
        return self._apart

    def _give_up(self, apart: BotProcess) -> None:
        """Others waiting for the same process find it gone, and ask the next one."""
        if self._apart is apart:
            self._apart = None
        apart.kill()

    def close(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        if self._apart is not None:
            self._apart.close()
