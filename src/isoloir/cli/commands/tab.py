"""`isoloir tab`: one folder for any web server, in which a browser is the house."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from isoloir.table.door.pages import FOLDER

from ..arguments import Arguments, required
from ..mistakes import Mistake
from ..screen import Screen
from ..tab_folder import build
from ..tab_parts import MSGSPEC, PYODIDE, Missing
from ..words import Words

PARTS = Path("build/tab-parts")
"""Where `make tab` puts Pyodide and msgspec."""


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("folder", nargs="?", type=Path)
    arguments.add_argument("--parts", type=Path, default=PARTS)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    folder: Path = required(args.folder, "FOLDER")
    if folder.exists() and any(folder.iterdir()) and not (folder / "tab").is_dir():
        raise Mistake("tab-full", path=str(folder))
    try:
        built = build(FOLDER, args.parts, folder)
    except Missing as what:
        raise Mistake(
            "tab-parts",
            path=str(args.parts),
            what=str(what),
            pyodide=PYODIDE.removesuffix(".tgz").replace("-", "@"),
            msgspec="==".join(MSGSPEC.split("-")[:2]),
        ) from None
    screen.say(words("cli-tab-built", path=str(folder), mega=f"{built.starts / 1e6:.1f}"))
    if not built.is_slim:
        screen.say(words("cli-tab-plain"))
    return 0
