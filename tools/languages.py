"""What a language still lacks, a line each: `python -m tools.languages [KEY]`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from isoloir.content.messages import sources
from isoloir.content.messages.entries import HEAD, START
from isoloir.core.languages import FALLBACK, LANGS, LANGUAGES

DOCS = Path(__file__).parent.parent / "docs"
VARIABLE = re.compile(r"\$([A-Za-z][A-Za-z0-9_-]*)")


def lacks(lang: str) -> Iterator[str]:
    """First what leaves a hole, then what is said in another language instead."""
    if lang not in LANGUAGES:
        yield "a line in core/languages.py"
    yield from _messages(lang)
    if lang not in LANGS:
        yield f"cards of its own ({_cards(lang)}): its readers play with those of another language"
    if not (DOCS / f"house-laws.{lang}.md").exists() and lang != FALLBACK:
        yield f"docs/house-laws.{lang}.md"


def _messages(lang: str) -> Iterator[str]:
    here = sources(lang) if (files("isoloir.content.messages") / lang).is_dir() else {}
    for stem, wanted in sources(FALLBACK).items():
        if stem not in here:
            yield f"messages/{lang}/{stem}.ftl"
            continue
        own, usual = (_variables(each.read_text(encoding="utf-8")) for each in (here[stem], wanted))
        for name, variables in usual.items():
            if name not in own:
                yield f"messages/{lang}/{stem}.ftl: {name}"
            elif own[name] - variables:
                yield f"messages/{lang}/{stem}.ftl: {name} asks for {', '.join(sorted(own[name] - variables))}"


def _variables(text: str) -> dict[str, set[str]]:
    found = ((HEAD.match(source), source) for source in START.split(text))
    return {head[1]: set(VARIABLE.findall(source)) for head, source in found if head}


def _cards(lang: str) -> str:
    return f"words.{lang}.json, associations.{lang}.bin, phrases.{lang}.json, a text in each law"


if __name__ == "__main__":
    lines = [f"{key}: {line}" for key in sys.argv[1:] or LANGUAGES for line in lacks(key)]
    print("\n".join(lines or ["Nothing is missing."]))
    raise SystemExit(bool(lines))
