"""Agency, luck, dead and dominated options on games small enough to work their values out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.core import OVER, Ask, BySeat, Event, Game, Step, Tell, Value, ask, chance
from isoloir.games import Outside, add_game, remove_game
from isoloir.lab.study.numbers import Numbers
from isoloir.lab.study.run import study
from isoloir.lab.study.variant import Plan, Variant
from isoloir.lab.workers import AtOnce


class Board(Value, frozen=True):
    seed: str
    scores: BySeat[int] = (0, 0)
    next: str = "pick"


class Picked(Event, frozen=True):
    picks: BySeat[int]


def highest(board: Board, tell: Tell) -> Step[Board]:
    """One pick of 1 or 10 is the whole game."""
    picks = yield from ask({seat: Ask("pick", (1, 10)) for seat in (0, 1)})
    tell(Picked((picks[0], picks[1])))
    return replace(board, scores=(picks[0], picks[1]), next=OVER)


def drawn(board: Board, tell: Tell) -> Step[Board]:
    """The same question, and the dice decide."""
    picks = yield from ask({seat: Ask("pick", (1, 10)) for seat in (0, 1)})
    tell(Picked((picks[0], picks[1])))
    lucky = chance(board.seed, "lucky").below(2)
    return replace(board, scores=(int(lucky == 0), int(lucky == 1)), next=OVER)


def game(step: Any) -> Game[Board, Any]:
    return Game(
        key="tiny-values",
        seats=range(2, 3),
        board=Board,
        events=(Picked,),
        new=lambda setup, seed: Board(seed),
        steps={"pick": step},
        scores=lambda board: board.scores,
    )


@pytest.fixture(params=[highest, drawn], ids=["skill", "luck"])
def played(request: pytest.FixtureRequest) -> Iterator[str]:
    add_game(game(request.param), Outside("a test", {}))
    yield request.param.__name__
    remove_game("tiny-values")


def found(levels: tuple[str, str], games: int = 60, arms: int = 120) -> Numbers:
    variant = Variant("tiny", "tiny-values", 2, {}, "en", levels)
    plan = Plan((variant,), "known", games, probes=2, arms=arms, levels=("regular",))
    return study(plan, AtOnce(), None, lambda done, pieces: None).numbers[0]


def test_agency_and_luck_are_what_they_must_be(played: str) -> None:
    """Skill: a regular takes the 10; a random one takes it half the time, for half a victory. So the regular has 3/4 of
    the victories, half of the way from chance to always, and the random one half of its fair share. Luck: neither."""
    measured = found(("random", "random")).measures
    agency, luck = measured["agency-regular"], measured["luck"]

    worth = {"highest": (0.5, 0.5), "drawn": (0.0, 1.0)}[played]
    assert agency.holds(worth[0])
    assert luck.holds(worth[1])
    assert not agency.holds(worth[0] + 0.25)
    assert not agency.holds(worth[0] - 0.25)
    assert agency.holds(0) == luck.holds(1) == (played == "drawn")


def test_an_option_that_nobody_ever_takes_is_dead(played: str) -> None:
    numbers = found(("regular", "regular"), arms=0)

    counts = numbers.counts["pick"]
    assert counts["1"].offered == counts["10"].offered == counts["1"].chosen + counts["10"].chosen == 120
    assert played == "drawn" or numbers.dead == {"pick": ("1",)}
    assert sum(count.won for count in counts.values()) == 60, "each game has one victory to share"
    assert sum(count.voters for count in counts.values()) == 120


def test_an_option_that_is_never_best_is_dominated_even_where_it_is_taken(played: str) -> None:
    numbers = found(("random", "random"), arms=0)

    assert numbers.dead == {}
    assert numbers.counts["pick"]["1"].chosen > 30
    assert numbers.dominated == ({"pick": ("1",)} if played == "highest" else {})


def test_below_thirty_looks_nothing_is_called_dead_or_dominated(played: str) -> None:
    numbers = found(("regular", "regular"), games=14, arms=0)

    assert numbers.counts["pick"]["1"].offered == 28
    assert numbers.dead == numbers.dominated == {}
