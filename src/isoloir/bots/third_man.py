"""Bots for The Third Man."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from isoloir.core import Ask, Chance, Choice, Seat
from isoloir.games.third_man.board import LIMIT, Card
from isoloir.games.third_man.scoring import gains, is_void
from isoloir.games.third_man.view import View

from . import Bot, Level

CAUTION = 0.35
"""How much of the best rival's gain counts as our loss."""
SPREAD = 12
"""Dice with this many sides keep equal cards from always being played alike."""


def regular(view: View, question: Ask[Card], dice: Chance) -> Choice:
    """Plays the card that does best on average against what the others may hold."""
    assert view.seat is not None
    worths = {card: _worth(view, view.seat, card) for card in question.options}
    return (max(question.options, key=lambda card: worths[card] + dice.below(SPREAD) / SPREAD),)


def _worth(view: View, seat: Seat, card: Card) -> float:
    """Our gain, less a part of the best rival's, over all that the others may play."""
    rivals = _may_play(view, seat)
    outcomes = [
        _outcome(view, seat, {**dict(zip(rivals, cards, strict=True)), seat: card}) for cards in _sampled(rivals)
    ]
    return sum(outcomes) / len(outcomes)


def _may_play(view: View, seat: Seat) -> dict[Seat, tuple[Card, ...]]:
    shown = {view.leader: (view.lead,)} if view.lead is not None else {}
    return {other: shown.get(other, hand) for other, hand in enumerate(view.hands) if other != seat}


def _sampled(rivals: Mapping[Seat, tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    """Every combination, or every third one where a leader faces three full hands."""
    combinations = list(product(*rivals.values()))
    return combinations if len(combinations) <= 343 else combinations[::7]


def _outcome(view: View, seat: Seat, played: Mapping[Seat, Card]) -> float:
    cards = tuple(played[each] for each in range(len(view.hands)))
    if is_void(cards):
        return 0.0
    gained = gains(cards)
    rival = max((view.scores[other] + gained[other], gained[other]) for other in played if other != seat)
    winning = 3.0 if view.scores[seat] + gained[seat] >= max(LIMIT, rival[0]) else 0.0
    return gained[seat] - CAUTION * rival[1] + winning


BOTS: dict[Level, Bot] = {"regular": regular}
