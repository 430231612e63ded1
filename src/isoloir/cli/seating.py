"""One person and some bots at a terminal: who sits where, how the game goes on, and how it is kept."""

from __future__ import annotations

import secrets
from typing import Any

from isoloir.bots import bot_of
from isoloir.core import (
    BadSetup,
    BrokenSave,
    Choice,
    Choices,
    Game,
    IllegalChoice,
    Match,
    Record,
    Recorder,
    Seat,
    Setup,
    Shuffle,
    Story,
    chance,
    differences,
    digest,
    name_of_bot,
    retold,
    story,
)
from isoloir.core.replay import begun
from isoloir.games import game_of

from .saves import FORMAT, Saved


class Seating:
    """A match with its record so far; the person's choices come from outside."""

    def __init__(self, match: Match[Any], shuffle: Shuffle, bots: tuple[str, ...], bot_seed: str, person: str) -> None:
        self.match = match
        self.seat = bots.index("")
        self.bots = bots
        self.bot_seed = bot_seed
        self.names = tuple(name_of_bot(level) if level else person for level in bots)
        self.recorder = Recorder.of(match, shuffle, self.names)

    @classmethod
    def new(cls, game: Game[Any, Any], setup: Setup, bots: tuple[str, ...], seed: str | None, person: str) -> Seating:
        """`bots` holds a level for each seat and nothing for the person's."""
        shuffle = Shuffle(_secret(seed, "seed"), _secret(seed, "salt"))
        return cls(Match.new(game, setup, shuffle.dice), shuffle, bots, _secret(seed, "bots"), person)

    @classmethod
    def resumed(cls, saved: Saved) -> Seating:
        """Played again from its own choices: only what the rules make of them is believed."""
        game, header = game_of(saved.header.game), saved.header
        try:
            match = begun(game, header, saved.shuffle.dice)
            seating = cls(match, saved.shuffle, saved.bots, saved.bot_seed, header.names[saved.bots.index("")])
            seating._play_again(saved)
        except (BadSetup, IllegalChoice) as why:
            raise BrokenSave(f"the save of {game.key} cannot be taken up: {why}") from None
        claimed = Record(header, saved.lines, seating.record().end)
        for difference in differences(claimed, game):
            raise BrokenSave(f"the save of {game.key} was never played so: {difference.key}")
        return seating

    def _play_again(self, saved: Saved) -> None:
        for line in saved.lines[1:]:
            asks = self.match.asks
            self.match.step(line.choices)
            self.recorder.wrote(asks, line.choices, self.match.told, line.by)

    def save(self) -> Saved:
        lines = tuple(self.recorder.lines)
        return Saved(FORMAT, self.recorder.header, self.recorder.shuffle, self.bots, self.bot_seed, lines)

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


def _secret(seed: str | None, what: str) -> str:
    """From the operating system, unless a seed was asked for."""
    return secrets.token_hex(32) if seed is None else digest("isoloir play", seed, what)
