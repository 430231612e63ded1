"""Reads one game from its file: the module, the texts beside it, and why it cannot be played."""

from __future__ import annotations

import ast
import re
import sys
import traceback
from collections.abc import Mapping
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from isoloir.content.messages import stems
from isoloir.core import LANGUAGES, Game, IsoloirError

from .texts import BadTexts, Texts, read_texts

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_KEY = 32
LEVELS = ("random", "novice", "regular", "expert")
"""Of bots, as `isoloir.bots` has them."""
PREFIX = "isoloir_outside_"
"""Prefix for the names of modules from folders, so that they don't shadow any others."""


class BadGame(IsoloirError):
    """A file that isn't a game, or a game nobody can play: one sentence."""


class Loaded(NamedTuple):
    game: Game[Any, Any]
    texts: dict[str, Texts]
    """By language."""
    path: Path
    bots: Mapping[str, Any]
    advise: Any


def is_game(path: Path) -> bool:
    """Whether the file says it holds a game; raises BadGame with the line for one that is no Python."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as why:
        raise BadGame(f"line {why.lineno}: {why.msg}") from None
    except (OSError, ValueError) as why:
        raise BadGame(said_in_one_line(why)) from None
    return any("GAME" in _assigned(node) for node in tree.body)


def _assigned(node: ast.stmt) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def load(path: Path) -> Loaded:
    """The game of a file, or of a package by its `__init__.py`."""
    return loaded(_module(path), path)


def loaded(module: ModuleType, path: Path) -> Loaded:
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadGame("GAME is not a Game")
    return with_texts(game, path, module)


def with_texts(game: Game[Any, Any], path: Path, module: object = None) -> Loaded:
    """With the texts beside its file and the bots in it, if its key will do."""
    check_key(str(game.key))
    try:
        texts = read_texts(game.key, text_files(path))
    except BadTexts as why:
        raise BadGame(str(why)) from None
    bots = getattr(module, "BOTS", {})
    if not isinstance(bots, Mapping) or bots.keys() - set(LEVELS):
        raise BadGame(f"BOTS has to be a dict of bots by level ({', '.join(LEVELS)})")
    return Loaded(game, texts, path, bots, getattr(module, "ADVISE", None))


def text_files(path: Path) -> dict[str, Path]:
    """Those beside a game's module, by language."""
    stem = path.parent.name if path.name == "__init__.py" else path.stem
    beside = {lang: path.parent / f"{stem}.{lang}.ftl" for lang in LANGUAGES}
    return {lang: file for lang, file in beside.items() if file.is_file()}


class Fresh(SourceFileLoader):
    """Reads the file each time. Python's cached bytecode goes by size and second, so it would miss a quick change."""

    def get_code(self, fullname: str) -> CodeType | None:
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def _module(path: Path) -> ModuleType:
    package = path.name == "__init__.py"
    name = PREFIX + (path.parent.name if package else path.stem)
    inside = [str(path.parent)] if package else None
    spec = spec_from_file_location(name, path, loader=Fresh(name, str(path)), submodule_search_locations=inside)
    if spec is None or spec.loader is None:
        raise BadGame("Python cannot import it")
    module = module_from_spec(spec)
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as why:
        _put_back(name, before)
        raise BadGame(_where(why, path)) from None
    return module


def _put_back(name: str, before: ModuleType | None) -> None:
    if before is None:
        sys.modules.pop(name, None)
    else:
        sys.modules[name] = before


def check_key(key: str) -> None:
    if not KEY.fullmatch(key) or len(key) > LONGEST_KEY:
        raise BadGame(f"the key {key!r} is not made of small letters, digits and single hyphens")
    if any(key == stem or stem.startswith(f"{key}-") or key.startswith(f"{stem}-") for stem in stems()):
        raise BadGame(f"the key {key!r} is one the house uses itself")


def _where(why: BaseException, path: Path) -> str:
    """What went wrong, and the last line of the game's own file on the way there."""
    lines = [frame.lineno for frame in traceback.extract_tb(why.__traceback__) if frame.filename == str(path)]
    at = f"line {lines[-1]}: " if lines else ""
    return f"{at}{said_in_one_line(why)}"


def said_in_one_line(why: BaseException) -> str:
    said = " ".join(str(why).split())
    return said if isinstance(why, IsoloirError) else f"{type(why).__name__}: {said}" if said else type(why).__name__
