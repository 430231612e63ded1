"""Saves of the terminal, damaged by a byte or doctored by hand: what is taken up is what was played, or nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from isoloir.cli.saves import Saved, read_save, write_save
from isoloir.cli.seating import Seating
from isoloir.core import BrokenSave, chance
from isoloir.games import HOUSE, game_of


def half_way(key: str) -> Seating:
    game = game_of(key)
    setup = game.setup(max(game.seats[0], 4))
    seating = Seating.new(game, setup, ("", *["random"] * (setup.seats - 1)), "damaged", "Léa")
    for _ in range(6):
        question = seating.match.asks.get(0)
        seating.choose(None if question is None else question.options[: question.take])
    return seating


def taken_up(path: Path) -> Seating | None:
    try:
        return Seating.resumed(read_save(path))
    except BrokenSave:
        return None


def damage(path: Path, text: bytes, count: int, seed: str) -> int:
    """How many of this many damaged saves are taken up all the same."""
    dice, taken = chance("damage", seed), 0
    for _ in range(count):
        at = dice.below(len(text))
        damaged = text[:at] + bytes([dice.below(94) + 33]) + text[at + 1 :]
        path.write_bytes(damaged)
        taken += damaged != text and taken_up(path) is not None
    return taken


@pytest.mark.parametrize("key", sorted(HOUSE))
def test_no_damaged_save_is_taken_up(key: str, tmp_path: Path) -> None:
    path, seating = tmp_path / "game.save", half_way(key)
    write_save(path, seating.save())
    whole = taken_up(path)

    assert whole is not None
    assert whole.match.board == seating.match.board
    assert damage(path, path.read_bytes(), 200, key) == 0


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted(HOUSE))
def test_no_damaged_save_is_taken_up_of_thousands(key: str, tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    write_save(path, half_way(key).save())

    assert damage(path, path.read_bytes(), 5_000, f"many {key}") == 0


def test_a_doctored_save_with_a_digest_of_its_own_is_held_against_the_rules(tmp_path: Path) -> None:
    path, saved = tmp_path / "game.save", half_way("third-man").save()
    last = saved.lines[-1]
    rich = [{**event, "scores": [20, 0, 0, 0]} if event["type"] == "BidScored" else event for event in last.events]
    for forged in (
        replace(saved, lines=(*saved.lines[:-1], replace(last, events=(*rich, {"type": "TokenWon", "seat": 0})))),
        replace(saved, lines=saved.lines[:-2] + saved.lines[-1:]),
        replace(saved, header=replace(saved.header, options={"first_leader": "0"})),
        replace(saved, shuffle=replace(saved.shuffle, seed="0" * 64)),
    ):
        write_save(path, forged)
        assert taken_up(path) is None


def test_a_save_says_where_it_stands_by_its_choices_alone() -> None:
    text = msgspec.json.encode(half_way("democrazy").save())

    assert b'"board"' not in text
    assert msgspec.json.decode(text, type=Saved).lines[-1].choices
