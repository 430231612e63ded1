"""Bots at a table: they get a view and dice of their own, and give back a choice."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Protocol

from isoloir.bots import Temper, bot_of, choose_at_random, temper_of, with_temper
from isoloir.bots.advice import Advice, advice
from isoloir.core import Ask, Chance, Choice, IllegalChoice, Seat, chance, check
from isoloir.games import HOUSE, game_of

from ...party.booth import for_bots
from ...party.due import Task, Think
from ...party.inputs import BotAnswered
from ...party.pace import BRISK
from ...party.party import Party
from .clocks import Clock
from .slots import Awaited, Slots
from .turn import Item

LOG = logging.getLogger(__name__)
USUAL = "regular"
"""How well a stand-in plays at a table without bots."""


@dataclass(frozen=True, slots=True)
class Question:
    """Everything a bot is told; sent to the process where the bot thinks."""

    game: str
    level: str
    seat: Seat
    view: Any
    ask: Ask[Any]
    seed: str
    """Where the bots' dice come from; they aren't the game's."""
    pause: int
    temper: Temper = "steady"

    @property
    def dice(self) -> Chance:
        return chance(self.seed, "bot", self.pause, self.seat)


def modest_answer(game: str, ask: Ask[Any]) -> Choice | None:
    """What a stand-in answers when asked about the person it stands in for."""
    said = game_of(game).modest.get(ask.what)
    return None if said is None else (said,)


def answer(question: Question) -> Choice:
    """A bot that fails or makes an illegal choice picks at random instead: a bug in a bot mustn't stop the game."""
    try:
        bot = with_temper(bot_of(question.game, question.level), question.level, question.temper)
        choice = bot(question.view, question.ask, question.dice)
        check(question.seat, question.ask, choice)
    except IllegalChoice:
        LOG.error("bot chose what was not offered", extra={"game": question.game, "bots": question.level})
    except Exception:
        LOG.exception("bot failed", extra={"game": question.game, "bots": question.level})
    else:
        return choice
    return choose_at_random(question.view, question.ask, question.dice)


def advised(question: Question) -> list[Advice]:
    """What an expert would do, seeing what the learner sees; nothing if it has no advice, or fails."""
    try:
        dice = chance(question.seed, "hint", question.pause, question.seat)
        return advice(question.game, question.view, question.ask, dice)
    except Exception:
        LOG.exception("advice failed", extra={"game": question.game})
        return []


def level_for(party: Party, seat: Seat) -> str:
    """A bot's own; a stand-in plays like the bots of this table."""
    levels = Counter(chair.level for chair in party.chairs if chair.level)
    usual = max(levels, key=lambda level: (levels[level], level), default=USUAL)
    return party.chairs[seat].level or usual


def in_haste(question: Question) -> Choice:
    """What there is without a thought: a novice's answer, or a random one in games that aren't the house's own."""
    level = "novice" if question.game in HOUSE and question.level != "random" else "random"
    return answer(replace(question, level=level))


class BotSeats:
    """Asks a bot when one has to answer; its answer comes back as an input like any other."""

    def __init__(
        self, think: Thinking, doing: set[Task], submit: Callable[[Item], None], clock: Clock, slots: Slots
    ) -> None:
        self._think, self._doing, self._submit, self._clock, self._slots = think, doing, submit, clock, slots

    def think(self, party: Party, task: Think) -> None:
        play, pause, seat = party.play, task.pause, task.seat
        if play is None or play.pause != pause or not party.is_running or (seat, task.by) not in for_bots(party, play):
            return
        self._doing.add(task)
        view, ask = play.match.view(seat), play.asks[seat]
        temper = temper_of(party.chairs[seat].name) if task.by == "bot" else "steady"
        question = Question(play.key, level_for(party, seat), seat, view, ask, play.bot_seed, pause, temper)
        slot = self._slots.thought(self._clock.now(), BRISK if party.tempo == "brisk" else 1)
        awaited = Awaited[Choice](self._clock, slot, partial(self._thought, task, question))
        if task.by == "auto" and (modest := modest_answer(play.key, ask)) is not None:
            awaited.came(modest)
        else:
            self._think(question, awaited.came)

    def _thought(self, task: Think, question: Question, choice: Choice | None) -> None:
        """Of a question that was asked twice, as after a conflict, the second answer comes too late."""
        self._doing.discard(task)
        found = in_haste(question) if choice is None else choice
        self._submit(Item(BotAnswered(task.pause, task.seat, task.by, tuple(found), choice is None)))


class Thinking(Protocol):
    def __call__(self, question: Question, then: Callable[[Choice | None], None]) -> None:
        """None if nobody could think about it."""


def think_at_once(question: Question, then: Callable[[Choice | None], None]) -> None:
    then(answer(question))
