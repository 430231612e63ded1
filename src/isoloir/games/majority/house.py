"""House words: the blank cards of the box, filled in by a table and checked before they are shuffled in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from isoloir.content.majority import words
from isoloir.core import BadSetup, Lang, Setup
from isoloir.core.texts import BadText, clean_text, folded, printable

from .board import LONGEST_HOUSE_WORD, Word


def house_words(typed: Sequence[str], lang: Lang) -> tuple[str, ...]:
    """The words as they will be printed; raises BadSetup at the first that can't be."""
    taken = dict(_deck(lang)) if typed else {}
    cleaned: list[str] = []
    for number, text in enumerate(typed, 1):
        word = _cleaned(number, text)
        if (twin := taken.get(folded(word))) is not None:
            raise _twice(number, text, twin)
        taken[folded(word)] = word
        cleaned.append(word)
    return tuple(cleaned)


def objection(setup: Setup) -> None:
    house_words(setup.options.house_words, setup.cards)


def text_of(word: Word, lang: Lang, house: Sequence[str]) -> str:
    """What is printed on that face."""
    deck = words(lang)
    return deck[word] if word < len(deck) else house[word - len(deck)]


def printed(event: dict[str, Any], lang: Lang, options: dict[str, Any]) -> dict[str, Any]:
    """An event of any rules: its words as they stand on the cards, as far as it names any that are in the box."""
    typed = options.get("house_words")
    box = (*words(lang), *(typed if isinstance(typed, list) else ()))

    def read(value: Any) -> Any:
        if isinstance(value, list):
            return [read(each) for each in value]
        return box[value] if type(value) is int and 0 <= value < len(box) else value

    return {name: read(value) if name in ("word", "words", "reference") else value for name, value in event.items()}


@cache
def _deck(lang: Lang) -> dict[str, str]:
    """The printed words by what tells them apart."""
    return {folded(word): word for word in words(lang)}


def _cleaned(number: int, text: str) -> str:
    try:
        return clean_text(text, LONGEST_HOUSE_WORD)
    except BadText as why:
        raise BadSetup(
            f"majority-house-word-{why.fault}",
            f"house word {number} ({printable(text)}): {why}",
            option="house_words",
            number=number,
            word=printable(text),
            most=LONGEST_HOUSE_WORD,
        ) from None


def _twice(number: int, text: str, twin: str) -> BadSetup:
    return BadSetup(
        "majority-house-word-twice",
        f"house word {number} ({printable(text)}) is in the game already, as {twin}",
        option="house_words",
        number=number,
        word=printable(text),
        twin=twin,
    )
