"""What a viewer receives doesn't depend on which node anybody sits at: not a byte, not a millisecond."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from isoloir.games import GAMES
from isoloir.table.live.table import loop
from isoloir.table.live.table.memory import Memory
from isoloir.table.live.table.take import take_foreign
from isoloir.table.live.table.turn import Turn
from isoloir.table.live.table.viewer import to_all
from isoloir.table.log.entries import Entry
from isoloir.table.wire import from_server as a
from isoloir.table.wire.socket_codec import decode_answer

from .lockstep import ALONE, APART, SPREAD, Homes, differences, heard


@pytest.mark.parametrize("homes", [SPREAD, APART], ids=["spread", "apart"])
@pytest.mark.parametrize("game", GAMES)
def test_where_people_sit_makes_no_difference_to_a_single_byte(game: str, homes: Homes) -> None:
    assert [differences(seed, game, homes) for seed in range(3)] == [[], [], []]


def test_what_is_compared_is_a_whole_night() -> None:
    told = heard(1, "democrazy", SPREAD)

    assert sum(map(len, told.values())) > 200


def test_everything_that_is_told_in_its_own_way_is_among_it() -> None:
    """Hints, remarks, reactions, moved places, pauses and kicks."""
    frames = [frame for seed in range(6) for told in heard(seed, "third-man", SPREAD).values() for _, frame in told]
    kinds = {type(decode_answer(frame)).__name__ for frame in set(frames)}
    notices = {answer.code for frame in set(frames) if isinstance(answer := decode_answer(frame), a.Notice)}

    assert kinds >= {"Advised", "Remarked", "Reacted", "TransferCode", "Deadline", "Ticks", "Grace", "Moved", "Welcome"}
    assert notices >= {"kicked", "transfer"}


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nor_in_two_hundred_nights(game: str) -> None:
    assert {seed: found for seed in range(200) if (found := differences(seed, game, SPREAD))} == {}


def test_a_choice_elsewhere_that_is_told_in_its_own_way_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with the others that come within a moment, but at once."""

    def foreign(memory: Memory, entries: Iterable[Entry]) -> Turn:
        turn = take_foreign(memory, entries)
        if turn.chosen is not None:
            turn.out += to_all(memory.presence.viewers, a.Ticks(*turn.chosen))
            turn.chosen = None
        return turn

    monkeypatch.setattr(loop, "take_foreign", foreign)

    assert heard(1, "habits", ALONE) != heard(1, "habits", SPREAD)
