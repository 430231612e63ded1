"""One person and some bots at a terminal: who sits where, how the game goes on, and how it is kept."""

from __future__ import annotations

import secrets
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from isoloir.bots import bot_of
from isoloir.core import (
    BrokenSave,
    Choice,
    Choices,
    Game,
    Match,
    Record,
    Recorder,
    Seat,
    Setup,
    Shuffle,
    Story,
    Told,
    chance,
    digest,
    retold,
    story,
)
from isoloir.core.record import Line
from isoloir.games import game_of

from .saves import FORMAT, Saved
from .words import BOT


class Seating:
    """A match with its record so far; the person's choices come from outside."""

    def __init__(self, match: Match[Any], shuffle: Shuffle, bots: tuple[str, ...], bot_seed: str, person: str) -> None:
        self.match = match
        self.seat = bots.index("")
        self.bots = bots
        self.bot_seed = bot_seed
        self.names = tuple(f"{BOT}{level}" if level else person for level in bots)
        self.recorder = Recorder(match, shuffle, self.names)

    @classmethod
    def new(cls, game: Game[Any, Any], setup: Setup, bots: tuple[str, ...], seed: str | None, person: str) -> Seating:
        """`bots` holds a level for each seat and nothing for the person's."""
        shuffle = Shuffle(_secret(seed, "seed"), _secret(seed, "salt"))
        return cls(Match.new(game, setup, shuffle.dice), shuffle, bots, _secret(seed, "bots"), person)

    @classmethod
    def resumed(cls, saved: Saved) -> Seating:
        game = game_of(saved.game)
        match = _loaded(game, bytes(saved.match))
        if len(saved.bots) != match.setup.seats or len(saved.lines) != match.pause:
            raise BrokenSave(f"the save of {game.key} lost a part of the game")
        seating = cls(match, saved.shuffle, saved.bots, saved.bot_seed, saved.names[saved.bots.index("")])
        seating.recorder.lines = list(saved.lines)
        match.told = _told_again(game, saved.lines[-1])
        return seating

    def save(self) -> Saved:
        game, shuffle, lines = self.match.game, self.recorder.shuffle, tuple(self.recorder.lines)
        match = msgspec.Raw(self.match.save())
        return Saved(FORMAT, game.key, game.rules, self.bots, self.bot_seed, self.names, shuffle, lines, match)

    def choose(self, mine: Choice | None) -> None:
        """The person's choice, if they were asked, opened together with the bots'."""
        asks = self.match.asks
        bots = {seat: self._bot_choice(seat) for seat in asks if seat != self.seat}
        choices: Choices = bots if mine is None else {**bots, self.seat: mine}
        self.match.step(choices)
        self.recorder.wrote(asks, choices, self.match.told, dict.fromkeys(bots, "bot"))

    def _bot_choice(self, seat: Seat) -> Choice:
        match = self.match
        dice = chance(self.bot_seed, seat, match.pause)
        return bot_of(match.game.key, self.bots[seat])(match.view(seat), match.asks[seat], dice)

    def story(self) -> Story:
        """Told from the record, which has the choices made before a break too."""
        game, setup = self.match.game, self.match.setup
        again = Match.new(game, setup, self.recorder.shuffle.dice)
        return story(game, retold(again, (line.choices for line in self.recorder.lines[1:])))

    def record(self) -> Record:
        return self.recorder.record(self.match)


def _loaded(game: Game[Any, Any], text: bytes) -> Match[Any]:
    """A board that was changed by hand may trip over any rule of its room."""
    try:
        return Match.load(game, text)
    except Exception as why:
        raise BrokenSave(f"the save of {game.key} cannot be taken up: {why}") from None


def _told_again(game: Game[Any, Any], line: Line) -> tuple[Told, ...]:
    """What happened just before the person left, so that they know where they are."""
    kinds: Any = reduce(or_, game.events)
    told = []
    for each in line.events:
        only = each.get("only")
        event = {key: value for key, value in each.items() if key != "only"}
        told.append(Told(msgspec.convert(event, kinds), only))
    return tuple(told)


def _secret(seed: str | None, what: str) -> str:
    """From the operating system, unless a seed was asked for."""
    return secrets.token_hex(32) if seed is None else digest("isoloir play", seed, what)
