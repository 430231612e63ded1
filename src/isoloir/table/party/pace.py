"""How long the table waits for what; a benchmark sets all of it to zero."""

from __future__ import annotations

from msgspec import Struct


class Pace(Struct, frozen=True):
    """Milliseconds."""

    grace: int = 1_500
    """Between the last choice and the opening."""
    ticks: int = 40
    """Ticks within this time go out together."""
    bots: int = 900
    """A bot's thinking."""
    nonces: int = 3_000
    """A page that adds nothing to the dice is not waited for longer."""
    offer: int = 30_000
    """Before anybody may let a bot stand in, where there is no limit."""
    gone: int = 3_000
    """Between a lost socket and a person shown as away."""
    host_gone: int = 20_000
    empty: int = 5_000
    """Nobody seated is connected: the table pauses."""
    after_start: int = 15_000
    """What each has left at least, after a start of the server or a pause."""
    transfer: int = 120_000
    """How long a code for a place holds."""
    lively: int = 60_000
    """Who has done nothing for so long is not waited for, whatever their page does."""
    host_silent: int = 90_000
    """Before somebody who acts may decide in place of a host who doesn't."""
    asleep: int = 120_000
    """Silent for so long with an open page, one is stood in for until one does something."""
    endless: int = 180_000
    """For one question even those who need time without end have this long before others may go on."""
    end_for_owner: int = 300_000
    """Before an acting host may end a game, which nobody can undo."""
    ghost: int = 60_000
    """Without a page and a seat for so long, one makes room for somebody who comes."""
    place: int = 120_000
    """Away for so long, one's place may be moved to another device by the others."""
