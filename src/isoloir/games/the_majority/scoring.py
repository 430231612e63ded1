"""The arithmetic of the debate: totals of power, who is first, who is second, and what each is paid."""

from __future__ import annotations

from isoloir.core import Seat, Value

from .board import COLOUR, COLOURS, KINDS, POWER, Cards, teams

FIRST_PRIZE = 2
FIFTH = 5
UNITS = {colour: 1000**place for place, colour in enumerate(COLOURS)}
WORTH = {kind: POWER[kind] * UNITS[COLOUR[kind]] for kind in KINDS}
"""A card's power, at its colour's three digits: one sum holds the totals of all colours, none of which reaches 1000."""


class Payment(Value, frozen=True):
    """What one colour brings."""

    best: int
    firsts: tuple[Seat, ...]
    seconds: tuple[Seat, ...]
    share: int
    """For each second."""
    coins: tuple[int, ...]


def totals(won: tuple[Cards, ...], colour: str) -> tuple[int, ...]:
    """What the cards of each seat add up to in one colour."""
    return by_colour(won)[colour]


def by_colour(won: tuple[Cards, ...]) -> dict[str, tuple[int, ...]]:
    sums = [sum(map(WORTH.__getitem__, cards)) for cards in won]
    return {colour: tuple([each // unit % 1000 for each in sums]) for colour, unit in UNITS.items()}


def payment(powers: tuple[int, ...]) -> Payment:
    """2 coins to each first; to each second a fifth of the best total, rounded down, once for each first."""
    places: dict[int, tuple[Seat, ...]] = {}
    for seat, power in enumerate(powers):
        places[power] = (*places.get(power, ()), seat)
    places[0] = ()  # without power nobody has a place
    best, second = (*sorted(places, reverse=True), 0)[:2]
    firsts, seconds = places[best], places[second]
    share = best // FIFTH * len(firsts) if seconds else 0
    prizes = {second: share, best: FIRST_PRIZE, 0: 0}
    return Payment(best, firsts, seconds, share, tuple([prizes.get(power, 0) for power in powers]))


def team_totals(coins: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(coins[seat] for seat in team) for team in teams(len(coins)))


def best_team(coins: tuple[int, ...], token: Seat) -> tuple[Seat, ...]:
    """Most coins; if it's a tie, the first one clockwise from the token's holder."""
    seats = len(coins)
    scored = zip(team_totals(coins), teams(seats), strict=True)
    return max(scored, key=lambda each: (each[0], -min((seat - token) % seats for seat in each[1])))[1]


def is_tied(coins: tuple[int, ...]) -> bool:
    every = team_totals(coins)
    return every.count(max(every)) > 1
