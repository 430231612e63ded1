"""The whole rules of a game, as one set-up plays them, put into words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from isoloir.core import Game, Setup
from isoloir.core.rulebook import Cell, Chapter, Example, Fact

from .setups import fields
from .words import Words, tidy


class Book:
    """Every text of the rules that a reader of this set-up meets."""

    def __init__(self, game: Game[Any, Any], setup: Setup, words: Words) -> None:
        self.game, self.setup, self.words = game, setup, words
        self.rules = game.rulebook(setup)

    def title(self, chapter: Chapter) -> str:
        return self._say(f"{chapter.key}-title")

    def paragraphs(self, chapter: Chapter) -> list[str]:
        return self._say(chapter.key).splitlines()

    def heads(self, chapter: Chapter) -> list[str]:
        width = len(chapter.table[0]) if chapter.table else 0
        return [self._say(f"{chapter.key}-head-{place}") for place in range(1, width + 1)]

    def cell(self, cell: Cell) -> str:
        return str(cell) if isinstance(cell, int) else self._say(cell)

    def cards(self, example: Example) -> list[str]:
        return [self._card(card) for card in example.cards]

    def example(self, example: Example) -> str:
        return self._say(example.key, **example.facts)

    def printed(self, card: str) -> str:
        """Of a deck to look through."""
        message = f"{self.game.key}-{card}"
        return self.words("rules-option", option=self.words(f"{message}-title"), value=self.words(message))

    def in_a_minute(self) -> list[str]:
        """All there is of a game that has written no chapters."""
        message = f"{self.game.key}-rules"
        return tidy(self.words(message, **self.rules.facts)).splitlines() if self.words.has(message) else []

    def options(self) -> Iterator[tuple[str, str, bool]]:
        """What this table has settled: the option, its value, and whether that is not the usual one."""
        changed = self.setup.options.departures()
        for name in fields(self.game):
            value = self.rules.facts[name]
            yield self._label(name), self._value(name, value), name in changed

    def _label(self, name: str) -> str:
        message = f"{self.game.key}-option-{name}"
        return self.words(message) if self.words.has(message) else name

    def _value(self, name: str, value: Fact) -> str:
        message = f"{self.game.key}-option-{name}-{value}"
        if self.words.has(message):
            return self.words(message)
        return self.words(f"rules-{value}") if value in ("true", "false") else str(value)

    def _card(self, card: Cell) -> str:
        text, game = str(card), self.game.key
        if text.startswith("@"):
            return self._say(text[1:])
        colour = f"{game}-colour-{text[0]}"
        if self.words.has(colour):
            return self.words(f"{game}-card", power=text[1:], colour=self.words(colour))
        return text

    def _say(self, key: str, **facts: Fact) -> str:
        return tidy(self.words(f"{self.game.key}-book-{key}", **self.rules.facts, **facts))

    def __iter__(self) -> Iterator[str]:
        """All of it, for a search."""
        for chapter in self.rules.chapters:
            yield self.title(chapter)
            yield from self.paragraphs(chapter)
            for row in chapter.table:
                yield " ".join(map(self.cell, row))
            for each in chapter.examples:
                yield " ".join((*self.cards(each), self.example(each)))
