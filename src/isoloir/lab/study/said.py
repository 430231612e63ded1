"""Numbers as one writes them in a language."""

from __future__ import annotations

from isoloir.content.messages import Catalogue


def figure(number: float, words: Catalogue, form: str = ".3g") -> str:
    """Three digits that count, and never a power of ten."""
    text = f"{number:{form}}"
    if "e" in text:
        text = f"{number:{form.replace('.3g', '.0f')}}" if abs(number) >= 1 else "0"
    return (text if float(text) else "0").replace("-", "−").replace(".", words.say("lab-report-point"))


def ratio(part: float, whole: int, words: Catalogue) -> str:
    return figure(part / whole, words, ".2f") if whole else "–"
