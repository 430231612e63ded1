"""What a room's front door answers by itself."""

from typing import Any

import pytest

from isoloir.core import BadSetup
from isoloir.games import game_of
from isoloir.games.third_man import GAME
from tests.tiny.game import tiny


def test_partners_win_together_and_share_nothing() -> None:
    assert not tiny().shared((0, 2), 4)
    assert tiny().shared((0, 1, 2, 3), 4)


def test_alone_or_tied_where_everybody_plays_alone() -> None:
    assert not GAME.shared((1,), 4)
    assert GAME.shared((1, 3), 4)


@pytest.mark.parametrize(
    ("seats", "options", "cards", "key"),
    [
        (5, {}, "en", "seats"),
        (4.0, {}, "en", "seats"),
        ("4", {}, "en", "seats"),
        (None, {}, "en", "seats"),
        (True, {}, "en", "seats"),
        (4, {"speed": 3}, "en", "option-unknown"),
        (4, {"first_leader": "4"}, "en", "option-value"),
        (4, {"first_leader": 1}, "en", "option-value"),
        (4, {}, "de", "cards"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: Any, options: dict[str, object], cards: str, key: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(seats, options, cards)  # type: ignore[arg-type]

    assert refused.value.key == key
    assert "\n" not in str(refused.value)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="there is no game 'whist'; there are: majority, "):
        game_of("whist")
