"""The law that the harness holds in every test, on planted faults: each breaks it, and nothing else notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from isoloir.table.log.entries import Needed
from isoloir.table.party import fold
from isoloir.table.party.erase import Erasure
from isoloir.table.party.inputs import Forget
from isoloir.table.wire import from_client as s

from .harness import Page, Party, four

Plant = Callable[[pytest.MonkeyPatch], None]
Scene = Callable[[Party, list[Page]], Any]


async def banned_and_forgotten(party: Party, pages: list[Page]) -> None:
    pages[0].say(s.Kick, person=pages[1].person, ban=True)
    await forgotten(party, pages)


async def forgotten(party: Party, pages: list[Page]) -> None:
    await party.table.acted(Forget(pages[1].person))


async def in_need_of_time(party: Party, pages: list[Page]) -> None:
    pages[1].say(s.Need, patience="double")


def erasing_lifts_the_ban(patch: pytest.MonkeyPatch) -> None:
    honest = Erasure.blank

    def blank(erasure: Erasure, number: int, body: bytes) -> bytes:
        erasure._party.people[erasure.person].gone = "left"
        return honest(erasure, number, body)

    patch.setattr(Erasure, "blank", blank)


def an_entry_whose_owner_is_not_found(patch: pytest.MonkeyPatch) -> None:
    changes: Any = Erasure.changes
    patch.setattr(Erasure, "changes", property(lambda erasure: list(changes.fget(erasure))[:-1]))


def remembered_otherwise_than_written(patch: pytest.MonkeyPatch) -> None:
    honest = fold.apply

    def apply(party: Any, entry: Any, match: Any = None) -> None:
        honest(party, entry, match)
        if isinstance(entry, Needed):
            party.people[entry.person].patience = "usual"

    patch.setattr("isoloir.table.live.table.take.apply", apply)


@pytest.mark.parametrize(
    ("plant", "scene", "law"),
    [
        (erasing_lifts_the_ban, banned_and_forgotten, "the log read again is not what was written: .*tokens"),
        (an_entry_whose_owner_is_not_found, forgotten, "'Tom' was erased and stands in entry"),
        (remembered_otherwise_than_written, in_need_of_time, "memory is not the log, at entry .*patience"),
    ],
)
async def test_what_breaks_the_law_is_said_where_it_happens(
    plant: Plant, scene: Scene, law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, pages = await four()
    plant(monkeypatch)

    with pytest.raises(AssertionError, match=law):
        await scene(party, pages)


@pytest.mark.parametrize("scene", [banned_and_forgotten, forgotten, in_need_of_time])
async def test_and_without_a_fault_nothing_is(scene: Scene) -> None:
    await scene(*await four())
