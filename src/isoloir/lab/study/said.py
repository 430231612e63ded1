"""Numbers as one writes them in a language."""

from __future__ import annotations

from isoloir.content.messages import Catalogue


def figure(number: float, words: Catalogue, form: str = ".3g") -> str:
    """Three digits that count, and never a power of ten."""
    text = f"{number:{form}}"
    if "e" in text:
        text = f"{number:{form.replace('.3g', '.0f')}}" if abs(number) >= 1 else "0"
    return (text if float(text) else "0").replace("-", "−").replace(".", words.say("lab-report-point"))


SHARES = frozenset(
    {"forced", "seat-advantage", "settled", "comeback", "shared", "pivotality", "hindsight", "secrecy"}
)  # fmt: skip
"""Measures that are parts of one."""


def value(measure: str, number: float, words: Catalogue, form: str = ".3g") -> str:
    return percent(number, words, form) if measure in SHARES else figure(number, words, form)


def percent(share: float, words: Catalogue, form: str = ".3g") -> str:
    return words.say("lab-report-percent", number=figure(100 * share, words, form))


def ratio(part: float, whole: int, words: Catalogue) -> str:
    return percent(part / whole, words) if whole else "–"
