"""A festival: one log of its own, tables made by the house, people sent to them and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from isoloir.core import chance
from isoloir.table.door.desk.limits import AddressPurse, Turns
from isoloir.table.live.table.table import Table
from isoloir.table.log import entries as e
from isoloir.table.log.words import Programme
from isoloir.table.party.codes import digest
from isoloir.table.party.fold import fold
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join
from isoloir.table.wire.festival import FestivalState, ScoreState
from isoloir.table.wire.refusal import Refusal

from .client import Device
from .harness import Page, Party, code_of
from .running import running
from .test_forgotten import MARIE
from .test_log_sqlite import mentions

NAMES = ("Ada", "Bea", "Cem", "Dov", "Eva", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou", "Mia", "Ned", "Ole")


async def settle() -> None:
    """What the house does beside its loops."""
    for _ in range(40):
        await asyncio.sleep(0)


class Event:
    def __init__(self) -> None:
        self.party = Party()
        self.pages: dict[int, Page] = {}
        """At the festival."""
        self.at: dict[int, Page] = {}
        """At the tables."""

    async def made(self, people: int = 8, game: str = "third-man", **plan: Any) -> Event:
        self.pages[1] = await self.party.create(game, programme=Programme(**plan))
        for name in NAMES[: people - 1]:
            await self.join(name)
        return self

    async def join(self, name: str) -> Page:
        page = await self.party.join(name)
        self.pages[page.person] = page
        return page

    @property
    def table(self) -> Table:
        return self.party.table

    @property
    def log(self) -> list[e.Entry]:
        return self.party.log.entries()

    @property
    def state(self) -> FestivalState:
        found = self.pages[1].lobby.festival
        assert found is not None
        return found

    def score(self, table: int) -> ScoreState | None:
        return next((each for each in self.state.done if each.table == table), None)

    def pause_at(self, person: int) -> str | None:
        """At their table."""
        return self.at[person].lobby.paused

    def where(self) -> dict[int, list[int]]:
        """Who plays where, as everybody is shown."""
        return {sheet.number: [guest.person for guest in sheet.people] for sheet in self.pages[1].lobby.sheets}

    async def go(self, milliseconds: int = 0) -> None:
        await settle()
        self.party.clock.advance(milliseconds)
        await settle()

    async def till_it_is_time(self) -> None:
        assert self.state.at is not None
        await self.go(self.state.at - self.party.clock.now())
        await self.go(1_000)

    async def seat(self, person: int) -> Page:
        """Their phone goes to their table."""
        token = self.party.tokens[person]
        table, there = await self.party.house.festivals.seat(self.table.party, person, digest(token))
        self.at[person] = Page(table, there, token).hello()
        await self.go()
        return self.at[person]

    async def all_seated(self) -> None:
        await self.go()
        for people in self.where().values():
            for person in people:
                await self.seat(person)
        await self.go(4_000)

    async def play(self, *people: int) -> None:
        """The tables of these people, or all, to their end."""
        pages = [page for person, page in self.at.items() if not people or person in people]
        for turn in range(300):
            for page in pages:
                answer(page, turn)
            await self.go(2_000)
            if all(page.table.party.phase == "over" for page in pages):
                break
        await self.go(1_000)


def answer(page: Page, turn: int) -> None:
    if page.table.party.phase != "playing" or page.bye:
        return
    for ask in page.moved.asks:
        options = chance("festival", page.person, turn, ask.seat).shuffle(ask.options)
        page.choose(ask.seat, options[: ask.take])


async def test_people_join_once_and_are_sent_to_a_table_and_the_standing_adds_up() -> None:
    event = await Event().made(8)
    assert event.state.guests == 8

    event.pages[1].say(s.Start)
    await event.all_seated()
    assert sorted(who for people in event.where().values() for who in people) == list(range(1, 9))
    assert [page.lobby.of for page in event.at.values()] == [event.table.party.code] * 8
    await event.play()

    assert [event.state.phase, len(event.state.done)] == ["between", 2]
    standing = event.pages[1].lobby.standing
    assert standing is not None
    assert sorted(line.name for line in standing.lines) == sorted(["Léa", *NAMES[:7]])
    assert sum(line.points for line in standing.lines) in range(380, 421)


async def test_who_comes_late_plays_the_next_round_and_who_left_does_not() -> None:
    event = await Event().made(4)
    event.pages[1].say(s.Start)
    await event.all_seated()

    late = await event.join("Zoe")
    event.pages[2].say(s.Leave)
    await event.go(1_000)
    assert event.where() == {1: [person for person in event.where()[1] if person != 2]}
    table = event.at[1].table.party
    assert sum(chair.person is None for chair in table.chairs) == 1, "a bot plays on for them"
    event.pages[1].say(s.Start)
    await event.go()

    assert sorted(event.where()[2]) == [1, 3, 4, late.person]


async def test_two_people_of_one_name_are_told_apart_and_nobody_comes_in_twice() -> None:
    event = await Event().made(3)

    with pytest.raises(Refusal, match="name-taken"):
        await event.join("ada")
    again = await event.party.house.join(event.table, Join(transfer="x"), event.party.tokens[2], "10.0.0.3")

    assert again == 2
    assert event.state.guests == 3


async def test_somebody_who_left_goes_on_in_the_standing_under_the_same_name() -> None:
    event = await Event().made(3)
    event.pages[1].say(s.Start)
    await event.all_seated()
    await event.play()
    event.pages[2].say(s.Leave)
    back = await event.join("Ada")
    event.pages[1].say(s.Start)
    await event.all_seated()
    await event.play(1, 3, back.person)

    standing = event.pages[1].lobby.standing
    assert standing is not None
    assert [line.games for line in standing.lines] == [2, 2, 2]


async def test_the_clock_ends_a_round_and_begins_the_next_as_was_said_beforehand() -> None:
    event = await Event().made(8, by="clock", minutes=10, between=30, rounds=2)
    event.pages[1].say(s.Start)
    await event.all_seated()
    await event.play(*event.where()[1])
    assert event.score(1) is not None
    assert event.score(2) is None

    await event.till_it_is_time()
    stopped = event.score(2)
    assert stopped is not None
    assert not stopped.scores
    assert event.at[event.where()[2][0]].table.party.phase == "over", "nobody is kept at a table that never ends"
    await event.till_it_is_time()
    assert (event.state.round, event.state.phase) == (2, "playing")
    await event.till_it_is_time()
    assert event.state.phase == "over"


async def test_a_round_ends_once_enough_tables_are_done_and_the_last_may_play_on() -> None:
    event = await Event().made(8, by="tables", enough=50, late="stay", between=0, minutes=600)
    event.pages[1].say(s.Start)
    await event.all_seated()
    first, second = event.where()[1], event.where()[2]
    await event.play(*first)
    await event.go(1_000)

    assert event.state.round == 2
    assert event.where() == {2: second, 3: event.where()[3]}
    assert sorted(event.where()[3]) == sorted(first)
    await event.play(*second)
    assert event.table.party.counted[-1].game == 1, "it counts for the round it was of"


async def test_a_pause_stops_the_clocks_of_the_festival_and_of_its_tables() -> None:
    event = await Event().made(4, by="clock", minutes=10)
    event.pages[1].say(s.Start)
    await event.all_seated()

    event.pages[1].say(s.Pause)
    await event.go(1_000)
    assert event.pause_at(1) == "host"
    assert event.state.at is None
    await event.go(3_600_000)
    assert event.state.phase == "playing"
    event.pages[1].say(s.Resume)
    await event.go(1_000)
    assert event.pause_at(1) is None
    assert event.state.at is not None


async def test_what_happens_in_a_pause_does_not_end_it_and_its_clock_goes_on_afterwards() -> None:
    event = await Event().made(4, by="clock", minutes=10)
    event.pages[1].say(s.Start)
    await event.all_seated()
    event.pages[1].say(s.Pause)
    event.pages[2].say(s.Rest, rests=True)
    await event.go(1_000)

    assert (event.pages[2].lobby.paused, event.pause_at(1)) == ("host", "host")
    event.pages[1].say(s.Resume)
    assert event.state.at is not None, "the round still has an end"
    event.pages[1].say(s.Pause)
    event.pages[1].say(s.Adjourn)
    assert event.pages[2].lobby.paused is None
    assert event.state.at == event.party.clock.now() + 60_000, "what was left of the round is no part of it"


async def test_a_pause_without_any_organiser_ends_after_an_hour() -> None:
    event = await Event().made(4, by="clock", minutes=10)
    event.pages[1].say(s.Start)
    await event.all_seated()
    event.pages[1].say(s.Pause)
    await event.go(2 * 3_600_000)
    assert event.pause_at(2) == "host", "an organiser is there, and may take all the time in the world"

    event.pages[1].lose()
    await event.go(3_500_000)
    assert event.pause_at(2) == "host"
    await event.go(110_000)
    await event.go(1_000)

    assert event.pause_at(2) is None
    assert event.pages[2].lobby.paused is None


async def test_an_organiser_moves_somebody_to_a_bots_place_and_a_bot_keeps_the_old_one() -> None:
    event = await Event().made(7)
    event.pages[1].say(s.Start)
    await event.all_seated()
    small, large = sorted(event.where(), key=lambda number: len(event.where()[number]))
    person = event.where()[large][0]
    assert len(event.where()[small]) == 3

    event.pages[1].say(s.Reseat, person=person, table=small)
    await event.go(1_000)
    await event.seat(person)

    assert person in event.where()[small]
    assert person not in event.where()[large]
    assert event.at[person].table.party.seats_of(event.at[person].person)
    other = event.at[event.where()[large][0]].table.party
    assert sum(chair.person is None for chair in other.chairs) == 1
    other_one = event.where()[large][0]
    assert code_of(event.pages[1].say(s.Reseat, person=other_one, table=small)) == "no-free-seat"


async def test_two_tables_become_one_and_what_they_played_does_not_count() -> None:
    event = await Event().made(6, game="majority", size=3)
    event.pages[1].say(s.Start)
    await event.all_seated()

    event.pages[1].say(s.Configure, game="majority")
    event.pages[1].say(s.Merge, tables=(1, 2))
    await event.go(1_000)

    assert event.score(1) == ScoreState(1, [], [], [], "Léa")
    now = [people for number, people in event.where().items() if number > 2]
    assert sorted(who for people in now for who in people) == [1, 2, 3, 4, 5, 6]
    assert event.at[1].table.party.phase == "over"
    await event.all_seated()
    await event.play()
    assert event.state.phase == "between"


async def test_a_correction_counts_and_everybody_sees_whose_it_is() -> None:
    event = await Event().made(4)
    event.pages[1].say(s.Start)
    await event.all_seated()
    await event.play()
    people = tuple(event.where()[1])

    event.pages[1].say(s.Score, table=1, people=people, scores=(1, 2, 3, 4), winners=(3,))

    assert event.score(1) == ScoreState(1, list(people), [1, 2, 3, 4], [3], "Léa")
    standing = event.pages[2].lobby.standing
    assert standing is not None
    assert [line.points for line in standing.lines] == [100, 67, 33, 0]
    wrong = event.pages[1].say(s.Score, table=1, people=(99, *people[1:]), scores=(1, 2, 3, 4), winners=(3,))
    assert code_of(wrong) == "no-such-result"
    nobodys = event.pages[1].say(s.Score, table=1, scores=(1, 2, 3, 4), winners=(9,))
    assert code_of(nobodys) == "no-such-result"
    assert code_of(event.pages[2].say(s.Score, table=1)) == "not-host"


async def test_any_phone_with_the_organisers_link_goes_on_if_the_first_dies() -> None:
    event = await Event().made(4)
    held = event.table.party.festival
    assert held is not None
    event.pages[1].lose()
    second = event.pages[3]

    assert code_of(second.say(s.Start)) == "not-host"
    assert code_of(second.say(s.Organise, key="guessed")) == "not-host"
    second.say(s.Organise, key=held.helm)
    assert isinstance(second.say(s.Start), a.Accepted)


async def test_a_programme_has_another_game_in_each_round() -> None:
    event = await Event().made(4, games=("third-man", "majority"))
    event.pages[1].say(s.Start)
    event.pages[1].say(s.Start)
    event.pages[1].say(s.Start)

    assert [entry.game for entry in event.log if isinstance(entry, e.Paired)] == ["third-man", "majority", "third-man"]


async def test_a_house_that_stops_in_the_middle_of_a_round_goes_on_with_it() -> None:
    event = await Event().made(8)
    event.pages[1].say(s.Start)
    await event.all_seated()
    await event.play(*event.where()[1])
    where = event.where()

    again = Event()
    again.party = Party(log=event.party.log)
    again.party.tokens = event.party.tokens
    again.party.table = await again.party.house.find(event.table.party.code)
    for person in event.pages:
        again.pages[person] = again.party.page(person)
    await again.all_seated()
    assert again.where() == where
    assert again.score(1) is not None
    await again.play(*where[2])

    assert again.state.phase == "between"
    assert again.table.party.counted == fold(again.log).counted


async def test_the_tables_of_a_house_that_died_before_it_laid_them_are_laid_by_the_next() -> None:
    event = await Event().made(8)
    event.pages[1].say(s.Start)
    assert len(event.party.log.tables) == 1

    again = Party(log=event.party.log)
    again.tokens = event.party.tokens
    again.table = await again.house.find(event.table.party.code)
    again.page(1)
    again.clock.advance(0)
    await settle()

    assert len(event.party.log.tables) == 3


async def test_pairing_is_worked_out_from_who_is_there_and_few_meet_twice() -> None:
    event = await Event().made(9, size=3, game="majority")
    for _ in range(3):
        event.pages[1].say(s.Start)

    rounds = [entry for entry in event.log if isinstance(entry, e.Paired)]
    pairs = [
        frozenset((a, b))
        for each in rounds
        for sheet in each.sheets
        for a in sheet.people
        for b in sheet.people
        if a < b
    ]
    assert len(pairs) == len(set(pairs))


async def test_the_address_of_an_organiser_pays_for_the_tables_that_are_laid_for_them() -> None:
    event = await Event().made(4)
    purse = AddressPurse(Turns(event.party.clock, 100_000, 1, 0), "192.0.2.1")
    event.table.memory.ledger.paid_by(1, purse)
    rounds = 0
    while isinstance(event.pages[1].say(s.Start), a.Accepted) and rounds < 9:
        await event.go(1_000)
        rounds += 1

    assert 1 < rounds < 8


async def test_a_word_said_twice_begins_one_round() -> None:
    event = await Event().made(4)

    for _ in range(2):
        event.pages[1].say(s.Start, command="the-same")
    assert event.state.round == 1
    for _ in range(2):
        event.pages[1].say(s.Adjourn, command="the-same-too")

    assert [type(entry) for entry in event.log[-2:]] == [e.Paired, e.Adjourned]


async def test_who_is_forgotten_at_the_festival_is_forgotten_at_its_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as host, Device(server.url) as guest:
        place = await host.create("majority", "Olga", programme=Programme(size=3))
        await guest.join(place.code, MARIE)
        page = await host.sit_down(place.code)
        await page.say(s.Start)
        seat = await guest.seat(place.code)
        assert seat.code != place.code
        assert mentions(tmp_path, MARIE.encode())

        await guest.be_forgotten(place.code)
        await page.close()

    assert not mentions(tmp_path, MARIE.encode())
    assert mentions(tmp_path, b"Olga")


async def test_a_round_that_begins_while_somebody_is_being_forgotten_keeps_nothing_of_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as host, Device(server.url) as guest:
        place = await host.create("majority", "Olga", programme=Programme(size=3))
        await guest.join(place.code, MARIE)
        page = await host.sit_down(place.code)
        world, rounds = server.front.house.world, list[str]()
        beside = world.beside

        async def as_a_round_begins(work: Callable[[], Any]) -> Any:
            if not rounds:
                rounds.append("first")
                await page.say(s.Start)
                await guest.seat(place.code)
            return await beside(work)

        world.beside = as_a_round_begins
        await guest.be_forgotten(place.code)
        await page.close()

    assert rounds
    assert not mentions(tmp_path, MARIE.encode())


async def test_who_did_not_come_back_sits_out_until_they_do() -> None:
    event = await Event().made(5, game="majority", size=5, by="clock", minutes=10, between=60)
    event.pages[2].lose()
    await event.go(5_000)
    event.pages[1].say(s.Start)
    await event.go()
    assert 2 in event.where()[1], "they may be on their way"

    await event.till_it_is_time()
    await event.till_it_is_time()
    assert 2 not in event.where()[2]
    assert event.state.resting == [2]
    event.pages[2] = event.party.page(2)

    assert event.state.resting == []


async def test_a_place_at_the_festival_moves_to_another_phone_in_the_middle_of_a_round() -> None:
    event = await Event().made(4)
    event.pages[1].say(s.Start)
    await event.all_seated()
    code = event.pages[3].say(s.Transfer)
    assert isinstance(code, a.TransferCode)

    event.party.tokens[3] = "the secret of another phone"
    await event.party.house.join(event.table, Join(transfer=code.code), event.party.tokens[3], "10.0.0.99")
    event.pages[3] = event.party.page(3)
    page = await event.seat(3)

    assert page.bye is None
    assert page.table.party.seats_of(page.person)


async def test_a_round_whose_time_came_while_the_house_was_down_gets_a_few_minutes() -> None:
    event = await Event().made(4, by="clock", minutes=10)
    event.pages[1].say(s.Start)
    await event.all_seated()

    again = Event()
    again.party = Party(log=event.party.log)
    again.party.tokens = event.party.tokens
    again.party.clock.advance(3_600_000)
    again.party.table = await again.party.house.find(event.table.party.code)
    again.pages[1] = again.party.page(1)
    await again.go(60_000)

    phases = [again.state.phase]
    await again.till_it_is_time()

    assert [*phases, again.state.phase] == ["playing", "between"]
