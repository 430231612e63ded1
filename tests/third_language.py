"""A language of a folder and a line, as somebody would add it: French in capitals, so that other words are noticed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tools.sentences import ROOT

KEY = "eo"
LINE = '    "eo": Language("Esperanto", "fr", "eo", ("“", "”")),\n'
FOREIGN = re.compile(r"(?=(?<!\w)((?:[a-zéèêàçùôœ’]{2,}[ ,]+){2}[a-zéèêàçùôœ’]{2,}))")
"""Three words in small letters, one after another."""
CONTENT = ROOT / "src" / "isoloir" / "content"
CARDS = " ".join(
    (CONTENT / name).read_text(encoding="utf-8") for name in ("habits/phrases.fr.json", "messages/fr/democrazy-law.ftl")
)
"""What stands on cards stays in the language of the cards."""


class Shout(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor's own spelling
        # What is typed, and a web page's own signs, stay as they are.
        node.value = "".join(each if each[:1] in "`<&" else each.upper() for each in re.split(r"(`[^`]*`)", node.value))
        return node


def package(place: Path) -> Path:
    """A copy of the house that speaks it; what is imported from there does."""
    source = place / "src"
    shutil.copytree(
        ROOT / "src" / "isoloir", source / "isoloir", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    languages = source / "isoloir" / "core" / "languages.py"
    text = languages.read_text(encoding="utf-8")
    languages.write_text(text.replace('    "en": Language(', LINE + '    "en": Language('), encoding="utf-8")
    messages = source / "isoloir" / "content" / "messages"
    (messages / KEY).mkdir()
    for path in (messages / "fr").glob("*.ftl"):
        resource = Shout().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        (messages / KEY / path.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    return source


def ran(source: Path, *words: str, typed: str = "") -> str:
    return done(source, ["-m", *words], typed)


def done(source: Path, arguments: list[str], typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": f"{source}:{ROOT}", "LANG": f"{KEY}.UTF-8", "LC_ALL": ""}
    end = subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, check=True, env=environment
    )
    assert end.stderr == ""
    return end.stdout


def foreign(text: str) -> list[str]:
    runs = (run for line in text.splitlines() for run in FOREIGN.findall(line))
    return sorted({run for run in runs if run not in CARDS})
