"""How light the pages are: what one has to fetch before one can play."""

import pytest

from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.web.weight import frame_files, game_files, manifest, weight

FRAME_MOST = 55_000
GAME_MOST = 30_000


@pytest.mark.parametrize("lang", LANGS)
def test_the_frame_of_a_table_stays_small(lang: str) -> None:
    assert 0 < weight(frame_files(manifest(), lang)) <= FRAME_MOST


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_each_game_adds_little(key: str, lang: str) -> None:
    assert 0 < weight(game_files(manifest(), key, lang)) <= GAME_MOST
