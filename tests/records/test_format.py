"""The format: the promise binds the whole set-up, and nothing unknown, doubled or missing is read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from isoloir.core import (
    BrokenRecord,
    Record,
    Shuffle,
    Terms,
    chance,
    differences,
    digest,
    has_other_rules,
    read_records,
)
from isoloir.core.commitment import spelled
from isoloir.core.record import Header, Line
from isoloir.core.verify import broken_promises
from isoloir.games import GAMES
from tests.records.golden import HOUSE, goldens, played

TERMS = Terms("habits", 1, 4, {"side": "b", "house_phrases": ["hums"], "strangers": True}, "fr")
SHUFFLE = Shuffle("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100")


def read(text: bytes) -> Record:
    (record,) = read_records(text.splitlines(keepends=True))
    return record


def test_the_commitment_is_the_one_in_the_documents() -> None:
    assert spelled({"b": [1, True], "a": None}) == b"o2:s1:ans1:bl2:i1;t"
    assert SHUFFLE.commitment(TERMS) == "5d5af487c3e9d9aca45d1c2e21e359ce70bde056d0f98fc662377a5a035ea4c0"


@pytest.mark.parametrize(
    "change",
    [
        {"game": "majority"},
        {"rules": 2},
        {"seats": 5},
        {"cards": "en"},
        {"options": {}},
        {"options": {**TERMS.options, "side": "a"}},
        {"options": {**TERMS.options, "house_phrases": ["hums", ""]}},
        {"options": {**TERMS.options, "strangers": 1}},
    ],
)
def test_every_part_of_the_set_up_is_promised(change: dict[str, Any]) -> None:
    assert SHUFFLE.commitment(replace(TERMS, **change)) != SHUFFLE.commitment(TERMS)


@pytest.mark.parametrize("key", GAMES)
def test_no_option_of_a_record_can_be_changed_unnoticed(key: str) -> None:
    game = GAMES[key]
    record = played(game, game.seats[0], HOUSE[key])
    for name in HOUSE[key]:
        options = {other: value for other, value in record.header.options.items() if other != name}
        forged = replace(record, header=replace(record.header, options=options))
        assert "commitment" in {difference.key for difference in differences(forged, game)}


@pytest.mark.parametrize(
    ("honest", "forged"),
    [
        (b'"take":', b'"ta0e":'),
        (b'"take":1', b'"take":1,"take":1'),
        (b',"take":1}', b"}"),
        (b'"winners":[', b'"winners":[9],"winners":['),
        (b'"seats":4', b'"seats":4,"table":"oak"'),
        (b'"seats":4', b'"seats":4,"seats":4'),
        (b'"vocabulary":1,', b""),
        (b'"vocabulary":1', b'"vocabulary":true'),
        (b'"nonces":', b'"nonce":'),
        (b'"type":"Led"', b'"type":"Led","type":"Led"'),
        (b'"n":1,', b'"n":1,"n":1,'),
        (b'"isoloir":3', b'"isoloir":4'),
        (b'"isoloir":3', b'"isoloir":0'),
    ],
)
def test_what_is_unknown_doubled_or_missing_is_not_read(honest: bytes, forged: bytes) -> None:
    text = played(GAMES["third-man"], 4, {}).encode()
    assert honest in text

    with pytest.raises(BrokenRecord):
        read(text.replace(honest, forged, 1))


def test_spaces_and_escapes_are_free() -> None:
    text = played(GAMES["third-man"], 4, {}).encode()
    loose = text.replace(b'","', b'", "').replace("é".encode(), b"\\u00e9").replace(b"\n", b"\r\n")

    assert list(differences(read(loose), GAMES["third-man"])) == []


@pytest.mark.parametrize("spelled", [b'  {  "end" : {', b'{"\\u0065nd":{', b'\t{"\\u0065\\u006e\\u0064":{'])
def test_the_end_line_is_found_however_it_is_spelled(spelled: bytes) -> None:
    text = played(GAMES["third-man"], 4, {}).encode().replace(b'{"end":{', spelled)

    assert list(differences(read(text), GAMES["third-man"])) == []


@pytest.mark.parametrize("written", [1, 2])
def test_a_record_from_before_the_release_is_refused_as_that(written: int) -> None:
    text = played(GAMES["third-man"], 4, {}).encode().replace(b'"isoloir":3', b'"isoloir":%d' % written)

    with pytest.raises(BrokenRecord, match="before the first release") as why:
        read(text)
    assert why.value.key == "before-release"


@pytest.mark.parametrize("rules", [1, 7])
def test_a_set_up_that_nobody_can_have_promised_is_a_difference(rules: int) -> None:
    honest = played(GAMES["habits"], 3, {})
    header = replace(honest.header, options={"side": 1.5}, rules=rules, commitment="")
    forged = read(replace(honest, header=header).encode())

    told = differences(forged, GAMES["habits"]) if rules == 1 else broken_promises(forged)
    found = {each.key for each in told}

    assert "commitment" in found


def test_true_is_not_one() -> None:
    record = played(GAMES["democrazy"], 4, {})
    text = record.encode()
    assert b'"adopted":true' in text

    forged = read(text.replace(b'"adopted":true', b'"adopted":1', 1))

    assert "events" in {difference.key for difference in differences(forged, GAMES["democrazy"])}


def edits(text: bytes, count: int, seed: str) -> list[bytes]:
    """Single bytes changed to other ones that a record may hold."""
    dice = chance("edits", seed)
    letters = b'0123456789abcdefghijklmnopqrstuvwxyz{}[]":,-'
    made = []
    for _ in range(count):
        at = dice.below(len(text))
        made.append(text[:at] + bytes([dice.choice(letters)]) + text[at + 1 :])
    return [edit for edit in made if edit != text]


def is_found_out(text: bytes, honest: Record) -> bool:
    """Or changed nothing but `names`, `faces` and `by` (the host's word), a nonce that moved no dice, or a gift that a
    game stopped too early to open."""
    try:
        record = read(text)
    except (BrokenRecord, RecursionError):
        return True
    game = GAMES.get(record.header.game)
    if game is None or has_other_rules(record.header, game):
        return True
    return next(differences(record, game), None) is not None or provable(record) == provable(honest)


def provable(record: Record) -> tuple[Header, list[Line], Any]:
    header = replace(record.header, names=(), faces=msgspec.UNSET)
    gifts = {
        line.n for line in record.lines if record.end.stopped and {ask.what for ask in line.asks.values()} == {"give"}
    }
    lines = [replace(line, by={}, choices={} if line.n in gifts else line.choices) for line in record.lines]
    return header, lines, replace(record.end, nonces=())


@pytest.mark.parametrize("golden", list(goldens()), ids=lambda g: g.path.name)
def test_edited_bytes_are_found_out(golden: Any) -> None:
    text = golden.record.encode()
    for edit in edits(text, 40, golden.path.name):
        assert is_found_out(edit, golden.record)


@pytest.mark.soak
@pytest.mark.parametrize("golden", list(goldens()), ids=lambda g: g.path.name)
def test_edited_bytes_are_found_out_by_the_thousand(golden: Any) -> None:
    text = golden.record.encode()
    for edit in edits(text, 2_000, digest("long", golden.path.name)):
        assert is_found_out(edit, golden.record)
