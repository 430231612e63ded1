"""What the documents say about changing the log is walked by the book, in a copy: a new setting, a new shape."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from isoloir.games import GAMES
from isoloir.table.log.codec import Newer, decode_entry
from isoloir.table.log.entries import FORMAT, Configured
from tests.sim.several.version import Version, imported

from .golden.portrait import FOLDER, portrait
from .golden.shapes import added, kept, outgrown, shape_of, shapes_now, tag_of
from .next_version import Patches

NEXT = FORMAT + 1
SETTING: Patches = {
    "table/log/words.py": (
        ("    door: Door = ", '    quiet: bool = False\n    """Nobody reacts during a game."""\n    door: Door = '),
        ("    door: Door | U", f"    quiet: Annotated[bool | UnsetType, Since({NEXT})] = UNSET\n    door: Door | U"),
        ("from isoloir.core import Lang, Seat\n", "from isoloir.core import Lang, Seat\n\nfrom .since import Since\n"),
    ),
    "table/wire/from_client.py": (("    door: Door | U", "    quiet: bool | UnsetType = UNSET\n    door: Door | U"),),
}
"""By the row of the recipe; the third file is the lobby's control, and what it says is a `Configure`."""

SHAPE: Patches = {
    "table/log/of_seats.py": (
        (
            "class Stood(Deed, frozen=True):\n    shows = True\n\n    seat: Seat\n",
            f'class Stood(Deed, frozen=True, tag="Stood.2"):\n    since = {NEXT}\n\n    seats: tuple[int, ...]\n',
        ),
    ),
    "table/log/entries.py": (
        (
            "OLD: tuple[type[Old], ...] = ()\n",
            """
class Stood1(Old, frozen=True, tag="Stood"):
    person: int
    seat: int

    def now(self) -> Stood:
        return Stood(person=self.person, command=self.command, seats=(self.seat,))


OLD: tuple[type[Old], ...] = (Stood1,)
""",
        ),
    ),
    "table/party/fold.py": (("_stand(party, entry.seat)", "[_stand(party, seat) for seat in entry.seats]"),),
}
"""The row in `log.md`: several seats are given up at once from now on."""


@cache
def with_a_shape() -> Version:
    return Version(imported("isoloir_with_a_shape", SHAPE))


@cache
def with_a_setting() -> Version:
    return Version(imported("isoloir_with_a_setting", SETTING))


def golden(game: str) -> list[bytes]:
    return (FOLDER / str(FORMAT) / f"{game}.jsonl").read_bytes().splitlines()


def configured(**change: Any) -> Any:
    """By the host of a new table: what is written, and what the table's settings are then."""
    version = with_a_setting()
    entries, words = version.room("table.log.entries"), version.room("table.log.words")
    lobby = version.room("table.party.lobby")
    log = [
        entries.Created(code="KXPLT", key="k", change=words.Change(game="habits"), at=1),
        entries.Joined(token="t", name="Léa", look=words.Look(), screen=False, address="a"),
    ]
    table = version.fold(log)
    said = version.said.Configure(command="c", **change)
    (entry,) = lobby.configure(table, 1, said, scene=None)
    version.apply(table, entry)
    return entry, table.settings


@pytest.mark.parametrize("version", [with_a_setting, with_a_shape])
@pytest.mark.parametrize("game", GAMES)
def test_the_next_version_reads_every_golden_log_as_it_is(game: str, version: Callable[[], Version]) -> None:
    stored = msgspec.json.decode((FOLDER / str(FORMAT) / f"{game}.json").read_bytes())

    shown = portrait(version().folded(golden(game)))

    assert msgspec.json.decode(msgspec.json.encode(shown)) == stored


def shapes_in(version: Version) -> dict[str, Any]:
    return {tag_of(kind): shape_of(kind) for kind in version.log.KINDS}


def test_a_new_setting_keeps_every_shape_of_the_last_release() -> None:
    now = shapes_in(with_a_setting())
    before = shapes_now()
    grown = {tag for tag in kept()["shapes"] if [*added(before[tag], now[tag])]}

    assert not [why for tag, was in kept()["shapes"].items() for why in outgrown(was, now[tag], tag)]
    assert grown == {"Created", "Configured", "WentBack"}
    assert with_a_setting().reads == NEXT


def test_a_new_setting_is_set_by_the_host_and_everybody_is_told() -> None:
    entry, settings = configured(quiet=True)

    assert msgspec.to_builtins(entry.change) == {"quiet": True}
    assert settings.quiet


def test_a_version_that_does_not_know_a_setting_refuses_it_and_reads_all_else() -> None:
    version = with_a_setting()
    encode, format_of = version.log.encode_entry, version.room("table.log.since").format_of
    quiet, _ = configured(quiet=True)
    other, _ = configured(seconds=90)

    assert (format_of(quiet), format_of(other)) == (NEXT, Configured.since)
    with pytest.raises(Newer):
        decode_entry(encode(quiet))
    assert isinstance(decode_entry(encode(other)), Configured)


def test_while_an_older_server_shares_the_log_a_new_setting_is_not_written() -> None:
    version = with_a_setting()
    must_be_read = version.room("table.party.decision").must_be_read
    quiet, _ = configured(quiet=True)
    other, _ = configured(seconds=90)

    must_be_read([other], FORMAT)
    with pytest.raises(version.refusal, match="upgrading"):
        must_be_read([quiet], FORMAT)
    must_be_read([quiet], NEXT)


def test_a_new_shape_has_a_tag_of_its_own_and_the_old_one_a_step() -> None:
    now, version = shapes_in(with_a_shape()), with_a_shape()
    stood = b'{"type":"Stood","person":1,"command":"c","seat":3}'
    new = version.log.encode_entry(version.decode(stood))

    lost = [why for tag, was in kept()["shapes"].items() for why in outgrown(was, now[tag], tag)]
    assert not lost, "no shape of the release is lost"
    assert now.keys() - shapes_now().keys() == {"Stood.2"}
    assert msgspec.json.decode(new) == {"type": "Stood.2", "person": 1, "command": "c", "seats": [3]}
    assert version.room("table.log.since").format_of(version.decode(stood)) == NEXT
    with pytest.raises(Newer):
        decode_entry(new)
