"""The open record of a finished game, put together from the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from isoloir.core import (
    Ask,
    Game,
    Option,
    Record,
    Recorder,
    Seat,
    Shuffle,
    Terms,
    faults,
    has_other_rules,
    played_again,
)
from isoloir.core.record import Header
from isoloir.core.recorder import events_of, header_of
from isoloir.core.vocabulary import in_words_of
from isoloir.games import GAMES, game_of

from ..log import entries as e
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
        recorder = Recorder(self._header(began), shuffle, began.told)
        for act in self.opened:
            recorder.wrote(decode_asks(act.asks), act.choices, act.told, act.by)
        made = recorder.closed(end.winners or (), end.scores, stopped=isinstance(end, e.Ended))
        return retold(made, game_of(self.settings.game))

    def _header(self, began: e.Began) -> Header:
        options = decode_agreed(began.save).options
        terms = Terms(self.settings.game, began.rules, len(began.names), options, self.settings.cards)
        return header_of(terms, self.promised.vocabulary, self.promised.commitment, began.names)


class Agreed(msgspec.Struct, frozen=True):
    """What the first save says of the set-up: the options that differ from the game's own."""

    options: dict[str, Any]


decode_agreed = msgspec.json.Decoder(Agreed).decode
decode_asks = msgspec.json.Decoder(dict[Seat, Ask[Option]]).decode


def retold(record: Record, game: Game[Any, Any]) -> Record:
    """Where the words for what happens may have changed during the game: throughout in those it began with."""
    words = record.header.vocabulary
    if has_other_rules(record.header, game) or words == game.vocabulary:
        return record
    lines = tuple(
        replace(line, events=in_words_of(words, game.vocabulary, game.older_words, events_of(match.told)))
        for line, match in played_again(record, game)
    )
    return replace(record, lines=lines)


def record_of(log: Iterable[e.Entry], game: int) -> Record | None:
    """None if there was no such game, or it is not over."""
    settings = Settings()
    kept: Kept | None = None
    for act in log:
        match act:
            case e.Created() | e.Configured() | e.WentBack():
                settings = settled(settings, act.change)
            case e.Promised() if act.game == game:
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
    """What anyone could work out by replaying the record."""
    game = GAMES.get(record.header.game)
    other = game is None or has_other_rules(record.header, game)
    keys = list(dict.fromkeys(difference.key for difference in faults(record, game)))
    return Checked(record.header.commitment, keys, other_rules=other)
