"""Writes the table of letters that look like another one, from the data that Unicode publishes for its report 39.

    python -m tools.look_alikes confusable_homoglyphs/confusables.json

The file named is the one in the package confusable-homoglyphs. Kept are the letters that anyone could take for one of
ours, and those that Greek, Cyrillic, Armenian and Coptic have in common; what accents, cases and styles of one letter
come to is known without a table.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from isoloir.core.texts import unaccented

Published: TypeAlias = Mapping[str, Sequence[Mapping[str, str]]]

NEIGHBOURS = ("GREEK", "CYRILLIC", "ARMENIAN", "COPTIC")
STROKE = re.compile("[\u0334-\u0338]")
"""A bar through a letter makes another one of it, except in our own alphabet, where `ø` is looked up under `o`."""
TABLE = Path(__file__).parents[1] / "src" / "isoloir" / "table" / "party" / "look_alikes.py"
HEAD = '''"""Letters that look like the one in front, after Unicode's report 39. Written by `tools/look_alikes.py`."""
# ruff: noqa: E501

from __future__ import annotations

LOOK_ALIKES = {
'''


def pairs(published: Published) -> Iterable[tuple[str, str]]:
    """Each letter with what it may be taken for."""
    for letter, others in published.items():
        if not _is_letter(letter) or unaccented(letter).isascii() or _is_style(letter):
            continue
        for other in (each["c"] for each in others):
            plain = unaccented(other)
            is_barred = STROKE.search(other) and not _begins(letter, ("LATIN",))
            if _is_letter(plain) and not is_barred and (plain.isascii() or _is_shared(letter, other)):
                yield letter, plain


def _is_style(letter: str) -> bool:
    return letter > "\uffff" and unaccented(letter) != letter


def _is_shared(letter: str, other: str) -> bool:
    return letter > other and all(unaccented(each) == each and _begins(each, NEIGHBOURS) for each in (letter, other))


def _is_letter(text: str) -> bool:
    return len(text) == 1 and unicodedata.category(text)[0] == "L"


def _begins(letter: str, alphabets: tuple[str, ...]) -> bool:
    return unicodedata.name(letter[0], "").startswith(alphabets)


def written(published: Published) -> str:
    alike: dict[str, str] = defaultdict(str)
    for letter, other in sorted(set(pairs(published))):
        alike[other] += letter
    lines = (f"    {other!a}: {letters!a},\n" for other, letters in sorted(alike.items()))
    return HEAD + "".join(lines).replace("'", '"') + "}\n"


if __name__ == "__main__":
    TABLE.write_text(written(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))), encoding="utf-8")
