"""Playing while a game is still being written: a change begins it again, a broken one leaves it as it was."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from isoloir.games import OUTSIDE
from isoloir.outside import Watch, add_file

from .mistakes import Mistake
from .screen import Screen
from .setups import named_game
from .words import Words


class Left(Exception):
    """The person got up; everything is saved."""


class BeginAgain(Exception):
    """The game has changed under the players' hands."""


class Play(Protocol):
    def __call__(self, args: Namespace, screen: Screen, words: Words, changed: Callable[[], bool], /) -> int: ...


def never() -> bool:
    return False


def watched(args: Namespace, screen: Screen, words: Words, play: Play) -> int:
    """Game after game, each by the newest version that works."""
    path = _file_of(args)
    watch = Watch(path)
    args.game = _key_of(path)

    def changed() -> bool:
        taken = False
        for where, why in watch.changes():
            screen.say(words("cli-watch-stays" if why else "cli-watch-again", where=where, why=why), style="yellow")
            taken = taken or not why
        return taken

    while True:
        try:
            code = play(args, screen, words, changed)
        except BeginAgain:
            args.game = _key_of(path)
            continue
        typed = screen.ask(words("cli-watch-more")) if code == 0 else None
        if typed is None or typed.strip().casefold() == "q":
            return code
        changed()


def _file_of(args: Namespace) -> Path:
    """Of the game that was named."""
    game = named_game(args.game)
    where = Path(OUTSIDE[game.key].where) if game.key in OUTSIDE else None
    if where is None or not where.is_file():
        raise Mistake("watch-no-file", game=game.key)
    return where


def _key_of(path: Path) -> str:
    broken = add_file(path)
    if broken is not None:
        raise Mistake("watch-no-game", path=str(path), why=broken.why)
    found = [key for key, outside in OUTSIDE.items() if outside.where == str(path)]
    if not found:
        raise Mistake("watch-no-game", path=str(path), why="GAME = Game(…)")
    return found[-1]
