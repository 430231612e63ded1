"""French spaces and curly apostrophes, as docs/voice.md has them, in everything a player or a guest reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src" / "isoloir" / "content"
NB, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
END = r"[\w»})\]…%’'\"]"
"""What stands before a sentence's punctuation; a ? by itself is the name of a key."""
FRENCH = re.compile(
    rf"{END} [;:!?»]|« |"  # a plain space
    rf"{NARROW}[:»]|«{NARROW}|(?<!«){NB}[;!?]|"  # the other of the two
    rf"{END}[;!?](?!\w)|{END}:(?= )|«(?!{NB})|(?<!{NB})»"  # none at all
)
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]|[^\W\d_]'(?= |$)")
CODE = re.compile(r"`[^`]*`|'isoloir\[.*?\]'|\{ NUMBER\(.*?\) \}|\"[^\"]*\"")
"""What is typed or computed, and not said."""
CATALOGUES = sorted(
    [
        *CONTENT.glob("messages/*/*.ftl"),
        *ROOT.glob("examples/*.ftl"),
        *ROOT.glob("src/isoloir/cli/starter/*.ftl.txt"),
    ]
)
CHAPTERS = sorted(ROOT.glob("docs/*.fr.md"))


def is_french(path: Path) -> bool:
    return path.parent.name == "fr" or ".fr." in path.name


def said(path: Path) -> Iterator[str]:
    """The lines of a catalogue or a chapter, without comments, commands and code."""
    fenced = False
    for line in path.read_text(encoding="utf-8").splitlines():
        fenced ^= line.startswith("```")
        command = fenced or (path.suffix == ".md" and line.startswith("    "))
        if not command and not line.lstrip().startswith(("isoloir ", "#")):
            yield CODE.sub("", re.sub(r"\]\([^)]*\)", "]", line))


def faults(path: Path, lines: Iterator[str]) -> list[str]:
    wrong = [STRAIGHT, FRENCH] if is_french(path) else [STRAIGHT]
    return [f"{path.name}: {line.strip()}" for line in lines if any(each.search(line) for each in wrong)]


@pytest.mark.parametrize("path", [*CATALOGUES, *CHAPTERS], ids=lambda path: str(path.relative_to(ROOT)))
def test_spaces_and_apostrophes_are_those_of_a_printed_page(path: Path) -> None:
    assert faults(path, said(path)) == []


def cards(data: object) -> Iterator[str]:
    """The texts of a file of cards; a gloss is for its translators."""
    match data:
        case str():
            yield data
        case list():
            for each in data:
                yield from cards(each)
        case dict():
            for key, each in data.items():
                yield from () if key == "gloss" else cards(each)


@pytest.mark.parametrize("path", sorted(CONTENT.glob("*/*.fr.json")), ids=lambda path: path.name)
def test_french_cards_are_set_like_the_pages(path: Path) -> None:
    assert faults(path, cards(json.loads(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    ["Qui gagne ?", "Ada : 3", "« oui »", f"Ada{NARROW}: 3", f"Qui gagne{NB}?", "Qui gagne?", "Ada: 3", "L'espion"],
)
def test_a_planted_fault_is_found(line: str) -> None:
    assert faults(Path("fr/planted.ftl"), iter([line])) != []


def test_good_french_passes() -> None:
    line = f"«{NB}Qui gagne{NARROW}?{NB}»{NARROW}; {{ $name }}{NB}: 3{NARROW}! ? explique l’étape."

    assert faults(Path("fr/good.ftl"), iter([line])) == []
