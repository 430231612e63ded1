"""An opening in a terminal: answers are turned up one after another, what tips them last; Enter shows the rest."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Iterator
from typing import Any

from isoloir.core import Event, Match, Seat, staged
from isoloir.core.ask import Asks

from .faces import Face
from .screen import Screen
from .words import Words

SHORTEST, LONGEST = 0.6, 4.0
"""Seconds."""


class Turning:
    """What was asked, kept until the answers lie open."""

    def __init__(self, screen: Screen, words: Words, face: Face) -> None:
        self._screen, self._words, self._face = screen, words, face
        self._asks: Asks = {}
        self._view: object = None

    def asks(self, match: Match[Any], seat: Seat) -> None:
        self._asks, self._view = match.asks, match.view(seat)

    def show(self, match: Match[Any]) -> None:
        """Only to somebody who watches: a file is told the result and nothing else."""
        stage = staged(match.game, match.heard(None), self._asks) if self._screen.interactive else None
        if stage is None:
            return
        event = next(each for each in match.heard(None) if type(each).__name__ == stage.event)
        pause = (SHORTEST + (LONGEST - SHORTEST) * stage.heat / 100) / len(stage.turns)
        hurried = False
        for seats in stage.turns:
            hurried = hurried or _waited(pause)
            for line in self._lines(event, match.game.opens[stage.event], seats):
                self._screen.say(line)

    def _lines(self, event: Event, member: str, seats: tuple[Seat, ...]) -> Iterator[str]:
        for seat in seats:
            answer = getattr(event, member)[seat]
            choice = self._face.choice(self._view, self._asks[seat], answer, self._words)
            yield self._words("cli-replay-chose", name=self._words.you_or_name(seat), choice=choice)


def _waited(seconds: float) -> bool:
    """Whether Enter was pressed meanwhile."""
    if sys.platform == "win32":  # there a terminal can't be asked
        time.sleep(seconds)
        return False
    pressed, _, _ = select.select([sys.stdin], [], [], seconds)
    if pressed:
        sys.stdin.readline()
    return bool(pressed)
