"""On raw sockets: what one receives does not depend, to the byte, on what it may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isoloir.games import GAMES

from .tapped import Evening, evening, leaks, seats_of

BLIND = [("seat 0",), ("two seats",), ("watcher", "screen")]
OTHER_SEATS = [(key, seat) for key, game in GAMES.items() for seat in range(1, seats_of(game) - 2)]

honest_evenings: dict[str, Evening] = {}
"""Each is played once and compared with several others; nobody changes it."""


async def honest_evening(game: str, data: Path) -> Evening:
    if game not in honest_evenings:
        honest_evenings[game] = await evening(data, game, honest=True)
    return honest_evenings[game]


def enough(honest: Evening) -> int:
    """A long game has to differ ten times, a short one in a third of its openings."""
    return min(10, honest.openings // 3)


@pytest.mark.parametrize("game", GAMES)
async def test_on_the_wire_nobody_can_tell_how_others_made_up_their_minds(game: str, tmp_path: Path) -> None:
    """Other choices first, in another order, and changed minds: all sockets and the open record stay the same."""
    honest = await honest_evening(game, tmp_path)

    fickle = await evening(tmp_path, game, honest=False)

    assert leaks(honest, fickle) == {}
    assert fickle.edits > min(20, honest.openings)


@pytest.mark.parametrize("blind", BLIND, ids=" ".join)
@pytest.mark.parametrize("game", GAMES)
async def test_on_the_wire_another_game_looks_the_same_to_whoever_may_not_know(
    game: str, blind: tuple[str, ...], tmp_path: Path
) -> None:
    """Other hands and other choices lie on the table, for as long as the rules keep them from this listener."""
    honest = await honest_evening(game, tmp_path)

    other = await evening(tmp_path, game, honest=False, blind=blind)

    assert leaks(honest, other) == {}
    assert other.edits > min(20, honest.openings)
    assert other.worlds is not None
    assert other.worlds.apart > enough(honest) or blind == ("two seats",), "the two evenings were the same game"


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seat"), OTHER_SEATS)
async def test_on_the_wire_another_game_looks_the_same_from_every_seat(game: str, seat: int, tmp_path: Path) -> None:
    honest = await honest_evening(game, tmp_path)

    other = await evening(tmp_path, game, honest=False, blind=(f"seat {seat}",))

    assert leaks(honest, other) == {}
    assert other.worlds is not None
    assert other.worlds.apart > enough(honest)


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_taps_kept_is_a_whole_evening(game: str, tmp_path: Path) -> None:
    """Or the comparisons above would mean nothing."""
    honest = await honest_evening(game, tmp_path)

    for tap in honest.taps:
        everything = b"".join(tap.heard)
        kinds = set(re.findall(rb'\{"type":"([A-Za-z]+)"', everything))
        assert kinds >= {b"Welcome", b"Moved", b"Ticks", b"Grace", b"Changed", b"Presence", b"Commitment"}
        assert kinds >= {b"Refused", b"Pong", b"Bye"}
        assert everything.count(b'{"type":"Moved"') > honest.openings
        assert {int.from_bytes(each[2:4], "big") for each in tap.heard if each[:1] == b"\x88"} == {1000, 1001, 1008}
        assert {b"200", b"403", b"404", b"101"} <= set(re.findall(rb"HTTP/1\.1 (\d{3})", everything))
        assert b'"over":{"winners"' in everything
    assert all(b'{"isoloir":3' in b"".join(tap.heard) for tap in honest.seated)
    assert all(b'{"isoloir":3' in tap.after[0] for tap in honest.seated)
