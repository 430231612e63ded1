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
from isoloir.table.log.codec import KINDS, Unreadable, decode_entry, encode_entry, is_personal
from isoloir.table.log.marks import PLAIN, Mark, Name, marks_of, own_words
from isoloir.table.log.since import Since, younger_fields
from isoloir.table.log.told import Heard
from isoloir.table.log.words import Change, Settings, changed, settled
from isoloir.table.party.fold import apply
from isoloir.table.party.party import MOST_COMMANDS
from isoloir.table.party.reading import read_party
from isoloir.table.wire.from_client import Configure
from isoloir.table.wire.refusal import Refusal

from .golden.shapes import ALLOWED, added, kept, outgrown, shape_of, shapes_now, tag_of
from .harness import Party, four
from .log_document import DOCUMENT, table_of_kinds
from .test_restart import restart

SAYS_NOTHING_OF_ANYBODY = {Heard}
"""Structs whose texts are a game's own."""


# ---- shapes


def test_every_shape_reads_what_the_last_release_wrote() -> None:
    now = shapes_now()

    assert [why for tag, was in kept()["shapes"].items() for why in outgrown(was, now.get(tag), tag)] == []


def test_what_is_younger_than_the_last_release_says_since_when() -> None:
    assert [why for kind in KINDS for why in undated(kind)] == []


def undated(kind: type[e.Act]) -> list[str]:
    last, fields, tag = kept()["format"], younger_fields(kind), tag_of(kind)
    was = kept()["shapes"].get(tag)
    if was is None:
        return [] if kind.since > last else [f"{tag} is new, and has to say so: since = {last + 1}"]
    new = (name for name in added(was, shape_of(kind)) if fields.get(name, 0) <= last)
    return [f"{tag}: {name} is new, and has to say so: Annotated[…, Since({last + 1})]" for name in new]


PLANTED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "a field more that may be left out": ({"seat": int}, {"why": (Annotated[int, Since(e.FORMAT + 1)], 0)}, ""),
    "one that doesn't say since when": ({"seat": int}, {"why": (int, 0)}, "Stood: why is new, and has to say so"),
    "one that may not be left out": ({"seat": int, "why": int}, {}, "Stood/required was"),
    "a field fewer": ({}, {}, "Stood/properties/seat is gone"),
    "a field of another type": (
        {"seat": str},
        {},
        "Stood/properties/seat/type was",
    ),
    "a field that may be left out now": ({}, {"seat": (int, 0)}, "Stood/required was"),
    "a word more": ({"seat": int | str}, {}, "Stood/properties/seat/type is gone"),
}


@pytest.mark.parametrize(("given", "with_default", "said"), PLANTED.values(), ids=PLANTED)
def test_only_a_field_that_may_be_left_out_is_added_under_a_tag(
    given: dict[str, Any], with_default: dict[str, Any], said: str
) -> None:
    fields: list[Any] = [*given.items(), *((name, *hint) for name, hint in with_default.items())]
    planted: Any = msgspec.defstruct("Stood", fields, bases=(e.Deed,), frozen=True, module=__name__)

    found = [*outgrown(kept()["shapes"]["Stood"], shape_of(planted), "Stood"), *undated(planted)]

    assert bool(found) == bool(said)
    assert not said or any(why.startswith(said) for why in found)
    assert all(ALLOWED in why or "Since(" in why for why in found), "it says what to do"


def test_an_entry_with_a_field_renamed_is_not_read_as_something_else() -> None:
    body = encode_entry(e.NonceAdded(person=1, nonce="n" * 16))

    with pytest.raises(Unreadable):
        decode_entry(body.replace(b'"nonce"', b'"salt"'))


def test_the_paper_lists_every_kind_and_field() -> None:
    assert table_of_kinds() in DOCUMENT.read_text(encoding="utf-8"), "python -m tests.table.log_document writes it"


# ---- settings once


def test_a_change_of_the_limit_does_not_write_the_options_again() -> None:
    before = Settings("majority", {"house_words": ["x" * 30] * 5})
    after = msgspec.structs.replace(before, seconds=90)

    body = encode_entry(e.Configured(person=1, change=changed(before, after)))

    assert json.loads(body)["change"] == {"seconds": 90}
    assert settled(before, changed(before, after)) == after


def test_a_new_setting_stands_in_three_places() -> None:
    """And `wire/from_client.py`'s has limits of its own."""
    names = Settings.__struct_fields__

    assert Change.__struct_fields__ == names
    assert {*Configure.__struct_fields__} == {"command", *names}


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


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
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
        *("Configured", "Needed", "Lived", "Subscribed", "Began", "WentBack", "Wrote"),
    }


class Silenced(e.Deed, frozen=True):
    """A kind somebody might add, about somebody else."""

    who: int
    name: Annotated[str, Name("who")]


class Whispered(e.Act, frozen=True):
    """And one that the table may write by itself."""

    name: Annotated[str, Name("person")]


class Hummed(e.Deed, frozen=True):
    name: Annotated[str, Name("whom")]


@pytest.mark.parametrize("planted", [Whispered, Hummed])
def test_a_name_that_belongs_to_nobody_is_refused_and_says_why(planted: type[e.Act]) -> None:
    with pytest.raises(TypeError, match="name belongs to nobody, so nobody's being forgotten would erase it: "):
        marks_of(planted)


def test_a_name_is_the_persons_that_its_mark_names() -> None:
    entry = Silenced(person=1, who=2, name="Marie")

    assert own_words(entry, 2, newcomer=3).keys() == {"name"}
    assert not own_words(entry, 1, newcomer=3)


def test_every_kind_names_an_owner_for_whatever_is_somebodys_own() -> None:
    assert all(mark.owner for kind in KINDS for mark in marks_of(kind).values())


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
    assert "live/table/announce.py" in found


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


async def test_the_last_four_hundred_commands_are_recognised_when_they_come_again() -> None:
    party = Party()
    await party.create()
    for n in range(450):
        apply(party.table.party, e.Configured(person=1, command=f"c{n}", change=Change(seconds=90)))

    assert len(party.table.party.commands) == MOST_COMMANDS == 400


def test_a_change_of_nothing_changes_nothing() -> None:
    assert settled(Settings("habits", {}), Change()) == Settings("habits", {})
