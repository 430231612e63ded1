"""Records put together from a log: of today, of an older server, and of a game during which the server was renewed."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from isoloir.core import Record, differences, read_records
from isoloir.games import GAMES
from isoloir.table.log import entries as e
from isoloir.table.party.records import record_of
from isoloir.table.party.replay import replay
from isoloir.table.party.sitting import sat_at, with_faces
from isoloir.table.wire import from_client as s

from .harness import Page, four


async def evening(game: str) -> list[e.Entry]:
    """Three openings of a game, then its end by the host."""
    party, pages = await four(game=game)
    for _ in range(3):
        for page in pages:
            answer(page)
        party.clock.advance(5_000)
    pages[0].say(s.EndAndReveal)
    return party.log.entries()


def answer(page: Page) -> None:
    for each in page.moved.asks:
        choice = tuple(each.options[: each.take])
        page.say(s.Choose, seat=each.seat, pause=page.moved.pause, choice=choice)


def kept(log: list[e.Entry]) -> Record:
    record = record_of(log, 1)
    assert record is not None
    assert len(record.lines) > 2
    return record


@pytest.mark.parametrize("key", GAMES)
async def test_a_table_promises_its_whole_set_up(key: str) -> None:
    record = kept(await evening(key))

    assert record.header.isoloir == 3
    assert list(differences(record, GAMES[key])) == []
    assert list(read_records(record.encode().splitlines(keepends=True))) == [record]


def without_why(event: dict[str, Any]) -> dict[str, Any]:
    return {name: event[name] for name in event if name != "why"}


async def test_a_game_during_which_the_words_changed_is_told_in_those_it_began_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = await evening("democrazy")
    game = dataclasses.replace(GAMES["democrazy"], vocabulary=2, older_words={1: without_why})
    monkeypatch.setitem(GAMES, "democrazy", game)

    record = kept(written)

    assert record.header.vocabulary == 1
    assert list(differences(record, game)) == []
    assert not any("why" in event for line in record.lines for event in line.events)


async def test_faces_travel_with_a_record_only_if_they_are_asked_for() -> None:
    log = await evening("third-man")
    plain = kept(log)
    faced = with_faces(plain, sat_at(log, 1))

    assert b"faces" not in plain.encode()
    assert replay(faced.encode()).seats == sat_at(log, 1)
    assert list(differences(faced, GAMES["third-man"])) == []
