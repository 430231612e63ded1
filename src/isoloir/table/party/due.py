"""What happens by itself, and when, if nothing else does: timers as data, recomputed whenever something moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from isoloir.core import Chooser, Seat

from . import rounds
from .absence import (
    NEVER,
    came_back,
    heir,
    host_silent_from,
    is_empty,
    is_left_to_the_table,
    offers_change,
    outvoted,
    silent,
    stays_host,
)
from .booth import for_bots, grace, held_until, is_complete, missing_nonces, thought
from .festival import Festival
from .inputs import Begin, HostIsAway, NextRound, NobodyIsLeft, OpenBallot, Post, Returned, RoundIsUp, TimeIsUp
from .notices import next_post
from .party import Party
from .play import Play
from .scene import Scene

UNREAD = 2_000
"""What people said while this server ran late is read within this time."""
HELD_BACK = 10_000
"""A limit is held back by this much at most, however late the server runs."""


class Think(Struct, frozen=True):
    """A bot is asked for this seat; its answer is an input of its own."""

    pause: int
    seat: Seat
    by: Chooser


class Tend(Struct, frozen=True):
    """A festival looks after its tables: sees that they're laid, who sits there, and which are done."""


class Offer(Struct, frozen=True):
    """Everybody is told who a bot may stand in for now."""

    pause: int


class Look(Struct, frozen=True):
    """A person who lost their page counts as away."""


Done: TypeAlias = (
    Begin | OpenBallot | TimeIsUp | HostIsAway | NobodyIsLeft | Post | Returned | Think | Tend | NextRound | RoundIsUp
)
Task: TypeAlias = Done | Offer | Look
"""The last two are just a reason to look."""


class Due(NamedTuple):
    """`wait` counts from when we first saw it was due, if the log doesn't say since when it is."""

    task: Task
    at: int = 0
    wait: int = 0


def follows(party: Party, scene: Scene) -> OpenBallot | None:
    """A ballot that needs no grace opens with the choice that completed it, in the same append."""
    play = party.play
    if play is None or not is_complete(party) or grace(party, scene.pace):
        return None
    return OpenBallot(play.pause)


def due(party: Party, scene: Scene) -> Iterator[Due]:
    change = scene.attendance.next_change(scene.now, scene.pace.gone)
    if change is not None:
        yield Due(Look(), change)
    yield from _host(party, scene)
    yield from _returned(party, scene)
    if party.festival is not None:
        yield from _festival(party, party.festival, scene)
    if (at := next_post(party, scene)) is not None:
        yield Due(Post(), at)
    play = party.play
    if play is not None and party.phase == "shuffling":
        missing = missing_nonces(party, scene.here)
        yield Due(Begin(play.game), play.promised + scene.pace.nonces if missing else 0)
    if play is not None and party.is_running:
        yield from _in_a_game(party, play, scene)


def _festival(party: Party, held: Festival, scene: Scene) -> Iterator[Due]:
    if any(not sheet.is_over for sheet in held.sheets):
        yield Due(Tend())
    if party.paused is not None:
        if not held.organisers & scene.attendance.connected:
            yield Due(HostIsAway(0), scene.attendance.all_away_since(held.organisers) + rounds.UNLED)
        return
    if rounds.is_up(held, scene.now):
        yield Due(RoundIsUp(held.round))
    elif held.deadline is not None:
        task = RoundIsUp(held.round) if held.phase == "playing" else NextRound(held.round)
        yield Due(task, held.deadline)


def _host(party: Party, scene: Scene) -> Iterator[Due]:
    connected, pace = scene.attendance.connected, scene.pace
    if stays_host(party):
        return
    if party.host is not None and party.host not in connected and heir(party, connected) is not None:
        yield Due(HostIsAway(party.host), scene.attendance.away_since(party.host) + max(pace.host_gone, pace.gone))
    elif party.host is not None and (silent_from := host_silent_from(party, scene)) != NEVER:
        acting = scene.attendance.lively(max(scene.now, silent_from), pace.lively)
        if heir(party, acting) is not None:
            yield Due(HostIsAway(party.host), silent_from)


def _returned(party: Party, scene: Scene) -> Iterator[Due]:
    """Written when a person comes back or does something again, and once more if that wasn't kept."""
    stood_in = [chair for chair in party.chairs if chair.auto]
    if not stood_in and party.host == party.owner and party.paused != "empty":
        return
    lively = scene.attendance.lively(scene.now, scene.pace.host_silent)
    for person in party.listed():
        if person in lively and came_back(party, person, scene):
            yield Due(Returned(person))


def _in_a_game(party: Party, play: Play, scene: Scene) -> Iterator[Due]:
    attendance, pace = scene.attendance, scene.pace
    if (until := held_until(party)) is not None:
        yield Due(OpenBallot(play.pause), until)
    elif is_complete(party):
        yield Due(OpenBallot(play.pause), wait=grace(party, pace))
    elif silent(party, play):
        if play.deadline is not None and is_left_to_the_table(party, play):
            yield Due(
                TimeIsUp(play.pause), max(play.deadline, min(attendance.late + UNREAD, play.deadline + HELD_BACK))
            )
        elif (start := offers_change(party, play, scene)) is not None:
            yield Due(Offer(play.pause), start)
            if outvoted(party, scene):
                yield Due(TimeIsUp(play.pause))
    if is_empty(party, attendance.connected):
        away = attendance.all_away_since(party.seated() or attendance.parted)
        yield Due(NobodyIsLeft(play.pause), away + max(pace.empty, pace.gone))
    for seat, by in for_bots(party, play):
        yield Due(Think(play.pause, seat, by), wait=thought(party, pace))
