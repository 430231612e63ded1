"""Bots at a table: they get a view and dice of their own, and give back a choice."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from isoloir.bots import bot_of, choose_at_random
from isoloir.core import Ask, Chance, Choice, IllegalChoice, Seat, chance, check
from isoloir.games import game_of

from ..party.booth import for_bots
from ..party.due import Task, Think
from ..party.inputs import BotAnswered
from ..party.party import Party
from .turn import Item

LOG = logging.getLogger(__name__)
USUAL = "regular"
"""How well a stand-in plays at a table without bots."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told; it travels to wherever the bot thinks."""

    game: str
    level: str
    seat: Seat
    view: Any
    ask: Ask[Any]
    seed: str
    """Where the bots' dice come from, which are not the game's."""
    pause: int

    @property
    def dice(self) -> Chance:
        return chance(self.seed, "bot", self.pause, self.seat)


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


def level_for(party: Party, seat: Seat) -> str:
    """A bot's own; whoever stands in for somebody plays like the bots of this table."""
    levels = Counter(chair.level for chair in party.chairs if chair.level)
    usual = max(levels, key=lambda level: (levels[level], level), default=USUAL)
    return party.chairs[seat].level or usual


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
        view, ask = play.match.view(seat), play.asks[seat]
        question = Question(play.key, level_for(party, seat), seat, view, ask, play.bot_seed, pause)
        self._think(question, partial(self._thought, task))

    def _thought(self, task: Think, choice: Choice) -> None:
        self._doing.discard(task)
        self._submit(Item(BotAnswered(task.pause, task.seat, task.by, tuple(choice))))


class Thinking(Protocol):
    def __call__(self, question: Question, then: Callable[[Choice], None]) -> None: ...


def think_at_once(question: Question, then: Callable[[Choice], None]) -> None:
    then(answer(question))
