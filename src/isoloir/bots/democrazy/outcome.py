"""Who is likely to win a game of Démocrazy, from what everyone sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from isoloir.games.democrazy.preview import Outlook, Range
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.view import View

from .forecast import Forecast

TOKEN = 0.6
"""Laws come and go, tokens stay: what one is worth beside the points it counts just now."""
CALM, UNREST, STORM = 1.5, 0.3, 0.006
"""How many points make a seat e times as likely to win: just before the End, and what each card to come, and its
square, add to that. Fitted to eight thousand turns of regulars, as were the token above and the joker below."""
JOKER = 0.2
"""What holding a joker adds to the logarithm of a seat's chances."""
SETTLED = 0.3
"""The same as CALM where the game is surely over."""

Points = list[float]
"""By seat: what each looks like, in points of the final count."""


def likely_now(view: View) -> Points:
    return [points + TOKEN * sum(tokens) for points, tokens in zip(scores(view), view.tokens, strict=True)]


def likely_with(view: View, out: Outlook, seen: Forecast) -> Points:
    """With the law; one that empties the bag ends the game, and then only the count counts."""
    if out.ends:
        return list(seen.points)
    return [
        points + TOKEN * (sum(held) + change)
        for points, held, change in zip(seen.points, view.tokens, seen.tokens, strict=True)
    ]


def likely_without(view: View, out: Outlook) -> Points:
    return [middle(points) + TOKEN * sum(held) for points, held in zip(out.points_without, view.tokens, strict=True)]


def joker_worth(deck: int) -> float:
    """In points; the last cards leave less and less time to play it."""
    return JOKER * scale(deck) * min(1.0, deck / 8)


def scale(deck: int) -> float:
    return CALM + UNREST * deck + STORM * deck * deck if deck else SETTLED


def chances(points: Sequence[float], deck: int) -> list[float]:
    """How likely each seat is to win."""
    wide, best = scale(deck), max(points)
    weights = [exp((each - best) / wide) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def middle(span: Range) -> float:
    return (span.low + span.high) / 2
