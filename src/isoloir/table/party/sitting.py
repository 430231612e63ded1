"""Who sat where in a finished game: as the table knew them, or as far as the names in a record tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ..log import entries as e
from ..log.words import Look
from .fold import apply
from .names import bot_name, spare_look
from .party import Party

BOT = "bot:"


class Sitting(Struct, frozen=True):
    name: str
    """Empty for somebody who had it deleted."""
    look: Look
    bot: bool


def sat_at(log: Iterable[e.Entry], game: int) -> list[Sitting]:
    """At the end of that game, whatever the seats are called and look like since."""
    party = Party()
    for entry in log:
        apply(party, entry)
        if party.games == game and party.phase == "over":
            break
    return [Sitting(chair.name, chair.look, chair.level is not None) for chair in party.chairs]


def seated(names: Sequence[str]) -> list[Sitting]:
    """A record has no looks, and no names of bots: they get those that a table would give them."""
    taken = [name for name in names if name and not name.startswith(BOT)]
    made: list[Sitting] = []
    for name in names:
        bot = name.startswith(BOT)
        if bot:
            taken.append(name := bot_name(taken))
        made.append(Sitting(name, spare_look(each.look for each in made), bot))
    return made
