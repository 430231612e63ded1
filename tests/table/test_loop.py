"""On disk before anybody is told; thrown back together and checked again; refused where the disk refuses."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from isoloir.table.live.table.announce import announce
from isoloir.table.live.table.turn import Item
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.entries import Needed, Opened, Sealed
from isoloir.table.party.booth import open_ballot
from isoloir.table.party.fold import apply, fold
from isoloir.table.party.inputs import Spoken
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, four


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def leader_of(pages: list[Page]) -> Page:
    return next(page for page in pages if page.moved.asks)


async def test_nobody_is_told_anything_before_it_is_on_disk() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    before = [len(page.frames) for page in pages]
    party.log.held = []

    leader.choose(leader.moved.asks[0].seat, [5])
    party.clock.advance(100)
    assert [len(page.frames) for page in pages] == before

    party.log.release()
    assert all(len(page.frames) > count for page, count in zip(pages, before, strict=True))


async def test_a_repeat_of_a_command_still_in_flight_waits_for_it() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    party.log.held = []

    leader.choose(leader.moved.asks[0].seat, [5], command="tap")
    leader.choose(leader.moved.asks[0].seat, [5], command="tap")
    assert leader.count(a.Accepted) == 2  # Sit, and Start or another Sit

    party.log.release()
    assert [each for each in leader.answers() if isinstance(each, a.Accepted) and each.command == "tap"] == [
        a.Accepted("tap"),
        a.Accepted("tap", again=True),
    ]


async def test_after_a_conflict_everything_queued_is_thrown_back_and_checked_again() -> None:
    party, pages = await four(Pace(grace=0))
    leader = leader_of(pages)
    leader.choose(leader.moved.asks[0].seat, [5])
    others = [page for page in pages if page is not leader]
    party.log.held = []
    for page in others:
        page.choose(page.moved.asks[0].seat, [1])

    # another node got there first
    party.log.tables[1].append(encode_entry(Needed(person=1, patience="double")))
    party.log.release()
    await settle()

    entries = party.log.entries()
    assert sum(isinstance(each, Sealed) for each in entries) == 4
    assert party.table.party.people[1].patience == "double"
    assert fold(entries) == party.table.party
    assert all(page.moved.pause == 3 for page in pages)
    assert [page.count(a.Welcome) for page in pages] == [1] * 4, "nobody notices that somebody needs more time"


async def test_what_the_other_node_made_impossible_is_refused_when_checked_again() -> None:
    party, pages = await four(Pace(grace=0))
    leader = leader_of(pages)
    asked, pause = leader.moved.asks[0].seat, leader.moved.pause
    party.log.held = []
    leader.choose(asked, [5], command="mine")

    twin = fold(party.log.entries())
    foreign = Sealed(pause=pause, seat=asked, choice=(9,), person=leader.person, command="other")
    apply(twin, foreign)
    opened = open_ballot(twin, pause, party.table.memory.scene())
    party.log.tables[1] += [encode_entry(foreign), *map(encode_entry, opened.entries)]
    party.log.release()
    await settle()

    assert a.Refused("mine", "late") in leader.answers()
    assert leader.moved.pause == pause + 1


async def test_a_full_disk_refuses_with_a_reason_changes_nothing_and_recovers_by_itself() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    seat, pause = leader.moved.asks[0].seat, leader.moved.pause
    party.log.full = True

    refused = leader.choose(seat, [5], command="one")
    await settle()
    assert refused == a.Refused("one", "storage")
    assert party.table.party == fold(party.log.entries())
    assert all(page.moved.pause == pause for page in pages)

    party.log.full = False
    assert leader.choose(seat, [5], command="one") == a.Accepted("one")
    assert all(page.moved.pause == pause + 1 for page in pages)


async def test_who_said_it_twice_never_hears_no_of_one_copy_while_the_other_is_kept() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    seat, before = leader.moved.asks[0].seat, len(party.log.entries())
    party.log.held = []
    leader.choose(seat, [5], command="one")
    leader.choose(seat, [5], command="one")

    party.log.full = True
    party.log.release()
    party.log.full = False
    await settle()

    assert leader.bye == "storage"
    assert leader.count(a.Refused) == 0
    assert len(party.log.entries()) == before
    back = party.page(leader.person)
    assert back.choose(seat, [5], command="one") == a.Accepted("one")


async def test_an_opening_refused_by_the_disk_is_tried_again() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    leader.choose(leader.moved.asks[0].seat, [5])
    others = [page for page in pages if page is not leader]
    for page in others:
        page.choose(page.moved.asks[0].seat, [1])
    pause = leader.moved.pause

    party.log.full = True
    party.clock.advance(Pace().grace)
    await settle()
    party.clock.advance(3_000)
    await settle()
    assert leader.moved.pause == pause

    party.log.full = False
    for _ in range(4):
        party.clock.advance(1_000)
        await settle()
    assert leader.moved.pause == pause + 1


async def test_a_fault_in_a_room_answers_and_leaves_the_table_as_the_log_says(monkeypatch: pytest.MonkeyPatch) -> None:
    party, pages = await four()
    leader = leader_of(pages)

    def fails(*_: object) -> object:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("isoloir.table.live.table.take.announce", fails)
        refused = leader.choose(leader.moved.asks[0].seat, [5], command="one")
    await settle()

    assert refused == a.Refused("one", "internal")
    assert party.table.party == fold(party.log.entries())
    assert leader.choose(leader.moved.asks[0].seat, [5], command="two") == a.Accepted("two")


async def test_the_live_party_is_always_what_its_log_adds_up_to() -> None:
    party, pages = await four(Pace(grace=0))
    for _ in range(6):
        for page in pages:
            for ask in page.moved.asks:
                page.choose(ask.seat, ask.options[:1])
        assert fold(party.log.entries()) == party.table.party
    pages[3].say(s.Leave)
    assert fold(party.log.entries()) == party.table.party


# ---- pages that come and go meanwhile


async def test_a_page_that_was_welcomed_in_vain_hears_nothing_before_it_is_welcomed() -> None:
    party, _ = await four()
    party.log.held = []
    late = party.page(2)
    party.table.loop.submit(Item(Spoken(1, s.Need(command="x", patience="double"))))
    party.log.tables[1].append(encode_entry(Needed(person=3, patience="endless")))
    party.log.release()
    await settle()

    assert isinstance(late.answers()[0], a.Welcome)


async def test_a_page_that_left_before_it_was_welcomed_is_not_there_for_ever() -> None:
    party, pages = await four()
    party.log.full = True
    pages[0].say(s.Need, patience="double")
    ghost = party.page(2)
    ghost.lose()
    party.log.full = False
    await settle()

    assert ghost not in party.table.presence.viewers


async def test_a_page_whose_return_the_disk_refuses_is_welcomed_and_the_return_is_written_later() -> None:
    party, pages = await four()
    for page in pages:
        page.lose()
    party.clock.advance(10_000)
    assert party.table.party.paused == "empty"
    party.log.full = True
    back = party.page(1)
    await settle()
    assert back.count(a.Welcome) == 1
    assert party.table.party.paused == "empty"

    party.log.full = False
    party.clock.advance(1_000)
    await settle()
    assert party.table.party.paused is None


@pytest.mark.parametrize("where", ["isoloir.table.party.decide.open_ballot", "isoloir.table.live.table.take.announce"])
async def test_an_opening_that_fails_keeps_the_choices_and_is_tried_again_at_leisure(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, pages = await four(Pace(grace=0))
    leader, tries = leader_of(pages), []
    honest = open_ballot if where.endswith("open_ballot") else announce

    def fails(*given: Any) -> Any:
        if honest is open_ballot or isinstance(given[1], Opened):
            tries.append(given)
            raise ZeroDivisionError
        return honest(*given)

    with monkeypatch.context() as patch:
        patch.setattr(where, fails)
        leader.choose(leader.moved.asks[0].seat, [5], command="one")
        await settle()
        assert a.Accepted("one") in leader.answers()
        for _ in range(4):
            party.clock.advance(500)
            await settle()
        assert 2 <= len(tries) <= 8
    party.clock.advance(1_000)
    await settle()

    assert all(page.moved.pause == 2 for page in pages)
    assert party.table.party == fold(party.log.entries())


# ---- an alarm that is set already


async def test_a_table_that_goes_on_looks_again_only_when_somebody_is_late() -> None:
    """Questions follow one another without a look, and anyone silent at the last one is offered a stand-in on time."""
    party, pages = await four(Pace(grace=0))
    looks = []
    honest = party.table.loop.unasked.look
    party.table.loop.unasked.look = lambda: (looks.append(party.clock.now()), honest())[1]  # type: ignore[func-returns-value,method-assign]
    for _ in range(6):
        for page in pages:
            for ask in page.moved.asks:
                page.choose(ask.seat, ask.options[:1])
        party.clock.advance(1_000)
    assert looks == []
    since = party.clock.now() - 1_000

    party.clock.advance(since + Pace().offer - party.clock.now() - 1)
    assert not any(page.count(a.StandIns) for page in pages)
    party.clock.advance(1)
    late = [ask.seat for page in pages for ask in page.moved.asks]
    assert [each.seat for each in pages[0].newest(a.StandIns).seats] == late
