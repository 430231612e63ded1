"""Short texts that people bring to a table: what they may hold, and when two of them are the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal, TypeAlias

from .errors import IsoloirError

Fault: TypeAlias = Literal["empty", "long", "characters"]

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
LINE_ENDS = ("Zl", "Zp")
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are drawn as nothing."""
MOST_MARKS = 2
"""More accents than this on one letter climb over the lines above and below."""


class BadText(IsoloirError):
    """A text that cannot be shown at a table; `fault` says why."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault: Fault = fault


def clean_text(text: str, most: int) -> str:
    """The text as it will be shown, at most so many characters; raises BadText if it cannot be."""
    cleaned = re.sub(" {2,}", " ", unicodedata.normalize("NFC", text.strip()))
    if any(map(_is_forbidden, cleaned)) or _piles_up_marks(cleaned):
        raise BadText("characters", "it holds characters that cannot be shown: controls, directions or invisible ones")
    if not any(map(str.isalnum, cleaned)):
        raise BadText("empty", "it holds no letter and no digit")
    if len(cleaned) > most:
        raise BadText("long", f"it has {len(cleaned)} characters; at most {most} fit")
    return cleaned


def folded(text: str) -> str:
    """What tells two texts apart: `L’Œuf  dur !` and `l'oeuf dur` are one."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", plain))


def printable(text: str, most: int = 40) -> str:
    """Any text, safe to quote in a complaint about it."""
    safe = "".join("�" if _is_forbidden(letter) else letter for letter in text)
    return safe if len(safe) <= most else safe[: most - 1] + "…"


def _is_forbidden(letter: str) -> bool:
    """Controls, directions, joiners, lone surrogates and private signs; other line ends; letters that show nothing."""
    category = unicodedata.category(letter)
    return category.startswith("C") or category in LINE_ENDS or letter in BLANKS


def _piles_up_marks(text: str) -> bool:
    marks = "".join("m" if unicodedata.combining(letter) else " " for letter in text)
    return "m" * (MOST_MARKS + 1) in marks
