"""The open record of a finished game, put together from the log: nothing is played again to write it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from isoloir.core import Ask, Chooser, Option, Record, Seat, Shuffle, differences, has_other_rules
from isoloir.core.record import FORMAT, End, Header, Line
from isoloir.games import GAMES

from ..log import entries as e
from ..log.told import Heard
from ..log.words import Settings, settled
from ..wire.bodies import Checked


class Kept:
    """What the log says of one game."""

    def __init__(self, promised: e.Promised, settings: Settings) -> None:
        self.promised = promised
        self.settings = settings
        self.began: e.Began | None = None
        self.opened: list[e.Opened] = []

    def record(self, end: e.Opened | e.Ended) -> Record | None:
        began = self.began
        if began is None:
            return None
        shuffle = Shuffle(self.promised.seed, self.promised.salt, began.nonces)
        header = Header(
            FORMAT,
            self.settings.game,
            began.rules,
            len(began.names),
            self.settings.options,
            self.settings.cards,
            shuffle.commitment,
            began.names,
        )
        lines = [Line(0, {}, {}, {}, events_of(began.told)), *map(line_of, range(1, len(self.opened) + 1), self.opened)]
        stopped = isinstance(end, e.Ended)
        closing = End(end.winners or (), end.scores, shuffle.seed, shuffle.salt, shuffle.nonces, stopped=stopped)
        return Record(header, tuple(lines), closing)


def line_of(n: int, act: e.Opened) -> Line:
    asks: dict[Seat, Ask[Option]] = msgspec.json.decode(act.asks, type=dict[Seat, Ask[Option]])
    by: dict[Seat, Chooser] = act.by
    return Line(n, dict(sorted(asks.items())), act.choices, by, events_of(act.told))


def events_of(told: Iterable[Heard]) -> tuple[dict[str, Any], ...]:
    return tuple(_event(each) for each in told)


def _event(heard: Heard) -> dict[str, Any]:
    event: dict[str, Any] = msgspec.json.decode(heard.event)
    return event if heard.only is None else {**event, "only": heard.only}


def record_of(log: Iterable[e.Entry], game: int) -> Record | None:
    """None if there was no such game, or it is not over."""
    settings: Settings | None = None
    kept: Kept | None = None
    for act in log:
        match act:
            case e.Created():
                settings = act.settings
            case e.Configured() | e.WentBack() if settings is not None:
                settings = settled(settings, act.change)
            case e.Promised() if settings is not None and act.game == game:
                kept = Kept(act, settings)
            case e.Began() if kept is not None:
                kept.began = act
            case e.Opened() if kept is not None:
                kept.opened.append(act)
                if act.winners is not None:
                    return kept.record(act)
            case e.Ended() if kept is not None:
                return kept.record(act)
    return None


def checked(record: Record) -> Checked:
    """What anybody could find by playing the record again."""
    game = GAMES.get(record.header.game)
    if game is None or has_other_rules(record, game):
        return Checked(record.header.commitment, [], other_rules=True)
    found = list(dict.fromkeys(difference.key for difference in differences(record, game)))
    return Checked(record.header.commitment, found, other_rules=False)
