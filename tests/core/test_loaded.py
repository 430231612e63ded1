"""Seeds that say how their dice fall, for those who go through all that may happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import factorial
from typing import Any

from isoloir.core import chance, die
from isoloir.core.chance import Undecided, loaded


def ways(throw: Callable[[str], Any]) -> Iterator[tuple[Any, Fraction]]:
    todo = [(loaded({}), Fraction(1))]
    while todo:
        seed, likely = todo.pop()
        try:
            yield throw(seed), likely
        except Undecided as found:
            todo += [(found.fallen(side), likely / found.sides) for side in range(found.sides)]


def test_every_order_of_a_deck_is_as_likely_as_any_other() -> None:
    found = dict(ways(lambda seed: chance(seed, "deck").shuffle("abcd")))

    assert len(found) == factorial(4)
    assert set(found.values()) == {Fraction(1, factorial(4))}


def test_a_die_of_one_side_needs_no_decision() -> None:
    assert dict(ways(lambda seed: (chance(seed, "x").below(1), die(1, seed, "y")))) == {(0, 0): Fraction(1)}


def test_dice_of_all_kinds_fall_as_they_were_told_to_at_each_address_by_itself() -> None:
    def throw(seed: str) -> tuple[Any, ...]:
        return die(2, seed, "a"), chance(seed, "a", 1).rolls(2, 2), chance(seed, "b").choice("xyz")

    found = Counter[str]()
    for thrown, likely in ways(throw):
        assert likely == Fraction(1, 24)
        found[str(thrown)] += 1
    assert len(found) == 24


def test_dice_thrown_again_at_an_address_fall_the_same() -> None:
    assert all(
        first == again for (first, again), _ in ways(lambda seed: (die(6, seed, "a"), chance(seed, "a").below(6)))
    )


def test_an_empty_seed_is_a_seed_like_any_other() -> None:
    assert chance("", "deck").rolls(20, 6) != chance("0", "deck").rolls(20, 6)
    assert die(6, "", "deck") == chance("", "deck").below(6)
