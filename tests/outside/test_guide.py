"""The guide is built around the sample games: what it shows of them is there."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from textwrap import dedent

import pytest

from isoloir.cli.app import COMMANDS
from isoloir.core import Game, Hint

from .conftest import EXAMPLES

ROOT = EXAMPLES.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.glob("*.py"))]


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
def test_what_the_guide_shows_stands_in_a_sample_game(code: str) -> None:
    assert any(code in source for source in SOURCES), dedent(code)


def test_the_guide_names_every_hint_and_whatever_a_game_must_have() -> None:
    named = set(re.findall(r"`([a-z_]+)`", GUIDE))
    parts = {part.name for part in fields(Game) if part.default is MISSING and part.default_factory is MISSING}

    assert set(Hint.__struct_fields__) - named == set()
    assert parts - {"board"} - named == set()


def test_the_commands_of_the_guide_exist() -> None:
    assert set(re.findall(r"^isoloir (\w+)", GUIDE, re.MULTILINE)) <= set(COMMANDS)


def test_links_of_the_guide_lead_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", GUIDE) if "://" not in link]

    assert [link for link in links if not (ROOT / "docs" / link.partition("#")[0]).exists()] == []


def test_a_simple_game_takes_about_sixty_lines() -> None:
    lines = (EXAMPLES / "rock_paper_scissors.py").read_text(encoding="utf-8").splitlines()

    assert len([line for line in lines if line.strip()]) < 65
