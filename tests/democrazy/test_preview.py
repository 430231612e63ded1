"""What would change: always true of what then happens, and made of nothing that anybody may not know."""

from __future__ import annotations

from types import GeneratorType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import Chance, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board, Proposal, Standing
from isoloir.games.democrazy.deck import BLANKS, OWN, law_of, written
from isoloir.games.democrazy.flow import STEPS
from isoloir.games.democrazy.laws import Draw, Law, inquiry
from isoloir.games.democrazy.preview import Outlook, Range, outlook
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.view import on_the_table as shown
from isoloir.games.democrazy.voting import Rule, Vote, outcome

from .strategies import laws
from .table import PLAIN, held, on_the_table, table

POINTS = tuple(law.id for law in OWN.values() if law.trigger == "final")


def silent(event: object, only: object = None) -> None:
    """Nobody listens."""


@st.composite
def positions(draw: st.DrawFn) -> Board:
    """Any tokens before four to six seats, and some laws about points in force."""
    dice = chance("position", draw(st.integers(0, 10**6)))
    seats = draw(st.integers(4, 6))
    tokens = " ".join("".join(dice.choice("rbyg") for _ in range(dice.below(8))) or "-" for _ in range(seats))
    one_each = {OWN[law].symbol or law: law for law in dice.shuffle(POINTS)}
    force = tuple(one_each.values())[: dice.below(5)]
    jokers = tuple(joker if dice.below(2) else None for joker in table(tokens).jokers)
    return replace(table(tokens, force=force), jokers=jokers, active=dice.below(seats), seed=dice.fork())


def enacted(board: Board, law: Law, dice: Chance) -> Board:
    """The law adopted and carried out, everybody answering by dice, up to the end of the turn."""
    votes: tuple[Vote, ...] = tuple("yes" for _ in range(board.seats))
    yes = outcome(votes, "white", "all-void", Rule((1,) * board.seats))
    house = () if law.id in OWN else (law,)
    board = replace(board, house=house, proposal=Proposal(law.id), vote=yes, next="enact")
    while board.next not in ("close", "count"):
        course: Any = STEPS[board.next](board, silent)
        board = _answered(course, dice) if isinstance(course, GeneratorType) else course
    return board


def _answered(course: Any, dice: Chance) -> Board:
    try:
        asks = next(course)
        course.send({seat: dice.sample(ask.options, ask.take) for seat, ask in asks.items()})
    except StopIteration as stop:
        board: Board = stop.value
        return board
    raise AssertionError("a step asked twice")


def assert_true(law: Law, told: Outlook, before: Board, after: Board, dice: Chance) -> None:
    """Every number that came out lies in the range that was shown."""
    if after.pending is not None:
        said = tuple(seat for seat in range(after.seats) if dice.below(2))
        asks = inquiry(law_of(after, after.pending).effect) in ("declare", "point")
        after = replace(after, force=(*after.force, Standing(after.pending, said if asks else ())))
    assert [each.low for each in told.points_without] == list(scores(before))
    for seat, points in enumerate(scores(after)):
        moved = sum(after.tokens[seat]) - sum(before.tokens[seat])
        assert told.tokens[seat].low <= moved <= told.tokens[seat].high
        assert told.points_with[seat].low <= points <= told.points_with[seat].high
    emptied = after.ended == "bag"
    assert told.ends == emptied if inquiry(law.effect) is None else told.ends >= emptied


@given(positions(), st.sampled_from(sorted(OWN)), st.integers(0, 99))
def test_whatever_happens_lies_in_the_range_that_was_shown(board: Board, law: str, number: int) -> None:
    force = tuple(standing for standing in board.force if standing.law != law)
    board = replace(board, force=force)
    dice = chance("true", number)

    told = outlook(board, OWN[law])

    assert_true(OWN[law], told, board, enacted(board, OWN[law], dice), dice)


@given(positions(), laws(), st.integers(0, 99))
def test_it_holds_for_any_house_law_too(board: Board, law: Law, number: int) -> None:
    dice = chance("true of the house", number)

    told = outlook(replace(board, house=(law,)), law)

    assert_true(law, told, board, enacted(board, law, dice), dice)


