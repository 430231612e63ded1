"""Faults of our own, planted one at a time in the loop, the domain and the house: evenings have to find each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from isoloir.core import Ballot
from isoloir.core.value import encode
from isoloir.table.live.house.house import House
from isoloir.table.live.table import viewer
from isoloir.table.live.table.botseats import BotSeats
from isoloir.table.live.table.catchup import CatchUp, Found
from isoloir.table.live.table.loop import Loop
from isoloir.table.live.table.presence import Presence
from isoloir.table.live.table.seen import Seen
from isoloir.table.live.table.turn import Item, Turn
from isoloir.table.log.entries import Needed, Sealed
from isoloir.table.party import due as timers
from isoloir.table.party.fold import apply
from isoloir.table.party.inputs import Begin, OpenBallot, Spoken
from isoloir.table.store.interface import Unavailable, Unknown
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

UNASKED = "isoloir.table.live.table.unasked"


def a_choice_is_told_and_never_written(patch: Patch) -> None:
    honest = Loop._append

    def append(loop: Loop, turn: Turn) -> None:
        if len(turn.entries) == 1 and isinstance(turn.entries[0], Sealed):
            turn.is_settled = True
            loop._turns.append(turn)
            loop._tell()
        else:
            honest(loop, turn)

    patch.setattr(Loop, "_append", append)


def told_before_it_is_on_disk(patch: Patch) -> None:
    honest = Loop._append

    def append(loop: Loop, turn: Turn) -> None:
        for seen, word in turn.out:
            if isinstance(word, bytes):
                seen.send(word)
        turn.out.clear()
        honest(loop, turn)

    patch.setattr(Loop, "_append", append)


def a_repeat_counts_twice(patch: Patch) -> None:
    patch.setattr(Spoken, "is_in", lambda spoken, commands: False)


def a_timer_is_forgotten(patch: Patch) -> None:
    """The one that opens a ballot after its grace."""

    def due(party: Any, scene: Any) -> Iterator[timers.Due]:
        return (each for each in timers.due(party, scene) if not isinstance(each.task, OpenBallot))

    patch.setattr("isoloir.table.live.table.memory.due", due)


def a_game_that_nobody_begins(patch: Patch) -> None:
    def due(party: Any, scene: Any) -> Iterator[timers.Due]:
        return (each for each in timers.due(party, scene) if not isinstance(each.task, Begin))

    patch.setattr("isoloir.table.live.table.memory.due", due)


def doubt_is_told_as_a_refusal(patch: Patch) -> None:
    """What may have been kept is said to have changed nothing."""
    honest = Loop._throw_back

    def throw_back(loop: Loop, why: Any, culprits: Sequence[Item]) -> None:
        honest(loop, Unavailable() if isinstance(why, Unknown) else why, culprits)

    patch.setattr(Loop, "_throw_back", throw_back)


def what_was_thrown_back_is_lost(patch: Patch) -> None:
    """Not decided again, though it was answered."""
    honest = Loop._throw_back

    def throw_back(loop: Loop, why: Any, culprits: Sequence[Item]) -> None:
        for turn in loop._turns:
            for item in turn.items:
                if item.viewer is not None and item.command:
                    item.viewer.send(encode(a.Accepted(item.command)))
            turn.items = [item for item in turn.items if item.hello is not None]
        honest(loop, why, culprits)

    patch.setattr(Loop, "_throw_back", throw_back)


def what_was_missed_is_not_told(patch: Patch) -> None:
    honest = CatchUp.read

    async def read(reader: CatchUp, party: Any, told: int, seen: Seen) -> Found:
        found = await honest(reader, party, told, seen)
        for entry in found.missed:
            apply(found.party, entry)
        return found._replace(missed=[])

    patch.setattr(CatchUp, "read", read)


def a_ballot_opens_with_one_missing(patch: Patch) -> None:
    patch.setattr(Ballot, "is_full", property(lambda ballot: len(ballot.waiting) <= len(ballot.asks) // 2))


def somebody_elses_hand(patch: Patch) -> None:
    """Everybody is sent what the first seat is."""
    honest = viewer.Frames.of
    patch.setattr(viewer.Frames, "of", lambda frames, person: honest(frames, 1))


def a_bot_that_is_never_asked(patch: Patch) -> None:
    patch.setattr(BotSeats, "think", lambda seats, party, task: None)


def a_page_that_is_gone_stays(patch: Patch) -> None:
    """So nobody is ever away, and nobody stands in."""
    patch.setattr(Presence, "remove", lambda presence, gone, now: None)


def a_wish_to_join_that_counts_twice(patch: Patch) -> None:
    patch.setattr(House, "device_token", lambda house, table, wish: house.world.secrets.token())


def a_log_that_is_read_once_and_given_up(patch: Patch) -> None:
    """The loop waits for a read that nobody tries again."""

    async def read(reader: CatchUp, party: Any, told: int, seen: Seen) -> Found:
        try:
            return await reader._once(party, told, seen)
        except Unavailable:
            await asyncio.Event().wait()
            raise Refusal("never") from None

    patch.setattr(CatchUp, "read", read)


def remembered_otherwise_than_written(patch: Patch) -> None:
    """Nobody is told, and nothing comes of it until the server starts again."""

    def remember(party: Any, entry: Any, match: Any = None) -> None:
        apply(party, entry, match)
        if isinstance(entry, Needed):
            party.people[entry.person].patience = "usual"

    patch.setattr("isoloir.table.live.table.take.apply", remember)


PLANTS: list[Plant] = [
    a_choice_is_told_and_never_written,
    told_before_it_is_on_disk,
    a_repeat_counts_twice,
    a_timer_is_forgotten,
    a_game_that_nobody_begins,
    doubt_is_told_as_a_refusal,
    what_was_thrown_back_is_lost,
    what_was_missed_is_not_told,
    a_ballot_opens_with_one_missing,
    somebody_elses_hand,
    a_bot_that_is_never_asked,
    a_page_that_is_gone_stays,
    a_wish_to_join_that_counts_twice,
    a_log_that_is_read_once_and_given_up,
    remembered_otherwise_than_written,
]
