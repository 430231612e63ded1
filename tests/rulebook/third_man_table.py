"""A table of The Third Man as the tests lay it."""

from __future__ import annotations

from typing import Any

from isoloir.core import Event, Match
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import Board

SETUP = GAME.setup(4)


def at(**what: Any) -> Match[Board]:
    """A table where the next thing is a lead."""
    return Match.at(GAME, SETUP, Board("seed", **{"next": "lead", **what}))


def bid(match: Match[Board], *cards: int) -> list[Event]:
    """The leader leads, the others follow; what everybody heard."""
    match.step({match.board.leader: (cards[match.board.leader],)})
    match.step({seat: (cards[seat],) for seat in match.asks})
    return list(match.heard(None))
