"""Bots for The Majority."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from isoloir.core import Ask, Chance, Choice, Seat
from isoloir.games.the_majority.board import COLOUR, COLOURS, POWER, TRAITOR, Card, Cards, partner, right, teams
from isoloir.games.the_majority.redeal.known import hidden
from isoloir.games.the_majority.scoring import payment, totals
from isoloir.games.the_majority.view import View

from .quick import landed

SAMPLES = 16
"""How many tricks are imagined for each question."""
CRAFT = {0: 4.0, 2: 1.8, 3: 0.9}
"""What it is worth to have an effect at hand, in coins."""
NOVICE_SAMPLES = 2
FANCY = 6
"""Coins by which a novice may misjudge a card."""
STRENGTH = 5
"""This much power to come is worth a coin."""

Totals = dict[str, tuple[int, ...]]


def regular(view: View, question: Ask[Card], dice: Chance, samples: int = SAMPLES) -> Choice:
    """Thinks one trick ahead: what would the debate pay my side and the others, if it came next?"""
    assert view.seat is not None
    worths = _worths(view, view.seat, question, dice, samples)
    return (max(question.options, key=lambda card: worths[card] + dice.below(8) / 80),)


def novice(view: View, question: Ask[Card], dice: Chance) -> Choice:
    """Does the same over two imagined tricks, and follows a fancy as often as not."""
    assert view.seat is not None
    worths = _worths(view, view.seat, question, dice, NOVICE_SAMPLES)
    return (max(question.options, key=lambda card: worths[card] + dice.below(8 * FANCY) / 8),)


def _worths(view: View, seat: Seat, question: Ask[Card], dice: Chance, samples: int) -> Mapping[Card, float]:
    match question.what:
        case "draft":
            return {card: _to_have(view, seat, seat, card) for card in question.options}
        case "give":
            mate = partner(seat)
            return {
                card: _to_have(view, seat, mate, card) - _to_have(view, seat, seat, card) for card in question.options
            }
        case _:
            return _to_play(view, seat, question.options, dice, samples)


def _to_have(view: View, seat: Seat, holder: Seat, card: Card) -> float:
    """What a card in the holder's hand is worth to my side; a traitor will go over to their right."""
    power = POWER[card]
    if power == TRAITOR:
        return _to_win(view, seat, right(holder, len(view.coins)), card)
    return _to_win(view, seat, holder, card) + CRAFT.get(power, power / STRENGTH)


def _to_win(view: View, seat: Seat, winner: Seat, card: Card) -> float:
    """What the next debate would change for my side if this card were in front of the winner."""
    now = {colour: totals(view.won, colour) for colour in COLOURS}
    return _lead(_with(now, [(winner, card)]), seat) - _lead(now, seat)


def _to_play(view: View, seat: Seat, options: Sequence[Card], dice: Chance, samples: int) -> Mapping[Card, float]:
    """The same imagined cards of the others for every option, so that luck favours none."""
    now = {colour: totals(view.won, colour) for colour in COLOURS}
    unseen = hidden(view)
    imagined = [_others(view, seat, unseen, dice) for _ in range(samples)]
    return {
        card: sum(_after(view, now, seat, {**others, seat: card}) for others in imagined) / samples for card in options
    }


def _others(view: View, seat: Seat, unseen: Cards, dice: Chance) -> dict[Seat, Card]:
    """Cards that are already face up, and for the rest any card out of sight."""
    shown = {each.seat: each.card for each in view.table}
    asked = [other for other in range(len(view.coins)) if other != seat and other not in shown]
    return {**shown, **dict(zip(asked, _drawn(unseen, len(asked), dice), strict=True))}


def _drawn(cards: Cards, count: int, dice: Chance) -> list[Card]:
    """A few of many: cheaper than to shuffle them all."""
    left = list(cards)
    return [left.pop(dice.below(len(left))) for _ in range(count)]


def _after(view: View, now: Totals, seat: Seat, played: Mapping[Seat, Card]) -> float:
    cards = tuple([played[each] for each in range(len(view.coins))])
    return _lead(_with(now, landed(cards, stolen_two_kills=view.stolen_two_kills)), seat)


def _with(now: Totals, won: Iterable[tuple[Seat, Card]]) -> Totals:
    after = dict(now)
    for winner, card in won:
        powers = list(after[COLOUR[card]])
        powers[winner] += POWER[card]
        after[COLOUR[card]] = tuple(powers)
    return after


def _lead(powers: Totals, seat: Seat) -> float:
    return lead_in(powers.values(), seat)


def lead_in(powers: Iterable[tuple[int, ...]], seat: Seat) -> float:
    """Over all colours."""
    return sum([_colour_lead(each, seat) for each in powers])


@lru_cache(maxsize=1 << 16)
def _colour_lead(powers: tuple[int, ...], seat: Seat) -> float:
    """Coins of my side for a colour, less those of an average rival side."""
    coins = payment(powers).coins
    own = sum([coins[each] for each in _side(seat, len(powers))])
    return own - (sum(coins) - own) / (len(teams(len(powers))) - 1)


@cache
def _side(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return next(team for team in teams(seats) if seat in team)
