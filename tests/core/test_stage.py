"""The order in which sealed answers are turned up: what tips them comes last."""

from __future__ import annotations

from typing import Any

import pytest

from isoloir.core import Event, Stage, staged
from isoloir.games import GAMES
from isoloir.games.democrazy.events import Voted
from isoloir.games.democrazy.voting import Reason
from isoloir.games.third_man.events import Led, Revealed

YES, NO = "yes", "no"


def votes(*cast: Any, why: tuple[Reason, ...] = ()) -> Stage:
    event = Voted("law", cast, cast.count(YES), cast.count(NO), adopted=True, why=why)
    stage = staged(GAMES["democrazy"], [event], range(len(cast)))
    assert stage is not None
    return stage


def test_answers_that_are_all_alike_are_turned_at_once() -> None:
    assert votes(YES, YES, YES) == Stage("Voted", ((0, 1, 2),), 0)


def test_the_answer_that_tips_a_close_vote_comes_last() -> None:
    stage = votes(YES, YES, YES, NO, NO)

    assert stage.turns == ((0,), (3,), (1,), (4,), (2,))


def test_nothing_is_decided_while_the_others_could_still_draw_level() -> None:
    assert votes(YES, YES, YES, NO).turns == ((0, 3), (1,), (2,))


def test_answers_that_change_nothing_any_more_come_with_the_one_that_decides() -> None:
    stage = votes(YES, YES, NO, YES, YES, YES, YES)

    assert stage.turns[-1] == (4, 5, 6)
    assert sum(len(turn) for turn in stage.turns) == 7


def test_a_joker_that_the_result_names_comes_last() -> None:
    stage = votes("scam", YES, NO, YES, why=(Reason("majority", adopts=True), Reason("scam", adopts=False)))

    assert stage.turns[-1] == (0,)
    assert stage.heat >= 75


def test_a_joker_that_counts_for_nothing_is_turned_like_any_other() -> None:
    assert votes("scam", "white", YES, NO, NO, why=(Reason("void"),)).turns[-1] == (4,)


def test_a_tie_is_the_closest_there_is() -> None:
    assert votes(YES, NO, YES, NO).heat == 100
    assert votes(YES, YES, YES, NO).heat < votes(YES, YES, YES, NO, NO).heat < 100


def test_many_answers_are_turned_in_few_turns() -> None:
    assert max(len(votes(*[YES, NO] * n).turns) for n in range(2, 9)) == 8


def test_of_cards_with_numbers_the_highest_comes_last() -> None:
    stage = staged(GAMES["third-man"], [Led(1, 5), Revealed((7, 5, 2, 9))], {0, 2, 3})

    assert stage == Stage("Revealed", ((2,), (0,), (3,)), 66)


def test_an_answer_that_was_not_asked_for_in_secret_is_not_turned() -> None:
    assert staged(GAMES["the-majority"], [Revealed((1, 2, 3, 4))], {3}) is None


class Handed(Event, frozen=True):
    seat: int


def test_answers_that_nothing_told_opens_stay_closed() -> None:
    assert staged(GAMES["the-majority"], [Handed(0)], {0, 1, 2}) is None


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.opens], ids=lambda game: game.key)
def test_every_event_that_opens_answers_is_one_of_its_game(game: Any) -> None:
    events = {event.__name__: event for event in game.events}

    assert all(member in events[name].__struct_fields__ for name, member in game.opens.items())
