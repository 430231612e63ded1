"""Intervals that hold what they promise, and differences that aren't found where there are none."""

from __future__ import annotations

from random import Random

import pytest

from isoloir.lab.study.differences import FEWEST_GAMES, Difference, compared, differences
from isoloir.lab.study.estimates import between, errors, estimate
from isoloir.lab.study.numbers import Samples, numbers, sampled
from isoloir.lab.study.rows import Result, Row

STUDIES = 400


def test_the_intervals_of_shares_and_means() -> None:
    assert estimate([1.0] * 10, is_share=True).low == pytest.approx(0.722467)
    assert estimate([1.0] * 10, is_share=True).high == 1
    assert estimate([0.0, 2.0, 4.0]).mean == 2
    assert estimate([0.0, 2.0, 4.0]).high == pytest.approx(2 + 4.302653 * 2 / 3**0.5, abs=1e-5)


def test_what_is_always_one_is_no_yes_or_no() -> None:
    always = estimate([1.0] * 10)

    assert (always.low, always.high) == (1, 1), "ten games of one pause each are one pause long"


def test_one_game_has_no_interval_and_one_vote_a_wide_one() -> None:
    assert (estimate([7.0]).low, estimate([7.0]).high) == (None, None)
    assert estimate([1.0], is_share=True).low == pytest.approx(0.206549)


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.7062), (2, 4.3027), (4, 2.7764), (9, 2.2622), (30, 2.0423), (200, 1.9719)]
)
def test_few_games_have_students_interval(freedom: int, known: float) -> None:
    assert errors(1, freedom) == pytest.approx(known, abs=1e-4)
    assert errors(20, freedom) > errors(2, freedom) > errors(1, freedom)


def test_two_samples_of_different_spread_are_compared_as_by_welch() -> None:
    """Worked out by hand: variances 10 / 5 and 40 / 5, so 50**2 / (100 + 1600) * 4 = 5.88 degrees of freedom, 5."""
    by = between([1.0, 3.0, 5.0, 7.0, 9.0], [2.0, 6.0, 10.0, 14.0, 18.0])

    assert by.mean == 5
    assert by.high == pytest.approx(5 + 2.570582 * (2 + 8) ** 0.5, abs=1e-5)


def row(shares: tuple[float, ...]) -> Row:
    return Row({"pauses": 1.0}, shares, (0.0,) * 11)


def test_a_fair_game_of_two_has_a_favourite_seat_in_one_of_twenty_studies() -> None:
    """What one seat wins the other loses: taken as if they had nothing in common, it was one of six."""
    dice, missed = Random(24), 0
    for _ in range(STUDIES):
        rows = tuple(row((1.0, 0.0) if dice.random() < 0.5 else (0.0, 1.0)) for _ in range(60))
        low = numbers(sampled([Result(rows)], {}, 2)).measures["seat-advantage"].low
        missed += low is not None and low > 0

    assert missed / STUDIES < 0.08


def test_three_variants_that_are_alike_differ_in_one_of_twenty_studies() -> None:
    """All measures of all comparisons count as looked at, and few games have wide intervals."""
    dice, missed = Random(24), 0
    for _ in range(STUDIES):
        seen = [{f"m{m}": {n: dice.gauss(0, 1) for n in range(12)} for m in range(5)} for _ in range(4)]
        found = compared(("any",) * 4, seen, paired=True)
        missed += any(each.certain for comparison in found for each in comparison.differences)

    assert missed / STUDIES < 0.08


def by(one: list[float], other: list[float], *, paired: bool = True) -> Difference:
    samples: list[Samples] = [{"m": dict(enumerate(values))} for values in (one, other)]
    return differences(samples[0], samples[1], paired=paired)[0]


def test_games_with_the_same_dice_are_compared_one_by_one() -> None:
    deals = [float(n) for n in range(20)]
    better = [n + 1 + n % 2 / 10 for n in deals]

    assert by(deals, better).certain
    assert not by(deals, better, paired=False).certain


def test_games_that_lack_a_measure_are_left_out_of_its_pairs() -> None:
    one, other = {"m": {0: 1.0, 2: 5.0, 3: 5.0}}, {"m": {1: 9.0, 2: 6.0, 3: 8.0}}

    assert differences(one, other)[0].by.mean == 2
    assert differences(one, other)[0].by.games == 2


@pytest.mark.parametrize("paired", [True, False])
def test_a_handful_of_games_says_nothing_for_certain(paired: bool) -> None:
    few = FEWEST_GAMES - 1

    assert not by([1.0], [2.0], paired=paired).certain
    assert not by([1.0] * few, [2.0] * few, paired=paired).certain
    assert by([1.0] * FEWEST_GAMES, [2.0] * FEWEST_GAMES, paired=paired).certain


def test_a_variant_is_compared_with_the_first_of_its_game() -> None:
    seen: list[Samples] = [{"m": {0: 1.0, 1: 1.0}}] * 4
    pairs = [(each.first, each.other) for each in compared(("a", "a", "b", "b"), seen, paired=True)]

    assert pairs == [(0, 1), (0, 2), (2, 3)]
