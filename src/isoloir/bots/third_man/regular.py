"""A regular and a novice of The Third Man, and what can be said about a regular from outside."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from isoloir.core import Ask, Chance, Choice, Seat
from isoloir.games.third_man.board import LIMIT, SEATS, Card
from isoloir.games.third_man.scoring import gains
from isoloir.games.third_man.view import View

TRIALS = 40
"""How many plays of the others a regular bot imagines."""
RIVALRY = 0.25
"""How much a rival's gain counts as our loss; up to twice that when it is about to win the deal."""
WHIM = 3
"""Points of whim a bid, more after each void: anyone who always plays the best card meets others with the same idea."""
BLUR, NOVICE_BLUR = 3.5, 13.0
"""The whim as it looks from outside, with what few trials add to it."""
STEPS = 16
SURPRISE = 0.02
"""How often we allow for anyone doing anything at all."""
NOVICE_TRIALS = 6
NOVICE_WHIM = 12


class Habits(NamedTuple):
    """By sort: how often each card of a hand is played."""

    novice: tuple[float, ...]
    regular: tuple[float, ...]


def regular(view: View, question: Ask[Card], dice: Chance) -> Choice:
    """What does best against what the others may well play."""
    assert view.seat is not None
    weights = [_weight(view.scores, seat, view.seat) for seat in SEATS]
    return _best(view, question, dice, weights, TRIALS, WHIM)


def novice(view: View, question: Ask[Card], dice: Chance) -> Choice:
    """Looks at its own points only, imagines few plays, and follows a whim as often as not."""
    weights = [float(seat == view.seat) for seat in SEATS]
    return _best(view, question, dice, weights, NOVICE_TRIALS, NOVICE_WHIM)


def _best(view: View, question: Ask[Card], dice: Chance, weights: list[float], trials: int, whim: int) -> Choice:
    assert view.seat is not None
    plays = [_imagined(view, dice) for _ in range(trials)]
    noise = whim * (1 + 2 * view.voids) * trials
    worths = [_worth(view.seat, card, plays, weights) + dice.below(noise) for card in question.options]
    return (question.options[worths.index(max(worths))],)


def _imagined(view: View, dice: Chance) -> list[Card]:
    """One card for every seat: the lead where it is shown, any card of the hand elsewhere."""
    play = [dice.choice(hand) for hand in view.hands]
    if view.lead is not None:
        play[view.leader] = view.lead
    return play


def _weight(scores: tuple[int, ...], seat: Seat, own: Seat) -> float:
    return 1.0 if seat == own else -RIVALRY * (1 + max(0, scores[seat]) / LIMIT)


def _worth(seat: Seat, card: Card, plays: list[list[Card]], weights: list[float]) -> float:
    """What a card brings a seat, less what it brings the others, over all imagined plays; a void brings nothing."""
    total = 0.0
    for play in plays:
        play[seat] = card
        if gained := gains(tuple(play)):
            a, b, c, d = gained
            total += weights[0] * a + weights[1] * b + weights[2] * c + weights[3] * d
    return total


@lru_cache(maxsize=1 << 12)
def habit(
    hands: tuple[tuple[Card, ...], ...], scores: tuple[int, ...], voids: int, seat: Seat, leader: Seat, lead: int
) -> Habits:
    """How often each sort plays each card of its hand, seen from outside; `lead` is -1 where it leads itself."""
    open_hands = [(lead,) if each == leader and lead >= 0 else hand for each, hand in enumerate(hands)]
    open_hands[seat] = (0,)
    plays = [list(play) for play in product(*open_hands)]
    weights = [_weight(scores, each, seat) for each in SEATS]
    means = [_means(seat, card, plays, weights) for card in hands[seat]]
    return Habits(
        _blurred([selfish for selfish, _ in means], NOVICE_BLUR, voids),
        _blurred([rival for _, rival in means], BLUR, voids),
    )


def _means(seat: Seat, card: Card, plays: list[list[Card]], weights: list[float]) -> tuple[float, float]:
    """What a card brings a seat on average: as a novice counts it, and as a regular does."""
    own, (w, x, y, z) = 0, weights
    total = 0.0
    for play in plays:
        play[seat] = card
        if gained := gains(tuple(play)):
            a, b, c, d = gained
            own += gained[seat]
            total += w * a + x * b + y * c + z * d
    return own / len(plays), total / len(plays)


def _blurred(means: list[float], blur: float, voids: int) -> tuple[float, ...]:
    width = blur * (1 + 2 * voids)
    shares = [_is_best(mean, means[:place] + means[place + 1 :], width) for place, mean in enumerate(means)]
    whole = sum(shares)
    return tuple((1 - SURPRISE) * share / whole + SURPRISE / len(shares) for share in shares)


def _is_best(mean: float, others: list[float], width: float) -> float:
    """How often this mean and a whim exceed all the others with theirs."""
    found = 0.0
    for step in range(STEPS):
        reach = mean + width * (step + 0.5) / STEPS
        below = 1.0
        for other in others:
            below *= min(1.0, max(0.0, (reach - other) / width))
        found += below
    return found / STEPS
