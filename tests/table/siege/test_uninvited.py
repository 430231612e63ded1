"""People who were sent away, who come again as somebody else, or in crowds."""

from __future__ import annotations

import pytest

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

from ..harness import Party, code_of, four
from .test_rivals import PACE


@pytest.mark.parametrize("room", ["same", "remote"])
async def test_who_was_banned_comes_in_neither_by_the_code_nor_by_the_link_they_knew(room: str) -> None:
    party = Party()
    lea = await party.create(room=room)
    mallory = await party.join("Mallory")
    known = mallory.newest(a.Welcome).key
    lea.say(s.Kick, person=mallory.person, ban=True)

    for key in ("", known):
        with pytest.raises(Refusal, match=r"needs-link|banned"):
            await party.join("Again", address="10.9.9.9", key=key)
    await party.join("Tom", key=lea.newest(a.Welcome).key)


async def test_a_banned_address_at_a_remote_table_stays_out_whoever_shares_it() -> None:
    party = Party()
    lea = await party.create(room="remote")
    mallory = await party.join("Mallory", address="10.0.0.66")
    await party.join("Second self", address="10.0.0.66")
    lea.say(s.Kick, person=mallory.person, ban=True)

    with pytest.raises(Refusal, match="banned"):
        await party.join("Third", address="10.0.0.66", key=party.table.party.key)


@pytest.mark.parametrize("change", ["kick", "link"])
async def test_the_link_changes_when_somebody_is_removed_or_the_host_asks(change: str) -> None:
    party = Party()
    lea = await party.create()
    tom = await party.join("Tom")
    old = party.table.party.key
    lea.say(s.Configure, door="link")

    lea.say(s.Kick, person=tom.person) if change == "kick" else lea.say(s.NewLink)

    assert party.table.party.key != old
    assert lea.newest(a.Welcome).key == party.table.party.key
    with pytest.raises(Refusal, match="needs-link"):
        await party.join("Again", key=old)


@pytest.mark.parametrize("parting", ["stands", "leaves", "sleeps"])
async def test_who_joins_again_without_the_cookie_may_not_take_another_hand(parting: str) -> None:
    party, pages = await four()
    pages[0].say(s.Kick, person=4)
    mallory = pages[2]
    if parting == "stands":
        mallory.say(s.Stand, seat=2)
    elif parting == "leaves":
        mallory.say(s.Leave)
    else:
        mallory.lose()
        party.clock.advance(PACE.gone + 1)
    again = await party.join("Somebody new", address="10.0.0.4")

    assert code_of(again.say(s.Sit, name="New", seat=3)) == "saw-another-seat"


async def test_somebody_else_of_the_same_household_may_take_a_bots_seat_around_one_screen() -> None:
    party, pages = await four()
    pages[0].say(s.Kick, person=4)
    late = await party.join("Late", address="10.0.0.4")

    assert isinstance(late.say(s.Sit, name="Late", seat=3), a.Accepted)


async def test_at_a_remote_table_one_address_sees_one_hand() -> None:
    party, pages = await four(room="remote")
    pages[0].say(s.Kick, person=4)
    again = await party.join("Second self", address="10.0.0.4")

    assert code_of(again.say(s.Sit, name="New", seat=3)) == "saw-another-seat"


async def test_one_address_does_not_take_all_places_and_ghosts_make_room() -> None:
    party = Party()
    await party.create()
    ghosts = [await party.join(f"Ghost {i}", address="10.0.0.66") for i in range(24)]
    with pytest.raises(Refusal, match="too-many"):
        await party.join("Ghost 25", address="10.0.0.66")
    await party.join("Tom", address="10.0.0.7")
    await party.join("Zoé", address="10.0.0.66", key=party.table.party.key)

    for ghost in ghosts:
        ghost.lose()
    party.clock.advance(PACE.ghost + PACE.gone + 1)
    await party.join("Max", address="10.0.0.66")

    assert sum(1 for _ in party.table.party.present()) < 10


async def test_an_address_has_only_so_many_people_in_the_life_of_a_table() -> None:
    party = Party()
    await party.create()
    for _ in range(48):
        (await party.join("Ghost", address="10.0.0.66")).lose()
        party.clock.advance(PACE.ghost + PACE.gone + 1)

    with pytest.raises(Refusal, match="too-many"):
        await party.join("Ghost", address="10.0.0.66")
    await party.join("Tom", address="10.0.0.7")
