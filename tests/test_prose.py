"""The documents read well: one sentence per line, no turn of phrase we don't use, and labels that the pages do have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isoloir.content.messages import LANGUAGES
from tools.sentences import ROOT, documents, sentences, written

TELL_TALES = re.compile(r"\b[Ww]ho(?:ever|m)\b|\bso many\b|\bthat is to say\b")
MESSAGES = ROOT / "src" / "isoloir" / "content" / "messages"
QUOTED = re.compile(r"“([^”`]{6,80})”|\*\*(Write a law|As text, to copy in or out|Écrire une loi|En texte[^*]*)\*\*")
GUIDES = ("docs/operating.md", "docs/house-laws.md", "docs/house-laws.fr.md")
"""Where a quotation is something the pages say."""


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_document_has_one_sentence_per_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert written(text) == text, "run `python -m tools.sentences`"


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_sounds_translated(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert path.name == "voice.md" or [line for line in lines if TELL_TALES.search(line)] == []


def test_a_sentence_ends_where_one_hears_it_end() -> None:
    text = (
        "Say *yes.* Then go (see below. It helps). “Stop. Now.” is one, e.g. this; `a. B` too. **Bold.** Not a break."
    )

    assert list(sentences(text)) == [
        "Say *yes.*",
        "Then go (see below. It helps).",
        "“Stop. Now.” is one, e.g. this; `a. B` too.",
        "**Bold.** Not a break.",
    ]


def test_two_sentences_on_a_line_are_found_in_a_list_too() -> None:
    assert written("- One. Two\n  goes on.\n\n| A. B | c |") == "- One.\n  Two goes on.\n\n| A. B | c |"


@pytest.mark.parametrize("name", GUIDES)
def test_labels_that_a_guide_quotes_are_what_the_pages_say(name: str) -> None:
    said = "\n".join(path.read_text(encoding="utf-8") for lang in LANGUAGES for path in (MESSAGES / lang).glob("*.ftl"))
    known = said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ").replace("’", "'")

    found = [quote or label for quote, label in QUOTED.findall((ROOT / name).read_text(encoding="utf-8"))]
    labels = [each for each in found if each[0].isupper() and not each.endswith(".")]
    assert [each for each in labels if each.replace("’", "'").strip() not in known] == []
