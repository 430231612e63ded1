"""The log is a format: shapes never change under their tag, every text in it is marked, what can't be read says so."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from isoloir.table.log import entries as e
from isoloir.table.log.codec import Unreadable, decode_entry, encode_entry, is_personal
from isoloir.table.log.marks import PLAIN, Mark
from isoloir.table.log.told import Heard
from isoloir.table.log.words import Change, Settings, changed, settled
from isoloir.table.party.reading import read_party
from isoloir.table.wire.refusal import Refusal

from .golden.shapes import kinds, shapes_kept, shapes_now
from .harness import Party, four
from .log_document import DOCUMENT, table_of_kinds
from .test_restart import restart

SAYS_NOTHING_OF_ANYBODY = {Heard}
"""Structs whose texts are a game's own."""


# ---- shapes


def test_no_shape_changes_under_its_tag() -> None:
    assert shapes_now() == shapes_kept(), "a new shape gets a new tag, and the old one moves to old.py with its step"


def test_an_entry_with_a_field_renamed_is_not_read_as_something_else() -> None:
    body = encode_entry(e.NonceAdded(person=1, nonce="n" * 16))

    with pytest.raises(Unreadable):
        decode_entry(body.replace(b'"nonce"', b'"salt"'))


def test_the_newest_kind_is_of_the_newest_format() -> None:
    assert max(kind.since for kind in get_args(e.Entry)) == e.FORMAT


def test_the_paper_lists_every_kind_and_field() -> None:
    assert table_of_kinds() in DOCUMENT.read_text(encoding="utf-8"), "python -m tests.table.log_document writes it"


# ---- settings once


def test_a_change_of_the_limit_does_not_write_the_options_again() -> None:
    before = Settings("majority", {"house_words": ["x" * 30] * 5})
    after = msgspec.structs.replace(before, seconds=90)

    body = encode_entry(e.Configured(person=1, change=changed(before, after)))

    assert json.loads(body)["change"] == {"seconds": 90}
    assert settled(before, changed(before, after)) == after


def test_a_change_of_format_1_is_read_as_all_settings() -> None:
    old = b'{"type":"Configured","person":1,"settings":{"game":"habits","options":{},"seconds":90}}'

    entry = decode_entry(old)

    assert isinstance(entry, e.Configured)
    assert settled(Settings("majority", {"a": 1}, room="remote"), entry.change) == Settings("habits", {}, seconds=90)


# ---- marks


def texts_without_mark(kind: type[Any]) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    return [field for field in kind.__struct_fields__ if not is_marked(hints[field]) and holds_text(hints[field])]


def is_marked(hint: Any) -> bool:
    return get_origin(hint) is Annotated and any(isinstance(each, Mark) or each == PLAIN for each in hint.__metadata__)


def holds_text(hint: Any) -> bool:
    if hint is str or hint is Any:
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint not in SAYS_NOTHING_OF_ANYBODY and any(map(holds_text, get_type_hints(hint).values()))
    return (
        get_origin(hint) is not None and "Literal" not in str(get_origin(hint)) and any(map(holds_text, get_args(hint)))
    )


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_text_in_an_entry_says_whose_it_is(kind: type[Any]) -> None:
    assert texts_without_mark(kind) == []


class Muted(e.Act, frozen=True):
    """A kind somebody might add, with a name nobody marked."""

    who: int
    name: str
    words: tuple[str, ...] = ()


def test_a_planted_name_without_a_mark_is_found() -> None:
    assert texts_without_mark(Muted) == ["name", "words"]


def test_what_lies_apart_in_the_files_is_what_has_a_mark() -> None:
    apart = {kind.__name__ for kind in get_args(e.Entry) if is_personal(kind)}

    assert apart == {
        *("Created", "Joined", "TokenGiven", "TokenUsed", "PlaceLent", "Sat", "TookOver", "Renamed"),
        *("Configured", "Needed", "Began", "WentBack"),
    }


# ---- closed unions


@pytest.mark.soak
@pytest.mark.parametrize("room", ["of_play", "of_seats", "of_people"])
def test_a_kind_that_nobody_handles_fails_the_type_check(room: str, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    shutil.copytree(root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    entries = tmp_path / f"src/isoloir/table/log/{room}.py"
    kinds, union, handled = re.split(r"^(Of\w+: TypeAlias = \(?)", entries.read_text(), flags=re.MULTILINE)
    muted = "class Muted(Deed, frozen=True):\n    word: Plain[str]\n\n\n"
    entries.write_text(f"{kinds}{muted}{union}Muted | {handled}")
    command = [sys.executable, "-m", "mypy", "--config-file", str(root / "pyproject.toml"), "src/isoloir/table"]

    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout

    assert "party/fold.py" in found
    assert "live/announce.py" in found


# ---- what can't be read


DAMAGE = {
    "a kind of a later version": b'{"type":"Muted.9","person":1}',
    "no JSON": b"\x00\x01",
    "not text": b'{"type":"\xff"}',
    "a field missing": b'{"type":"Sat","person":1}',
    "an entry about a game that never was": b'{"type":"Sealed","pause":1,"seat":0,"choice":[1]}',
    "somebody who never came": b'{"type":"Left","person":77}',
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
async def test_a_table_that_cannot_be_read_says_so_and_no_other_table_is_touched(damage: bytes) -> None:
    party = Party()
    await party.create()
    other = await four()
    party.log.tables[1].append(damage)
    before = list(party.log.tables[1])

    with pytest.raises(Refusal) as why:
        await restart(party)

    assert why.value.code == "unreadable"
    assert party.log.tables[1] == before, "the log is left as it is: a newer version may know more"
    assert (await restart(other[0])).table.party.phase == "playing"


async def test_it_is_said_once_in_the_operators_log(caplog: pytest.LogCaptureFixture) -> None:
    party = Party()
    await party.create()
    party.log.tables[1].append(b"{}")
    party.house.tables.clear()
    party.house._numbers.clear()

    for _ in range(3):
        with pytest.raises(Refusal):
            await party.house.find(party.table.party.code)

    assert [record.message for record in caplog.records] == ["log unreadable"]


async def test_a_long_log_reads_as_a_short_one_does() -> None:
    party, _ = await four()
    bodies = party.log.tables[1]
    bodies += [encode_entry(e.Configured(person=1, change=Change(seconds=10 + n))) for n in range(450)]

    again = await restart(party)

    assert again.table.party.settings == read_party(bodies).settings
    assert again.table.party.settings.seconds == 459


def test_a_change_of_nothing_changes_nothing() -> None:
    assert settled(Settings("habits", {}), Change()) == Settings("habits", {})
