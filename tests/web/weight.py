"""How much JavaScript and CSS a page needs, compressed, read from what the build wrote down."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from isoloir.table.door.pages import FOLDER

FRAME = ("index.html", "src/pages/TablePage.svelte", "src/play/Play.svelte")
"""What shows a table with nothing on it; the build gathers most of it into a chunk of this name:"""
CHUNK = "frame"
PARTS = ("Face.svelte", "Booth.svelte", "words.ts")
MESSAGES = "../src/isoloir/content/messages"

LATER = ("-help.ftl", "-option.ftl", "-form.ftl", "-book.ftl", "-scene.ftl")
"""Of a game's messages: what is read behind the "?", in the lobby, and on pages of their own."""

Manifest = dict[str, dict[str, Any]]


def manifest(folder: Path = FOLDER) -> Manifest:
    found: Manifest = json.loads((folder / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def files_for(built: Manifest, wanted: Iterable[str]) -> set[str]:
    """The files of these sources and of everything they import at once."""
    files: set[str] = set()
    waiting, seen = [each for each in wanted if each in built], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        files |= {built[name]["file"], *built[name].get("css", ())}
        waiting += built[name].get("imports", ())
    return {file for file in files if file.endswith((".js", ".css"))}


def weight(files: Iterable[str], folder: Path = FOLDER) -> int:
    return sum(len(gzip.compress((folder / file).read_bytes(), 9)) for file in files)


def frame_files(built: Manifest, lang: str) -> set[str]:
    gathered = [name for name, part in built.items() if part.get("name") == CHUNK]
    return files_for(built, [*FRAME, *gathered, f"{MESSAGES}/{lang}/page.ftl"])


def game_files(built: Manifest, key: str, lang: str) -> set[str]:
    """What one game adds to the frame: drawings, sentences, and the card texts of one language."""
    own = [name for name in built if name.startswith(f"src/games/{key}/") and name.endswith(PARTS)]
    named = (f"{MESSAGES}/{lang}/{key}.", f"{MESSAGES}/{lang}/{key}-")
    words = [name for name in built if name.startswith(named) and not name.endswith(LATER)]
    cards = f"../src/isoloir/content/{key.replace('-', '_')}/"
    other = {"fr": "en", "en": "fr"}[lang]
    texts = [name for name in built if name.startswith(cards) and f".{other}." not in name]
    return files_for(built, [*own, *words, *texts]) - frame_files(built, lang)
