"""An opening as it's shown: in what order answers are turned up, how long that takes, and who leads."""

from __future__ import annotations

from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, Party, four


async def answered(cards: tuple[int, int, int], policy: str = "relaxed") -> tuple[Party, list[Page], list[Page]]:
    """The leader has led, the others have answered, and the ballot is open."""
    party, pages = await four()
    assert isinstance(pages[0].say(s.Configure, policy=policy, seconds=30), a.Accepted)
    leader = next(page for page in pages if page.moved.asks)
    leader.choose(leader.moved.asks[0].seat, [5])
    others = [page for page in pages if page is not leader]
    for page, card in zip(others, cards, strict=True):
        page.choose(page.moved.asks[0].seat, [card])
    party.clock.advance(Pace().grace)
    return party, pages, others


def turns(page: Page) -> a.Turns:
    assert page.moved.turns is not None
    return page.moved.turns


async def test_everyone_is_told_the_same_order_and_the_leader_s_card_is_not_in_it() -> None:
    _, pages, others = await answered((7, 2, 9))

    seats = [pages.index(page) for page in others]
    assert [page.moved.turns for page in pages] == [
        a.Turns("Revealed", "cards", [[seats[1]], [seats[0]], [seats[2]]], turns(pages[0]).length)
    ] * 4


async def test_agreement_is_shown_at_once_and_a_close_call_takes_its_time() -> None:
    _, alike, _ = await answered((7, 7, 7))
    _, close, _ = await answered((7, 7, 2))

    assert [len(turn) for turn in turns(alike[0]).seats] == [3]
    assert turns(alike[0]).length < turns(close[0]).length <= 6_000


async def test_who_comes_back_is_shown_how_things_stand() -> None:
    _, pages, _ = await answered((7, 2, 9))

    welcome = pages[1].hello().newest(a.Welcome)
    assert welcome.moved is not None
    assert welcome.moved.turns is None


async def test_the_time_of_the_next_question_begins_when_the_show_ends() -> None:
    party, pages, _ = await answered((7, 2, 9), policy="timed")

    deadline = pages[0].moved.deadline
    assert deadline is not None
    assert deadline.at == party.clock.now() + turns(pages[0]).length + 30_000


async def test_what_a_television_has_turned_up_is_heard_by_all_and_nobody_else_leads() -> None:
    party, pages, _ = await answered((7, 2, 9))
    screen = await party.join(screen=True)

    screen.table.hear(screen, s.Turn(pages[0].moved.pause, 2))
    pages[1].table.hear(pages[1], s.Turn(pages[0].moved.pause, 3))

    assert [page.newest(a.Turned) for page in pages] == [a.Turned(pages[0].moved.pause, 2)] * 4
    assert pages[0].count(a.Turned) == 1


async def test_a_screen_that_says_it_over_and_over_or_lies_is_passed_on_once_a_group() -> None:
    party, pages, _ = await answered((7, 2, 9))
    screens = [await party.join(screen=True) for _ in range(2)]
    pause = pages[0].moved.pause

    for screen in screens:
        for turn in (1, 1, 2, 1, 400):
            screen.table.hear(screen, s.Turn(pause, turn))
        screen.table.hear(screen, s.Turn(pause + 1_000, 1))

    assert pages[0].count(a.Turned) == 2
    assert pages[0].newest(a.Turned) == a.Turned(pause, 2)
