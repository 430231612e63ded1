"""Bots for The Third Man: play what does best against what the others may well play."""

from __future__ import annotations

from isoloir.core import Ask, Chance, Choice, Seat
from isoloir.games.third_man.board import LIMIT, SEATS, Card
from isoloir.games.third_man.scoring import gains, is_void
from isoloir.games.third_man.view import View

from . import Bot, Level

TRIALS = 40
"""How many plays of the others a regular bot imagines."""
RIVALRY = 0.25
"""How much a rival's gain counts as our loss; up to twice that when it is about to win the deal."""
WHIM = 3
"""Points of whim a bid, more after each void: whoever always plays the best card meets others with the same idea."""


def regular(view: View, question: Ask[Card], dice: Chance) -> Choice:
    """All hands lie open, so only the choice behind each curtain has to be imagined."""
    assert view.seat is not None
    plays = [_imagined(view, dice) for _ in range(TRIALS)]
    weights = [_weight(view, seat) for seat in SEATS]
    whim = WHIM * (1 + 2 * view.voids) * TRIALS
    worths = [_worth(view.seat, card, plays, weights) + dice.below(whim) for card in question.options]
    return (question.options[worths.index(max(worths))],)


def _imagined(view: View, dice: Chance) -> list[Card]:
    """One card for every seat: the lead where it is shown, any card of the hand elsewhere."""
    play = [dice.choice(hand) for hand in view.hands]
    if view.lead is not None:
        play[view.leader] = view.lead
    return play


def _weight(view: View, seat: Seat) -> float:
    return 1.0 if seat == view.seat else -RIVALRY * (1 + max(0, view.scores[seat]) / LIMIT)


def _worth(seat: Seat, card: Card, plays: list[list[Card]], weights: list[float]) -> float:
    """What a card brings a seat, less what it brings the others, over all imagined plays; a void brings nothing."""
    total = 0.0
    for play in plays:
        play[seat] = card
        cards = tuple(play)
        if not is_void(cards):
            a, b, c, d = gains(cards)
            total += weights[0] * a + weights[1] * b + weights[2] * c + weights[3] * d
    return total


BOTS: dict[Level, Bot] = {"regular": regular}
