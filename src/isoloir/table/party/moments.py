"""What each viewer saw at each thing told by the newest opening, worked out from the save before it and the log alone.

So it is the same on whichever node somebody looks, and needs no game that was under way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Raw

from isoloir.core import Answered, Event, Match, Seat, changed, moments

from ..log.told import Heard
from .play import Play

encode = msgspec.json.Encoder().encode


class _Was(msgspec.Struct):
    """Of a save, what lay on the table."""

    board: Raw


class _Asked(msgspec.Struct):
    what: str


_read_was = msgspec.json.Decoder(_Was).decode
_read_asks = msgspec.json.Decoder(dict[Seat, _Asked]).decode


class Opening:
    """One for all who watch: the table as it was before, and what was told."""

    def __init__(self, play: Play, match: Match[Any]) -> None:
        self.match, self.game = match, match.game
        self.was = _board_before(play, match)
        read = _event_decoder(tuple(self.game.events))
        self.told = [(read(each.event), each.only) for each in latest_told(play)]
        self.answers = _answers(play)

    def seen_by(self, seat: Seat | None, view: Any) -> list[Raw]:
        """What was otherwise than in this view: before anything was told, then after each thing told to this seat."""
        told = [event for event, only in self.told if only is None or only == seat]
        before = self.game.view(self.was, seat)
        seen = moments(self.game, before, told, view, None if seat is None else self.answers.get(seat))
        return patches(view, before, seen)


def opening_of(play: Play, match: Match[Any]) -> Opening | None:
    """None where there is nothing to tell step by step, or no way to: then the end is shown at once."""
    if match.game.after is None or not play.latest:
        return None
    try:
        return Opening(play, match)
    except Exception:  # a save of a changed room may fail in any way, and the table goes on without
        return None


def latest_told(play: Play) -> Sequence[Heard]:
    """What was told by the newest opening, to anybody."""
    return play.told[len(play.told) - play.latest :]


def _board_before(play: Play, match: Match[Any]) -> Any:
    if play.opened is None:
        return match.game.new(match.setup, play.shuffle.dice)
    return match.game.decode_board(bytes(_read_was(play.opened.save).board))


def _answers(play: Play) -> dict[Seat, Answered]:
    if play.opened is None:
        return {}
    asked = _read_asks(play.opened.asks)
    return {seat: Answered(asked[seat].what, tuple(choice)) for seat, choice in play.opened.choices.items()}


@cache
def _event_decoder(events: tuple[type[Event], ...]) -> Any:
    union: Any = reduce(or_, events)
    return msgspec.json.Decoder[Event](union).decode


def patches(view: msgspec.Struct, before: msgspec.Struct, seen: Sequence[msgspec.Struct]) -> list[Raw]:
    """Each as what was otherwise in it than in the view after."""
    return [Raw(encode(changed(each, view))) for each in (before, *seen)]
