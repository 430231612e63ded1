"""Faults of our own against the rules of rolling deploys, planted one at a time; nights with two versions find each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from isoloir.table.live.house.house import House
from isoloir.table.live.table.loop import Loop

from .rollout import Newer
from .trouble import Trouble
from .version import with_newer_log, with_newer_rules

Patch = pytest.MonkeyPatch


def a_new_kind_is_written_though_an_old_node_lives(patch: Patch) -> None:
    patch.setattr(with_newer_log().room("table.live.table.take"), "must_be_read", lambda entries, reads: None)


def nodes_that_were_cut_off_are_forgotten_at_once(patch: Patch) -> None:
    """After a gap only those count that have beaten since."""
    cluster = with_newer_log().room("table.live.nodes.cluster").Cluster
    patch.setattr(cluster, "reads", property(lambda node: min((with_newer_log().reads, *node.live.values()))))


def a_newer_save_is_judged_by_an_old_node(patch: Patch) -> None:
    patch.setattr("isoloir.table.party.reading._must_know", lambda key, rules, save: None)


def a_promise_of_other_rules_breaks_the_game(patch: Patch) -> None:
    booth = with_newer_rules().room("table.party.booth")
    patch.setattr(booth, "promised", lambda party, scene, person: booth._broken(party, "save-broken"))


def a_table_left_to_others_still_takes_people(patch: Patch) -> None:
    """On old news: what they say there is refused, though it may be in the log."""
    honest = House.find

    async def find(house: House, code: str) -> Any:
        table = house.tables.get(house._numbers.get(code, 0))
        if table is None:
            return await honest(house, code)
        await house._fresh(table)
        return table

    def submit(loop: Loop, item: Any) -> None:
        loop._queue.append(item)
        loop._world.soon(loop._take_all)

    patch.setattr(House, "find", find)
    patch.setattr(Loop, "submit", submit)


def what_another_node_may_keep_is_refused_at_once(patch: Patch) -> None:
    patch.setattr(with_newer_log().room("table.live.table.take"), "BY_NODE", set())


MOVING = Trouble(slow=0.1, lost=0.6, late=1.0, lag=0.05, late_wakes=0.02, kills=12)

Plants = tuple[tuple[Callable[[Patch], None], Trouble | None, Newer], ...]

OF_VERSIONS: Plants = (
    (a_new_kind_is_written_though_an_old_node_lives, None, "log"),
    (nodes_that_were_cut_off_are_forgotten_at_once, Trouble(cuts=3, restarts=3), "log"),
    (a_newer_save_is_judged_by_an_old_node, None, "rules"),
    (a_promise_of_other_rules_breaks_the_game, None, "rules"),
    (a_table_left_to_others_still_takes_people, None, "rules"),
    (what_another_node_may_keep_is_refused_at_once, MOVING, "log"),
)
