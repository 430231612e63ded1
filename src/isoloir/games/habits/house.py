"""The house phrases: checked before the game, so that no table sees a bad one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from isoloir.content.habits import CARDS, phrase
from isoloir.core import BadSetup, Lang, Setup
from isoloir.core.texts import BadText, clean_text, folded, printable

from .board import LONGEST_PHRASE

OPTION = "house_phrases"


def objection(setup: Setup) -> None:
    house_phrases(setup.options.house_phrases, setup.cards)


def house_phrases(texts: Sequence[str], lang: Lang) -> tuple[str, ...]:
    """The phrases as they will be shown; raises BadSetup naming the first that can't be."""
    taken: dict[str, str] = {}
    cleaned = []
    for number, text in enumerate(texts, 1):
        fine = _cleaned(text, number)
        _refuse_double(fine, number, lang, taken)
        taken[folded(fine)] = fine
        cleaned.append(fine)
    return tuple(cleaned)


def _cleaned(text: str, number: int) -> str:
    try:
        return clean_text(text, LONGEST_PHRASE)
    except BadText as why:
        sentence = f"house phrase {number} ({printable(text)!r}) cannot be used: {why}"
        details: dict[str, str | int] = {"number": number, "text": printable(text), "most": LONGEST_PHRASE}
        raise BadSetup(f"habits-house-phrase-{why.fault}", sentence, option=OPTION, **details) from None


def _refuse_double(text: str, number: int, lang: Lang, taken: dict[str, str]) -> None:
    same = folded(text)
    other = taken.get(same) or _phrases_of_the_deck(lang).get(same)
    if other is None:
        return
    key, where = ("twice", "is there twice") if same in taken else ("known", "is in the deck already")
    sentence = f"house phrase {number} ({text!r}) {where}, as {other!r}"
    raise BadSetup(f"habits-house-phrase-{key}", sentence, option=OPTION, number=number, text=text, other=other)


@cache
def _phrases_of_the_deck(lang: Lang) -> dict[str, str]:
    """By what tells them apart."""
    phrases = [phrase(lang, card) for card in range(CARDS)]
    return {folded(text): text for text in phrases}
