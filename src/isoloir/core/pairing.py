"""Which people sit together in a round of a festival: a pure function of those there, what was played, and a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

from .chance import Chance, chance
from .value import Value

Somebody: TypeAlias = int
TRIES = 40
"""Swaps tried for each person, in each of `STARTS` attempts; it ends as soon as nobody meets anyone again."""
STARTS = 5


class Sitting(Value, frozen=True):
    """One table: people in the order of their seats, then bots."""

    people: tuple[Somebody, ...]
    bots: int = 0


def sizes(people: int, seats: Collection[int], wish: int) -> tuple[tuple[int, int], ...]:
    """For each table how many people and how many bots: as few bots as can be, spread out, and near the wished size."""
    best: list[tuple[tuple[int, int, int], int, int]] = [((0, 0, 0), 0, 0)]
    for n in range(1, people + 1):
        best.append(
            min(
                (_cost(best[n - own][0], size - own, size - wish), own, size - own)
                for size in seats
                for own in range(1, min(size, n) + 1)
            )
        )
    found, left = [], people
    while left:
        _, own, bots = best[left]
        found.append((own, bots))
        left -= own
    return tuple(sorted(found, reverse=True))


def _cost(before: tuple[int, int, int], bots: int, off: int) -> tuple[int, int, int]:
    return before[0] + bots, before[1] + bots * bots, before[2] + off * off


def pair(
    people: Sequence[Somebody],
    played: Sequence[Sitting],
    seats: Collection[int],
    wish: int,
    seed: str,
    *,
    ranked: bool = False,
) -> tuple[Sitting, ...]:
    """With `ranked`, people come best first and sit among their like; else anywhere. Few meet anyone a second time."""
    plan = sizes(len(people), seats, wish)
    met = _meetings(played)
    found = min(
        (_seated(people, plan, met, chance(seed, "pair", n), ranked) for n in range(STARTS if met else 1)),
        key=lambda tables: sum(_again(table, met) for table in tables),
    )
    sat = Counter((who, seat) for each in played for seat, who in enumerate(each.people))
    dice = chance(seed, "seats")
    return tuple(
        Sitting(_in_turn(dice.shuffle(table), sat), bots) for table, (_, bots) in zip(found, plan, strict=True)
    )


def _meetings(played: Sequence[Sitting]) -> Counter[tuple[Somebody, Somebody]]:
    """Both ways round, so that nobody has to sort."""
    met = Counter[tuple[Somebody, Somebody]]()
    for each in played:
        for a, b in combinations(each.people, 2):
            met[a, b] += 1
            met[b, a] += 1
    return met


def _again(table: Sequence[Somebody], met: Counter[tuple[Somebody, Somebody]]) -> int:
    return sum(met[a, b] for a, b in combinations(table, 2))


def _seated(
    people: Sequence[Somebody],
    plan: Sequence[tuple[int, int]],
    met: Counter[tuple[Somebody, Somebody]],
    dice: Chance,
    ranked: bool,
) -> list[list[Somebody]]:
    line = people if ranked else dice.shuffle(people)
    starts = [0]
    for own, _ in plan:
        starts.append(starts[-1] + own)
    tables = [list(line[start:end]) for start, end in pairwise(starts)]
    cost = sum(_again(table, met) for table in tables)
    places = [(t, seat) for t, table in enumerate(tables) for seat in range(len(table))]
    for _ in range(TRIES * len(people) if len(tables) > 1 else 0):
        if not cost:
            break
        (t, seat), (u, other) = dice.choice(places), dice.choice(places)
        if t != u and (not ranked or abs(t - u) == 1):
            cost -= _swapped(tables[t], seat, tables[u], other, met, least=int(ranked))
    return tables


def _swapped(
    here: list[Somebody],
    seat: int,
    there: list[Somebody],
    other: int,
    met: Counter[tuple[Somebody, Somebody]],
    least: int,
) -> int:
    """How many meet again no more; a swap that saves fewer than `least` isn't done."""
    a, b = here[seat], there[other]
    gain = sum(met[a, x] - met[b, x] for x in here if x != a) + sum(met[b, x] - met[a, x] for x in there if x != b)
    if gain < least:
        return 0
    here[seat], there[other] = b, a
    return gain


def _in_turn(table: Sequence[Somebody], sat: Counter[tuple[Somebody, int]]) -> tuple[Somebody, ...]:
    """Two change seats as long as that brings seats they've had less."""
    line, better = list(table), True
    while better:
        better = False
        for i, j in combinations(range(len(line)), 2):
            if sat[line[i], j] + sat[line[j], i] < sat[line[i], i] + sat[line[j], j]:
                line[i], line[j], better = line[j], line[i], True
    return tuple(line)
