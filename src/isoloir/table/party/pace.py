"""How long the table waits for each thing; a benchmark sets it all to zero."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from isoloir.core import Game, Stage

from ..log.words import Tempo
from ..wire.parts import Turns

BRISK = 2
"""How many times less a bot seems to think at a brisk table: enough still for all who do think."""


class Pace(Struct, frozen=True):
    """Milliseconds."""

    grace: int = 1_500
    """Between the last choice and the opening."""
    day_grace: int = 60_000
    """The same at a table over days, where nobody sits waiting."""
    ticks: int = 40
    """Ticks within this time go out together."""
    bots: int = 900
    """A bot's thinking."""
    nonces: int = 3_000
    """How long we wait for a page to add to the dice."""
    offer: int = 120_000
    """Before the others may let a bot stand in for somebody who's there, if there's no limit."""
    gone: int = 3_000
    """Between losing the socket and being shown as away."""
    back: int = 10_000
    """After a start, for pages to come back before anybody is shown as away."""
    host_gone: int = 20_000
    empty: int = 5_000
    """With no seated person connected for this long, the table pauses."""
    after_start: int = 15_000
    """The least time everybody has left after the server started, or after a pause."""
    transfer: int = 120_000
    """How long a code for a place is valid."""
    lively: int = 60_000
    """People who've done nothing for this long aren't waited for, no matter what their page does."""
    host_silent: int = 90_000
    """Before an active person may decide in place of an inactive host."""
    asleep: int = 120_000
    """Silent for this long with an open page, you get a stand-in until you do something."""
    endless: int = 300_000
    """Even people without a time limit have only this long per question before the others may go on."""
    end_for_owner: int = 300_000
    """Before an acting host may end a game, since that can't be undone."""
    ghost: int = 60_000
    """With neither a page nor a seat for this long, you make room for newcomers."""
    upgrade: int = 5_000
    """How long we leave a game promised under other rules to the server that promised it."""
    place: int = 120_000
    """Once you've been away this long, the others may move your place to another device."""

    @property
    def minded(self) -> int:
        """People who've done nothing for this long have no say in whether a bot may answer: they've had an offer."""
        return self.offer + self.lively


OBVIOUS, CLOSEST = 800, 6_000
"""Milliseconds that turning up the answers takes where all are alike, and where everything hangs on the last."""
HUNDREDTHS: dict[Tempo, int] = {"brisk": 35, "usual": 70, "show": 100}


def show_of(stage: Stage | None, tempo: Tempo) -> int:
    """How long an opening is as it is shown."""
    if stage is None:
        return 0
    return (OBVIOUS + (CLOSEST - OBVIOUS) * stage.heat // 100) * HUNDREDTHS[tempo] // 100


def turns_of(game: Game[Any, Any], stage: Stage | None, tempo: Tempo) -> Turns | None:
    """How pages turn up the answers, if they do so one after another."""
    if stage is None:
        return None
    return Turns(stage.event, game.opens[stage.event], [list(seats) for seats in stage.turns], show_of(stage, tempo))
