"""The workshop's own answers: a game taken up, looked over check by check, and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from isoloir.games import GAMES, OUTSIDE
from isoloir.table.party.pace import Pace
from isoloir.table.tab.passing_keep import PassingKeep
from isoloir.table.tab.tab import Tab
from isoloir.workshop.workshop import LookedOver, OwnGame, TakenUp, Workshop

EXAMPLE = Path(__file__).parents[2] / "examples" / "rock_paper_scissors.py"


@pytest.fixture
def workshop(tmp_path: Path) -> Iterator[Tab]:
    before = set(GAMES)
    yield Tab(PassingKeep(), {}, lambda line, text: None, Pace(), Workshop(tmp_path).routes())
    for key in set(GAMES) - before:
        del GAMES[key], OUTSIDE[key]


async def taken(workshop: Tab, python: str) -> TakenUp:
    texts = {"en": EXAMPLE.with_suffix(".en.ftl").read_text(encoding="utf-8")}
    body = msgspec.json.encode(OwnGame(python, texts)).decode()
    answered = await workshop.ask("POST", "/api/workshop", body, "")
    return msgspec.json.decode(answered.body, type=TakenUp)


async def looked(workshop: Tab) -> list[LookedOver]:
    found: list[LookedOver] = []
    while not found or found[-1].check:
        answered = await workshop.ask("GET", "/api/workshop", "", "")
        found.append(msgspec.json.decode(answered.body, type=LookedOver))
    return found[:-1]


async def test_a_sound_game_passes_and_is_offered_and_a_change_is_taken_up(workshop: Tab) -> None:
    right = EXAMPLE.read_text(encoding="utf-8")

    assert (await taken(workshop, right)).key == "rock-paper-scissors"
    assert [each for each in await looked(workshop) if each.fault] == []
    assert b"rock-paper-scissors" in (await workshop.ask("GET", "/api/games", "", "")).body

    await taken(workshop, right.replace("next=OVER", 'next="nowhere"'))
    assert [each.check for each in await looked(workshop) if each.fault][:1] == ["steps"]


@pytest.mark.parametrize(
    ("python", "why"),
    [("x = (", "line 1"), ("x = 1", "GAME"), ("GAME = 1", "GAME"), ("GAME = 1 / 0", "line 1: ZeroDivisionError")],
)
async def test_what_is_no_game_is_told_with_its_line(workshop: Tab, python: str, why: str) -> None:
    told = await taken(workshop, python)

    assert told.key == ""
    assert why in told.why
    assert await looked(workshop) == []
