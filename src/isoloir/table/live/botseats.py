"""Bots at a table: they get a view and dice of their own, think beside the event loop, and give back a choice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol

from isoloir.bots import bot_of, choose_at_random
from isoloir.core import Ask, Chance, Choice, IllegalChoice, chance, check
from isoloir.games import game_of

from ..party.booth import for_bots
from ..party.due import Task, Think
from ..party.inputs import BotAnswered
from ..party.party import Party
from .turn import Item

LOG = logging.getLogger(__name__)


class Question:
    """All that a bot is told."""

    __slots__ = ("ask", "dice", "game", "level", "seat", "view")

    def __init__(self, game: str, level: str, seat: int, view: Any, ask: Ask[Any], dice: Chance) -> None:
        self.game, self.level, self.seat, self.view, self.ask, self.dice = game, level, seat, view, ask, dice


def bot_dice(seed: str, pause: int, seat: int) -> Chance:
    return chance(seed, "bot", pause, seat)


def modest_answer(game: str, ask: Ask[Any]) -> Choice | None:
    """What a stand-in says to a question about the person it stands in for."""
    said = game_of(game).modest.get(ask.what)
    return None if said is None else (said,)


def answer(question: Question) -> Choice:
    """A bot that fails or plays something else picks at random: a bot's fault must not stop people's game."""
    try:
        choice = bot_of(question.game, question.level)(question.view, question.ask, question.dice)
        check(question.seat, question.ask, choice)
    except IllegalChoice:
        LOG.error("bot chose what was not offered", extra={"game": question.game, "level": question.level})
    except Exception:
        LOG.exception("bot failed", extra={"game": question.game, "level": question.level})
    else:
        return choice
    return choose_at_random(question.view, question.ask, question.dice)


class BotSeats:
    """Asks a bot where one has to answer; what it says comes back as an input like any other."""

    def __init__(self, think: Thinking, doing: set[Task], submit: Callable[[Item], None]) -> None:
        self._think, self._doing, self._submit = think, doing, submit

    def think(self, party: Party, task: Think) -> None:
        play, pause, seat = party.play, task.pause, task.seat
        if play is None or play.pause != pause or not party.is_running or (seat, task.by) not in for_bots(party, play):
            return
        self._doing.add(task)
        if task.by == "auto" and (modest := modest_answer(play.key, play.asks[seat])) is not None:
            self._thought(task, modest)
            return
        level, dice = party.chairs[seat].level or "regular", bot_dice(play.bot_seed, pause, seat)
        question = Question(play.key, level, seat, play.match.view(seat), play.asks[seat], dice)
        self._think(question, partial(self._thought, task))

    def _thought(self, task: Think, choice: Choice) -> None:
        self._doing.discard(task)
        self._submit(Item(BotAnswered(task.pause, task.seat, task.by, tuple(choice))))


class Thinking(Protocol):
    def __call__(self, question: Question, then: Callable[[Choice], None]) -> None: ...


def think_at_once(question: Question, then: Callable[[Choice], None]) -> None:
    then(answer(question))


class ThinkBeside:
    """In one thread of its own, so that a slow bot delays bots and nobody else."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")

    def __call__(self, question: Question, then: Callable[[Choice], None]) -> None:
        loop = asyncio.get_running_loop()

        def tell(thought: Future[Choice]) -> None:
            if not thought.cancelled() and not loop.is_closed():
                loop.call_soon_threadsafe(then, thought.result())

        self._pool.submit(answer, question).add_done_callback(tell)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
