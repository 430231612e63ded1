"""The version after this one, made by patching a copy: its log, rules and saves have what this one can't read."""

from __future__ import annotations

import shutil
from pathlib import Path

from isoloir.table.log.entries import FORMAT

SOURCE = Path(__file__).parents[2] / "src"

RAISED = """
import dataclasses

for key, game in GAMES.items():
    GAMES[key] = dataclasses.replace(game, rules=game.rules + 1, older_rules=(game.rules,))
HOUSE = frozenset(GAMES)
"""

Patches = dict[str, tuple[tuple[str, str], ...]]

LOG: Patches = {
    "table/log/entries.py": (
        ("from .of_people import WentBack", "from .of_people import Waved as Waved\nfrom .of_people import WentBack"),
    ),
    "table/log/of_people.py": (
        (
            "class WentBack(",
            f"class Waved(Deed, frozen=True):\n    since = {FORMAT + 1}\n\n\nclass WentBack(",
        ),
        ("    | WentBack\n", "    | WentBack\n    | Waved\n"),
        ('Wish("person")]\n', f'Wish("person")]\n    mood: Annotated[Plain[str], Since({FORMAT + 1})] = ""\n'),
        ("from .words import", "from .since import Since\nfrom .words import"),
    ),
    "table/party/fold.py": (("e.Forgotten()", "e.Forgotten() | e.Waved()"),),
    "table/live/table/announce.py": (("e.Forgotten()", "e.Forgotten() | e.Waved()"),),
    "table/party/lobby.py": (
        (
            "[e.Needed(patience=said.patience, person=person)]",
            '[e.Needed(patience=said.patience, person=person, mood="fine"), e.Waved(person=person)]',
        ),
    ),
}
"""One more kind of entry, and one more field of a known kind."""
RULES: Patches = {
    "games/__init__.py": (("HOUSE = frozenset(GAMES)", RAISED),),
    "core/match.py": (
        ("SAVE = 1\n", "SAVE = 2\n"),
        ("save.isoloir != SAVE", "save.isoloir not in (1, SAVE)"),
    ),
}
"""Every game's rules one higher, today's still played, and saves of another format."""


def next_version(folder: Path, patches: Patches = LOG | RULES) -> Path:
    """Where it can be imported from."""
    made = folder / "next"
    shutil.copytree(SOURCE, made, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, changes in patches.items():
        path = made / "isoloir" / name
        text = path.read_text()
        for before, after in changes:
            assert before in text, f"{name} has changed: the next version needs another patch"
            text = text.replace(before, after, 1)
        path.write_text(text)
    return made
