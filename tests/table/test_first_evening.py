"""A first evening: each step is named to everyone the first time it happens at a table, and never again."""

from __future__ import annotations

from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s

from .harness import NAMES, Page, Party, begin


async def table(*, first: bool) -> tuple[Party, list[Page]]:
    """Four people at The Third Man, and a television."""
    party = Party(Pace(grace=0))
    pages = [await party.create(), *[await party.join(name) for name in NAMES[1:4]]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    pages.append(await party.join(screen=True))
    pages[0].say(s.Configure, first=first)
    begin(pages[:4])
    party.clock.advance(0)
    return party, pages


def answered(party: Party, pages: list[Page], place: int) -> list[str]:
    """Everyone asked plays a card of their own; what was new then."""
    asked = [(page, ask) for page in pages for ask in page.moved.asks]
    for page, ask in asked:
        page.choose(ask.seat, [ask.options[place + ask.seat]])
    party.clock.advance(0)
    return pages[0].moved.new


async def test_a_step_is_new_once_to_everyone_and_then_never_again() -> None:
    party, pages = await table(first=True)
    begun = [page.moved.new for page in pages]

    first, opened = answered(party, pages, 0), answered(party, pages, 0)
    again = [answered(party, pages, 4), answered(party, pages, 4)]

    assert begun == [begun[0]] * 5
    assert "lead" in begun[0]
    assert first == ["Led", "follow"]
    assert {"Revealed", "BidScored"} <= set(opened)
    assert "lead" not in opened
    assert again[0] == again[1] == []


async def test_the_second_game_of_a_table_explains_only_what_is_new_in_it() -> None:
    party, pages = await table(first=True)
    answered(party, pages, 0)
    pages[0].say(s.EndAndReveal)

    begin(pages[:4])
    party.clock.advance(0)

    assert pages[0].moved.game == 2
    assert "lead" not in pages[0].moved.new


async def test_nothing_is_new_at_a_table_that_knows_its_game() -> None:
    party, pages = await table(first=False)

    assert pages[0].moved.new == []
    assert answered(party, pages, 0) == []


async def test_a_page_that_is_opened_again_reads_what_is_new_now() -> None:
    party, pages = await table(first=True)
    answered(party, pages, 0)

    assert party.page(pages[1].person).moved.new == pages[0].moved.new == ["Led", "follow"]
