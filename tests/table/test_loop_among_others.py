"""The loop of a table when another node wrote, or when nobody knows whether an append was kept."""

from __future__ import annotations

import asyncio

import pytest

from isoloir.table.live.table.neighbours import Alone
from isoloir.table.live.table.turn import Item
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.entries import Needed, Sealed
from isoloir.table.party.booth import open_ballot
from isoloir.table.party.fold import apply, fold
from isoloir.table.party.inputs import Spoken
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

from .harness import four
from .test_loop import leader_of, settle

# ---- what another node wrote


async def test_what_another_node_wrote_is_told_entry_by_entry_as_if_it_were_ours() -> None:
    """Two evenings, in one of which the same entries come from elsewhere: nobody receives another byte."""
    shown = []
    for elsewhere in (False, True):
        party, pages = await four(Pace(grace=0))
        leader = leader_of(pages)
        seat, pause = leader.moved.asks[0].seat, leader.moved.pause
        before = [len(page.frames) for page in pages]
        if elsewhere:
            twin = fold(party.log.entries())
            seal = Sealed(pause=pause, seat=seat, choice=(9,), person=leader.person, command="one")
            apply(twin, seal)
            opened = open_ballot(twin, pause, party.table.memory.scene()).entries
            party.log.tables[1] += [encode_entry(entry) for entry in (seal, *opened)]
            party.table.loop.heard_of(len(party.log.tables[1]))
            await settle()
        else:
            leader.choose(seat, [9], command="one")
        party.clock.advance(100)
        frames = [page.frames[count:] for page, count in zip(pages, before, strict=True)]
        shown.append([[each for each in mine if b"Accepted" not in each] for mine in frames])
        assert leader.moved.pause == pause + 1

    assert shown[0] == shown[1]


async def test_a_word_of_another_nodes_entry_that_comes_while_we_write_is_remembered() -> None:
    party, pages = await four(Pace(grace=0))
    leader = leader_of(pages)
    party.log.held = []
    leader.choose(leader.moved.asks[0].seat, [9])
    ours = party.table.party.entries
    party.table.loop.heard_of(ours + 1)
    party.log.release()
    party.log.tables[1].append(encode_entry(Needed(person=1, patience="double")))
    await settle()

    assert party.table.party.people[1].patience == "double"
    assert party.table.loop.is_idle


async def test_a_table_forgotten_elsewhere_says_goodbye() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    del party.log.tables[1][:]
    party.log.held = []
    leader.choose(leader.moved.asks[0].seat, [9])
    party.log.release()
    await settle()

    assert {page.bye for page in pages} == {"forgotten"}
    with pytest.raises(Refusal, match="no-such-table"):
        await party.house.find(party.table.party.code)


# ---- an append whose answer was lost


@pytest.mark.parametrize("kept", [True, False])
async def test_a_choice_whose_answer_was_lost_counts_once_and_is_never_said_to_have_changed_nothing(kept: bool) -> None:
    party, pages = await four()
    leader = leader_of(pages)
    seat, pause = leader.moved.asks[0].seat, leader.moved.pause
    party.log.unsure = kept
    leader.choose(seat, [5], command="one")
    party.log.unsure = None
    await settle()

    assert [each for each in leader.answers() if isinstance(each, a.Accepted) and each.command == "one"] == [
        a.Accepted("one", again=kept)
    ]
    assert sum(isinstance(each, Sealed) for each in party.log.entries()) == 1
    assert all(page.moved.pause == pause + 1 for page in pages)
    assert leader.count(a.Refused) == 0
    assert party.table.party == fold(party.log.entries())


async def test_who_waits_in_doubt_too_long_is_sent_to_ask_again_and_who_was_never_tried_hears_why() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    other = next(page for page in pages if page is not leader)
    seat = leader.moved.asks[0].seat
    party.log.unsure, party.log.deaf = True, True
    leader.choose(seat, [5], command="one")
    other.say(s.Need, command="two", patience="double")
    await asyncio.sleep(0.6)
    assert leader.bye is None
    assert a.Refused("two", "storage") in other.answers()

    party.clock.advance(4_001)
    await asyncio.sleep(0.6)
    assert [page.bye for page in (leader, other)] == ["storage", None]
    assert leader.count(a.Refused) == 0

    party.log.unsure, party.log.deaf = None, False
    await asyncio.sleep(0.6)
    back = party.page(leader.person)
    assert back.choose(seat, [5], pause=1, command="one") == a.Accepted("one", again=True)


async def test_a_repeat_of_what_may_have_been_kept_is_never_said_to_have_changed_nothing() -> None:
    party, pages = await four()
    leader = leader_of(pages)
    seat = leader.moved.asks[0].seat
    party.log.unsure, party.log.deaf = True, True
    leader.choose(seat, [5], command="one")
    leader.choose(seat, [5], command="one")
    await asyncio.sleep(0.6)
    assert leader.count(a.Refused) == 0

    party.log.unsure, party.log.deaf = None, False
    await asyncio.sleep(0.6)
    assert [each for each in leader.answers() if isinstance(each, a.Accepted)][-2:] == [
        a.Accepted("one", again=True),
        a.Accepted("one", again=True),
    ]


class OneSilent(Alone):
    has_silent = True


@pytest.mark.parametrize(("others", "code"), [(Alone(), "too-early"), (OneSilent(), "unsure")])
async def test_what_another_node_may_be_keeping_is_not_refused_yet(others: Alone, code: str) -> None:
    """The page came from there a moment ago, and this node's reason isn't in the log."""
    party, pages = await four()
    party.table.world.neighbours = others
    page, waiting = pages[0], pages[1].moved.asked[0]
    said = s.PlayFor(pause=page.moved.pause, seat=waiting, command="for")
    item = Item(Spoken(page.person, said), page, "for")
    item.in_doubt = True

    party.table.loop.submit(item)
    party.clock.advance(9_000)
    assert "for" not in [each.command for each in page.answers() if isinstance(each, a.Accepted | a.Refused)]

    party.clock.advance(1_100)
    assert a.Refused("for", code) in page.answers()


async def test_what_waited_while_this_node_stood_still_is_not_decided() -> None:
    """The page has long asked another node, and may have heard no from it."""
    party, pages = await four()
    leader = leader_of(pages)
    seat, before = leader.moved.asks[0].seat, len(party.log.entries())
    said = s.Choose(pause=leader.moved.pause, seat=seat, choice=(5,), command="one")
    item = Item(Spoken(leader.person, said), leader, "one")
    item.heard = party.clock.now()

    party.clock.advance(5_001)
    party.table.loop.submit(item)

    assert leader.bye == "storage"
    assert len(party.log.entries()) == before
