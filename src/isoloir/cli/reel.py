"""A recorded game laid out moment by moment: all open, or through one seat's eyes, or as the shared screen saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from isoloir.core import (
    Event,
    Record,
    Seat,
    Story,
    answer_of,
    course_of,
    differences,
    moments,
    passage_of,
    played_again,
    story,
)
from isoloir.core.record import Line
from isoloir.games import game_of

from .faces import face_of
from .mistakes import Mistake
from .stories import decided
from .words import Words, victory

Eyes: TypeAlias = Seat | Literal["all", "screen"]
"""Everything the record holds; or only what a seat, or the shared screen, was shown."""


class Tape:
    """A record, and who sat at its table."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def seats(self) -> int:
        return self.record.header.seats

    def words(self, words: Words, seat: Seat | None) -> Words:
        return words.seated(self.record.header.called, seat, self.record.header.cards)

    def choices(self, moment: int, eyes: Eyes, words: Words) -> Iterator[str]:
        """A seat sees its own choice; of the others only that they chose."""
        line = self.record.lines[moment]
        for other in line.asks:
            if eyes in ("all", other):
                said = self.choice(line, moment, other, words)
                yield words("cli-replay-chose", name=words.you_or_name(other), choice=said)
            else:
                yield words("cli-replay-sealed", name=words.you_or_name(other))

    def choice(self, line: Line, moment: int, seat: Seat, words: Words) -> str:
        return f"{line.asks[seat].what}: {', '.join(map(str, line.choices.get(seat, ())))}"

    def end(self, words: Words) -> Iterator[RenderableType]:
        end = self.record.end
        yield ""
        if end.stopped:
            yield words("cli-replay-stopped")
        else:
            game = game_of(self.record.header.game)
            yield words("cli-replay-over", **victory(game, end.winners, self.seats, words))


class Reel(Tape):
    """Moment 0 is before the first question; moment n is after the answers to question n opened."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self.game = game_of(record.header.game)
        for difference in differences(record, self.game):
            raise Mistake("record-differs", line=str(difference.line))
        self.matches = tuple(match.clone() for _, match in played_again(record, self.game))
        self.face = face_of(self.game.key)

    @property
    def last(self) -> int:
        return len(self.matches) - 1

    def frame(self, moment: int, eyes: Eyes, words: Words) -> Iterator[RenderableType]:
        """What was chosen and told, then what lies on the table."""
        seat = eyes if isinstance(eyes, int) else None
        words = self.words(words, seat)
        match = self.matches[moment]
        for text in (*self.choices(moment, eyes, words), *self._told(moment, eyes, words)):
            yield Text(text)
        yield ""
        yield self.face.board(match.view(seat), words)
        if moment == self.last:
            yield from self.end(words)
            if not self.record.end.stopped:
                yield from decided(self.face, self.story(), self.matches[-1].view(None), words)

    def choice(self, line: Line, moment: int, seat: Seat, words: Words) -> str:
        view, question = self.matches[moment - 1].view(seat), line.asks[seat]
        return ", ".join(self.face.choice(view, question, option, words) for option in line.choices[seat])

    def _told(self, moment: int, eyes: Eyes, words: Words) -> Iterator[str]:
        """Each thing is said of the table as it was then."""
        reader = eyes if isinstance(eyes, int) else None
        told = self.matches[moment].told
        listeners = {reader, *(each.only for each in told if eyes in ("all", each.only))}
        seen = {seat: self._seen(moment, seat) for seat in listeners}
        for place, each in enumerate(told):
            if each.only is None:
                yield from self._sentence(each.event, seen[reader][place], words)
            elif eyes == "all":
                for text in self._sentence(each.event, seen[each.only][place], self.words(words, each.only)):
                    yield words("cli-replay-alone", name=words.name(each.only), said=text)
            elif eyes == each.only:
                yield from self._sentence(each.event, seen[each.only][place], words)

    def _seen(self, moment: int, seat: Seat | None) -> dict[int, Any]:
        """By the place of what was told, what this seat saw then."""
        match, line = self.matches[moment], self.record.lines[moment]
        places = [place for place, each in enumerate(match.told) if each.only is None or each.only == seat]
        answer = answer_of(line.asks, line.choices, seat)
        views = moments(self.game, self._before(moment, seat), match.heard(seat), match.view(seat), answer)
        return dict(zip(places, views, strict=True))

    def _before(self, moment: int, seat: Seat | None) -> Any:
        if moment:
            return self.matches[moment - 1].view(seat)
        return self.game.view(self.game.new(self.matches[0].setup, self.record.shuffle.dice), seat)

    def _sentence(self, event: Event, view: Any, words: Words) -> Iterator[str]:
        if (text := self.face.event(event, view, words)) is not None:
            yield text

    def story(self) -> Story:
        return story(self.game, course_of(self.matches[-1], [passage_of(match) for match in self.matches]))
