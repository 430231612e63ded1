"""The documents read well: one sentence per line, no turn of phrase we don't use, and labels that the pages do have."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from isoloir.core import LANGUAGES
from tools.sentences import ROOT, documents, sentences, written

TELL_TALES = re.compile(r"\b[Ww]ho(?:ever|m)\b|\bso many\b|\bthat is to say\b")
MESSAGES = ROOT / "src" / "isoloir" / "content" / "messages"
QUOTED = re.compile(
    r"“([^”`]{4,80})”"
    r"|(?:[Pp]ress|[Uu]nder|[Tt]ap|[Ss]ous|[Tt]ouchez) \*+([^*]{4,50})\*+"
    r"|^\*\*(As text[^*]*|En texte[^*]*)\*\*",
    re.MULTILINE,
)
"""What a document says that a page says: in curly quotes, or where a reader is told to look or to press."""
SPOKEN = re.compile(r"\"\"\".*?\"\"\"|(?<![\w\"'])#[^\n]*", re.DOTALL)
COMMENTS = re.compile(r"/\*.*?\*/|(?:^|\s)//[^\n]*|<!--.*?-->", re.DOTALL | re.MULTILINE)
MEANT = {
    "tests/records/golden.py",
    "tests/democrazy/test_house.py",
    "tests/content/test_voice.py",
    "tests/test_prose.py",
}
"""A house law of somebody's, and the tests of the tell-tales themselves."""


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


def source(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split() if name not in MEANT and (ROOT / name).exists()]


def turns(path: Path) -> list[str]:
    """Every turn of phrase we don't use, in the comments and docstrings of a file."""
    comments = SPOKEN if path.suffix == ".py" else COMMENTS
    said = comments.findall(path.read_text(encoding="utf-8"))
    return [f"{path.name}: {each.strip()}" for each in said if TELL_TALES.search(each)]


@pytest.mark.parametrize("kind", ["*.py", "*.ts", "*.svelte"])
def test_no_comment_sounds_translated(kind: str) -> None:
    assert [turn for path in source(kind) for turn in turns(path)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""Whoever leads."""'),
        ("b.py", "x = 1  # for whom"),
        ("c.ts", "// so many"),
        ("d.svelte", "<!-- whom -->"),
    ],
)
def test_a_planted_turn_is_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")

    assert len(turns(tmp_path / name)) == 1


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ").replace("’", "'")


def said_by_pages() -> str:
    """The catalogues, the operator's page, and what the documents' own chapters are called."""
    catalogues = [path for lang in LANGUAGES for path in (MESSAGES / lang).glob("*.ftl")]
    operators = (ROOT / "src" / "isoloir" / "table" / "door").rglob("*admin*.py")
    headings = (
        line for path in documents() for line in path.read_text(encoding="utf-8").splitlines() if line[:1] == "#"
    )
    return plain("\n".join([*(path.read_text(encoding="utf-8") for path in [*catalogues, *operators]), *headings]))


def labels(text: str) -> list[str]:
    found = ("".join(groups) for groups in QUOTED.findall(text))
    return [plain(each).strip() for each in found if each[0].isupper() and not each.endswith(".")]


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_labels_that_a_document_quotes_are_what_the_pages_say(path: Path) -> None:
    known = "" if path.name == "voice.md" else said_by_pages()

    quoted = [] if path.name == "voice.md" else labels(path.read_text(encoding="utf-8"))
    assert [each for each in quoted if each not in known] == []


def test_a_label_that_no_page_has_is_found() -> None:
    assert labels("In the menu, press *Lock it*, or use “Leave the room”.") == ["Lock it", "Leave the room"]
    assert not {"Lock it", "Leave the room"} & set(said_by_pages().splitlines())
