"""Who is likely to win a game of Démocrazy, from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from isoloir.games.democrazy.preview import Outlook, Range
from isoloir.games.democrazy.scoring import count
from isoloir.games.democrazy.view import View

LAWS_STAY, LAWS_FADE = 0.9, 0.02
"""How much of what the laws in force make of tokens will still hold at the end, less for every card to come; a bare
token counts one."""
CALM, UNREST = 1.2, 0.008
"""How far apart seats must be to be told apart: at the End, and more with every card that is still to come."""

Points = list[float]
"""By seat: what each may be expected to count in the end."""


def stay(view: View) -> float:
    return LAWS_STAY - LAWS_FADE * view.deck_size


def likely_now(view: View) -> Points:
    stays = stay(view)
    return [stays * points + (1 - stays) * sum(tokens) for points, tokens in zip(count(view), view.tokens, strict=True)]


def likely_with(view: View, out: Outlook) -> Points:
    """With the law; one that empties the bag ends the game, and then only the count counts."""
    stays = 1.0 if out.ends else stay(view)
    return [
        stays * middle(points) + (1 - stays) * (sum(held) + middle(change))
        for points, held, change in zip(out.points_with, view.tokens, out.tokens, strict=True)
    ]


def likely_without(view: View, out: Outlook) -> Points:
    stays = stay(view)
    return [
        stays * middle(points) + (1 - stays) * sum(held)
        for points, held in zip(out.points_without, view.tokens, strict=True)
    ]


def chances(points: Sequence[float], deck: int) -> list[float]:
    """How likely each seat is to win."""
    scale, best = CALM + UNREST * deck * deck, max(points)
    weights = [exp((each - best) / scale) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def middle(span: Range) -> float:
    return (span.low + span.high) / 2
