"""Edited records by the thousand: what still verifies says the same, and two verifiers agree on each of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from isoloir.core import BrokenRecord, chance, differences, has_other_rules, read_records
from isoloir.games import GAMES
from tests.records.edits import edit
from tests.records.golden import Golden, goldens
from tests.records.test_verifier import VERIFIER

OURS = list(goldens())


def holds(text: bytes) -> bool:
    """Whether `isoloir verify` would say so."""
    try:
        for record in read_records(text.splitlines(keepends=True)):
            game = GAMES.get(record.header.game)
            if game is None or has_other_rules(record.header, game) or next(differences(record, game), None):
                return False
    except (BrokenRecord, RecursionError):
        return False
    return True


def provable(lines: list[str]) -> list[Any]:
    """All but what only the host can know; in Python true is 1, here it is not."""
    parts = [json.loads(line) for line in lines]
    for part in parts:
        for name in ("names", "faces", "by"):
            part.pop(name, None)
        part.get("end", {}).pop("nonces", None)
    return [json.dumps(part, sort_keys=True) for part in parts]


def says_the_same(forged: list[str], honest: list[str]) -> bool:
    """Nothing can prove when a stopped game was stopped: it may be told less far."""
    told, all_of_it = provable(forged), provable(honest)
    is_stopped = "stopped" in json.loads(honest[-1])["end"]
    return told == all_of_it or (is_stopped and told[:-1] == all_of_it[: len(told) - 1] and told[-1] == all_of_it[-1])


def checked(golden: Golden, count: int, seed: str) -> None:
    honest = golden.record.encode().decode().splitlines()
    for number in range(count):
        forged = edit(honest, chance(seed, golden.path.name, number))
        text = "\n".join([*forged, ""]).encode()
        ours, theirs = holds(text), list(VERIFIER.verify(forged))

        assert ours == (theirs == [None]), f"edit {number}: the verifiers disagree ({theirs})"
        assert not ours or says_the_same(forged, honest), f"edit {number} verifies and says something else"


@pytest.mark.parametrize("golden", OURS, ids=lambda each: each.path.name)
def test_an_edited_record_is_found_out_by_both_verifiers(golden: Golden) -> None:
    checked(golden, 40, "edits")


@pytest.mark.soak
@pytest.mark.parametrize("golden", OURS, ids=lambda each: each.path.name)
def test_edited_records_are_found_out_by_the_thousand(golden: Golden) -> None:
    checked(golden, 3_000, "many edits")
