"""Where bots think: in a process of their own, so that no thought, however long, holds up the people.

It may be killed at any moment; another takes its place and is asked again. Here a thought takes as long as it takes;
when it's told is settled at the table, before it begins.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from pickle import PicklingError
from typing import Any, TypeVar

from msgspec.msgpack import Decoder

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
IN_LINE = 5.0
"""Seconds after which nobody waits for a thought any more, if others are asking for this many."""
TRIES = 3
PLACES = 2
"""One more than can think, so that the process needn't wait for its next question."""


class ThinkApart:
    def __init__(self) -> None:
        self._apart: BotProcess | None = None
        self._is_patient = True
        self._games = brought()
        self._thoughts: set[asyncio.Task[None]] = set()
        self._turns = Fairly(PLACES)

    @property
    def is_up(self) -> bool:
        """Not while a process is starting, or hasn't been needed yet."""
        return self._apart is not None and self._apart.is_up

    def __call__(self, question: Question, then: Callable[[Choice | None], None]) -> None:
        self._start(self._think(question, then))

    def _start(self, thinking: Coroutine[Any, Any, None]) -> None:
        thought = asyncio.get_running_loop().create_task(thinking)
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _think(self, question: Question, then: Callable[[Choice | None], None]) -> None:
        choice = await self._thought(answer, question, CHOICES)
        try:
            check(question.seat, question.ask, choice or ())
        except IllegalChoice:
            choice = None
        then(choice)

    def advise(self, question: Question, then: Callable[[list[Advice] | None], None]) -> None:
        """For a learner; nobody else waits for it."""
        self._start(self._advise(question, then))

    async def _advise(self, question: Question, then: Callable[[list[Advice] | None], None]) -> None:
        given = await self._thought(advised, question, HINTS)
        then(None if given is None else [each._replace(choice=tuple(each.choice)) for each in given])

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
                return await apart.ask(about, question, answers)
            except (PicklingError, TypeError, AttributeError):
                LOG.warning("game changed under way", extra={"game": question.game})
                break
            except Lost:
                LOG.warning("thinking process lost", extra={"game": question.game, "bots": question.level})
                self._is_patient = self._is_patient and not apart.was_given_up
                self._give_up(apart)
        return None

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
