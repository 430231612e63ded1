"""Faults of our own against the rules of several nodes, planted one at a time: nights have to find each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from isoloir.core.value import encode
from isoloir.table.live.house.house import House
from isoloir.table.live.nodes.cluster import Cluster
from isoloir.table.live.nodes.contact import Contact
from isoloir.table.live.table import loop
from isoloir.table.live.table.clocks import FollowedClock
from isoloir.table.live.table.loop import Loop
from isoloir.table.live.table.memory import Memory
from isoloir.table.live.table.neighbours import Opened
from isoloir.table.live.table.presence import Presence
from isoloir.table.live.table.seen import Seen
from isoloir.table.live.table.take import take_foreign
from isoloir.table.live.table.turn import Turn
from isoloir.table.live.table.viewer import Frames, welcome_of
from isoloir.table.log.entries import Entry
from isoloir.table.store.register import Opening, Pulse

from .base import Base
from .link import SharedLog
from .rollout import Newer
from .trouble import Trouble
from .version_plants import OF_VERSIONS

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Plant:
    plant: Callable[[Patch], None]
    trouble: Trouble | None = None
    """Where it is found sooner in nights with one kind of it; None: in any night."""
    newer: Newer | None = None
    """What the version has that nodes are brought up to on the way."""

    @property
    def __name__(self) -> str:
        return self.plant.__name__


def a_wake_that_comes_while_busy_is_forgotten(patch: Patch) -> None:
    honest = Loop.heard_of

    def heard_of(busy: Loop, head: int) -> None:
        if busy.is_idle:
            honest(busy, head)

    patch.setattr(Loop, "heard_of", heard_of)


def only_wakes_are_listened_to(patch: Patch) -> None:
    """A beat doesn't look at the heads, so what the bus lost stays lost."""
    honest = Cluster._learn

    def learn(cluster: Cluster, pulse: Pulse, asked: Mapping[int, int]) -> None:
        held, cluster.held = cluster.held, lambda table: None
        honest(cluster, pulse, asked)
        cluster.held = held
        for table in list(cluster.seating.tables):
            if (there := held(table)) is not None:
                there.seated_elsewhere(cluster.elsewhere(table))

    patch.setattr(Cluster, "_learn", learn)


def what_may_be_kept_is_refused(patch: Patch) -> None:
    from isoloir.table.store.interface import Unavailable, Unknown

    honest = Loop._throw_back

    def throw_back(thrown: Loop, why: Any, culprits: Any) -> None:
        honest(thrown, Unavailable() if isinstance(why, Unknown) else why, culprits)

    patch.setattr(Loop, "_throw_back", throw_back)


def a_repeat_is_refused_though_the_first_is_on_its_way(patch: Patch) -> None:
    patch.setattr(Presence, "is_new", lambda presence, viewer, now: False)


def one_nodes_people_are_taken_for_all(patch: Patch) -> None:
    patch.setattr(Cluster, "elsewhere", lambda cluster, table: frozenset())


def the_head_is_not_asked_at_the_door(patch: Patch) -> None:
    patch.setattr(House, "_has_heard", lambda house, table: True)


def a_conflict_is_told_by_welcome(patch: Patch) -> None:
    def foreign(memory: Memory, entries: Iterable[Entry]) -> Turn:
        turn, missed = Turn(), list(entries)
        take_foreign(memory, missed)
        for viewer in memory.presence.viewers if missed else ():
            turn.out.append((viewer, encode(welcome_of(memory.party, viewer.person, 0, 0, None, memory.scene()))))
        return turn

    patch.setattr(loop, "take_foreign", foreign)


def a_hand_is_shown_to_everybody(patch: Patch) -> None:
    """Of the first person's seat, wherever they sit."""
    honest = Frames.of
    patch.setattr(Frames, "of", lambda frames, person: honest(frames, 1))


def everybody_acts_at_once(patch: Patch) -> None:
    patch.setattr(Cluster, "rank", lambda cluster, table: 0)


def a_node_goes_by_its_own_clock(patch: Patch) -> None:
    def follow(clock: FollowedClock, theirs: int, sent: int, got: int) -> None:
        clock.has_followed = True

    patch.setattr(FollowedClock, "follow", follow)


def any_answer_tells_the_time(patch: Patch) -> None:
    """Also one that was under way for seconds, or while the process stood still."""
    patch.setattr("isoloir.table.live.table.clocks.FAR", 10**9)


def a_machine_that_slept_goes_on_where_it_was(patch: Patch) -> None:
    """Its clock is only slewed, which takes hours."""
    honest = FollowedClock.follow

    def follow(clock: FollowedClock, theirs: int, sent: int, got: int) -> None:
        before, had = clock._offset, clock.has_followed
        honest(clock, theirs, sent, got)
        clock._offset = before if had else clock._offset

    patch.setattr(FollowedClock, "follow", follow)


