"""What each viewer saw at each thing told by the newest opening, worked out from the save before it and the log alone.

So it's the same on every node, and doesn't need a live game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Raw

from isoloir.core import (
    Answered,
    Ask,
    Asks,
    Event,
    Game,
    Match,
    Reveal,
    Seat,
    Stage,
    Told,
    heard,
    seen,
    staged,
)

from ..log.told import Heard
from .play import Play, Views


class _Was(msgspec.Struct):
    """What lay on the table in a save."""

    board: Raw


_read_was = msgspec.json.Decoder(_Was).decode
_read_asks = msgspec.json.Decoder(dict[Seat, Ask[Any]]).decode


class Opening:
    """Shared by everybody who watches: the table as it was before, and what was told."""

    def __init__(self, play: Play, match: Match[Any]) -> None:
        self.game, self._opened = match.game, play.opened
        told = match.told
        if play.before is not None and len(told) == play.latest:  # stepped here: there's nothing to read again
            self.before, self._told = play.before, told
        else:
            self.before = Views(self.game, _board_before(play, match), _asks_before(play))
            self._told = _read_again(play, self.game)
        self._reveal: Reveal[Any] | None = None

    @property
    def stage(self) -> Stage | None:
        asked = () if self._opened is None else self._opened.choices
        return stage_of(self.game, heard(self._told, None), asked)

    def seen_by(self, seat: Seat | None, views: Views) -> Raw | Sequence[Raw | dict[str, Any]]:
        """From the view before to this one: what each thing told to this seat changed in it."""
        if self._reveal is None and self.game.own is not None:
            self._reveal = Reveal(self.game, self.before.of(None), self._told, views.of(None))
        reveal = self._reveal
        if reveal is None:
            told = heard(self._told, seat)
            return seen(self.game, self.before.of(seat), told, views.of(seat), self._answer_of(seat))
        if reveal.is_alike:
            return reveal.to_all.whole
        return reveal.seen_by(seat, self.before.of(seat), views.of(seat), self._answer_of(seat))

    def _answer_of(self, seat: Seat | None) -> Answered | None:
        opened, asks = self._opened, self.before.asks
        if opened is None or asks is None or seat is None or seat not in opened.choices:
            return None
        return Answered(asks[seat].what, opened.choices[seat])


def stage_of(game: Game[Any, Any], told: Iterable[Event], asked: Collection[Seat]) -> Stage | None:
    """A game that says it wrongly has its answers turned up all at once."""
    try:
        return staged(game, told, asked)
    except Exception:  # a room of others may name a member that isn't there, or isn't by seat
        return None


def opening_of(play: Play, match: Match[Any]) -> Opening | None:
    """None if the view before can't be made again: then everybody gets the whole view after."""
    try:
        return Opening(play, match)
    except Exception:  # a save of a game that changed may fail in any way; the table goes on without
        return None


def latest_told(play: Play) -> Sequence[Heard]:
    """What the newest opening told, to one seat or to everyone."""
    return play.told[len(play.told) - play.latest :]


def _board_before(play: Play, match: Match[Any]) -> Any:
    if play.opened is None:
        return match.game.new(match.setup, play.shuffle.dice)
    return match.game.decode_board(bytes(_read_was(play.opened.save).board))


def _asks_before(play: Play) -> Asks | None:
    return None if play.opened is None else _read_asks(play.opened.asks)


def _read_again(play: Play, game: Game[Any, Any]) -> tuple[Told, ...]:
    read = _event_decoder(tuple(game.events))
    return tuple([Told(read(each.event), each.only) for each in latest_told(play)])


@cache
def _event_decoder(events: tuple[type[Event], ...]) -> Any:
    union: Any = reduce(or_, events)
    return msgspec.json.Decoder[Event](union).decode
