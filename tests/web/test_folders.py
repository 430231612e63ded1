"""The folders of the pages import one another in one direction only, as the server's do; the frame names no game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from isoloir.games import GAMES

SRC = Path(__file__).parents[2] / "web" / "src"
A_GAME = "games/*"
GROUND = frozenset({"base", "words", "parts", "style"})
TABLE = GROUND | {"settings", "games", "faces"}
SURFACE = TABLE | {"table", "end", "play", "standing"}
MAY_IMPORT: dict[str, frozenset[str]] = {
    "style": frozenset(),
    "base": frozenset(),
    "words": frozenset({"base"}),
    "parts": frozenset({"base", "words", "style"}),
    "settings": GROUND,
    "games": GROUND,
    A_GAME: GROUND | {"games"},
    "faces": GROUND | {"games", A_GAME},
    "table": TABLE,
    "standing": TABLE | {"table"},
    "festival": TABLE | {"table", "standing"},
    "end": TABLE | {"table", "standing"},
    "play": TABLE | {"table", "end"},
    "home": TABLE | {"table", "lobby", "festival"},
    "lobby": TABLE | {"table", "standing", "end", "festival"},
    "rules": GROUND | {"settings", "games", "faces", A_GAME},
    "workshop": GROUND | {"home"},
    "screen": SURFACE,
    "replay": SURFACE,
    "evening": SURFACE,
    "learn": SURFACE | {"home"},
    "pages": SURFACE | {"home", "festival", "learn", "lobby", "rules", "screen", "replay", "evening", "workshop"},
    "": frozenset({"base", "words", "settings", "pages", "style"}),
}
"""What each folder may import at work; types are nobody's burden. `faces` finds that of a game by its key."""
IMPORTED = re.compile(r'(?:^|\n)\s*import\s+(?!type\b)(?:[^;"]*?from\s+)?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)')


def sources() -> list[Path]:
    found = [path for path in SRC.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]
    return [path for path in found if path.name not in {"wire.ts", "fixture.ts"} and ".d." not in path.name]


def folder_of(path: Path) -> str:
    parts = path.relative_to(SRC).parts
    if parts[0] == "games" and len(parts) > 2:
        return A_GAME
    return parts[0] if len(parts) > 1 else ""


def arrows(path: Path) -> Iterator[tuple[str, str]]:
    for match in IMPORTED.finditer(path.read_text(encoding="utf-8")):
        wanted = Path(os.path.normpath(path.parent / (match[1] or match[2])))
        if wanted.is_relative_to(SRC) and wanted.name != "wire":
            yield folder_of(path), folder_of(wanted)


def test_no_folder_imports_one_that_stands_above_it() -> None:
    wrong = {
        (str(path.relative_to(SRC)), there)
        for path in sources()
        for here, there in arrows(path)
        if there != here and there not in MAY_IMPORT[here]
    }

    assert wrong == set()


def test_the_arrows_make_a_tree() -> None:
    below = dict(MAY_IMPORT)
    while below:
        bare = [here for here, there in below.items() if not there & below.keys()]
        assert bare, f"in a circle: {sorted(below)}"
        below = {here: there for here, there in below.items() if here not in bare}


def test_every_folder_has_its_arrows_and_some_are_found() -> None:
    assert {folder_of(path) for path in sources()} <= MAY_IMPORT.keys()
    assert sum(1 for path in sources() for _ in arrows(path)) > 300


def test_no_game_imports_another() -> None:
    for path in sources():
        if folder_of(path) != A_GAME:
            continue
        game = path.relative_to(SRC / "games").parts[0]
        others = [each for each in GAMES if each != game]
        text = path.read_text(encoding="utf-8")
        assert not [each for each in others if f'"../{each}/' in text], path


def test_the_frame_names_no_game() -> None:
    named = re.compile(r'["`/-](' + "|".join(sorted(GAMES, key=len, reverse=True)) + r')[-"`/.]')
    apart = (SRC / "rules" / "pictures", *(SRC / "games" / key for key in GAMES))
    frame = [path for path in sources() if not any(each in path.parents for each in apart)]

    assert [str(path.relative_to(SRC)) for path in frame if named.search(path.read_text(encoding="utf-8"))] == []
