"""A record played again for a page: the same moments, through each seat's eyes, and nothing for what is no record."""

import json
from functools import reduce
from typing import Any

import pytest

from isoloir.bots import choose_at_random
from isoloir.core import BrokenRecord, Match, Record, Recorder, Shuffle, chance, patched
from isoloir.games import GAMES
from isoloir.table.party.replay import Replayed, replay

SHUFFLE = Shuffle("a" * 32, "b" * 32, ("nonce",))


def played(key: str) -> Record:
    game = GAMES[key]
    seats = game.seats[0]
    match: Match[Any] = Match.new(game, game.setup(seats), SHUFFLE.dice)
    recorder = Recorder.of(match, SHUFFLE, [f"P{seat}" for seat in range(seats)])
    while not match.is_over:
        asks = match.asks
        dice = {seat: chance("play", match.pause, seat) for seat in asks}
        choices = {seat: choose_at_random(match.view(seat), asks[seat], dice[seat]) for seat in asks}
        match.step(choices)
        recorder.wrote(asks, choices, match.told)
    return recorder.record(match)


def shown(replayed: Replayed) -> list[dict[str, Any]]:
    """The view after each moment, from patches alone."""
    view, views = json.loads(bytes(replayed.moments[0].view)), []
    for moment in replayed.moments:
        view = reduce(patched, [json.loads(bytes(patch)) for patch in moment.moments], view)
        views.append(view)
    return views


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_shown_from_its_first_moment_to_its_last(key: str) -> None:
    record = played(key)

    again = replay(record.encode())

    assert [moment.n for moment in again.moments] == list(range(len(record.lines)))
    assert again.differences == []
    assert tuple(again.winners) == record.end.winners
    assert shown(again)[-1]["next"] == "over"


def test_each_seat_sees_its_own_view_and_a_seat_that_is_not_there_sees_what_everybody_may() -> None:
    text = played("third-man").encode()

    assert [json.loads(bytes(replay(text, seat).moments[0].view))["seat"] for seat in (None, 0, 3, 9)] == [
        None,
        0,
        3,
        None,
    ]


def test_a_changed_choice_is_said_and_shown_only_as_far_as_it_can_be_followed() -> None:
    record = played("third-man")
    lines = record.encode().splitlines()
    second = json.loads(lines[2])
    second["choices"] = {seat: [77] for seat in second["choices"]}

    again = replay(b"\n".join([*lines[:2], json.dumps(second).encode(), *lines[3:]]))

    assert "choice" in again.differences
    assert len(again.moments) == 1


@pytest.mark.parametrize("text", [b"", b"hello", b'{"isoloir":1}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BrokenRecord):
        replay(text)


@pytest.mark.parametrize("key", GAMES)
def test_where_all_is_open_what_each_seat_held_can_be_read(key: str) -> None:
    record = played(key)
    opened = replay(record.encode())

    for seat in range(record.header.seats):
        own = replay(record.encode(), seat)
        for view, moment, seen, mine in zip(shown(opened), opened.moments, shown(own), own.moments, strict=True):
            assert view | json.loads(bytes(moment.held[seat])) | {"seat": seat} == seen
            assert mine.held == {}
