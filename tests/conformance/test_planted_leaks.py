"""The suite finds what it is there to find: each copy of the tiny game with a planted leak fails it."""

from __future__ import annotations

import pytest

from tests.tiny.game import LEAKS, tiny

from .secrecy import check_every_secret_was_moved

SEEDS = ["first", "second", "third", "fourth"]


def test_the_honest_game_passes() -> None:
    game = tiny()
    check_every_secret_was_moved(game, game.setup(4), SEEDS)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    game = tiny(leak)
    with pytest.raises(AssertionError):
        check_every_secret_was_moved(game, game.setup(4), SEEDS)
