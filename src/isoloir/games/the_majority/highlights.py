"""What decided a game of The Majority: the theft, murder or betrayal that turned it, the best debate, the thief."""

from __future__ import annotations

from collections.abc import Iterator

from isoloir.core import Course, Highlight, Remark, Seat, Value

from . import events
from .board import COLOURS, POWER, ROUNDS, Card, Cards, without
from .scoring import best_team, payment, totals

NOTABLE = 2
"""Coins; a smaller difference isn't worth a sentence."""


class Turning(Remark, frozen=True):
    """What would have been different if this card had stayed with the one who played it, all else being equal."""

    card: Card
    owner: Seat
    round: int
    trick: int
    points: int
    """This many coins less of a lead for the winners."""
    turned: bool
    """Others would have won."""
    others: tuple[Seat, ...]
    """Who, then; else empty."""


class TurnedByTheft(Turning, frozen=True, kw_only=True):
    seat: Seat
    """The thief."""


class TurnedByMurder(Turning, frozen=True, kw_only=True):
    by: Cards


class TurnedByBetrayal(Turning, frozen=True, kw_only=True):
    to: Seat


class BestDebate(Remark, frozen=True):
    """In no other round did a colour bring the winners so much more than the others."""

    seats: tuple[Seat, ...]
    colour: str
    round: int
    points: int
    ahead: int
    """This many coins more than anyone else."""


class GreatThief(Remark, frozen=True):
    """Nobody stole as much power."""

    seat: Seat
    taken: int
    """Cards."""
    power: int


class Spymaster(Remark, frozen=True):
    """Nobody took the token as often."""

    seat: Seat
    times: int


class Haul(Value, frozen=True):
    """What a trick brought, and what had moved or killed cards in it."""

    n: int
    round: int
    trick: int
    won: tuple[Cards, ...]
    deeds: tuple[events.Stolen | events.Killed | events.Betrayed, ...]


def decisive(course: Course) -> Iterator[Highlight]:
    yield from turning(course)
    yield from best_debate(course)
    yield from great_thief(course)
    yield from spymaster(course)


def hauls(course: Course) -> Iterator[Haul]:
    deeds: tuple[events.Stolen | events.Killed | events.Betrayed, ...] = ()
    for n, event in course.told:
        match event:
            case events.Stolen() | events.Killed() | events.Betrayed():
                deeds = (*deeds, event)
            case events.Collected():
                yield Haul(n, event.round, event.trick, event.won, deeds)
                deeds = ()


def recounted(tricks: tuple[Haul, ...], seats: int) -> tuple[int, ...]:
    """The coins that these tricks bring, over all debates."""
    coins = [0] * seats
    won: list[Cards] = [()] * seats
    for number in range(1, ROUNDS + 1):
        for haul in (each for each in tricks if each.round == number):
            won = [own + gain for own, gain in zip(won, haul.won, strict=True)]
        for colour in COLOURS:
            paid = payment(totals(tuple(won), colour)).coins
            coins = [have + gain for have, gain in zip(coins, paid, strict=True)]
    return tuple(coins)


def turning(course: Course) -> Iterator[Highlight]:
    """The deed without which the winners would have been worst off."""
    tricks = tuple(hauls(course))
    now = lead(course, recounted(tricks, len(course.scores)))
    found = [
        (each, deed, recounted((*tricks[:place], undone(each, deed), *tricks[place + 1 :]), len(course.scores)))
        for place, each in enumerate(tricks)
        for deed in each.deeds
    ]
    if not found:
        return
    haul, deed, coins = max(found, key=lambda each: (is_turned(course, each[2]), now - lead(course, each[2])))
    if is_turned(course, coins) or now - lead(course, coins) >= NOTABLE:
        yield Highlight(haul.n, remark_on(course, haul, deed, coins, now - lead(course, coins)))


def undone(haul: Haul, deed: events.Stolen | events.Killed | events.Betrayed) -> Haul:
    won = list(haul.won)
    match deed:
        case events.Stolen(seat=thief, owner=owner, card=card):
            won[thief] = without(won[thief], card)
            won[owner] = (*won[owner], card)
        case events.Killed(seat=owner, card=card):
            won[owner] = (*won[owner], card)
        case events.Betrayed(seat=owner, to=to, card=card):
            won[to] = without(won[to], card)
            won[owner] = (*won[owner], card)
    return Haul(haul.n, haul.round, haul.trick, tuple(won), haul.deeds)


def remark_on(
    course: Course,
    haul: Haul,
    deed: events.Stolen | events.Killed | events.Betrayed,
    coins: tuple[int, ...],
    points: int,
) -> Turning:
    turned = is_turned(course, coins)
    others = best_team(coins, course.view.token) if turned else ()
    match deed:
        case events.Stolen(seat=seat, owner=owner, card=card):
            return TurnedByTheft(card, owner, haul.round, haul.trick, points, turned, others, seat=seat)
        case events.Killed(seat=owner, card=card, by=by):
            return TurnedByMurder(card, owner, haul.round, haul.trick, points, turned, others, by=by)
        case events.Betrayed(seat=owner, card=card, to=to):
            return TurnedByBetrayal(card, owner, haul.round, haul.trick, points, turned, others, to=to)


def is_turned(course: Course, coins: tuple[int, ...]) -> bool:
    return best_team(coins, course.view.token) != course.winners


def lead(course: Course, coins: tuple[int, ...]) -> int:
    """Of the winners, over the best of the others; below zero if they are behind."""
    by_team = {team: sum(coins[seat] for seat in team) for team in course.teams}
    return by_team.pop(course.winners) - max(by_team.values())


def best_debate(course: Course) -> Iterator[Highlight]:
    debates = [(n, event) for n, event in course.told if isinstance(event, events.ColourDebated)]
    n, best = max(debates, key=lambda each: lead(course, each[1].coins))
    ahead = lead(course, best.coins)
    if ahead >= NOTABLE:
        points = sum(best.coins[seat] for seat in course.winners)
        yield Highlight(n, BestDebate(course.winners, best.colour, best.round, points, ahead))


def great_thief(course: Course) -> Iterator[Highlight]:
    thefts = [(n, event) for n, event in course.told if isinstance(event, events.Stolen)]
    taken = [[(n, event.card) for n, event in thefts if event.seat == seat] for seat in range(len(course.scores))]
    power = [sum(POWER[card] for _, card in cards) for cards in taken]
    seat = power.index(max(power))
    if len(taken[seat]) >= NOTABLE and power.count(power[seat]) == 1:
        n, _ = max(taken[seat], key=lambda each: POWER[each[1]])
        yield Highlight(n, GreatThief(seat, len(taken[seat]), power[seat]))


def spymaster(course: Course) -> Iterator[Highlight]:
    named = [(n, event.seat) for n, event in course.told if isinstance(event, events.SpyNamed)]
    times = [sum(seat == each for _, each in named) for seat in range(len(course.scores))]
    seat = times.index(max(times))
    if times[seat] >= NOTABLE and times.count(times[seat]) == 1:
        yield Highlight(next(n for n, each in named if each == seat), Spymaster(seat, times[seat]))
