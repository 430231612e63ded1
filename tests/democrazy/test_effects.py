"""Every effect is whole: it plans, and whatever it plans is carried out and can be foreseen."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis.strategies import booleans, integers, lists, sampled_from, tuples

from isoloir.games.democrazy.board import NO_TOKENS, Tokens
from isoloir.games.democrazy.effects import foresee, plan, settle
from isoloir.games.democrazy.effects.giving import Gifts
from isoloir.games.democrazy.items import (
    AnyItem,
    Catch,
    Declare,
    Doubt,
    Expire,
    Fire,
    GiveToken,
    HandOutJokers,
    Judge,
    Point,
)
from isoloir.games.democrazy.laws import Act, Colour, Law
from isoloir.games.democrazy.prospect import Prospect, either

from .strategies import laws
from .table import table

ASKED_FOR_BY_THE_FLOW = (Fire, Declare, Doubt, Point, Catch, Expire, Judge)
"""A law acts, the people are asked, a law has had its day: the flow puts these on the agenda, no plan does."""


@pytest.mark.parametrize("effect", get_args(Act))
def test_every_effect_has_a_plan_of_its_own(effect: type) -> None:
    assert plan.dispatch(effect) is not plan.dispatch(object)


@pytest.mark.parametrize("item", get_args(AnyItem))
def test_every_item_is_carried_out_and_foreseen(item: type) -> None:
    assert settle.dispatch(item) is not settle.dispatch(object)
    assert (foresee.dispatch(item) is foresee.dispatch(object)) == (item in ASKED_FOR_BY_THE_FLOW)


def test_whoever_will_get_a_joker_has_none_that_was_used_and_the_others_lack_it() -> None:
    as_it_stands = Prospect((), (True, False, False), (False, True, True), (), 1, NO_TOKENS, 0)

    (after,) = foresee(HandOutJokers((0, 1, 2)), as_it_stands)

    assert (after.holders, after.used, after.unheld_jokers) == ((True, True, False), (False, False, True), 0)


@given(laws(triggers=("now", "start", "vote")))
def test_a_plan_holds_only_what_can_be_foreseen(law: Law) -> None:
    assert not any(isinstance(item, ASKED_FOR_BY_THE_FLOW) for item in plan(law.effect, table()))


@given(lists(tuples(*[integers(0, 2)] * 4), min_size=3, max_size=6), sampled_from((None, "red")), booleans())
def test_gifts_weighed_together_come_to_what_they_come_to_one_by_one(
    tokens: list[Tokens], colour: Colour | None, perhaps: bool
) -> None:
    gifts = tuple([GiveToken(seat, 0, colour) for seat in range(1, len(tokens))])
    now = Prospect(tuple((held,) for held in tokens), (), (), (), 0, NO_TOKENS, 0)

    def weighed(items: tuple[object, ...]) -> Prospect:
        after = now
        for item in items:
            (then,) = foresee(item, after)
            after = either(after, then) if perhaps else then
        return after

    assert weighed((Gifts(gifts, perhaps),)) == weighed(gifts)
