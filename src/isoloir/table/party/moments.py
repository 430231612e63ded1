"""What each viewer saw at each thing told by the newest opening, worked out from the save before it and the log alone.

So it's the same on every node, and doesn't need a live game.
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
    """What lay on the table in a save."""

    board: Raw


class _Asked(msgspec.Struct):
    what: str


_read_was = msgspec.json.Decoder(_Was).decode
_read_asks = msgspec.json.Decoder(dict[Seat, _Asked]).decode


class Opening:
    """Shared by everybody who watches: the table as it was before, and what was told."""

    def __init__(self, play: Play, match: Match[Any]) -> None:
        self.match, self.game = match, match.game
        self.answers = _answers(play)
        if play.before is not None and len(match.told) == play.latest:  # stepped here: there's nothing to read again
            self.was = play.before.board
            self.told = [(each.event, each.only) for each in match.told]
        else:
            self.was = _board_before(play, match)
            read = _event_decoder(tuple(self.game.events))
            self.told = [(read(each.event), each.only) for each in latest_told(play)]

    def seen_by(self, seat: Seat | None, view: Any) -> list[Raw]:
        """How it differed from this view: before anything was told, then after each thing told to this seat."""
        told = [event for event, only in self.told if only is None or only == seat]
        before = self.game.view(self.was, seat)
        seen = moments(self.game, before, told, view, None if seat is None else self.answers.get(seat))
        return patches(view, before, seen)


def opening_of(play: Play, match: Match[Any]) -> Opening | None:
    """None if there's nothing to tell step by step, or no way to: then the end is shown right away."""
    if match.game.after is None or not play.latest:
        return None
    try:
        return Opening(play, match)
    except Exception:  # a save of a game that changed may fail in any way; the table goes on without
        return None


def latest_told(play: Play) -> Sequence[Heard]:
    """What the newest opening told, no matter to whom."""
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
    """Each as its differences from the view after it."""
    return [Raw(encode(changed(each, view))) for each in (before, *seen)]
