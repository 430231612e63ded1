"""What a table writes: bounded by the minute and in its life, and nothing for what changes nothing."""

from __future__ import annotations

from pathlib import Path

from isoloir.table.door.context import DoorSettings
from isoloir.table.door.desk.limits import AddressPurse, Turns
from isoloir.table.live.table import ledger
from isoloir.table.log.codec import is_personal
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from tests.table.client import Device

from ..hands import HandClock
from ..harness import Page, Party, code_of, four
from ..running import running


def size(party: Party) -> int:
    return sum(len(body) for body in party.log.tables[1])


def phrases(i: int) -> dict[str, list[str]]:
    return {"house_phrases": [f"phrase {i} {n} " + "y" * 60 for n in range(20)]}


async def test_a_host_who_configures_without_end_fills_no_disk() -> None:
    party = Party()
    lea = await party.create("habits")
    answers = [lea.say(s.Configure, options=phrases(i)) for i in range(400)]

    assert isinstance(answers[0], a.Accepted), answers[0]
    assert code_of(answers[-1]) == "too-fast"
    assert size(party) < 1.2 * ledger.HOST
    party.clock.advance(60_000)
    assert isinstance(lea.say(s.Configure, seconds=77), a.Accepted)


async def test_somebody_without_a_seat_writes_next_to_nothing() -> None:
    party, _ = await four()
    guest = await party.join("Guest")
    before = size(party)
    for i in range(2_000):
        guest.say(s.Need, patience=("double", "usual")[i % 2])

    assert size(party) - before < 1.2 * ledger.GUEST


async def test_saying_the_same_again_writes_nothing() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Configure, seconds=77)
    lea.say(s.Need, patience="double")
    before = len(party.log.tables[1])
    for _ in range(20):
        assert isinstance(lea.say(s.Configure, seconds=77), a.Accepted)
        assert isinstance(lea.say(s.Need, patience="double"), a.Accepted)

    assert len(party.log.tables[1]) == before


async def test_a_table_that_has_written_all_it_may_still_plays_its_game_to_the_end() -> None:
    party, pages = await four()
    party.table.memory.ledger.written = ledger.LIFE

    assert code_of(pages[0].say(s.Configure, seconds=33)) == "table-full-of-words"
    leader = next(page for page in pages if page.moved.asks)
    assert isinstance(leader.choose(leader.moved.asks[0].seat, [5]), a.Accepted)
    assert isinstance(end(pages[0]), a.Accepted)


def end(page: Page) -> a.FromServer:
    return page.say(s.EndAndReveal)


async def test_what_a_table_has_written_is_known_after_a_restart() -> None:
    party, _ = await four()
    words = sum(is_personal(type(entry)) for entry in party.log.entries())
    party.house._drop(party.table)

    found = await party.house.find(party.table.party.code)

    assert words > 8
    assert found.memory.ledger.written == size(party) + words * ledger.PAGE, "the same as while it was written"


async def test_many_tables_do_not_mean_many_times_the_disk() -> None:
    clock = HandClock()
    purse = AddressPurse(Turns(clock, 300_000, 1_000, 0), "192.0.2.1")
    parties = [Party() for _ in range(3)]
    hosts = [await party.create("habits") for party in parties]
    for party in parties:
        party.table.memory.ledger.paid_by(party.table.party.host or 0, purse)

    answers = [lea.say(s.Configure, options=phrases(i)) for i in range(200) for lea in hosts]

    assert code_of(answers[-1]) == "too-fast"
    assert 300_000 <= sum(party.table.memory.ledger.written for party in parties) < 350_000
    clock.advance(60_000)
    assert isinstance(hosts[0].say(s.Configure, seconds=77), a.Accepted)


async def test_what_somebody_writes_is_charged_to_their_address(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server, Device(server.url) as lea:
        place = await lea.create("habits", "Léa")
        page = await lea.sit_down(place.code)
        before = server.front.writing.wait("127.0.0.1", 0.0)
        server.front.writing.owe("127.0.0.1", 64 * 1024**2)
        refused = await page.say(s.Configure, seconds=77)
        await page.close()

    assert before == 0.0
    assert code_of(refused) == "too-fast"
