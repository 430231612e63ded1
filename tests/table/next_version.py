"""The version after this one, made by patching a copy: one more kind of entry, and every game's rules one higher."""

from __future__ import annotations

import shutil
from pathlib import Path

from isoloir.table.log.entries import FORMAT

SOURCE = Path(__file__).parents[2] / "src"

RAISED = """
import dataclasses

GAMES.update({key: dataclasses.replace(game, rules=game.rules + 1) for key, game in GAMES.items()})
HOUSE = frozenset(GAMES)
"""

PATCHES: dict[str, tuple[tuple[str, str], ...]] = {
    "table/log/entries.py": (
        (f"FORMAT = {FORMAT}", f"FORMAT = {FORMAT + 1}"),
        (
            "class WentBack(",
            f"class Waved(Deed, frozen=True):\n    since = {FORMAT + 1}\n\n\nclass WentBack(",
        ),
        ("    | WentBack\n)", "    | WentBack\n    | Waved\n)"),
    ),
    "table/party/fold.py": (("e.Forgotten()", "e.Forgotten() | e.Waved()"),),
    "table/live/announce.py": (("e.Forgotten()", "e.Forgotten() | e.Waved()"),),
    "table/party/lobby.py": (
        (
            "[e.Needed(patience=said.patience, person=person)]",
            "[e.Needed(patience=said.patience, person=person), e.Waved(person=person)]",
        ),
    ),
    "games/__init__.py": (
        (
            "HOUSE = frozenset(GAMES)",
            RAISED,
        ),
    ),
}


def next_version(folder: Path) -> Path:
    """Where it can be imported from."""
    made = folder / "next"
    shutil.copytree(SOURCE, made, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, changes in PATCHES.items():
        path = made / "isoloir" / name
        text = path.read_text()
        for before, after in changes:
            assert before in text, f"{name} has changed: the next version needs another patch"
            text = text.replace(before, after, 1)
        path.write_text(text)
    return made
