"""Records: written while playing, read back, and checked line by line."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from isoloir.core import (
    BrokenRecord,
    Game,
    Match,
    Record,
    Recorder,
    Shuffle,
    chance,
    differences,
    digest,
    has_other_rules,
    read_records,
)
from isoloir.games.third_man import GAME
from isoloir.testing.play import random_choices
from tests.tiny.game import tiny

SHUFFLE = Shuffle("5eed" * 8, "5a17" * 8, ("a nonce", "another"))


def played(game: Game[Any, Any], pauses: int = 10_000) -> Record:
    match = Match.new(game, game.setup(4), SHUFFLE.dice)
    recorder = Recorder.of(match, SHUFFLE, ["Léa", "Tom", "bot:random", "bot:random"])
    dice = chance("choices")
    while match.asks and match.pause <= pauses:
        asks, choices = match.asks, random_choices(match.asks, dice)
        match.step(choices)
        recorder.wrote(asks, choices, match.told, {seat: "bot" for seat in asks if seat > 1})
    return recorder.record(match)


def read(text: bytes) -> list[Record]:
    return list(read_records(text.splitlines(keepends=True)))


def test_a_record_reads_back_as_it_was_written() -> None:
    for game in (GAME, tiny()):
        text = played(game).encode()
        assert read(text)[0].encode() == text
        assert list(differences(read(text)[0], game)) == []


def test_an_option_named_at_its_default_makes_the_same_record() -> None:
    named = pickle.loads(pickle.dumps(GAME.setup(4, {"first_leader": "random"})))
    headers = [Recorder.of(Match.new(GAME, setup, "dice"), SHUFFLE, "abcd").header for setup in (GAME.setup(4), named)]

    assert headers[0] == headers[1]
    assert headers[0].options == {}


def test_many_games_follow_one_another_in_a_file() -> None:
    text = played(GAME).encode()

    records = read(text * 3)

    assert len(records) == 3
    assert records[1].first_line == 1 + text.count(b"\n")
    assert all(not list(differences(record, GAME)) for record in records)


def test_a_private_event_carries_its_seat() -> None:
    events = [event for line in played(tiny()).lines for event in line.events]

    assert all(("only" in event) == (event["type"] in ("DealtHand", "GotCards", "DrewCard")) for event in events)


def test_the_dice_come_from_the_seed_and_every_nonce() -> None:
    assert SHUFFLE.dice == digest("isoloir dice", SHUFFLE.seed, "a nonce", "another")


def test_a_game_stopped_by_the_table_is_an_honest_record() -> None:
    record = played(GAME, pauses=5)

    assert record.end.stopped
    assert list(differences(record, GAME)) == []


def swaps() -> Iterator[tuple[bytes, bytes, str]]:
    yield b'"choices":{"1":[', b'"choices":{"1":[77,', "choice"
    yield b'"type":"Led"', b'"type":"Let"', "events"
    yield b'"winners":[', b'"winners":[0,1,2,3,', "winners"
    yield b'"scores":[', b'"scores":[9,', "scores"
    yield b'"seed":"5eed', b'"seed":"5eee', "commitment"
    yield b'"salt":"5a17', b'"salt":"5a18', "commitment"
    yield b'"commitment":"', b'"commitment":"0', "commitment"
    yield b'"nonces":["a nonce"', b'"nonces":["no nonce"', "events"
    yield b'"what":"lead"', b'"what":"lied"', "asks"
    yield b'"n":1,', b'"n":2,', "number"
    yield b'"names":["', b'"names":["Eve","', "names"
    yield b'"options":{}', b'"options":{"first_leader":"7"}', "setup"


@pytest.mark.parametrize(("honest", "forged", "key"), list(swaps()), ids=lambda value: str(value)[:24])
def test_a_forged_record_is_found_out(honest: bytes, forged: bytes, key: str) -> None:
    text = played(GAME).encode()
    at = text.rindex(honest) if key in ("winners", "scores") else text.index(honest)
    damaged = text[:at] + text[at:].replace(honest, forged, 1)

    found = list(differences(read(damaged)[0], GAME))

    assert key in {difference.key for difference in found}
    line = 1 + text[:at].count(b"\n")
    assert key in ("events", "commitment") or line in {difference.line for difference in found}


def test_a_missing_line_is_found_out() -> None:
    lines = played(GAME).encode().splitlines(keepends=True)

    assert list(differences(read(b"".join(lines[:5] + lines[6:]))[0], GAME))


def test_a_record_of_other_rules_is_said_to_be_that() -> None:
    record = read(played(GAME).encode().replace(b'"rules":1', b'"rules":2', 1))[0]

    assert has_other_rules(record.header, GAME)
    assert not has_other_rules(played(GAME).header, GAME)


def _truncated(text: bytes) -> bytes:
    return b"".join(text.splitlines(keepends=True)[:-1])


def _cut_in_a_line(text: bytes) -> bytes:
    return text[: len(text) // 2]


def _foreign(text: bytes) -> bytes:
    return b'[Event "Casual game"]\n'


def _newer(text: bytes) -> bytes:
    return text.replace(b'"isoloir":3', b'"isoloir":4')


def _empty(text: bytes) -> bytes:
    return b""


def _not_utf8(text: bytes) -> bytes:
    return text.replace("Léa".encode(), "Léa".encode("latin-1"))


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (_truncated, "truncated"),
        (_cut_in_a_line, "unreadable"),
        (_foreign, "not-a-record"),
        (_newer, "newer"),
        (_empty, "empty"),
        (_not_utf8, "unreadable"),
    ],
)
def test_what_cannot_be_read_says_why(damage: Callable[[bytes], bytes], key: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        read(damage(played(GAME).encode()))

    assert broken.value.key == key
