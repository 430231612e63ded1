"""Leaves the registry and the catalogues as they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from isoloir.games import ELSEWHERE, GAMES, OUTSIDE, remove_game
from isoloir.outside import find
from tests.cli.conftest import run

__all__ = ["examples", "run", "tidy"]

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    yield
    for key in tuple(OUTSIDE):
        remove_game(key)
    ELSEWHERE.clear()
    find._brought.clear()
    find._changes.clear()
    assert len(GAMES) == 5


@pytest.fixture
def examples() -> Path:
    find.add_folder(EXAMPLES)
    return EXAMPLES