def whoever_opens_a_table_gives_time(patch: Patch) -> None:
    honest = Cluster.open

    async def opened(cluster: Cluster, table: int, alone: Opened) -> Opened:
        return (await honest(cluster, table))._replace(is_served=False)

    patch.setattr(Cluster, "open", opened)


def a_gap_is_taken_for_absence(patch: Patch) -> None:
    """Who sits elsewhere is not known any more, and nobody waits until it is."""
    patch.setattr(Contact, "be_quiet", lambda contact: None)
    patch.setattr(Cluster, "blind_until", 0)
    patch.setattr(Cluster, "is_sure", True)


def a_node_that_hears_nothing_acts_on_absence(patch: Patch) -> None:
    patch.setattr(Cluster, "blind_until", 0)
    patch.setattr(Cluster, "is_sure", True)


def a_node_without_the_store_keeps_its_people(patch: Patch) -> None:
    patch.setattr("tests.sim.several.node.SimNode._send_away", lambda node: None)


def nodes_die_and_stay_in_the_roll(patch: Patch) -> None:
    """So the people of a dead node are there for ever, and its rank is waited for."""
    patch.setattr(Base, "lives", lambda base, node: True)


def nobody_writes_down_who_came(patch: Patch) -> None:
    async def opened(cluster: Cluster, table: int) -> tuple[bool, int | None]:
        found: Opening = await cluster._register.open(cluster.node, table)
        cluster.seating._theirs[table] = found.present
        return bool(found.present), found.alive

    patch.setattr(Cluster, "open", opened)
    patch.setattr(Cluster, "sat", lambda cluster, table, people: None)


def a_replica_that_lags_behind(patch: Patch) -> None:
    """No plant in the nodes: the store itself forgets what it had acknowledged, as it was told to."""


def a_number_is_no_lock(patch: Patch) -> None:
    """Anyone who comes second is kept too, at the end."""
    honest = SharedLog._keep

    def keep(log: SharedLog, batch: Any) -> Any:
        batch.first = len(log._link.base.tables[batch.lane.table]) + 1
        return honest(log, batch)

    patch.setattr(SharedLog, "_keep", keep)


def a_log_that_went_back_is_taken_for_ours(patch: Patch) -> None:
    """What others wrote in place of what was lost is not looked at."""
    patch.setattr(Seen, "is_in", lambda seen, bodies: True)


def what_is_lost_is_kept_quiet(patch: Patch) -> None:
    patch.setattr(loop, "told_again", lambda state: Turn())


def a_log_that_went_back_is_not_noticed(patch: Patch) -> None:
    """Neither by a beat nor by what others write."""
    patch.setattr("isoloir.table.live.table.table.Table.heard_back", lambda table: None)
    patch.setattr(Seen, "is_in", lambda seen, bodies: True)


LAGS = Trouble(failovers=3, lags=4, kills=1, lag=0.02, late_wakes=0.02, unheard=0.2)
LOSSES = Trouble(failovers=6, lags=8, lag=0.02, late_wakes=0.02)
KICKS = Trouble(unheard=0.9, drop=0.2)
STORE = Trouble(cuts=4, restarts=2, lost=0.05, late=0.9, refused=0.1)
CUTS = Trouble(cuts=6)
SLOW = Trouble(slow=0.3, skew=5_000, kills=6)
SLEEPS = Trouble(stops=6, slow=0.1, skew=5_000, lag=0.05, unheard=0.2)

PLANTS = [
    Plant(a_wake_that_comes_while_busy_is_forgotten),
    Plant(only_wakes_are_listened_to, Trouble(unheard=1.0)),
    Plant(what_may_be_kept_is_refused),
    Plant(a_repeat_is_refused_though_the_first_is_on_its_way, STORE),
    Plant(one_nodes_people_are_taken_for_all),
    Plant(the_head_is_not_asked_at_the_door, KICKS),
    Plant(a_conflict_is_told_by_welcome),
    Plant(a_hand_is_shown_to_everybody),
    Plant(everybody_acts_at_once),
    Plant(a_node_goes_by_its_own_clock),
    Plant(any_answer_tells_the_time, SLOW),
    Plant(a_machine_that_slept_goes_on_where_it_was, SLEEPS),
    Plant(whoever_opens_a_table_gives_time),
    Plant(a_gap_is_taken_for_absence, STORE),
    Plant(a_node_that_hears_nothing_acts_on_absence, CUTS),
    Plant(a_node_without_the_store_keeps_its_people, CUTS),
    Plant(nodes_die_and_stay_in_the_roll, Trouble(kills=12)),
    Plant(nobody_writes_down_who_came),
    Plant(a_replica_that_lags_behind, Trouble(failovers=2, forgets=2)),
    Plant(a_number_is_no_lock),
    Plant(a_log_that_went_back_is_taken_for_ours, LAGS),
    Plant(what_is_lost_is_kept_quiet, LOSSES),
    Plant(a_log_that_went_back_is_not_noticed, LAGS),
    *(Plant(plant, trouble, newer) for plant, trouble, newer in OF_VERSIONS),
]