@pytest.mark.parametrize(
    ("law", "tokens", "at_once", "points"),
    [
        ("red-recall", "rrb r y g", [(-2, -2), (-1, -1), (0, 0), (0, 0)], [(1, 1), (0, 0), (1, 1), (1, 1)]),
        ("whip-round", "rb rr y -", [(-1, -1), (-1, -1), (-1, -1), (0, 0)], [(1, 1), (1, 1), (0, 0), (0, 0)]),
        ("change-of-shoes", "rr b y ggg", [(-1, 1), (0, 1), (0, 1), (-1, 0)], [(1, 3), (1, 2), (1, 2), (2, 3)]),
        ("sweet-tooth", "r b y g", [(0, 0)] * 4, [(1, 4)] * 4),
        ("gold-rush", "r b yy g", [(0, 0)] * 4, [(1, 1), (1, 1), (6, 6), (1, 1)]),
    ],
)
def test_chance_and_choice_make_a_range_and_nothing_else_does(
    law: str, tokens: str, at_once: list[tuple[int, int]], points: list[tuple[int, int]]
) -> None:
    told = outlook(table(tokens), OWN[law])

    assert list(told.tokens) == [Range(*span) for span in at_once]
    assert list(told.points_with) == [Range(*span) for span in points]


def test_a_blind_draw_may_be_worth_anything_the_bag_holds() -> None:
    told = outlook(table("rr b y g", force=("red-carpet", "wilted")), PLAIN["charity-begins-at-home"])

    assert told.tokens[0] == Range(1, 1)
    assert told.points_with[0] == Range(6, 9)


def test_a_token_that_is_given_may_be_passed_on() -> None:
    told = outlook(table("r - - -", force=("red-carpet",)), OWN["secret-santa"])

    assert told.points_with == (Range(3, 3), Range(0, 0), Range(0, 0), Range(0, 0))


def test_it_says_when_the_bag_would_be_emptied() -> None:
    full = " ".join(["rbyg"] * 10)

    assert outlook(table(full, hands=((),) * 10), PLAIN["happy-hour"]).ends
    assert not outlook(table(full, hands=((),) * 10), OWN["ray-of-sunshine"]).ends


def test_the_law_that_would_go_is_weighed_with_the_one_that_comes() -> None:
    board = table("rr b y g", force=("red-carpet",))

    assert outlook(board, OWN["rust"]).repeals == ("red-carpet",)
    assert outlook(board, OWN["clean-slate"]).repeals == ("red-carpet",)
    assert outlook(board, OWN["twins"]).repeals == ()
    assert outlook(board, OWN["rust"]).points_with[0] == Range(0, 0)
    assert outlook(board, OWN["twins"], "red-carpet").points_with[0] == Range(3, 3)


def test_a_blank_law_is_weighed_like_any_other() -> None:
    told = outlook(table("rr b y g"), written(BLANKS[0], Draw("others", 2)))

    assert [span.low for span in told.tokens] == [0, 2, 2, 2]


def test_everybody_sees_it_while_the_law_is_on_the_table_and_nobody_after() -> None:
    board = on_the_table("rust", "rr b y g")

    views = [GAME.view(board, seat) for seat in (None, 0, 1, 2, 3)]

    assert {view.outlook for view in views} == {shown(board)}
    assert GAME.view(table(), 0).outlook is None


def test_whoever_proposes_sees_what_each_law_of_the_hand_would_lead_to_and_nobody_else_does() -> None:
    hand = (BLANKS[0], "gold-rush", "pot-luck")
    board = table("yy b y g", hands=(hand, (), (), ()), held=(hand, (), (), ()), next="propose")

    mine, *others = (GAME.view(board, seat).prospects for seat in (0, 1, None))

    assert mine == {law: outlook(board, OWN[law]) for law in ("gold-rush", "pot-luck")}
    assert others == [{}, {}]
    assert GAME.view(replace(board, next="turn"), 0).prospects == {}


def test_a_seventh_law_is_weighed_once_for_each_that_could_go() -> None:
    force = ("rust", "washed-out", "gold-rush", "wilted", "rainbow", "monopoly")
    hand = ("twins", "red-carpet")
    board = table("yy b y g", force=force, hands=(hand, (), (), ()), held=(hand, (), (), ()), next="propose")
    naming = replace(board, proposal=Proposal("twins"), next="name")

    assert list(GAME.view(board, 0).prospects) == ["red-carpet"]
    assert GAME.view(naming, 0).prospects == {law: outlook(board, OWN["twins"], law) for law in force}
    assert GAME.view(naming, 1).prospects == {}


def test_no_secret_enters_it() -> None:
    board = on_the_table("wild-times", "rr b y g", force=("ace-up-the-sleeve",))
    board = replace(board, tokens=(held("rr"), *board.tokens[1:]))

    for number in range(20):
        other = GAME.swap_secrets(board, None, chance("swap", number))
        assert msgspec.json.encode(shown(other)) == msgspec.json.encode(shown(board))
