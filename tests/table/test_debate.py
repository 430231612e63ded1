"""The table ends a debate: when everyone is ready, or when its time is up. Alone among bots there is none."""

from __future__ import annotations

import pytest

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import NAMES, Page, Party, begin


async def debating(people: int, seconds: str = "20") -> tuple[Party, list[Page]]:
    party = Party()
    pages = [await party.create("democrazy", options={"debate": seconds})]
    pages += [await party.join(name) for name in NAMES[1:people]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    for _ in range(4 - people):
        pages[0].say(s.AddBot)
    begin(pages)
    party.clock.advance(0)
    return party, pages


def answered(party: Party, pages: list[Page]) -> None:
    """Everyone who is asked takes the first option."""
    for page in pages:
        for ask in page.moved.asks:
            page.say(s.Choose, pause=page.moved.pause, seat=ask.seat, choice=ask.options[: ask.take])
    party.clock.advance(5_000)


def asked(page: Page) -> set[str]:
    return {ask.what for ask in page.moved.asks}


async def until_debate(party: Party, pages: list[Page]) -> None:
    for _ in range(12):
        if all("debate" in asked(page) for page in pages):
            return
        answered(party, [page for page in pages if page.moved.asks])
    raise AssertionError("no debate")


async def test_its_clock_runs_at_a_relaxed_table_too_and_then_all_vote() -> None:
    party, pages = await debating(4)
    await until_debate(party, pages)

    deadline = pages[0].moved.deadline
    assert deadline is not None
    assert 0 < deadline.at - deadline.now <= 20_000
    party.clock.advance(30_000)

    assert all(asked(page) == {"vote"} for page in pages)
    assert pages[0].moved.deadline is None
    assert pages[0].moved.by == {}


async def test_who_needs_more_time_gets_twice_that_of_a_debate_and_no_more() -> None:
    party, pages = await debating(4)
    pages[0].say(s.Configure, seconds=3_600)
    await until_debate(party, pages)

    pages[1].say(s.Need, patience="double")
    deadline = pages[0].newest(a.Deadline).until

    assert deadline is not None
    assert 20_000 < deadline.at - deadline.now <= 40_000


async def test_it_ends_as_soon_as_all_are_ready() -> None:
    party, pages = await debating(4)
    await until_debate(party, pages)

    answered(party, pages[:3])
    assert all(asked(page) == {"debate"} for page in pages)
    answered(party, pages[3:])
    assert all(asked(page) == {"vote"} for page in pages)


@pytest.mark.parametrize(("people", "has_debate"), [(1, False), (2, True)])
async def test_nobody_debates_alone(people: int, *, has_debate: bool) -> None:
    party, pages = await debating(people)
    seen = set[str]()
    for _ in range(12):
        seen |= set[str]().union(*map(asked, pages))
        answered(party, pages)

    assert ("debate" in seen) is has_debate
    assert "vote" in seen
