"""Short texts and names that people bring to a table: what may be shown, and when two of them are the same."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from typing import Literal, TypeAlias

from .errors import IsoloirError

Fault: TypeAlias = Literal["empty", "long", "characters"]

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
LINE_ENDS = ("Zl", "Zp")
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
"""Letters and signs that are invisible."""
UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]")
"""Marks that are invisible, though their category doesn't say so."""
PRESENTATIONS = "\ufe0e\ufe0f"
"""After a picture: drawn in ink, or in colours."""
JOINER = "\u200d"
"""Makes one picture of two; names may hold it between pictures."""
WIDE = frozenset("\ufdfd\u2e3a\u2e3b\U00012219\U0001242b")
"""A whole sentence, or a dash for three, in one sign: sixteen of them push everything else off the page."""
MOST_MARKS = 2
"""More accents than this on one letter climb over the lines above and below."""
TOLD_APART = "LNSM"
"""Letters, digits, pictures and vowel signs; punctuation and spaces tell no two texts apart."""


class BadText(IsoloirError):
    """A text that cannot be shown at a table; `fault` says why."""

    def __init__(self, fault: Fault, sentence: str) -> None:
        super().__init__(sentence)
        self.fault: Fault = fault


def clean_text(text: str, most: int) -> str:
    """The text as it will be shown, at most `most` characters; raises BadText if it cannot be."""
    cleaned = re.sub(" {2,}", " ", unicodedata.normalize("NFC", text.strip()))
    if any(map(_is_forbidden, cleaned)) or _wears_wrong_marks(cleaned):
        raise BadText("characters", "it holds characters that cannot be shown: controls, directions or invisible ones")
    if not any(map(str.isalnum, cleaned)):
        raise BadText("empty", "it holds no letter and no digit")
    if len(cleaned) > most:
        raise BadText("long", f"it has {len(cleaned)} characters; at most {most} fit")
    return cleaned


def clean_name(name: str, most: int) -> str:
    """Composed, in single spaces, without what hides in it; raises BadText if nobody could read it."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(" " if each.isspace() or each in BLANKS else each for each in composed if _may_stand(each))
    text = _only_joining(" ".join(visible.split()))
    if _wears_wrong_marks(text) or not WIDE.isdisjoint(text):
        raise BadText("characters", "it piles up accents, or one of its signs is as wide as a line")
    if not any(unicodedata.category(each)[0] in "LNSP" for each in text):
        raise BadText("empty", "nothing in it can be seen")
    letters = seen_letters(unicodedata.normalize("NFKC", text))  # a whole sentence may be one sign
    if letters > most or len(text) > 4 * most:
        raise BadText("long", f"it has {letters} letters; at most {most} fit")
    return text


def seen_letters(text: str) -> int:
    """How many characters you see: accents and joined signs count with what they sit on."""
    marks = sum(unicodedata.category(letter) in {"Mn", "Me"} or _is_mark(letter) for letter in text)
    return len(text) - marks - 2 * text.count(JOINER)


def caseless(text: str) -> str:
    """Case and spaces aside."""
    return " ".join(text.casefold().split())


def folded(text: str) -> str:
    """What tells two texts apart: `L’Œuf  dur !` and `l'oeuf dur` are one."""
    letters = caseless(unaccented(caseless(text).translate(LIGATURES)))  # a bold capital is one only now
    return " ".join("".join(each if _tells_apart(each) else " " for each in letters).split())


def unaccented(text: str) -> str:
    """Letters and signs alone, in their plainest style."""
    return "".join(each for each in unicodedata.normalize("NFKD", text) if not _shows_nothing(each))


def can_be_shown(text: str) -> bool:
    """Nothing in it hides, steers or turns the line around; pictures may be joined."""
    return not any(_is_forbidden(letter) for letter in text if letter != JOINER) and not _wears_wrong_marks(text)


def printable(text: str, most: int = 40) -> str:
    """Any text, safe to quote in a complaint about it."""
    safe = steady(text)
    return safe if len(safe) <= most else safe[: most - 1] + "…"


def steady(text: str, keep: str = "") -> str:
    """Any text, without what could steer a terminal or turn a line around."""
    return "".join("�" if _is_forbidden(letter) and letter not in keep else letter for letter in text)


def _may_stand(letter: str) -> bool:
    return letter == JOINER or letter.isspace() or letter in BLANKS or not _is_forbidden(letter)


def _is_forbidden(letter: str) -> bool:
    """Controls, directions, joiners, lone surrogates and private signs; other line ends; what shows nothing."""
    category = unicodedata.category(letter)
    return category.startswith("C") or category in LINE_ENDS or letter in BLANKS or UNSEEN.match(letter) is not None


def _is_mark(letter: str) -> bool:
    """Accents and rings; the vowel signs of Hindi or Thai are part of the word."""
    return unicodedata.combining(letter) != 0 or unicodedata.category(letter) == "Me"


def _shows_nothing(letter: str) -> bool:
    return _is_mark(letter) or letter in PRESENTATIONS or letter == JOINER or UNSEEN.match(letter) is not None


def _tells_apart(letter: str) -> bool:
    return unicodedata.category(letter)[0] in TOLD_APART


def _wears_wrong_marks(text: str) -> bool:
    """Piled-up accents, or a presentation selector after something that isn't a picture."""
    marks = "".join("m" if _is_mark(letter) else " " for letter in text)
    return "m" * (MOST_MARKS + 1) in marks or any(
        here in PRESENTATIONS and not _is_picture(before) for before, here in pairwise(f" {text}")
    )


def _is_picture(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "S" or letter in "0123456789#*!?"


def _only_joining(text: str) -> str:
    """Joiners stay between two pictures, where they make one of them."""
    padded = f" {text} "
    return "".join(
        here
        for before, here, after in zip(padded, padded[1:], padded[2:], strict=False)
        if here != JOINER or (_is_picture(after) and (_is_picture(before) or before in PRESENTATIONS))
    )
