"""A record of other rules, shown as it tells itself: what was chosen and told, and no board, which would be a guess."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from isoloir.core import Game, Record, Seat

from .reel import Eyes
from .words import Words, victory


class ToldReel:
    """Nothing here was computed again."""

    def __init__(self, record: Record, game: Game[Any, Any]) -> None:
        self.record = record
        self.game = game

    @property
    def last(self) -> int:
        return len(self.record.lines) - 1

    @property
    def seats(self) -> int:
        return self.record.header.seats

    def words(self, words: Words, seat: Seat | None) -> Words:
        return words.seated(self.record.header.names, seat, self.record.header.cards)

    def frame(self, moment: int, eyes: Eyes, words: Words) -> Iterator[RenderableType]:
        words = self.words(words, eyes if isinstance(eyes, int) else None)
        versions = {"version": self.record.header.rules, "ours": self.game.rules}
        yield Text(words("cli-replay-as-told", **versions), style="dim")
        yield ""
        for text in (*self._choices(moment, eyes, words), *self._told(moment, eyes, words)):
            yield Text(text)
        if moment == self.last:
            yield ""
            yield from self._end(words)

    def _choices(self, moment: int, eyes: Eyes, words: Words) -> Iterator[str]:
        line = self.record.lines[moment]
        for other in line.asks:
            name = words.you_or_name(other)
            if eyes in ("all", other):
                choice = f"{line.asks[other].what}: {', '.join(map(str, line.choices.get(other, ())))}"
                yield words("cli-replay-chose", name=name, choice=choice)
            else:
                yield words("cli-replay-sealed", name=name)

    def _told(self, moment: int, eyes: Eyes, words: Words) -> Iterator[str]:
        for event in self.record.lines[moment].events:
            only = event.get("only")
            if only is None or eyes == only:
                yield plain(event)
            elif eyes == "all":
                yield words("cli-replay-alone", name=words.name(only), said=plain(event))

    def _end(self, words: Words) -> Iterator[RenderableType]:
        end = self.record.end
        if end.stopped:
            yield words("cli-replay-stopped")
        else:
            yield words("cli-replay-over", **victory(self.game, end.winners, self.seats, words))


def plain(event: dict[str, Any]) -> str:
    """Its name and its members, as the record has them."""
    members = (f"{name} {value}" for name, value in event.items() if name not in ("type", "only"))
    return " · ".join((str(event.get("type", "?")), *members))
