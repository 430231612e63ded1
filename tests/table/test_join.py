"""A wish to come in counts once, however often it is sent, and leads to the person it made."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from isoloir.table.log.entries import Joined, TokenGiven
from isoloir.table.party.inputs import Spoken
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join
from isoloir.table.wire.refusal import Refusal
from tests.table.client import Device, Refused

from .harness import Party, four
from .running import running

WISH = "a-wish-of-128-random-bits"


async def test_a_join_whose_answer_was_lost_brings_the_same_person_in_on_the_second_try(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as host, Device(server.url) as lost:
        place = await host.create("third-man", "Léa")
        first = await lost.join(place.code, "Tom", command=WISH)
        lost.session.cookie_jar.clear()
        again = await lost.join(place.code, "Tom", command=WISH)

        assert again.person == first.person
        client = await lost.sit_down(place.code)
        assert client.welcome is not None
        assert client.welcome.you == first.person
        await client.close()


async def test_a_wish_too_short_to_be_a_secret_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as host, Device(server.url) as other:
        place = await host.create("third-man", "Léa")
        with pytest.raises(Refused, match="bad-message"):
            await other.join(place.code, "Tom", command="tom")


async def join(party: Party, command: str = WISH, transfer: str = "") -> int:
    said = Join("Tom", command=command, transfer=transfer)
    token = party.house.device_token(party.table, said)
    return await party.house.join(party.table, said, token, "10.0.0.9")


async def test_other_wishes_are_other_people_and_no_wish_is_always_somebody_new() -> None:
    party = Party()
    await party.create()

    people = [await join(party, wish) for wish in (WISH, WISH + "2", WISH, "", "")]

    assert people == [2, 3, 2, 4, 5]
    assert sum(isinstance(each, Joined) for each in party.log.entries()) == 5


async def test_a_copy_of_a_wish_that_was_held_up_until_they_had_left_brings_nobody_in() -> None:
    party = Party()
    await party.create()
    await party.table.acted(Spoken(await join(party), s.Leave(command="bye")))

    with pytest.raises(Refusal, match="left"):
        await join(party)


async def test_a_wish_of_somebody_who_never_heard_that_they_were_in_is_granted_anew() -> None:
    party = Party()
    await party.create()
    first = await join(party)
    party.page(1).say(s.Kick, person=first)

    assert await join(party) == first + 1


async def test_a_wish_in_flight_is_the_same_wish() -> None:
    party = Party()
    await party.create()
    party.log.unsure = True
    waiting = asyncio.ensure_future(join(party))
    await asyncio.sleep(0)
    party.log.unsure = None

    assert await waiting == await join(party) == 2
    assert sum(isinstance(each, Joined) for each in party.log.entries()) == 2


async def test_who_has_left_comes_in_as_somebody_new_by_a_new_wish() -> None:
    party = Party()
    await party.create()
    person = await join(party)
    await party.table.acted(Spoken(person, s.Leave(command="bye")))

    assert await join(party, WISH + "2") == person + 1


async def test_a_transfer_code_may_be_sent_again_with_its_wish() -> None:
    party, (lea, *_) = await four()
    offered = lea.say(s.Transfer)
    assert isinstance(offered, a.TransferCode)

    people = [await join(party, transfer=offered.code) for _ in range(2)]

    assert people == [lea.person] * 2
    assert sum(isinstance(each, TokenGiven) for each in party.log.entries()) == 1
