"""A table read from its log: the whole party, or a clear error if it can't be read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Raw

from isoloir.core.match import SAVE, format_of_save
from isoloir.games import GAMES

from ..log import entries as e
from ..log.codec import Newer, Unreadable, decode_entry
from .fold import fold
from .party import Party

LONG = 400
"""This many entries fold in a few milliseconds; longer logs are read off the event loop."""


def read_party(bodies: Sequence[bytes]) -> Party:
    """Raises Unreadable for anything wrong: damage, or entries or rules newer than this version."""
    try:
        party = fold(map(decode_entry, bodies))
        if party.phase in ("playing", "over") and party.play is not None:
            _must_know(party.play.key, party.play.rules, party.play.save)
        return party
    except Unreadable:
        raise
    except Exception as why:  # entries that decode and don't add up can fail in any way
        raise Unreadable(type(why).__name__) from None


def must_know(party: Party, entries: Iterable[e.Entry]) -> None:
    """Raises Newer if what follows plays by newer rules or is saved in a newer way: that save isn't ours to judge."""
    chosen, played = party.settings.game, party.play.key if party.play else party.settings.game
    for entry in entries:
        match entry:
            case e.Configured() | e.WentBack() if isinstance(entry.change.game, str):
                chosen = entry.change.game
            case e.Promised():
                played = chosen
            case e.Began() | e.Opened():
                _must_know(played, entry.rules, entry.save)


def _must_know(key: str, rules: int, save: bytes | Raw) -> None:
    game = GAMES.get(key)
    if game is not None and (rules > game.rules or format_of_save(bytes(save)) > SAVE):
        raise Newer("rules")
