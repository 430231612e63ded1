"""A silent seat never freezes a table, and nobody's choice is taken from them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from isoloir.table.live.house.system_secrets import SystemSecrets
from isoloir.table.live.table.neighbours import Alone
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.entries import Needed, Opened, Paused, Retimed, Sealed, StoodIn
from isoloir.table.party.absence import TALK
from isoloir.table.party.attendance import Attendance
from isoloir.table.party.booth import bot_answers
from isoloir.table.party.inputs import BotAnswered
from isoloir.table.party.pace import Pace
from isoloir.table.party.scene import Scene
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, Party, four

PACE = Pace()


async def one_silent(**wish: Any) -> tuple[Party, Page, list[Page]]:
    """Everybody has answered but one."""
    party, pages = await four(PACE, **wish)
    leader = next(page for page in pages if page.moved.asks)
    leader.choose(leader.moved.asks[0].seat, [5])
    silent, *quick = [page for page in pages if page is not leader]
    for page in quick:
        page.choose(page.moved.asks[0].seat, [1])
    return party, silent, [leader, *quick]


class Unsure(Alone):
    """What other nodes' people do is known only when asked, and answered by hand."""

    is_sure = False

    def __init__(self, party: Party) -> None:
        party.table.world.neighbours = self
        self.asked: list[Callable[[], None]] = []

    def make_sure(self, then: Callable[[], None]) -> None:
        self.asked.append(then)

    def answer(self) -> None:
        asked, self.asked = self.asked, []
        for then in asked:
            then()


def last_opened(party: Party) -> Opened:
    return [entry for entry in party.log.entries() if isinstance(entry, Opened)][-1]


def seat_of(party: Party, page: Page) -> int:
    return party.table.party.seats_of(page.person)[0]


async def test_relaxed_after_a_while_two_others_may_let_a_bot_stand_in() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    pause, seat = others[0].moved.pause, seat_of(party, silent)
    early = others[0].say(s.PlayFor, pause=pause, seat=seat)
    party.clock.advance(PACE.offer)

    assert isinstance(early, a.Refused)
    assert early.code == "too-early"
    assert others[0].newest(a.StandIns).seats == [a.Voices(seat, [], 2)]
    others[0].say(s.PlayFor, pause=pause, seat=seat)
    assert others[1].newest(a.StandIns).seats == [a.Voices(seat, [others[0].person], 2)]
    party.clock.advance(5_000)
    assert others[0].moved.pause == pause

    others[1].say(s.PlayFor, pause=pause, seat=seat)
    party.clock.advance(5_000)

    assert last_opened(party).by == {seat: "auto"}
    assert others[0].moved.by == {seat: "auto"}


async def test_a_bot_is_offered_at_once_for_somebody_whose_line_is_lost_and_for_nobody_else() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    others[2].lose()
    silent.lose()
    party.clock.advance(PACE.gone + 1)

    assert [each.seat for each in others[0].newest(a.StandIns).seats] == [seat_of(party, silent)]
    party.page(silent.person)
    party.clock.advance(1)

    assert others[0].newest(a.StandIns).seats == [], "back, and nobody may answer for them any more"


async def test_an_offer_is_gone_once_they_have_sealed() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    party.clock.advance(PACE.offer)
    assert others[0].newest(a.StandIns).seats

    silent.choose(seat_of(party, silent), [2])
    party.clock.advance(100)

    assert others[0].newest(a.StandIns).seats == []


async def test_where_people_talk_before_they_answer_nobody_is_thought_late_as_soon() -> None:
    party, pages = await four(PACE, game="habits", policy="relaxed")
    party.clock.advance(PACE.offer)
    assert not any(page.count(a.StandIns) for page in pages)

    party.clock.advance((TALK - 1) * PACE.offer)

    assert len(pages[0].newest(a.StandIns).seats) == len(pages[0].moved.asked)


async def test_a_paused_table_offers_nothing() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    host = next(page for page in (silent, *others) if page.lobby.host == page.person)
    host.say(s.Pause)
    party.clock.advance(2 * PACE.offer)

    assert others[0].count(a.StandIns) == 0


async def test_one_voice_is_not_counted_twice() -> None:
    party, silent, others = await one_silent(policy="relaxed")
    party.clock.advance(PACE.offer)
    pause, seat = others[0].moved.pause, seat_of(party, silent)
    others[0].say(s.PlayFor, pause=pause, seat=seat)

    again = others[0].say(s.PlayFor, pause=pause, seat=seat)

    assert isinstance(again, a.Refused)
    assert again.code == "spoken"


async def test_timed_the_offer_comes_at_the_limit() -> None:
    party, silent, others = await one_silent(policy="timed", seconds=20)
    assert others[0].moved.deadline is not None
    party.clock.advance(19_000)
    assert others[0].count(a.StandIns) == 0

    party.clock.advance(1_000)

    assert others[0].newest(a.StandIns).seats[0].seat == seat_of(party, silent)


async def test_strict_a_bot_stands_in_at_the_limit() -> None:
    party, silent, others = await one_silent(policy="strict", seconds=20)
    seat, pause = seat_of(party, silent), others[0].moved.pause
    party.clock.advance(20_000 + PACE.bots + PACE.grace)

    assert others[0].moved.pause == pause + 1
    assert last_opened(party).by == {seat: "auto"}
    assert not silent.lobby.seats[seat].auto, "who is there is stood in for once only"


