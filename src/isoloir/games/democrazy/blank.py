"""Blank laws: a sentence of one's own, then how it acts: in the words of red laws, or by the table's hand."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from isoloir.core import Ask

from .form import Part as Gap
from .form import law_form
from .laws import INQUIRIES, LONGEST_SENTENCE, Act, Hand

Part: TypeAlias = str | int

ALOUD = "aloud"
"""Nothing is written: its author says it."""
ANY = "any"
WORDS: Ask[Part] = Ask("blank-words", (ALOUD,), letters=LONGEST_SENTENCE)
CHECK: Ask[Part] = Ask("blank-check", ("word", "eye"))


def next_part(parts: tuple[Part, ...]) -> Ask[Part] | None:
    """What its author is asked next; None once the law is whole."""
    if not parts:
        return WORDS
    if len(parts) == 1:
        return Ask("blank-do", tuple(deeds()))
    gaps, filled = deeds()[str(parts[1])], len(parts) - 2
    if filled < len(gaps):
        return Ask(f"blank-{gaps[filled].name}", _offered(gaps[filled], parts[2:]))
    return CHECK if "declared" in parts[2:] and filled == len(gaps) else None


@cache
def deeds() -> dict[str, tuple[Gap, ...]]:
    """All that a red law can do, and what has to be said with it: the very form of house laws."""
    (now,) = [moment for moment in law_form().moments if moment.trigger == "now"]
    return {deed.do: deed.parts for deed in now.deeds}


def _offered(gap: Gap, before: tuple[Part, ...]) -> tuple[Part, ...]:
    """A law asks the people only one thing."""
    words: tuple[Part, ...] = tuple(str(word) for word in gap.words) or tuple(range(gap.least, gap.most + 1))
    if not INQUIRIES.keys().isdisjoint(map(str, before)):
        words = tuple(word for word in words if word not in INQUIRIES)
    return (ANY, *words) if gap.free else words


def effect_of(parts: tuple[Part, ...]) -> Act | Hand:
    """Without its sentence, nothing is left out; `any` colour is none."""
    _, do, *chosen = parts
    said = {gap.name: part for gap, part in zip(deeds()[str(do)], chosen, strict=False) if part != ANY}
    effect: Act | Hand = msgspec.convert({"do": do, **said}, Act | Hand)
    return effect
