"""A record of other rules, shown as it tells itself: what was chosen and told, and no board, which would be a guess."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from isoloir.core import PLAIN, Game, Kind, Record, kinds

from .reel import Eyes, Tape
from .say import Teller
from .words import Words


class ToldReel(Tape):
    """Nothing here was computed again."""

    def __init__(self, record: Record, game: Game[Any, Any]) -> None:
        super().__init__(record)
        self.game = game
        self._known = {kind.__name__: kinds(kind) for kind in game.events}

    @property
    def last(self) -> int:
        return len(self.record.lines) - 1

    def frame(self, moment: int, eyes: Eyes, words: Words) -> Iterator[RenderableType]:
        words = self.words(words, eyes if isinstance(eyes, int) else None)
        versions = {"version": self.record.header.rules, "ours": self.game.rules}
        yield Text(words("cli-replay-as-told", **versions), style="dim")
        yield ""
        for text in (*self.choices(moment, eyes, words), *self._told(moment, eyes, words)):
            yield Text(text)
        if moment == self.last:
            yield from self.end(words)

    def _told(self, moment: int, eyes: Eyes, words: Words) -> Iterator[str]:
        for event in self.record.lines[moment].events:
            only = event.get("only")
            if only is None or eyes == only:
                yield self._said(event, words)
            elif eyes == "all":
                yield words("cli-replay-alone", name=words.name(only), said=self._said(event, words))

    def _said(self, event: dict[str, Any], words: Words) -> str:
        """Its name and its members, as the record has them; seats by name."""
        header = self.record.header
        event = self.game.printed(event, header.cards, header.options)
        kind = str(event.get("type", "?"))
        teller, known = Teller(self.game.key, self.game.hints, words), self._known.get(kind, {})
        members = (
            f"{teller.label(name)} {_value(teller, name, known.get(name, PLAIN), value)}"
            for name, value in event.items()
            if name not in ("type", "only")
        )
        return " · ".join((titled(kind), *members))


def titled(kind: str) -> str:
    """`BidScored` is “Bid scored”."""
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", " ", kind).capitalize()


def _value(teller: Teller, name: str, kind: Kind, value: Any) -> str:
    """By our kinds where the value still looks like one of them: their vocabulary is not ours."""
    if name == "seat" or kind.sort == "seat":
        return teller.words.name(value) if _is_seat(value) else str(value)
    seats = name == "seats" or (kind.sort == "list" and kind.item is not None and kind.item.sort == "seat")
    if seats and isinstance(value, list) and all(map(_is_seat, value)):
        return teller.words.joined(value) or teller.words("plain-nothing")
    if isinstance(value, list):
        between = "; " if any(isinstance(each, list | dict) for each in value) else ", "
        return between.join(_value(teller, "", PLAIN, each) for each in value) or teller.words("plain-nothing")
    if isinstance(value, dict):
        return ", ".join(f"{teller.label(each)} {_value(teller, each, PLAIN, held)}" for each, held in value.items())
    return teller.said(name, PLAIN, value)


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
