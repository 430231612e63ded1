"""Words stripped of what does not tell them apart: accents, case, ligatures, plural endings."""

import re
import unicodedata

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def folded(text: str) -> str:
    """`Œuf ` and `oeuf` are one word."""
    letters = unicodedata.normalize("NFD", " ".join(text.casefold().translate(LIGATURES).split()))
    return unicodedata.normalize("NFC", "".join(c for c in letters if not unicodedata.combining(c)))


def tokens(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def singular(token: str) -> str:
    """Rough on purpose: both sides of a comparison lose the same letters."""
    return re.sub(r"(?<=\w\w)[sx]$", "", token)
