"""From pause to pause: what a step may do and what a match keeps."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.core import (
    OVER,
    Ask,
    BrokenRule,
    BrokenSave,
    Event,
    Game,
    IllegalChoice,
    Match,
    StaleChoice,
    Step,
    StepFunction,
    Tell,
    Value,
    ask,
    ask_one,
)
from isoloir.games.third_man import GAME
from tests.tiny.game import tiny


class Board(Value, frozen=True):
    next: str = "first"
    seed: str = ""


class Noted(Event, frozen=True):
    pass


def game_of(**steps: StepFunction[Board]) -> Game[Board, Any]:
    return Game(
        key="sketch",
        seats=range(2, 3),
        minutes=range(1, 2),
        board=Board,
        view_type=Board,
        events=(Noted,),
        new=lambda setup, seed: Board(),
        steps=steps,
        view=lambda board, seat: board,
        scores=lambda board: (0, 0),
        winners=lambda board: (0,) if board.next == OVER else (),
        redeal=lambda view, dice: view,
        swap_secrets=lambda board, seat, dice: board,
        secrets=frozenset(),
    )


def start(game: Game[Any, Any], seed: str = "seed") -> Match[Any]:
    return Match.new(game, game.setup(game.seats[0]), seed)


def question() -> Ask[str]:
    return Ask("word", ("yes", "no"))


def asks_twice(board: Board, tell: Tell) -> Step[Board]:
    yield from ask_one(0, question())
    yield from ask_one(1, question())
    return board


def tells_first(board: Board, tell: Tell) -> Step[Board]:
    tell(Noted())
    yield from ask_one(0, question())
    return board


def asks_nobody(board: Board, tell: Tell) -> Step[Board]:
    nobody: dict[int, Ask[str]] = {}
    answers = yield from ask(nobody)
    assert answers == {}
    return replace(board, next=OVER)


def goes_round(board: Board, tell: Tell) -> Board:
    return board


def test_a_step_that_asks_twice_is_refused() -> None:
    match = start(game_of(first=asks_twice))

    with pytest.raises(BrokenRule, match="'first' of sketch puts a second question"):
        match.step({0: ["yes"]})


@pytest.mark.parametrize(
    ("step", "why"), [(tells_first, "tells something before its question"), (goes_round, "without a question")]
)
def test_a_step_that_breaks_the_house_rules_is_refused(step: StepFunction[Board], why: str) -> None:
    with pytest.raises(BrokenRule, match=why):
        start(game_of(first=step))


def test_asking_nobody_goes_straight_on() -> None:
    assert start(game_of(first=asks_nobody)).is_over


def test_a_choice_after_the_end_is_stale() -> None:
    with pytest.raises(StaleChoice, match="sketch is over"):
        start(game_of(first=asks_nobody)).step({0: ["yes"]})


def test_choices_must_come_from_exactly_the_seats_that_were_asked() -> None:
    match = start(tiny())

    with pytest.raises(IllegalChoice, match="asks seats 0, 1, 2, 3 for keep; got choices of seats 1"):
        match.step({1: [match.asks[1].options[0]]})


def test_a_clone_goes_its_own_way() -> None:
    match = start(GAME)
    twin = match.clone()
    (leader,) = match.asks

    twin.step({leader: [9]})

    assert match.board.lead is None
    assert twin.board.lead == 9
    assert match.pause == 1


def test_a_match_stays_at_its_pause_when_the_one_after_it_is_asked_for() -> None:
    match = start(GAME)
    before = match.save()
    (leader,) = match.asks

    nine, four = match.stepped({leader: [9]}), match.stepped({leader: [4]})

    assert (nine.board.lead, four.board.lead, match.board.lead) == (9, 4, None)
    assert match.save() == before
    assert nine.pause == match.pause + 1
    match.step({leader: [4]})
    assert match.save() == four.save()
    assert match.told == four.told


def test_a_refused_step_can_be_tried_again() -> None:
    match = start(GAME)
    (leader,) = match.asks
    with pytest.raises(IllegalChoice):
        match.step({leader: [10]})

    match.step({leader: [9]})

    assert match.board.lead == 9


def _not_text(save: bytes) -> bytes:
    return save[:-10]


def _another_game(save: bytes) -> bytes:
    return save.replace(b"third-man", b"first-man")


def _no_pause(save: bytes) -> bytes:
    return save.replace(b'"next":"lead"', b'"next":"deal"')


def _unknown_step(save: bytes) -> bytes:
    return save.replace(b'"next":"lead"', b'"next":"leap"')


def _impossible(save: bytes) -> bytes:
    return save.replace(b'"leader":', b'"leader":7')


def _wrong_board(save: bytes) -> bytes:
    return save.replace(b'"deal":1', b'"deal":"one"')


def _wrong_option(save: bytes) -> bytes:
    return save.replace(b'"options":{}', b'"options":{"speed":3}')


def _newer(save: bytes) -> bytes:
    return save.replace(b'"isoloir":1', b'"isoloir":2')


@pytest.mark.parametrize(
    "damage", [_not_text, _another_game, _no_pause, _unknown_step, _impossible, _wrong_board, _wrong_option, _newer]
)
def test_a_damaged_save_is_refused(damage: Callable[[bytes], bytes]) -> None:
    save = start(GAME).save()
    assert Match.load(GAME, save).save() == save

    with pytest.raises(BrokenSave):
        Match.load(GAME, damage(save))
