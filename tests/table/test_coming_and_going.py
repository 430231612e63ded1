"""Around the game: who is sent away, comes late, hosts, moves to another device and comes back."""

from __future__ import annotations

import pytest

from isoloir.core import differences
from isoloir.games import GAMES
from isoloir.table.party.pace import Pace
from isoloir.table.party.records import record_of
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

from .harness import Party, code_of, four, seated


async def test_the_kicked_may_come_back_and_the_banned_may_not() -> None:
    party = Party()
    lea = await party.create(room="remote")
    tom = await party.join("Tom")
    lea.say(s.Kick, person=tom.person)
    assert tom.bye == "kicked"

    eve = await party.join("Eve")
    lea.say(s.Kick, person=eve.person, ban=True)
    assert eve.bye == "banned"

    with pytest.raises(Refusal, match="banned"):
        await party.join("Mallory", address="10.0.0.4")
    with pytest.raises(Refusal, match="needs-link"):
        await party.join("Tom", address="10.0.0.3")
    await party.join("Tom", address="10.0.0.3", key=party.table.party.key)


async def test_a_kick_in_a_running_game_leaves_the_seat_to_a_bot() -> None:
    _party, pages = await four()
    pages[0].say(s.Kick, person=pages[2].person)

    assert [chair.kind for chair in pages[0].lobby.seats] == ["person", "person", "bot", "person"]
    assert pages[2].bye == "kicked"


async def test_a_late_joiner_watches_and_may_take_over_a_bots_seat() -> None:
    party, pages = await four()
    pages[0].say(s.Kick, person=pages[2].person)
    eve = await party.join("Eve")
    assert [view.seat for view in eve.moved.views] == [None]

    assert code_of(eve.say(s.Sit, name="Eve", seat=1)) == "seat-taken"
    assert isinstance(eve.say(s.Sit, name="Eve", seat=2), a.Accepted)

    assert [view.seat for view in eve.moved.views] == [2]


async def test_who_has_seen_one_hand_may_not_take_another() -> None:
    _, pages = await four()
    pages[0].say(s.Kick, person=pages[2].person)

    assert code_of(pages[1].say(s.Sit, name="Tom", seat=2)) == "saw-another-seat"
    pages[1].say(s.Stand, seat=1)
    assert code_of(pages[1].say(s.Sit, name="Tom", seat=2)) == "saw-another-seat"
    assert isinstance(pages[1].say(s.Sit, name="Tom", seat=1), a.Accepted)


async def test_the_host_passes_on_after_a_while_and_comes_back_with_its_owner() -> None:
    party, pages = await four()
    pages[0].lose()
    party.clock.advance(19_000)
    assert pages[1].lobby.host == 1
    party.clock.advance(2_000)
    assert pages[1].lobby.host == 2
    assert pages[1].lobby.owner == 1

    party.page(1)

    assert pages[1].lobby.host == 1


async def test_the_host_may_be_passed_on_for_good() -> None:
    _party, pages = await four()
    pages[0].say(s.PassHost, person=3)

    assert (pages[1].lobby.owner, pages[1].lobby.host) == (3, 3)
    assert code_of(pages[0].say(s.Pause)) == "not-host"


async def test_a_screen_shows_and_does_nothing() -> None:
    party, _pages = await four()
    screen = await party.join(screen=True)

    assert [view.seat for view in screen.moved.views] == [None]
    assert screen.moved.asks == []
    assert code_of(screen.say(s.Sit, name="TV", seat=0)) == "is-screen"


async def test_the_door_can_be_kept_for_links_or_locked() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Configure, door="link")
    with pytest.raises(Refusal, match="needs-link"):
        await party.join("Tom")
    with pytest.raises(Refusal, match="needs-link"):
        await party.join("Tom", key=party.table.party.key[:-1])
    await party.join("Tom", key=party.table.party.key)

    lea.say(s.Configure, door="locked")
    with pytest.raises(Refusal, match="locked"):
        await party.join("Eve", key=party.table.party.key)


async def test_a_place_moves_to_another_device_and_the_old_one_is_let_go() -> None:
    party, pages = await four()
    offer = pages[1].say(s.Transfer)
    assert isinstance(offer, a.TransferCode)

    new = await party.join(transfer=offer.code)

    assert new.person == pages[1].person
    assert new.moved.views[0].seat == 1
    assert pages[1].bye == "moved"
    with pytest.raises(Refusal, match="transfer-unknown"):
        await party.join(transfer=offer.code)


async def test_two_pages_of_one_person_both_work() -> None:
    party, pages = await four()
    leader = next(page for page in pages if page.moved.asks)
    twin = party.page(leader.person)
    leader.lose()

    assert isinstance(twin.choose(twin.moved.asks[0].seat, [3]), a.Accepted)


async def test_presence_is_shown_after_a_moment_not_at_once() -> None:
    party, pages = await four()
    pages[3].lose()
    party.clock.advance(Pace().gone - 1)
    assert all(each.here for each in pages[0].lobby.people)

    party.clock.advance(1)

    assert [each.person for each in pages[0].lobby.people if each.here] == [1, 2, 3]
    assert pages[0].newest(a.Presence) == a.Presence([], [4])


async def test_end_and_reveal_then_another_game_with_the_same_party() -> None:
    party, pages = await four()
    pages[0].say(s.EndAndReveal)
    assert pages[1].moved.over is not None
    assert pages[1].moved.over.stopped
    record = record_of(party.log.entries(), 1)
    assert record is not None
    assert record.end.stopped
    assert list(differences(record, GAMES["third-man"])) == []

    assert isinstance(pages[0].say(s.ChangeGame), a.Accepted)
    assert pages[2].lobby.phase == "lobby"
    assert seated(pages[2]) == ["Léa", "Tom", "Zoé", "Max"]


async def test_reactions_reach_everybody() -> None:
    _, pages = await four()
    pages[2].table.hear(pages[2], s.React("clap"))

    assert pages[0].newest(a.Reacted) == a.Reacted(3, "clap")


async def test_a_record_is_for_those_who_sat_in_that_game() -> None:
    party, pages = await four()
    pages[0].say(s.Kick, person=4)
    pages[0].say(s.EndAndReveal)
    eve = await party.join("Eve")
    eve.say(s.Sit, name="Eve", seat=3)
    assert party.table.party.sat == {1: {1, 2, 3, 4}}

    pages[0].say(s.Start)
    party.clock.advance(5_000)

    assert party.table.party.sat == {1: {1, 2, 3, 4}, 2: {1, 2, 3, 5}}
