"""Examples of the rules over HTTP: a scene is laid and played, no table is made, and nothing sealed is told before."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest

from isoloir.core import LANGS
from isoloir.games import game_of
from isoloir.table.party.learning import SceneLaid, ScenePlayed, scene_laid, scene_played
from isoloir.table.wire.refusal import Refusal
from tests.table.client import Device, Refused

from .running import running

KEYS = ("majority", "the-majority", "third-man", "democrazy", "habits")
SCENES = [(key, scene.key) for key in KEYS for scene in game_of(key).scenes]


async def test_a_scene_is_laid_and_played_and_no_table_is_made(tmp_path: Path) -> None:
    choice = quote(json.dumps([7]))
    async with running(tmp_path) as server, Device(server.url) as device:
        told = msgspec.json.decode(await device.get("/api/learn/third-man"))
        laid = msgspec.json.decode(await device.get("/api/learn/third-man/four?cards=fr"), type=SceneLaid)
        text = await device.get(f"/api/learn/third-man/four/played?choice={choice}")
        played = msgspec.json.decode(text, type=ScenePlayed)
        tables = await server.log.heads(range(10))

    assert told["lesson"][0] == "four"
    assert laid.welcome.lobby.settings.cards == "fr"
    assert laid.facts["prize"] == 10
    assert (played.came.key, played.came.facts) == ("moved", {"gain": "+3"})
    assert len(played.others) == 9
    assert played.moved.turns, "the answers are turned up as at a table"
    assert not any(tables.values())


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess", "not-found"),
        ("third-man/fives", "not-found"),
        ("third-man/four/played?choice=[10]", "not-offered"),
        ("third-man/four/played?choice=[1,2]", "not-offered"),
        ("third-man/four/played?choice=[[1]]", "bad-message"),
        ("third-man/four/played", "bad-message"),
        ("third-man/four/played?choice=" + "[" * 2000, "bad-message"),
    ],
)
async def test_what_cannot_be_played_is_refused(tmp_path: Path, path: str, code: str) -> None:
    async with running(tmp_path) as server, Device(server.url) as device:
        with pytest.raises(Refused) as why:
            await device.get(f"/api/learn/{path}")

    assert why.value.code == code


@pytest.mark.parametrize(("key", "scene"), SCENES)
def test_what_the_others_have_sealed_is_not_told_before_you_answer(key: str, scene: str) -> None:
    """The same board with other answers behind the curtains is told in the same bytes."""
    found = next(each for each in game_of(key).scenes if each.key == scene)
    laid = msgspec.json.encode(scene_laid(key, scene, "en"))
    moved = scene_laid(key, scene, "en").welcome.moved

    assert moved is not None
    assert set(moved.sealed) == set(found.choices) - {found.seat}
    assert all(ask.seat == found.seat and ask.chosen is None for ask in moved.asks)
    assert b'"choices"' not in laid
    assert b'"book"' not in laid


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("key", "scene"), SCENES)
def test_every_scene_ends_as_the_page_can_show_it(key: str, scene: str, lang: str) -> None:
    found = next(each for each in game_of(key).scenes if each.key == scene)
    played = scene_played(key, scene, "fr" if lang == "fr" else "en", found.choices[found.seat])

    (shown,) = played.moved.views
    assert len(shown.moments) == len(played.moved.told)
    assert played.book == played.came.choice
    assert played.moved.asks == []


def test_a_seat_of_a_scene_takes_only_what_it_is_offered() -> None:
    with pytest.raises(Refusal, match="not-offered"):
        scene_played("habits", "give", "en", [4, 4, 17])
