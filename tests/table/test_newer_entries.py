"""What a later version wrote is told from damage, and left alone."""

from __future__ import annotations

import pytest
from msgspec import Raw, structs

from isoloir.games import GAMES
from isoloir.table.log import entries as e
from isoloir.table.log.codec import Newer, Unreadable, decode_entry, encode_entry, known_tags
from isoloir.table.log.entries import FORMAT
from isoloir.table.log.words import Change, Look
from isoloir.table.party.reading import must_know, read_party
from isoloir.table.wire.refusal import Refusal

from .golden.portrait import FOLDER
from .harness import four
from .test_restart import restart

# ---- what one node does


def evening() -> list[bytes]:
    return (FOLDER / str(FORMAT) / "third-man.jsonl").read_bytes().splitlines()


def under_way() -> list[bytes]:
    """Up to the middle of the first game."""
    log = evening()
    opened = [n for n, body in enumerate(log) if b'"type":"Opened"' in body]
    return log[: opened[2] + 1]


def with_newer_rules(log: list[bytes]) -> list[bytes]:
    entry = decode_entry(log[-1])
    assert isinstance(entry, e.Opened)
    return [*log[:-1], encode_entry(structs.replace(entry, rules=GAMES["third-man"].rules + 1))]


def test_a_kind_of_a_later_version_is_told_from_damage() -> None:
    with pytest.raises(Newer):
        decode_entry(b'{"type":"Waved","person":1}')
    for damage in (b'{"type":"Sat"}', b"{}", b"\x00", b'{"type":7}'):
        with pytest.raises(Unreadable) as why:
            decode_entry(damage)
        assert why.type is not Newer
    assert "Sat" in known_tags()


def test_a_save_of_newer_rules_is_not_ours_to_read() -> None:
    log = under_way()
    party, newer = read_party(log[:-1]), with_newer_rules(log)

    assert read_party(log).phase == "playing"
    with pytest.raises(Newer):
        read_party(newer)
    with pytest.raises(Newer):
        must_know(party, [decode_entry(newer[-1])])


async def test_a_game_of_newer_rules_is_left_alone_and_not_ended() -> None:
    party, _ = await four()
    opened = next(n for n, entry in enumerate(party.log.entries()) if isinstance(entry, e.Began))
    began = party.log.entries()[opened]
    assert isinstance(began, e.Began)
    party.log.tables[1][opened] = encode_entry(structs.replace(began, rules=99, save=Raw(b'"of tomorrow"')))
    before = list(party.log.tables[1])

    with pytest.raises(Refusal) as why:
        await restart(party)

    assert why.value.code == "unreadable"
    assert party.log.tables[1] == before, "no word that its save is broken"


def test_a_field_that_only_a_newer_version_knows_is_not_read_past() -> None:
    body = encode_entry(e.Sat(person=1, name="Marie", look=Look()))
    change = encode_entry(e.Configured(change=Change(seconds=90)))

    for newer in (body.replace(b'"Sat"', b'"Sat","mood":{"a":[1,2]}'), change.replace(b'"seconds"', b'"pace"')):
        with pytest.raises(Newer):
            decode_entry(newer)
