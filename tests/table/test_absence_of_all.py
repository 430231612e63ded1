"""A table that everybody left pauses, goes on by itself, and is asked about at the other nodes before."""

from __future__ import annotations

import pytest
from msgspec import structs

from isoloir.table.live.nodes.contact import CUT_OFF
from isoloir.table.live.table.neighbours import Alone
from isoloir.table.live.table.unasked import UNWRITTEN, later
from isoloir.table.log.entries import Sealed
from isoloir.table.party.inputs import NobodyIsLeft, OpenBallot
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import four
from .test_absence import PACE, Unsure, one_silent, seat_of


async def test_an_empty_table_pauses_and_resumes_by_itself_and_nobody_loses_time() -> None:
    party, pages = await four(PACE, policy="strict", seconds=20)
    party.clock.advance(2_000)
    for page in pages:
        page.lose()
    party.clock.advance(3_600_000)
    assert party.table.party.paused == "empty"
    assert not any(isinstance(entry, Sealed) for entry in party.log.entries())

    back = party.page(2)

    assert back.lobby.paused is None
    assert back.moved.deadline is not None
    assert back.moved.deadline.at - back.moved.deadline.now == PACE.after_start


async def test_a_watcher_alone_does_not_keep_the_clocks_running() -> None:
    party, pages = await four(PACE, policy="strict", seconds=20)
    watcher = await party.join("Eve")
    for page in pages:
        page.lose()
    party.clock.advance(60_000)

    assert watcher.lobby.paused == "empty"


async def test_the_host_stops_the_clocks_and_nothing_opens_meanwhile() -> None:
    party, silent, others = await one_silent(policy="strict", seconds=20)
    host = next(page for page in [silent, *others] if page.person == 1)
    pause = silent.moved.pause
    host.say(s.Pause)
    silent.choose(silent.moved.asks[0].seat, [2])
    party.clock.advance(120_000)
    assert silent.moved.pause == pause

    host.say(s.Resume)
    party.clock.advance(PACE.grace)

    assert silent.moved.pause == pause + 1


async def test_without_end_spares_who_is_there_and_not_who_is_away() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    silent.say(s.Need, patience="endless")
    party.clock.advance(PACE.endless - 1)
    assert others[0].count(a.StandIns) == 0

    silent.lose()
    party.clock.advance(PACE.gone + 1)

    assert [each.seat for each in others[0].newest(a.StandIns).seats] == [seat_of(party, silent)]


@pytest.mark.parametrize(("empty", "pauses"), [(60_000, 60_000), (0, PACE.gone)])
async def test_an_empty_table_pauses_when_all_have_been_away_for_as_long_as_the_pace_says(
    empty: int, pauses: int
) -> None:
    """And never before they count as gone."""
    party, pages = await four(structs.replace(PACE, empty=empty))
    for page in pages:
        page.lose()

    party.clock.advance(pauses - 1)
    before = party.table.party.paused
    party.clock.advance(1)

    assert (before, party.table.party.paused) == (None, "empty")


async def test_among_several_nodes_the_store_is_asked_before_a_table_counts_as_empty() -> None:
    party, pages = await four(PACE)
    others = Unsure(party)
    for page in pages:
        page.lose()
    party.clock.advance(60_000)
    before = party.table.party.paused

    others.answer()

    assert before is None
    assert party.table.party.paused == "empty"


def test_among_several_nodes_an_empty_table_waits_for_one_that_may_be_cut_off() -> None:
    """What isn't about an absence doesn't wait for it."""
    waits = {task: later(Alone(), 1, task)[0] for task in (NobodyIsLeft(1), OpenBallot(1))}

    assert waits == {NobodyIsLeft(1): UNWRITTEN, OpenBallot(1): 0}
    assert UNWRITTEN > CUT_OFF


async def test_who_came_in_at_another_node_a_moment_ago_is_not_absent() -> None:
    party, pages = await four(PACE)
    others = Unsure(party)
    for page in pages:
        page.lose()
    party.clock.advance(max(PACE.empty, PACE.gone))
    assert others.asked

    party.table.seated_elsewhere(frozenset({pages[0].person}))
    others.answer()
    party.clock.advance(1_000)

    assert party.table.party.paused is None
