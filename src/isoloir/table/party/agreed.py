"""What a party has agreed to play: the host's settings, and what the table knows by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from isoloir.core import LEFT_OUT, BadSetup, Option, Setup
from isoloir.games import GAMES, game_of

from .own_cards import with_cards
from .party import Party, deck

APART = "apart"
"""What a game calls its option for people who aren't in one room: nobody is asked twice where they are."""
DEBATE = "debate"
"""And for time to talk, of which one person among bots needs none."""


def is_apart(party: Party) -> bool:
    """Alone among bots there is nobody to look at either."""
    return party.settings.room == "remote" or sum(chair.person is not None for chair in party.chairs) < 2


def options_of(party: Party) -> dict[str, Any]:
    settings = party.settings
    given = {name: value for name, value in settings.options.items() if name != LEFT_OUT}
    own = {APART: is_apart(party)} | ({DEBATE: "off"} if party.is_alone else {})
    fields = game_of(settings.game).options.__struct_fields__
    return given | {name: value for name, value in own.items() if name in fields}


def setup_of(party: Party, seats: int | None = None) -> Setup:
    """With as many seats as are taken, unless another number is asked about; and with what's new to this table."""
    count = len(party.chairs) if seats is None else seats
    game = game_of(party.settings.game)
    setup = game.setup(count, with_cards(party, options_of(party)), party.settings.cards)
    if game.box is None:
        return setup
    left_out = game.box.left_out(setup, seen(party))
    return replace(setup, options=replace(setup.options, left_out=left_out))


def seen(party: Party) -> Sequence[Option]:
    return party.seen.get(deck(party.settings), ())


def unseen(party: Party) -> int | None:
    """How much of the game nobody has met here; None before a first game of it, and of games that don't remember."""
    game = GAMES.get(party.settings.game)
    if game is None or game.box is None or not seen(party):
        return None
    seats = min(max(len(party.chairs), game.seats[0]), game.seats[-1])
    try:
        return game.box.unmet(setup_of(party, seats), seen(party))
    except BadSetup:
        return None
