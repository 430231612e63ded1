"""What a party has agreed to play: the host's settings, and what the table knows by itself."""

from __future__ import annotations

from typing import Any

from isoloir.core import Setup
from isoloir.games import game_of

from .party import Party

APART = "apart"
"""What a game calls its option for people who aren't in one room: nobody is asked twice where they are."""


def is_apart(party: Party) -> bool:
    """Alone among bots there is nobody to look at either."""
    return party.settings.room == "remote" or sum(chair.person is not None for chair in party.chairs) < 2


def options_of(party: Party) -> dict[str, Any]:
    settings = party.settings
    if APART not in game_of(settings.game).options.__struct_fields__:
        return settings.options
    return {**settings.options, APART: is_apart(party)}


def setup_of(party: Party, seats: int | None = None) -> Setup:
    """With as many seats as are taken, unless another number is asked about."""
    count = len(party.chairs) if seats is None else seats
    return game_of(party.settings.game).setup(count, options_of(party), party.settings.cards)
