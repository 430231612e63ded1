"""What is said about a game of The Majority: the deed that turned it, counted again from the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from isoloir.core import Course, Highlight, story
from isoloir.games import GAMES
from isoloir.games.the_majority import events
from isoloir.games.the_majority import highlights as say

from .tales import played

Piles = list[list[str]]


@pytest.mark.parametrize("seed", range(8))
def test_the_hauls_give_the_coins_that_were_paid(seed: int) -> None:
    _, course = played("the-majority", 3 + seed % 2, f"story {seed}")

    assert say.recounted(tuple(say.hauls(course)), len(course.scores)) == course.scores


@pytest.mark.parametrize("seed", range(8))
def test_without_the_deed_the_coins_are_as_said(seed: int) -> None:
    _, course = played("the-majority", 3 + seed % 2, f"story {seed}")
    for each in story(GAMES["the-majority"], course).highlights:
        match each.remark:
            case say.Turning(points=points, turned=turned, others=others):
                now, then = lead(course, coins(course)), lead(course, coins(course, each))
                assert points == now - then
                assert turned or then > 0 or others == ()
                assert not turned or then <= 0
            case say.BestDebate(seats=seats, colour=colour, round=number, points=points):
                paid = [
                    event.coins
                    for _, event in course.told
                    if isinstance(event, events.ColourDebated) and (event.round, event.colour) == (number, colour)
                ]
                assert points == sum(paid[0][seat] for seat in seats)
            case say.GreatThief(seat=seat, taken=taken, power=power):
                stolen = [event for _, event in course.told if isinstance(event, events.Stolen)]
                by = Counter[int]()
                for event in stolen:
                    by[event.seat] += int(event.card[1:])
                assert by.most_common(1) == [(seat, power)]
                assert taken == sum(event.seat == seat for event in stolen)
            case say.Spymaster(seat=seat, times=times):
                named = Counter(event.seat for _, event in course.told if isinstance(event, events.SpyNamed))
                assert named.most_common(1) == [(seat, times)]
            case _:
                pass


def coins(course: Course, undone: Highlight | None = None) -> list[int]:
    """The debates once more: two coins for the best, a fifth of it for the second, once for each best."""
    piles: Piles = [[] for _ in course.scores]
    paid = [0] * len(piles)
    for n, event in course.told:
        if isinstance(event, events.Collected):
            for pile, cards in zip(piles, event.won, strict=True):
                pile.extend(cards)
            if undone is not None and undone.n == n:
                put_back(piles, undone)
        elif isinstance(event, events.RoundEnded):
            for colour in "RBY":
                pay(paid, [sum(int(card[1:]) for card in pile if card[0] == colour) for pile in piles])
    return paid


def put_back(piles: Piles, undone: Highlight) -> None:
    remark = undone.remark
    assert isinstance(remark, say.Turning)
    match remark:
        case say.TurnedByTheft(seat=holder) | say.TurnedByBetrayal(to=holder):
            piles[holder].remove(remark.card)
        case _:
            pass
    piles[remark.owner].append(remark.card)


def pay(paid: list[int], powers: list[int]) -> None:
    ranked = sorted({power for power in powers if power > 0}, reverse=True)
    for seat, power in enumerate(powers):
        if ranked and power == ranked[0]:
            paid[seat] += 2
        elif len(ranked) > 1 and power == ranked[1]:
            paid[seat] += ranked[0] // 5 * powers.count(ranked[0])


def lead(course: Course, paid: list[int]) -> int:
    sides = {team: sum(paid[seat] for seat in team) for team in course.teams}
    return sides.pop(course.winners) - max(sides.values())
