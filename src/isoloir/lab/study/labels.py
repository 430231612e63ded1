"""What options, words, phrases and laws are called in a report."""

from __future__ import annotations

from isoloir.content.habits import CARDS as PHRASES
from isoloir.content.habits import phrase
from isoloir.content.majority import words
from isoloir.content.messages import Catalogue

from .variant import Variant


def label(variant: Variant, what: str, option: str, catalogue: Catalogue) -> str:
    """In the reader's language where there is a text for it; else as the game names it."""
    lang = catalogue.lang
    if what == "word" and int(option) < len(words(lang)):
        return words(lang)[int(option)]
    if what in ("phrase", "give", "pick") and variant.game == "habits" and int(option) < PHRASES:
        return phrase(lang, variant.options.get("side", "a"), int(option))
    for message in (f"{variant.game}-choice-{what}-{option}", f"{variant.game}-law-{option}-title"):
        if catalogue.has(message):
            return catalogue.say(message)
    return option


def question(variant: Variant, what: str, catalogue: Catalogue) -> str:
    key = f"lab-thing-{what}"
    return catalogue.say(key) if catalogue.has(key) else what
