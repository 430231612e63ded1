"""Our own games, one room and one line each, and those that were brought in from outside."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from isoloir.core import BadSetup, Game, Value

from .democrazy import GAME as DEMOCRAZY
from .habits import GAME as HABITS
from .majority import GAME as MAJORITY
from .the_majority import GAME as THE_MAJORITY
from .third_man import GAME as THIRD_MAN

GAMES: dict[str, Game[Any, Any]] = {
    game.key: game
    for game in (
        MAJORITY,
        THE_MAJORITY,
        THIRD_MAN,
        DEMOCRAZY,
        HABITS,
    )
}  # fmt: skip


HOUSE = frozenset(GAMES)
"""The keys of our own."""


class Outside(Value, frozen=True):
    """What the house knows about a game that isn't its own."""

    where: str
    """The file or package it comes from."""
    words: Mapping[str, str]
    """By language: its texts as the page reads them."""
    path: str = ""
    """The file of its module."""
    bots: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """Its own, by level."""
    advise: Any = None
    """What its own expert would do, and why."""


OUTSIDE: dict[str, Outside] = {}
"""By key: the games that came from outside."""


ELSEWHERE: list[Callable[[], None]] = []
"""Where else to look, once, before a game is said not to exist."""


def all_games() -> dict[str, Game[Any, Any]]:
    while ELSEWHERE:
        ELSEWHERE.pop()()
    return GAMES


def add_game(game: Game[Any, Any], outside: Outside) -> None:
    GAMES[game.key] = game
    OUTSIDE[game.key] = outside


def remove_game(key: str) -> None:
    del GAMES[key], OUTSIDE[key]


def game_of(key: str) -> Game[Any, Any]:
    if key not in GAMES and key not in all_games():
        known = ", ".join(GAMES)
        raise BadSetup("game-unknown", f"there is no game {key!r}; there are: {known}", game=key, offered=known)
    return GAMES[key]