async def test_the_owner_may_replace_a_stand_ins_choice_until_the_ballot_opens() -> None:
    party, silent, _others = await one_silent(policy="strict", seconds=20)
    seat = seat_of(party, silent)
    party.clock.advance(20_000 + PACE.bots)
    assert seat in party.table.party.play.ballot.sealed if party.table.party.play else False

    silent.choose(seat, [9])
    party.clock.advance(PACE.grace)

    assert last_opened(party).choices[seat] == (9,)
    assert last_opened(party).by == {}


async def test_an_owner_back_before_the_bot_sealed_answers_this_pause() -> None:
    party, silent, others = await one_silent(policy="strict", seconds=20)
    seat = seat_of(party, silent)
    silent.lose()
    party.clock.advance(20_000)
    assert others[0].lobby.seats[seat].auto

    back = party.page(silent.person)
    party.clock.advance(PACE.bots + PACE.grace + 100)

    assert not back.lobby.seats[seat].auto
    assert not any(isinstance(entry, Sealed) and entry.by == "auto" for entry in party.log.entries())
    assert back.moved.asks[0].chosen is None


async def test_an_owner_back_after_the_bot_sealed_moves_no_limit() -> None:
    party, silent, _others = await one_silent(policy="strict", seconds=20)
    silent.lose()
    party.clock.advance(20_000 + PACE.bots)
    assert party.table.party.played.ballot.is_full

    party.page(silent.person)

    assert not party.table.party.chairs[seat_of(party, silent)].auto
    assert not any(isinstance(entry, Retimed) for entry in party.log.entries())


async def test_for_somebody_away_the_stand_in_goes_on_until_they_are_back() -> None:
    party, pages = await four(PACE, policy="strict", seconds=10)
    gone = pages[3]
    gone.lose()
    party.clock.advance(60_000)
    autos = [entry for entry in party.log.entries() if isinstance(entry, Sealed) and entry.seat == 3]
    assert autos
    assert {entry.by for entry in autos} == {"auto"}
    assert pages[0].lobby.seats[3].auto

    back = party.page(gone.person)

    assert not back.lobby.seats[3].auto


async def test_extra_time_is_given_to_all_so_that_nobody_is_named() -> None:
    party, pages = await four(PACE, policy="strict", seconds=20)
    before = {page.person: len(page.frames) for page in pages}
    pages[2].say(s.Need, patience="double")

    told = {page.person: page.answers(before[page.person]) for page in pages if page is not pages[2]}
    assert len({tuple(map(repr, heard)) for heard in told.values()}) == 1
    deadline = pages[0].newest(a.Deadline).until
    assert deadline is not None
    assert deadline.at - deadline.now == 40_000
    party.clock.advance(39_000)
    assert not any(isinstance(entry, Sealed) for entry in party.log.entries())
    leader = next(page for page in pages if page.moved.asks)
    leader.choose(leader.moved.asks[0].seat, [5])
    following = pages[0].moved.deadline
    assert following is not None
    assert following.at - following.now == 40_000


async def test_the_late_are_stood_in_for_without_a_question_unless_somebody_is_missing() -> None:
    party, silent, _ = await one_silent(policy="strict", seconds=20)
    others = Unsure(party)
    party.clock.advance(20_000)
    assert not others.asked
    assert [entry.stays for entry in party.log.entries() if isinstance(entry, StoodIn)] == [False]

    party, silent, _ = await one_silent(policy="strict", seconds=20)
    others = Unsure(party)
    silent.lose()
    party.clock.advance(20_000)
    assert others.asked
    party.table.seated_elsewhere(frozenset({silent.person}))
    others.answer()

    assert [entry.stays for entry in party.log.entries() if isinstance(entry, StoodIn)] == [False]


async def test_what_followed_from_an_absence_is_looked_at_anew_after_a_conflict() -> None:
    """Who wrote in between may be who seemed absent."""
    party, pages = await four(PACE)
    for page in pages:
        page.lose()
    party.log.tables[1].append(encode_entry(Needed(person=2, patience="double")))
    party.clock.advance(max(PACE.empty, PACE.gone))
    for _ in range(20):
        await asyncio.sleep(0)

    party.table.seated_elsewhere(frozenset({2}))
    party.clock.advance(60_000)

    assert not any(isinstance(entry, Paused) for entry in party.log.entries())


async def test_a_bot_that_thought_about_cards_the_store_has_lost_is_asked_again() -> None:
    party, silent, _ = await one_silent(policy="relaxed")
    play, seat = party.table.party.play, seat_of(party, silent)
    assert play is not None
    party.table.party.chairs[seat].auto = True

    unknown = bot_answers(party.table.party, BotAnswered(play.pause, seat, "auto", ("no card of theirs",)))
    known = bot_answers(party.table.party, BotAnswered(play.pause, seat, "auto", (play.asks[seat].options[0],)))

    assert unknown == []
    assert len(known) == 1


@pytest.mark.parametrize(
    ("seconds", "unheard", "surely"),
    [(0, 0, False), (2_999, 0, False), (3_000, 0, True), (4_000, 1_500, False), (5_000, 1_500, True)],
)
def test_nobody_is_surely_away_before_we_would_have_heard_of_them(seconds: int, unheard: int, surely: bool) -> None:
    """Neither somebody a node hasn't seen yet nor somebody who lost their page, if the last news is too old."""
    looked = Scene(seconds, frozenset(), Pace(), SystemSecrets(), Attendance(), unheard=unheard)
    lost = Scene(9_000 + seconds, frozenset(), Pace(), SystemSecrets(), Attendance(parted={1: 9_000}), unheard=unheard)

    assert looked.is_surely_away(1) == surely
    assert lost.is_surely_away(1) == surely
