"""The packs by theme: words that a host may add to Majority, all of them at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import isoloir.content
from isoloir.core import LANGS, Lang
from isoloir.games import GAMES

FOLDER = Path(isoloir.content.__file__).parent / "majority"


@pytest.mark.parametrize("lang", LANGS)
def test_every_theme_fits_beside_all_the_others(lang: Lang) -> None:
    packs = json.loads((FOLDER / f"packs.{lang}.json").read_text(encoding="utf-8"))

    assert [*packs] == ["family", "friends", "office", "students"]
    assert all(len(words) >= 14 for words in packs.values())
    GAMES["majority"].setup(3, {"house_words": [word for words in packs.values() for word in words]}, lang)
