"""A change in the rules shows as a change in a game that people can read."""

from typing import Any

import pytest

from isoloir.core import Game
from isoloir.games import GAMES
from tests.playthroughs.regenerate import FOLDER, LONGEST, path_of, playthrough


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_playthrough_of_a_room_is_still_played_line_by_line(game: Game[Any, Any]) -> None:
    kept = kept_lines(game)
    key, _, seats, _, seed = kept[0].split()

    assert key == game.key
    assert kept == playthrough(game, int(seats), int(seed)).splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_playthrough_is_a_whole_game_short_enough_to_be_read(game: Game[Any, Any]) -> None:
    kept = kept_lines(game)

    assert 10 < len(kept) <= LONGEST
    assert kept[-1].startswith("winners (")


def kept_lines(game: Game[Any, Any]) -> list[str]:
    path = path_of(game)
    assert path.exists(), f"{game.key} has no playthrough yet: `make golden` writes one"
    return path.read_text(encoding="utf-8").splitlines()


def test_every_playthrough_belongs_to_a_room() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(GAMES)
