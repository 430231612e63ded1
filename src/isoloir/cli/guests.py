"""Games from outside, for every command: `--my-games FOLDER`, the variable ISOLOIR_MY_GAMES, and installed packages."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from isoloir.games import ELSEWHERE

from .mistakes import Mistake
from .screen import Screen
from .words import Words

FLAG, VARIABLE = "--my-games", "ISOLOIR_MY_GAMES"


def folders(typed: list[str], environment: Mapping[str, str]) -> tuple[list[Path], list[str]]:
    """The folders that were named, and what else was typed."""
    found = [Path(each) for each in environment.get(VARIABLE, "").split(os.pathsep) if each]
    rest: list[str] = []
    words = iter(typed)
    for word in words:
        flag, equals, value = word.partition("=")
        if flag != FLAG:
            rest.append(word)
            continue
        value = value if equals else next(words, "")
        if not value or value.startswith("-"):
            raise Mistake("argument-needs-value", argument=flag)
        found.append(Path(value))
    return found, rest


def bring(paths: Iterable[Path], screen: Screen, words: Words) -> None:
    """Those of folders at once; those of installed packages when a game is asked for that is not there."""
    for path in paths:
        if not path.exists():
            raise Mistake("games-folder", path=str(path))
        from isoloir.outside import add_folder

        _complain(add_folder(path), screen, words)
    ELSEWHERE[:] = [lambda: _look_among_installed(screen, words)]


def _look_among_installed(screen: Screen, words: Words) -> None:
    from isoloir.outside import add_installed

    _complain(add_installed(), screen, words)


def _complain(broken: Iterable[tuple[str, str]], screen: Screen, words: Words) -> None:
    for where, why in broken:
        screen.complain(words("cli-game-left-out", where=where, why=why))
