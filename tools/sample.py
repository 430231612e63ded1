"""Fifty sentences that players read, picked by a seed: `python -m tools.sample fr SEED [HOW-MANY]`.

Read them aloud and count how many you'd say yourself; docs/voice.md has the bar.
A select is read once for each of its variants, and a placeable shows as its name.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from tools.sentences import ROOT, sentences

MESSAGES = ROOT / "src" / "isoloir" / "content" / "messages"
WORDS = 5
READINGS = 12
"""How many ways of reading one message are looked at."""


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """The pattern's text, for each choice among its variants."""
    parts = [list(islice(_said(each), READINGS)) for each in pattern.elements]
    return ("".join(parts) for parts in product(*parts))


def _said(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    match element:
        case ast.TextElement(value=text):
            yield text
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            for variant in variants:
                yield from readings(variant.value)
        case ast.Placeable(expression=ast.StringLiteral(value=text)):
            yield text
        case ast.Placeable(expression=ast.VariableReference(id=name)):
            yield f"${name.name}"
        case _:
            yield "…"


def lines(text: str) -> Iterator[str]:
    """The lines of a message; those of the terminal's help joined to paragraphs, without the flags before them."""
    whole = text.replace("\\\n", " ")
    joined = re.sub(r"\n(?! *(?:-|[a-z]+ {2})|\n) *", " ", whole) if "Usage" in text else text
    for line in joined.split("\n"):
        if not re.match(r" *(?:Usage|Example|Exemple|isoloir)", line):
            yield re.sub(r"^ *(?:-[^ ]*(?: [^ ]+)*? {2,}|[a-z]+ {2,}|- )", "", line).strip()


def spoken(path: Path) -> Iterator[str]:
    """Every sentence of five words or more, with its message."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            for text in islice(readings(entry.value), READINGS):
                for sentence in (each for line in lines(text) for each in sentences(line)):
                    if len(sentence.split()) >= WORDS and "   " not in sentence:
                        yield f"{entry.id.name}: {sentence}"


def sample(lang: str, seed: str, count: int) -> list[str]:
    every = sorted({each for path in (MESSAGES / lang).glob("*.ftl") for each in spoken(path)})
    return random.Random(f"{seed} {lang}").sample(every, count)


if __name__ == "__main__":
    lang, seed, *count = sys.argv[1:]
    print(*sample(lang, seed, int(*count or ["50"])), sep="\n")
