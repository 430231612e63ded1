"""Whatever changes, records stay readable for ever, and prove themselves where the rules are the same."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path

import pytest

from isoloir.cli.told_reel import titled
from isoloir.content.majority import words as majority_words
from isoloir.core import differences, has_other_rules
from isoloir.games import GAMES
from isoloir.table.party.replay import replay
from tests.cli.conftest import Run
from tests.records.golden import HOUSE, Golden, goldens, of_other_rules

GOLDENS = {golden.path.name: golden for golden in goldens()}
each_golden = pytest.mark.parametrize("golden", GOLDENS.values(), ids=GOLDENS.keys())


@each_golden
def test_a_golden_record_reads_back_to_the_letter(golden: Golden) -> None:
    assert golden.record.encode() == gzip.decompress(golden.path.read_bytes())


@each_golden
def test_a_golden_record_still_proves_itself(golden: Golden) -> None:
    game = GAMES[golden.record.header.game]

    assert not has_other_rules(golden.record.header, game), "every edition that was released is computed for ever"
    assert list(differences(golden.record, game)) == []


@each_golden
def test_a_golden_record_is_shown_again_to_its_last_moment(golden: Golden, run: Run, tmp_path: Path) -> None:
    file = shutil.copy(golden.path, tmp_path)
    ran = run("replay", file, typed="G\n")

    assert ran.code == 0
    assert f"{len(golden.record.lines) - 1}" in ran.out
    again = replay(golden.record.encode())
    assert [moment.n for moment in again.moments] == [line.n for line in golden.record.lines]
    assert again.differences == []
    assert not again.other_rules


@each_golden
def test_the_page_is_sent_what_the_record_tells_and_nothing_that_was_made_of_it(golden: Golden) -> None:
    """But for words that stand on cards, which it couldn't look up."""
    header, printed = golden.record.header, GAMES[golden.record.header.game].printed
    again = replay(of_other_rules(golden.record).encode(), 0)

    assert again.other_rules
    assert again.story is None
    for moment, line in zip(again.moments, golden.record.lines, strict=True):
        assert (moment.asks, moment.choices, moment.by) == (line.asks, line.choices, line.by)
        told = [{**json.loads(bytes(each.event)), "only": each.only} for each in moment.told]
        read = [printed(event, header.cards, header.options) for event in line.events]
        assert told == [{**event, "only": event.get("only")} for event in read]
        assert header.game == "majority" or read == list(line.events)
        assert (bytes(moment.view), moment.moments, moment.held) == (b"null", [], {})


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_golden_records_of_its_edition_of_today(key: str) -> None:
    game = GAMES[key]
    headers = [golden.record.header for golden in GOLDENS.values() if golden.record.header.game == key]
    newest = [each for each in headers if (each.rules, each.vocabulary) == (game.rules, game.vocabulary)]

    assert len(newest) >= 3, "run `make golden` and commit the new records"
    assert any(header.options == HOUSE[key] for header in newest)


def test_every_older_vocabulary_has_its_step_back() -> None:
    for game in GAMES.values():
        assert set(game.older_words) == set(range(1, game.vocabulary))


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_other_rules_is_replayed_as_it_was_told(key: str, run: Run, tmp_path: Path) -> None:
    game = GAMES[key]
    record = of_other_rules(GOLDENS[f"{key}-r{game.rules}-v{game.vocabulary}.jsonl.gz"].record)
    path = tmp_path / "other.jsonl"
    path.write_bytes(record.encode())

    shown = run("replay", path)
    verified = run("verify", path)

    assert shown.code == 0
    assert "version 99 of the rules" in " ".join(shown.out.split())
    assert titled(record.lines[0].events[0]["type"]) in shown.out
    assert (verified.code, "version 99" in verified.err) == (2, True)


def test_majority_of_other_rules_is_told_with_its_words(run: Run, tmp_path: Path) -> None:
    record = of_other_rules(GOLDENS["majority-r1-v1.jsonl.gz"].record)
    first = next(event for event in record.lines[0].events if event["type"] == "RoundBegan")
    word = majority_words(record.header.cards)[first["word"]]
    path = tmp_path / "other.jsonl"
    path.write_bytes(record.encode())

    assert word in run("replay", path).out
    told = [bytes(heard.event).decode() for heard in replay(path.read_bytes()).moments[0].told]
    assert any(f'"word":"{word}"' in event for event in told)


def test_other_rules_are_no_excuse_for_another_game_than_was_promised(run: Run, tmp_path: Path) -> None:
    record = GOLDENS["third-man-r1-v1.jsonl.gz"].record
    path = tmp_path / "other.jsonl"
    path.write_bytes(record.encode().replace(b'"rules":1', b'"rules":99', 1))

    assert run("verify", path).code == 1
    assert replay(path.read_bytes()).differences == ["commitment"]


@pytest.mark.parametrize(
    ("honest", "forged", "found"),
    [
        (b'"choices":{"2":[', b'"choices":{"1":[', "choice"),
        (b'"choices":{"2":[7', b'"choices":{"2":[17', "choice"),
        (b'{"n":2,', b'{"n":3,', "number"),
        (b'"winners":[', b'"winners":[7,', "winners"),
        (b'"scores":[0,0,3,0]', b'"scores":[0,0,3]', "scores"),
        (b'"names":["', b'"names":["Zoe","', "names"),
        (b'{"type":"Led"', b'{"only":4,"type":"Led"', "events"),
    ],
)
def test_other_rules_are_no_excuse_for_what_no_rules_could_tell(honest: bytes, forged: bytes, found: str) -> None:
    text = of_other_rules(GOLDENS["third-man-r1-v1.jsonl.gz"].record).encode()
    assert honest in text

    assert found in replay(text.replace(honest, forged, 1)).differences
