"""Pages that are open and people who do nothing: absence is not answering, whatever the socket says."""

from __future__ import annotations

import pytest

from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from ..harness import Page, Party, code_of, four

PACE = Pace()


def answer(page: Page) -> None:
    for ask in page.moved.asks:
        if ask.chosen is None:
            page.choose(ask.seat, ask.options[: ask.take])


def go_on(party: Party, active: Page, seconds: int) -> int:
    """One person answers and speaks for anyone who is silent, as a page offers it; the rest lie on the table."""
    for _ in range(seconds):
        answer(active)
        offers = [each for each in active.answers() if isinstance(each, a.StandIns)]
        if offers and offers[-1].pause == active.moved.pause:
            for seat in offers[-1].seats:
                active.say(s.PlayFor, pause=active.moved.pause, seat=seat.seat)
        party.clock.advance(1_000)
    return active.moved.pause


@pytest.mark.parametrize("policy", ["relaxed", "timed", "strict"])
async def test_one_who_acts_among_open_and_silent_pages_plays_on(policy: str) -> None:
    party, pages = await four(PACE, policy=policy, seconds=20)

    assert go_on(party, pages[2], 400) > 8


async def test_a_strict_table_goes_on_though_the_host_needs_time_without_end_and_says_nothing() -> None:
    party, pages = await four(PACE, policy="strict", seconds=10)
    pages[0].say(s.Need, patience="endless")

    for _ in range(400):
        for page in pages[1:]:
            answer(page)
            offers = [each for each in page.answers() if isinstance(each, a.StandIns)]
            if offers and offers[-1].pause == page.moved.pause:
                for seat in offers[-1].seats:
                    page.say(s.PlayFor, pause=page.moved.pause, seat=seat.seat)
        party.clock.advance(1_000)

    assert pages[1].moved.pause > 4


async def test_asking_for_more_time_again_and_again_has_an_end() -> None:
    party, pages = await four(PACE, policy="strict", seconds=10)
    slow = next(page for page in pages if page.moved.asks)
    others = [page for page in pages if page is not slow]
    for i in range(PACE.endless // 5_000 + 2):
        slow.say(s.Need, patience=("endless", "double", "usual")[i % 3])
        for page in others:
            answer(page)
        party.clock.advance(5_000)

    offered = any(page.count(a.StandIns) for page in others)
    assert offered or slow.moved.pause > 1


async def test_a_host_who_pauses_and_looks_away_is_not_waited_for() -> None:
    party, pages = await four(PACE)
    pages[0].say(s.Pause)
    assert code_of(pages[1].say(s.Resume)) == "not-host"
    party.clock.advance(PACE.host_silent + 1)
    pages[1].say(s.Resume)
    party.clock.advance(1)

    assert isinstance(pages[1].say(s.Resume), a.Accepted)
    assert party.table.party.is_running
    assert party.table.party.owner == 1


async def test_a_silent_host_in_the_lobby_passes_on_and_is_host_again_with_the_first_word() -> None:
    party = Party(PACE)
    lea, tom = await party.create(), await party.join("Tom")
    lea.say(s.Sit, name="Léa")
    party.clock.advance(PACE.host_silent + 1)
    tom.say(s.Sit, name="Tom")
    party.clock.advance(1)
    assert party.table.party.host == tom.person
    assert isinstance(tom.say(s.AddBot, level="random"), a.Accepted)

    lea.say(s.Rename, seat=0, name="Léa!", shape="star", colour="pink")

    assert party.table.party.host == lea.person


async def test_who_sleeps_with_an_open_page_does_not_cost_every_question_its_patience_again() -> None:
    party, pages = await four(PACE, policy="relaxed")
    active = pages[:3]
    for _ in range(200):
        for page in active:
            answer(page)
            offers = [each for each in page.answers() if isinstance(each, a.StandIns)]
            if offers and offers[-1].pause == page.moved.pause:
                for seat in offers[-1].seats:
                    page.say(s.PlayFor, pause=page.moved.pause, seat=seat.seat)
        party.clock.advance(1_000)
    before = active[0].moved.pause
    for _ in range(60):
        for page in active:
            answer(page)
        party.clock.advance(1_000)

    assert active[0].moved.pause > before + 8, "a bot stands in at once from then on"
    pages[3].say(s.Rename, seat=3, name="Back", shape="star", colour="pink")


async def test_while_two_others_act_two_voices_are_needed() -> None:
    party, pages = await four(PACE, policy="relaxed")
    slow = next(page for page in pages if page.moved.asks)
    others = [page for page in pages if page is not slow]
    party.clock.advance(PACE.offer + 1)
    for page in others[:2]:
        page.say(s.Need, patience="double")
    party.clock.advance(PACE.offer + 1)

    others[0].say(s.PlayFor, pause=slow.moved.pause, seat=slow.moved.asks[0].seat)
    party.clock.advance(2_000)

    assert slow.moved.pause == 1
    party.clock.advance(PACE.lively)
    party.clock.advance(2_000)
    assert others[0].moved.pause > 1, "the second voice was not given, and its owner fell silent"


async def test_who_goes_away_and_comes_back_at_every_limit_does_not_hold_a_strict_table() -> None:
    party, pages = await four(PACE, policy="strict", seconds=10)
    slow = next(page for page in pages if page.moved.asks)
    others = [page for page in pages if page is not slow]
    slow.lose()
    for _ in range(4 * (PACE.endless + 10_000) // 100):
        chair = party.table.party.chairs[party.table.party.seats_of(slow.person)[0]]
        if chair.auto:
            party.page(slow.person).lose()
        for page in others:
            answer(page)
        party.clock.advance(100)
        if others[0].moved.pause > 1:
            break

    assert others[0].moved.pause > 1
