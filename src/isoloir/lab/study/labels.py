"""What options, words, phrases and laws are called in a report."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.content.habits import CARDS as PHRASES
from isoloir.content.habits import phrase
from isoloir.content.majority import words
from isoloir.content.messages import Catalogue
from isoloir.games import game_of

from .variant import Variant

ABOUT_SEATS = ("catch", "doubt", "exchange", "point")
"""Questions of Démocrazy whose options are the other seats."""


def label(variant: Variant, what: str, option: str, catalogue: Catalogue) -> str:
    """In the reader's language where there is a text for it; else as the game names it."""
    lang = catalogue.lang
    if what == "word" and int(option) < len(words(lang)):
        return words(lang)[int(option)]
    if what in ("phrase", "give", "pick") and variant.game == "habits" and int(option) < PHRASES:
        return phrase(lang, int(option))
    if variant.game == "the-majority":
        colour = catalogue.say(f"the-majority-colour-{option[0]}")
        return catalogue.say("the-majority-card", power=option[1:], colour=colour)
    if variant.game == "democrazy" and what in ABOUT_SEATS and option.isdigit():
        return catalogue.say("lab-report-seat", seat=str(int(option) + 1))
    for message in (f"{variant.game}-choice-{what}-{option}", f"{variant.game}-law-{option}-title"):
        if catalogue.has(message):
            return catalogue.say(message)
    return option


def question(variant: Variant, what: str, catalogue: Catalogue) -> str:
    """As the table reads it, where there is a text for it."""
    for key in (f"lab-thing-{what}", f"{variant.game}-ask-{what}"):
        if catalogue.has(key):
            return catalogue.say(key, **game_of(variant.game).rule_facts())
    return what


def title(game: str, catalogue: Catalogue) -> str:
    return catalogue.say(f"{game}-title") if catalogue.has(f"{game}-title") else game


def name(variant: Variant, variants: Sequence[Variant], catalogue: Catalogue) -> str:
    """What sets it apart in this report: its game if there are several, and what was typed for it."""
    several = len({each.game for each in variants}) > 1
    parts = [title(variant.game, catalogue)] if several or not variant.name else []
    typed = [part.strip() for part in variant.name.split(",") if part.strip()]
    return ", ".join([*parts, *(_typed(part, catalogue) for part in typed)])


def _typed(part: str, catalogue: Catalogue) -> str:
    key, _, value = part.partition("=")
    return catalogue.say("lab-report-seats-named", seats=value) if key == "seats" else part
