"""Logs written by every version so far still say what they said: an evening of each game, folded to its portrait."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from isoloir.games import GAMES
from isoloir.table.log.codec import decode_entry
from isoloir.table.log.entries import Entry, Forgotten
from isoloir.table.party.fold import fold

from .golden.evening import FESTIVAL
from .golden.portrait import FOLDER, portrait

LOGS = sorted(FOLDER.glob("*/*.jsonl"))


def entries_of(path: Path) -> list[Entry]:
    return [decode_entry(line) for line in path.read_bytes().splitlines()]


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_log_folds_to_the_party_it_was(path: Path) -> None:
    stored: dict[str, Any] = msgspec.json.decode(path.with_suffix(".json").read_bytes())

    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(portrait(fold(entries_of(path)))))

    assert shown == stored


def test_every_game_has_an_evening_in_every_format() -> None:
    formats = {path.parent.name for path in LOGS}

    evenings = {(each, name) for each in formats for name in (*GAMES, FESTIVAL)}
    assert {(path.parent.name, path.stem) for path in LOGS} == evenings


def test_the_evenings_hold_every_kind_of_entry() -> None:
    kinds = {type(entry) for path in LOGS for entry in entries_of(path)}

    assert kinds | {Forgotten} == set(get_args(Entry)), "a table that was forgotten has nothing but that entry"
