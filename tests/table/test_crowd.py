"""A hall: one more person costs the same, however many are there already."""

from __future__ import annotations

import pytest
from msgspec import Raw

from isoloir.table.party.party import LISTED
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

from .harness import Page, Party, begin

BATCH = 250


async def hall(people: int, most_people: int = 1_000) -> tuple[Party, list[Page]]:
    """One who plays, and as many others as that."""
    party = Party()
    party.house.world.most_people = most_people
    pages = [await party.create("third-man")]
    pages[0].say(s.Sit, name="Léa")
    key = pages[0].newest(a.Welcome).key
    pages += [await party.join(f"Guest {i}", key=key, address=f"10.1.{i // 200}.{i % 200}") for i in range(people)]
    party.clock.advance(BATCH)
    return party, pages


async def came_in(party: Party, pages: list[Page]) -> tuple[int, int]:
    """How many messages and bytes one more person causes, their own page left out."""
    before = [len(page.frames) for page in pages]
    await party.join("Late", key=pages[0].newest(a.Welcome).key)
    party.clock.advance(BATCH)
    sent = [frame for page, count in zip(pages, before, strict=True) for frame in page.frames[count:]]
    return len(sent), sum(map(len, sent))


async def test_whoever_comes_in_costs_as_much_at_two_hundred_as_at_nine_hundred() -> None:
    few, many = await hall(200), await hall(900)

    assert await came_in(*few) == await came_in(*many)


async def test_a_hundred_who_come_in_at_once_are_counted_once() -> None:
    party, pages = await hall(40)
    before = len(pages[0].frames)

    for i in range(100):
        await party.join(f"Late {i}", key=pages[0].newest(a.Welcome).key)
    party.clock.advance(BATCH)

    assert pages[0].answers(before) == [a.Changed({"more": Raw(b"111")})]
    assert pages[0].lobby.more + len(pages[0].lobby.people) == party.table.party.crowd == 141


async def test_a_few_are_all_shown_by_name_at_once() -> None:
    party, pages = await hall(3)
    before = len(pages[1].frames)

    await party.join("Zoé")

    assert [each.name for each in pages[1].lobby.people] == ["Léa", "Guest 0", "Guest 1", "Guest 2", "Zoé"]
    assert [type(each) for each in pages[1].answers(before)] == [a.Changed, a.Presence]
    assert pages[1].lobby.people[-1].here


async def test_whoever_sits_down_is_shown_by_name_to_everybody() -> None:
    party, pages = await hall(60)
    late = pages[60]
    assert late.person not in [each.person for each in pages[30].lobby.people]
    assert late.person in [each.person for each in late.lobby.people], "oneself always"

    late.say(s.Sit, name="Zoé")
    late.lose()
    party.clock.advance(60_000)

    shown = next(each for each in pages[30].lobby.people if each.person == late.person)
    assert not shown.here
    assert len(pages[30].lobby.people) == LISTED


async def test_whoever_the_table_was_passed_to_is_shown_by_name_to_everybody() -> None:
    party, pages = await hall(60)

    pages[0].say(s.PassHost, person=pages[60].person)

    assert pages[60].person in party.table.party.listed()


async def test_everybody_is_listed_to_whoever_asks_a_hundred_at_a_time() -> None:
    _, pages = await hall(150)
    found: list[a.PersonState] = []

    for count, more in ((100, 51), (51, 0)):
        pages[0].table.hear(pages[0], s.ListPeople(found[-1].person if found else None))
        told = pages[0].newest(a.People)
        assert (len(told.people), told.more) == (count, more)
        found += told.people

    assert [each.person for each in found] == list(range(1, 152))
    assert all(each.here for each in found)


async def test_those_who_watch_never_take_the_place_of_those_who_play() -> None:
    party, pages = await hall(20, most_people=20)

    with pytest.raises(Refusal, match="too-many"):
        await party.join("Late")
    pages[20].say(s.Sit, name="Zoé")
    await party.join("In her place")

    assert len(party.table.party.listed()) == 22


async def test_a_reveal_before_a_hall_is_the_same_for_all_who_watch() -> None:
    party, pages = await hall(60)
    for page in pages[1:4]:
        page.say(s.Sit, name=f"Player {page.person}")
    begin(pages[:4])
    party.clock.advance(10_000)

    assert len({page.frames[-1] for page in pages[4:]}) == 1
    assert isinstance(pages[-1].answers()[-1], a.Moved)
