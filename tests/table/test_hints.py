"""What would an expert do: asked by somebody who's asked, told to nobody else, and only where the host allows it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from isoloir.bots.advice import Advice
from isoloir.games import GAMES, game_of
from isoloir.table.live.house.thinking import ThinkApart
from isoloir.table.live.table.botseats import Question, advised
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, Party, code_of, four
from .test_restart import restart


def ask(page: Page, seat: int, pause: int | None = None) -> a.FromServer:
    return page.say(s.Advise, pause=page.moved.pause if pause is None else pause, seat=seat)


def asked(pages: list[Page]) -> tuple[Page, a.SeatAsk]:
    return next((page, page.moved.asks[0]) for page in pages if page.moved.asks)


async def allowed(**wish: Any) -> tuple[Party, list[Page]]:
    party, pages = await four(**wish)
    assert isinstance(pages[0].say(s.Configure, hints=True), a.Accepted)
    return party, pages


@pytest.mark.parametrize("key", GAMES)
async def test_two_or_three_of_the_offered_answers_with_a_reason_each(key: str) -> None:
    seats = max(4, game_of(key).seats[0])
    _, pages = await allowed(game=key, seats=seats)
    page, question = asked(pages)

    said = ask(page, question.seat)

    assert isinstance(said, a.Advised)
    assert said.best or question.what in game_of(key).modest
    assert all(set(each.choice) <= set(question.options) and len(each.choice) == question.take for each in said.best)
    assert len(said.best) <= 3


async def test_nobody_else_hears_of_it_and_nothing_is_written() -> None:
    party, pages = await allowed()
    page, question = asked(pages)
    others = [other for other in pages if other is not page]
    before = [len(other.frames) for other in others], len(party.log.tables[party.table.number])

    ask(page, question.seat)

    assert ([len(other.frames) for other in others], len(party.log.tables[party.table.number])) == before


async def test_asking_again_thinks_no_second_time() -> None:
    party, pages = await allowed()
    thoughts: list[Question] = []

    def think(question: Question, then: Any) -> None:
        thoughts.append(question)
        then([Advice((question.ask.options[0],), "won", {"often": 50})])

    party.table.hints._advise = think
    page, question = asked(pages)

    first, second = ask(page, question.seat), ask(page, question.seat)

    assert len(thoughts) == 1
    assert isinstance(first, a.Advised)
    assert isinstance(second, a.Advised)
    assert first.best == second.best


async def test_no_hints_unless_the_host_allows_them() -> None:
    _, pages = await four()
    page, question = asked(pages)

    assert not page.lobby.hints
    assert code_of(ask(page, question.seat)) == "hints-off"
    assert code_of(pages[1].say(s.Configure, hints=True)) == "not-host"


async def test_no_hints_at_a_table_of_people_who_are_apart() -> None:
    _, pages = await four(room="remote")

    assert code_of(pages[0].say(s.Configure, hints=True)) == "hints-remote"


async def test_a_table_that_becomes_remote_gives_none_any_more() -> None:
    _, pages = await allowed()
    page, question = asked(pages)
    pages[0].say(s.Configure, room="remote")

    assert not page.lobby.hints
    assert code_of(ask(page, question.seat)) == "hints-off"


async def test_only_about_a_seat_one_holds_and_a_question_that_is_asked() -> None:
    _, pages = await allowed()
    page, question = asked(pages)
    stranger = next(other for other in pages if other is not page)

    assert code_of(ask(stranger, question.seat)) == "not-asked"
    assert code_of(ask(page, question.seat, pause=question.seat + 99)) == "late"


async def test_what_is_allowed_outlasts_a_restart() -> None:
    party, _ = await allowed()

    again = await restart(party)

    assert again.table.party.settings.hints
    assert again.table.party.gives_hints


async def test_an_adviser_that_fails_has_no_advice() -> None:
    broken = Question("third-man", "expert", 0, None, None, "seed", 1)  # type: ignore[arg-type]

    assert advised(broken) == []


async def test_the_thinking_process_advises_too() -> None:
    _, pages = await allowed()
    _, question = asked(pages)
    match = pages[0].table.party.played.match
    think = ThinkApart()
    what = Question("third-man", "expert", question.seat, match.view(question.seat), match.asks[question.seat], "x", 1)
    try:
        told: asyncio.Future[list[Advice] | None] = asyncio.get_running_loop().create_future()
        think.advise(what, told.set_result)
        assert await asyncio.wait_for(told, 60) == advised(what)
    finally:
        think.close()
