"""The games of the house: one room each, one line each."""

from typing import Any

from isoloir.core import BadSetup, Game

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


def game_of(key: str) -> Game[Any, Any]:
    if key not in GAMES:
        known = ", ".join(GAMES)
        raise BadSetup("game-unknown", f"there is no game {key!r}; there are: {known}", game=key, offered=known)
    return GAMES[key]
