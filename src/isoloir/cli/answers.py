"""Reads what a person typed at a question: the options they mean, or why it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from isoloir.core import Ask, BadLine, Option, tidied
from isoloir.core.texts import caseless, folded

from .mistakes import Mistake


class Menu:
    """The options of one question with what a person may type for each."""

    def __init__(self, question: Ask[Any], labels: Sequence[str]) -> None:
        self.question = question
        self.labels = tuple(labels)
        self.speaks_for_itself = all(
            isinstance(option, int) and label == str(option)
            for label, option in zip(labels, question.options, strict=True)
        )
        """Cards 0 to 9 need no numbers beside them."""
        self._meant = self._meanings()

    def _meanings(self) -> dict[str, Option]:
        """Numbers first, so that a label never hides one."""
        meant: dict[str, Option] = {}
        for number, (option, label) in enumerate(zip(self.question.options, self.labels, strict=True), 1):
            if self.speaks_for_itself:
                meant[caseless(str(option))] = option
                continue
            meant[str(number)] = option
            for spelling in (label, option):
                if isinstance(spelling, str):
                    meant.setdefault(caseless(spelling), option)
        return meant

    @property
    def keys(self) -> tuple[str, ...]:
        """What stands before each option."""
        return self.labels if self.speaks_for_itself else tuple(map(str, range(1, len(self.labels) + 1)))

    def read(self, text: str) -> list[Option]:
        """The options meant, in order; raises Mistake with the reason they cannot be."""
        words = [text.strip()] if self.question.take == 1 else text.replace(",", " ").split()
        if self.question.letters and text.strip() and self._meant_by(text.strip()) is None:
            return self._own_line(text)
        if not text.strip():
            raise Mistake("answer-empty", offered=self._offered(), take=self.question.take)
        picked = [self._pick(word) for word in words]
        if len(picked) != self.question.take:
            raise Mistake("answer-count", take=self.question.take, got=len(picked))
        if len(set(picked)) < len(picked):
            raise Mistake("answer-twice")
        return picked

    def _pick(self, word: str) -> Option:
        option = self._meant_by(word)
        if option is None:
            raise Mistake("answer-unknown", answer=word[:40], offered=self._offered())
        return option

    def _meant_by(self, word: str) -> Option | None:
        return self._meant.get(caseless(word), self._loosely(word))

    def _own_line(self, text: str) -> list[Option]:
        """What may be written instead of taking an option."""
        try:
            return list(tidied(self.question, (text,)))
        except BadLine as why:
            raise Mistake(f"line-{why.fault}") from None

    def _loosely(self, word: str) -> Option | None:
        """Without accents and signs, where only one option is meant so; a number stays a number."""
        meant = {option for spelling, option in self._meant.items() if folded(spelling) == folded(word)}
        return meant.pop() if len(meant) == 1 and not folded(word).isdecimal() else None

    def _offered(self) -> str:
        return " ".join(self.keys) if len(self.keys) <= 12 else f"{self.keys[0]}–{self.keys[-1]}"
