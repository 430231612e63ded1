"""Takes up what has changed in the files of games; a broken version is named and the one before stays."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from .find import add_file, game_files

SECONDS = 0.6
"""Between two looks."""

Stamp: TypeAlias = tuple[tuple[str, int, int], ...]


class Changed(NamedTuple):
    where: str
    why: str = ""
    """Why the new version is not taken up; empty if it is."""


class Watch:
    """Remembers how the files of a folder, or one file, looked last."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen = {path: stamp_of(path) for path in game_files(folder)}

    def changes(self) -> Iterator[Changed]:
        for path in list(game_files(self._folder)):
            stamp = stamp_of(path)
            if stamp == self._seen.get(path):
                continue
            self._seen[path] = stamp
            broken = add_file(path, again=True)
            yield Changed(str(path), broken.why if broken else "")


def stamp_of(path: Path) -> Stamp:
    """The game's own file and the texts beside it; all modules of a package."""
    beside = path.parent.rglob("*") if path.name == "__init__.py" else path.parent.glob(f"{path.stem}.*")
    found = []
    for each in sorted(beside):
        if each.suffix in (".py", ".ftl"):
            try:
                status = each.stat()
            except FileNotFoundError:  # an editor puts a new file in its place
                continue
            found.append((each.name, status.st_mtime_ns, status.st_size))
    return tuple(found)


def keep_watching(folder: Path, tell: Callable[[Changed], None]) -> Callable[[], None]:
    """In a thread of its own, until the function it returns is called."""
    stopped, watch = threading.Event(), Watch(folder)

    def look() -> None:
        while not stopped.wait(SECONDS):
            for change in watch.changes():
                tell(change)

    thread = threading.Thread(target=look, name="watch games", daemon=True)
    thread.start()
    return stopped.set
