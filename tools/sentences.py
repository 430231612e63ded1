"""One sentence per line in every document: `python -m tools.sentences` writes them so; a test holds it.

A diff then shows the sentence that changed, and a long sentence shows itself.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ITEM = re.compile(r"(\s*(?:[-*]|\d+\.) +)(.*)")
LEFT_ALONE = re.compile(r"#|\||<|>|    |\t|```|---|\[\w+\]:|!\[")
"""Headings, tables, pictures, code and links."""
CODE = re.compile(r"`[^`]*`")
END = re.compile(r"[.!?…][)\"”»’_]*(?:\*(?!\*))?(?= +[(\"“«_*\[]*(?:[A-ZÀ-ÖØ-Þ]|`|\d))")
SHORT = re.compile(r"(?:\b(?:e\.g|i\.e|etc|vs|cf|no|p|approx|resp)|\b[A-Z])\.$")
"""What ends in a full stop without ending a sentence."""
OPENERS, CLOSERS = "([“«", ")]”»"


def documents() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split() if name != "docs/laws.md" and (ROOT / name).exists()]


def sentences(text: str) -> Iterator[str]:
    """Its sentences; anything in brackets, quotes or code belongs to the one around it."""
    hidden = CODE.sub(lambda found: "`" + "x" * (len(found[0]) - 2) + "`", text)
    start = 0
    for end in END.finditer(hidden):
        before = hidden[start : end.end()]
        depth = sum(map(before.count, OPENERS)) - sum(map(before.count, CLOSERS))
        if depth == 0 and not SHORT.search(hidden[start : end.start() + 1]):
            yield text[start : end.end()].strip()
            start = end.end()
    yield text[start:].strip()


def written(text: str) -> str:
    """The document with one sentence per line."""
    out: list[str] = []
    block: list[str] = []
    marker, fenced = "", False

    def close() -> None:
        if block:
            first, *rest = sentences(" ".join(block))
            out.extend([marker + first, *(" " * len(marker) + each for each in rest)])
            block.clear()

    for line in text.split("\n"):
        item = ITEM.fullmatch(line)
        inside = bool(block and marker and line.startswith(" " * len(marker)) and line.strip() and not item)
        if line.lstrip().startswith("```"):
            close()
            fenced = not fenced
            out.append(line)
        elif fenced or not line.strip():
            close()
            marker = ""
            out.append(line)
        elif item and not line.startswith("    "):
            close()
            marker = item[1]
            block.append(item[2])
        elif inside or (not LEFT_ALONE.match(line) and not line.startswith(" ")):
            block.append(line.strip())
        else:
            close()
            marker = ""
            out.append(line)
    close()
    return "\n".join(out)


def main() -> None:
    for path in documents():
        text = path.read_text(encoding="utf-8")
        if (again := written(text)) != text:
            path.write_text(again, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
