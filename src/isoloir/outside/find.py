"""Finds games in folders and among installed packages. A broken one is named with its reason and left out."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from isoloir.content import messages
from isoloir.core import Game
from isoloir.games import GAMES, OUTSIDE, Outside, add_game

from .load import BadGame, Loaded, is_game, load, loaded, said_in_one_line, with_texts

GROUP = "isoloir.games"
"""The group of entry points by which an installed package names its games."""


class Broken(NamedTuple):
    """A game that is left out: where it is, and why."""

    where: str
    why: str


class Brought(NamedTuple):
    """What was loaded here, for another process to load too."""

    folders: tuple[Path, ...] = ()
    installed: bool = False
    version: int = 0
    """Goes up whenever a changed file is taken up."""

    def again(self) -> None:
        """Broken games were already reported where they were first loaded."""
        for folder in self.folders:
            add_folder(folder)
        if self.installed:
            add_installed()


_brought: dict[Path | None, None] = {}
_changes: list[str] = []


def brought() -> Brought:
    return Brought(tuple(each for each in _brought if each is not None), None in _brought, len(_changes))


def add_folder(folder: Path) -> list[Broken]:
    """The games of a folder, or the game of a file; those it holds already are left alone."""
    _brought[folder.resolve()] = None
    files = list(game_files(folder))
    return [*(broken for path in files if (broken := add_file(path)) is not None), *_passed_over(folder, files)]


def _passed_over(folder: Path, taken: list[Path]) -> Iterator[Broken]:
    """Folders that hold a game where nobody looks for it."""
    for path in sorted(folder.glob("*/*.py")):
        beside = {each.parent for each in taken}
        hidden = path.parent.name.startswith((".", "_")) or path.name.startswith(("_", "test_", "conftest"))
        if path.parent not in beside and not hidden and _says_game(path):
            name = path.parent.name.replace("-", "_")
            yield Broken(str(path), f"in this folder the game is looked for in {name}.py or __init__.py")


def _says_game(path: Path) -> bool:
    try:
        return is_game(path)
    except BadGame:
        return False


def game_files(folder: Path) -> Iterator[Path]:
    """Files of the folder itself, and one file or package of its own name in each folder below."""
    if folder.is_file():
        yield folder
        return
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_", "test_", "conftest")):
            continue
        if path.suffix == ".py" and path.is_file():
            yield path
        elif path.is_dir():
            named = (path / "__init__.py", path / f"{path.name.replace('-', '_')}.py")
            yield from [each for each in named if each.is_file()][:1]


def add_file(path: Path, *, again: bool = False) -> Broken | None:
    """None if all is well, or if the file holds no game. `again` takes a changed file up in the place of its game."""
    where = str(path)
    if not again and any(each.where == where for each in OUTSIDE.values()):
        return None
    try:
        if is_game(path):
            _add(load(path.resolve()), where, again)
            _changes.extend([where] * again)
    except BadGame as why:
        return Broken(where, str(why))
    return None


def adopt(game: Game[Any, Any]) -> None:
    """A game that was imported by a test, with the texts beside its module; unless the house knows one of its key."""
    path = Path(inspect.getsourcefile(game.board) or "")
    if game.key not in GAMES and path.is_file():
        _add(with_texts(game, path, inspect.getmodule(game.board)), str(path), again=False)


def add_installed() -> list[Broken]:
    """The games of installed packages."""
    _brought[None] = None
    return [broken for point in entry_points(group=GROUP) if (broken := _add_point(point)) is not None]


def _add_point(point: EntryPoint) -> Broken | None:
    where = f"{point.dist.name if point.dist else '?'}: {point.value}"
    if any(each.where == where for each in OUTSIDE.values()):
        return None
    try:
        module = __import__(point.module, fromlist=["GAME"])
        _add(loaded(module, Path(module.__file__ or point.module)), where, again=False)
    except BadGame as why:
        return Broken(where, str(why))
    except (Exception, SystemExit) as why:
        return Broken(where, said_in_one_line(why))
    return None


def _add(found: Loaded, where: str, again: bool) -> None:
    key = found.game.key
    if key in GAMES and not (again and key in OUTSIDE and OUTSIDE[key].where == where):
        raise BadGame(f"there is a game {key!r} already")
    bare = {lang: texts.bare for lang, texts in found.texts.items()}
    add_game(found.game, Outside(where, bare, str(found.path), found.bots, found.advise))
    messages.add_texts(key, {lang: texts.ftl for lang, texts in found.texts.items()})
