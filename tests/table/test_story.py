"""What decided a game is sent with its end, to all alike, and is there again after a restart and in the replay."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Raw

from isoloir.games import GAMES
from isoloir.table.log.told import Story
from isoloir.table.party.records import record_of
from isoloir.table.party.replay import replay
from isoloir.table.wire import from_client as s

from .harness import Page, Party, four
from .test_restart import restart


def play_out(party: Party, pages: list[Page]) -> None:
    """Everybody something else, but votes two by two, so that they decide something; the grace passes."""
    while pages[0].moved.over is None:
        pause = pages[0].moved.pause
        for page in pages:
            for ask in page.moved.asks:
                first = pause + (ask.seat // 2 if ask.what == "vote" else ask.seat)
                page.choose(ask.seat, [ask.options[(first + i) % len(ask.options)] for i in range(ask.take)])
        party.clock.advance(3_000)


def story_of(page: Page) -> Story:
    assert page.moved.over is not None
    assert page.moved.over.story is not None
    return page.moved.over.story


@pytest.mark.parametrize("key", GAMES)
async def test_the_end_brings_its_story_to_everybody(key: str) -> None:
    party, pages = await four(game=key, seats=GAMES[key].seats[0])
    screen = await party.join(screen=True)
    play_out(party, pages)
    found, over = story_of(pages[0]), pages[0].moved.over

    assert over is not None
    assert 1 <= len(found.highlights) <= 6
    assert found.rounds[-1].scores == over.scores
    assert all(story_of(page) == found for page in [*pages, screen])


@pytest.mark.parametrize("key", GAMES)
async def test_the_same_story_after_a_restart_and_in_the_replay(key: str) -> None:
    party, pages = await four(game=key, seats=GAMES[key].seats[0])
    play_out(party, pages)
    record = record_of(party.log.entries(), 1)
    again = await restart(party)

    assert story_of(again.page(pages[0].person)) == story_of(pages[0])
    assert record is not None
    assert replay(record.encode()).story == story_of(pages[0])


async def test_a_second_game_numbers_its_moments_from_the_beginning() -> None:
    party, pages = await four(game="habits", seats=3)
    play_out(party, pages)
    pages[0].say(s.Start)
    for page in pages:
        page.table.hear(page, s.AddNonce(2, f"nonce-of-person-{page.person:04}"))
    party.clock.advance(0)
    play_out(party, pages)
    record = record_of(party.log.entries(), 2)

    assert record is not None
    assert story_of(pages[0]).rounds[-1].n == len(record.lines) - 1


async def test_a_stopped_game_has_its_rounds_and_no_verdict() -> None:
    _, pages = await four(game="habits", seats=3)
    pages[0].say(s.EndAndReveal)

    assert story_of(pages[1]).highlights == []


async def test_a_remark_names_its_type_as_an_event_does() -> None:
    party, pages = await four(game="habits", seats=3)
    play_out(party, pages)
    remarks: list[Raw] = [each.remark for each in story_of(pages[0]).highlights]

    assert all(msgspec.json.decode(remark)["type"] for remark in remarks)
