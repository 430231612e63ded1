"""The sentences of the rules, by their keys: which of them a set-up shows, and how each is written."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from isoloir.core import Game, Setup

MESSAGES = Path("src/isoloir/content/messages")
START = re.compile(r"^(?=[a-z][\w-]*\s*=)", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
NO_SENTENCE = re.compile(r"^(power|card|joker|example)-|^(red|blue)$|-title$|-head-\d$")
"""Names of things, and headings."""
REFERENCE = re.compile(r"\{\s*[a-z][\w-]*\s*\}")
MARK = re.compile(r"⟦([\w-]+)⟧")


@cache
def written(game: str, lang: str) -> dict[str, str]:
    """Every text of the book by its name within it, as it's written."""
    text = COMMENT.sub("", (MESSAGES / lang / f"{game}-book.ftl").read_text(encoding="utf-8"))
    found = (entry.partition("=") for entry in START.split(text) if "=" in entry)
    return {name.strip().removeprefix(f"{game}-book-"): body.strip() for name, _, body in found}


def is_chapter(body: str) -> bool:
    """Made of sentences that are named in it, and of nothing else."""
    return REFERENCE.search(body) is not None


def sentences(game: str) -> list[str]:
    return [name for name, body in written(game, "en").items() if not NO_SENTENCE.search(name) and not is_chapter(body)]


def digest(text: str) -> str:
    return hashlib.sha256(re.sub(r"\s+", " ", text).encode()).hexdigest()[:8]


@cache
def _marked(game: str, lang: str) -> FluentBundle:
    """The book with each sentence's name in its place."""
    bundle = FluentBundle([lang], use_isolating=False)
    for name, body in written(game, lang).items():
        text = body if is_chapter(body) else f"⟦{name}⟧"
        bundle.add_resource(FluentResource(f"{game}-book-{name} =\n" + re.sub(r"^", "    ", text, flags=re.MULTILINE)))
    return bundle


def shown(game: Game[Any, Any], setup: Setup, lang: str = "en") -> Iterator[str]:
    book, bundle = game.rulebook(setup), _marked(game.key, lang)
    for chapter in book.chapters:
        for name in (chapter.key, *(example.key for example in chapter.examples)):
            pattern = bundle.get_message(f"{game.key}-book-{name}").value
            assert pattern is not None
            yield from MARK.findall(str(bundle.format_pattern(pattern, dict(book.facts))[0]))
