"""One person against another: nobody reads what a sleeping phone holds, acting is acting, and a ban is a ban."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal
from tests.table.client import Device, Refused

from ..harness import NAMES, Page, Party, begin, code_of, four
from ..running import people, running, start

PACE = Pace()


async def asleep(game: str = "the-majority") -> tuple[Party, Page, list[Page]]:
    """Person 2 has sealed a choice and their phone sleeps."""
    party, pages = await four(game=game)
    victim = pages[1]
    ask = victim.moved.asks[0]
    victim.choose(ask.seat, ask.options[: ask.take])
    victim.lose()
    return party, victim, [page for page in pages if page is not victim]


def secrets_of(page: Page) -> list[object]:
    moved = page.moved
    return [*(view.seat for view in moved.views if view.seat is not None), *moved.asks]


async def test_a_rival_alone_never_gets_the_place_of_a_sleeping_phone() -> None:
    party, victim, others = await asleep()
    codes = []
    for wait in (3_000, 20_000, 60_000, 500_000):
        party.clock.advance(wait)
        codes += [code_of(others[0].say(s.Transfer, person=victim.person)) for _ in range(3)]

    assert codes == ["too-early"] * 9 + ["needs-voices"] * 3
    assert others[1].newest(a.Notice) == a.Notice("transfer-asked", {"person": victim.person, "by": others[0].person})


async def test_two_voices_before_the_time_move_nothing() -> None:
    party, victim, others = await asleep()
    party.clock.advance(PACE.place - 1_000)

    assert [code_of(page.say(s.Transfer, person=victim.person)) for page in others] == ["too-early"] * 3


async def lent(party: Party, victim: Page, others: list[Page]) -> Page:
    party.clock.advance(PACE.place + 1)
    others[0].say(s.Transfer, person=victim.person)
    offer = others[1].say(s.Transfer, person=victim.person)
    assert isinstance(offer, a.TransferCode), offer
    old = party.tokens[victim.person]
    device = await party.join(transfer=offer.code)
    party.tokens[victim.person] = old
    return device


async def test_a_place_that_was_lent_shows_nothing_of_before_until_the_next_pause() -> None:
    party, victim, others = await asleep()
    device = await lent(party, victim, others)
    seat, pause = party.table.party.seats_of(victim.person)[0], device.moved.pause

    assert device.person == victim.person
    assert secrets_of(device) == []
    assert not [told for told in device.moved.told if told.only is not None]
    assert code_of(device.choose(seat, ["R0"])) == "not-asked"
    assert others[2].newest(a.Notice) == a.Notice("lent", {"person": victim.person})

    for page in others:
        ask = page.moved.asks[0]
        page.choose(ask.seat, ask.options[: ask.take])
    party.clock.advance(5_000)

    assert device.moved.pause > pause
    assert secrets_of(device), "from the next pause on the seat can be played"


async def test_the_owners_own_device_takes_a_lent_place_back() -> None:
    party, victim, others = await asleep()
    device = await lent(party, victim, others)
    ask = victim.moved.asks[0]

    back = party.page(victim.person)

    assert device.bye == "moved"
    assert back.bye is None
    assert back.moved.asks[0].chosen == ask.options[: ask.take]


async def test_a_lent_place_has_no_powers_of_its_owner() -> None:
    party, pages = await four()
    owner, others = pages[0], pages[1:]
    owner.lose()
    device = await lent(party, owner, others)

    assert party.table.party.owner == owner.person
    assert code_of(device.say(s.Kick, person=3, ban=True)) in ("not-owner", "not-host")
    assert code_of(device.say(s.EndAndReveal)) in ("not-owner", "not-host")
    assert code_of(device.say(s.Transfer)) == "not-owner"
    device.say(s.PassHost, person=3)
    assert party.table.party.owner == owner.person


async def test_a_lent_place_is_neither_left_nor_given_up_nor_renamed_for_its_owner() -> None:
    party, pages = await four()
    owner, others = pages[0], pages[1:]
    owner.say(s.Need, patience="endless")
    owner.lose()
    device = await lent(party, owner, others)
    seat = party.table.party.seats_of(owner.person)[0]

    assert code_of(device.say(s.Leave)) == "not-owner"
    assert code_of(device.say(s.Stand, seat=seat)) == "not-owner"
    assert code_of(device.say(s.Rename, seat=seat, name="Fool", shape="star", colour="red")) == "not-owner"
    assert code_of(device.say(s.Need, patience="usual")) == "not-owner"

    assert device.newest(a.Welcome).patience == "usual", "what somebody needs is told to nobody"
    back = party.page(owner.person)
    assert back.newest(a.Welcome).patience == "endless"
    assert party.table.party.owner == owner.person
    assert party.table.party.seats_of(owner.person) == (seat,)
    assert isinstance(back.say(s.Leave), a.Accepted)


async def test_a_device_that_was_let_in_takes_nothing_along_and_has_nobody_forgotten(tmp_path: Path) -> None:
    pace = Pace(grace=0, ticks=0, bots=0, gone=0, place=0)
    async with running(tmp_path, pace) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        sleeper, code = clients[0], clients[0].code
        await sleeper.close()
        await asyncio.sleep(0.05)
        await clients[1].say(s.Transfer, person=1)
        offer = await clients[2].say(s.Transfer, person=1)
        assert isinstance(offer, a.TransferCode), offer
        async with Device(server.url) as thief:
            await thief.join(code, transfer=offer.code)
            for act in (thief.mine, thief.be_forgotten):
                with pytest.raises(Refused) as why:
                    await act(code)
                assert (why.value.status, why.value.code) == (403, "not-owner")
        assert (await sleeper.device.mine(code)).person == 1


async def acting() -> tuple[Party, Page, Page, list[Page]]:
    party, pages = await four()
    pages[0].lose()
    party.clock.advance(PACE.host_gone + 1)
    assert party.table.party.host == 2
    return party, pages[0], pages[1], pages[2:]


async def test_an_acting_host_owns_nothing_bans_nobody_and_ends_nothing() -> None:
    party, owner, mallory, others = await acting()

    mallory.say(s.PassHost, person=mallory.person)
    assert party.table.party.owner == owner.person
    assert code_of(mallory.say(s.Kick, person=owner.person)) == "no-such-person"
    assert code_of(mallory.say(s.Kick, person=owner.person, ban=True)) in ("not-owner", "no-such-person")
    assert code_of(mallory.say(s.Kick, person=others[0].person, ban=True)) == "not-owner"
    assert code_of(mallory.say(s.EndAndReveal)) == "not-owner"
    assert isinstance(mallory.say(s.Pause), a.Accepted)
    assert isinstance(mallory.say(s.Resume), a.Accepted)
    assert isinstance(mallory.say(s.PassHost, person=others[0].person), a.Accepted)
    assert party.table.party.host == others[0].person

    party.page(owner.person)
    assert party.table.party.host == owner.person


async def test_a_game_whose_owner_is_long_gone_may_be_ended() -> None:
    party, _, mallory, _ = await acting()
    party.clock.advance(PACE.end_for_owner)

    assert isinstance(mallory.say(s.EndAndReveal), a.Accepted)


@pytest.mark.parametrize("parting", ["kicked", "stands"])
async def test_who_takes_over_a_seat_is_not_shown_what_somebody_else_sealed_there(parting: str) -> None:
    party = Party()
    host = await party.create("the-majority")
    guests = [await party.join(name) for name in NAMES[1:5]]
    for guest, name in zip(guests, NAMES[1:], strict=False):
        guest.say(s.Sit, name=name)
    begin([host, *guests])
    party.clock.advance(4_000)
    victim = guests[1]
    (ask,) = victim.moved.asks
    assert isinstance(victim.choose(ask.seat, ask.options[: ask.take]), a.Accepted)

    host.say(s.Kick, person=victim.person) if parting == "kicked" else victim.say(s.Stand, seat=ask.seat)
    assert isinstance(host.say(s.Sit, name="Thief", seat=ask.seat), a.Accepted)

    assert not host.moved.asks, "neither the hand nor the choice"
    assert code_of(host.choose(ask.seat, ask.options[: ask.take])) == "not-asked"
    for guest in guests:
        if guest is not victim:
            guest.choose(guest.moved.asks[0].seat, guest.moved.asks[0].options[: guest.moved.asks[0].take])
    party.clock.advance(10_000)
    assert host.moved.pause == 2
    assert host.moved.asks[0].seat == ask.seat, "from the next pause on the seat is theirs"


async def test_a_voice_for_an_earlier_absence_does_not_count_for_this_one() -> None:
    party, victim, others = await asleep()
    party.clock.advance(PACE.place + 1)
    assert code_of(others[0].say(s.Transfer, person=victim.person)) == "needs-voices"
    back = party.page(victim.person)
    party.clock.advance(60_000)
    back.lose()
    party.clock.advance(PACE.place + 1)

    assert code_of(others[1].say(s.Transfer, person=victim.person)) == "needs-voices", "one voice, not two"


async def test_an_acting_host_takes_nobody_out_of_a_game_who_plays() -> None:
    party, _, mallory, others = await acting()
    tom = others[0]
    tom.say(s.Need, patience="double")

    assert code_of(mallory.say(s.Kick, person=tom.person)) == "not-owner"

    party.clock.advance(PACE.lively + 1)
    mallory.say(s.Need, patience="double")
    assert isinstance(mallory.say(s.Kick, person=tom.person), a.Accepted), "who does nothing may be sent away"


async def test_a_crowd_that_came_by_the_link_keeps_nobody_else_out() -> None:
    party = Party()
    await party.create()
    first = await party.join("Mallory 0", address="10.0.0.66")
    key = first.newest(a.Welcome).key
    crowd = [await party.join(f"Mallory {i}", address="10.0.0.66", key=key) for i in range(1, 200)]
    assert party.table.party.crowd == 201, "the host plays a part, and takes no place of those who watch"

    for i, name in enumerate(("Tom", "Zoé", "Max")):
        late = await party.join(name, address=f"10.0.0.{i + 7}")
        assert party.table.party.is_present(late.person)
    assert [page.bye for page in crowd[-3:]] == ["left"] * 3
    with pytest.raises(Refusal, match="too-many"):
        await party.join("Mallory again", address="10.0.0.66", key=key)


async def test_a_full_table_of_households_sends_none_of_them_away() -> None:
    party = Party()
    await party.create()
    for i in range(200):
        await party.join(f"Guest {i}", address=f"10.0.1.{i // 4}")

    with pytest.raises(Refusal, match="too-many"):
        await party.join("Late", address="10.0.0.7")
