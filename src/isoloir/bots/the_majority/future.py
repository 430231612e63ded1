"""What powers won so far will pay in all debates to come, over a few imagined courses of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from isoloir.core import Seat, chance
from isoloir.games.the_majority.board import COLOUR, COLOURS, POWER, all_cards, teams

from .quick import landed

COURSES = 8
"""Imagined courses of play; each colour of each is one way a colour may go."""
TRICKS = (5, 9, 13, 17)
"""How many have been played when each debate begins."""

Powers = tuple[int, ...]
"""Of one colour, by seat."""


@cache
def _growths(seats: int) -> tuple[tuple[Powers, ...], ...]:
    """By course: what each seat has won of a colour after each number of tricks."""
    return tuple(grown for course in range(COURSES) for grown in _course(seats, course))


def _course(seats: int, number: int) -> list[tuple[Powers, ...]]:
    """Any cards, trick after trick: what becomes of them is what counts here."""
    deck = chance("the-majority", "course", seats, number).shuffle(all_cards(seats))
    grown = {colour: [(0,) * seats] for colour in COLOURS}
    for trick in range(TRICKS[-1]):
        played = landed(deck[trick * seats : (trick + 1) * seats], stolen_two_kills=True)
        for colour in COLOURS:
            won = [(front, POWER[card]) for front, card in played if COLOUR[card] == colour]
            before = grown[colour][-1]
            grown[colour].append(tuple(before[seat] + sum(p for who, p in won if who == seat) for seat in range(seats)))
    return [tuple(each) for each in grown.values()]


@cache
def _steps(seats: int, done: int) -> tuple[tuple[Powers, int], ...]:
    """What may still come for each seat until each debate, and how often over all courses."""
    counts: dict[Powers, int] = {}
    for grown in _growths(seats):
        for end in TRICKS:
            if end >= done and (end > done or done == TRICKS[-1]):
                step = tuple(after - before for after, before in zip(grown[end], grown[done], strict=True))
                counts[step] = counts.get(step, 0) + 1
    return tuple(counts.items())


@lru_cache(maxsize=1 << 16)
def to_come(powers: Powers, done: int) -> tuple[float, ...]:
    """By seat: the coins this colour is likely to pay in all debates to come, this many tricks having been played."""
    seats = len(powers)
    if done >= TRICKS[-1]:
        return (0.0,) * seats
    sums = [0.0] * seats
    for step, times in _steps(seats, done):
        then = [power + more for power, more in zip(powers, step, strict=True)]
        best = max(then)
        if best <= 0:
            continue
        second = max([power for power in then if power < best], default=0)
        share = best // 5 * then.count(best)
        for seat, power in enumerate(then):
            if power == best:
                sums[seat] += 2 * times
            elif power == second > 0:
                sums[seat] += share * times
    ways = len(_growths(seats))
    return tuple(total / ways for total in sums)


def tricks_played(tricks: Sequence[Sequence[object]]) -> int:
    return sum(map(len, tricks))


@cache
def side_of(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return next(team for team in teams(seats) if seat in team)


def ahead(coins: Sequence[float], seat: Seat) -> float:
    """Our side's coins over the average rival side's; of three, the stronger rival counts more."""
    seats = len(coins)
    ours = sum(coins[each] for each in side_of(seat, seats))
    rivals = [sum(coins[each] for each in team) for team in teams(seats) if seat not in team]
    return ours - (sum(rivals) + max(rivals)) / (len(rivals) + 1)


@lru_cache(maxsize=1 << 16)
def colour_lead(powers: Powers, done: int, seat: Seat) -> float:
    return ahead(to_come(powers, done), seat)
