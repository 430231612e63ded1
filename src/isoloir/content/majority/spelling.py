"""Words stripped of what doesn't tell them apart: accents, case, ligatures, plural endings."""

import re

from isoloir.core.texts import folded

__all__ = ["folded", "singular", "tokens"]


def tokens(text: str) -> list[str]:
    return folded(text).split()


def singular(token: str) -> str:
    """Rough on purpose: both sides of a comparison lose the same letters."""
    return re.sub(r"(?<=\w\w)[sx]$", "", token)
