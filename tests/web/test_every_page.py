"""Every kind of page, of the frame and of each game: all words there, whole on a small phone, and no fault for axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from isoloir.games import GAMES
from tests.web import walk
from tests.web.axe import violations
from tests.web.cut import cut
from tests.web.phones import SMALL, Party, fits, untranslated

DRESS = [("fr", "light"), ("en", "dark")]


class Eye:
    """Remembers what was wrong where."""

    def __init__(self) -> None:
        self.flaws: dict[str, list[str]] = {}

    def look(self, surface: str, page: Page) -> None:
        width = page.viewport_size["width"] if page.viewport_size else 0
        found = violations(page) + cut(page) + [f"untranslated {key}" for key in untranslated(page)]
        if not fits(page):
            found.append("wider than the screen")
        if found:
            self.flaws[f"{surface} at {width}"] = found


@pytest.mark.parametrize(("lang", "scheme"), DRESS)
def test_no_page_around_the_games_has_a_flaw(party: Party, lang: str, scheme: str) -> None:
    eye = Eye()

    walk.frame(party, party.device(lang, SMALL, color_scheme=scheme), lang, eye.look)

    assert eye.flaws == {}


@pytest.mark.parametrize(("lang", "scheme"), DRESS)
@pytest.mark.parametrize("key", GAMES)
def test_no_moment_of_a_game_has_a_flaw(party: Party, key: str, lang: str, scheme: str) -> None:
    eye = Eye()

    walk.game(party, key, lang, eye.look, [party.device(lang, SMALL, color_scheme=scheme)])

    assert eye.flaws == {}
