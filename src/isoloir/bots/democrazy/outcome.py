"""Who is likely to win a game of Démocrazy, from what everyone sees and the laws that may still come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from isoloir.games.democrazy.board import AMONG
from isoloir.games.democrazy.preview import Outlook, Range
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.view import View

from .forecast import Forecast

LASTS, FADES = 0.58, 0.8
"""How likely things are to stay as they are until the count if a vote is still to come, more or less; and what is left
of that with each vote. Fitted, as is all that follows, to twelve thousand turns of regulars and experts."""
CALM, UNREST = 2.6, 1.0
"""Otherwise: how many points make a seat e times as likely to win, and what each vote to come adds to that."""
TOKEN, TOKEN_LATER, DEAREST = 0.2, 0.1, 1.0
"""Laws come and go, tokens stay: what a token is worth beside the points it counts just now, what each vote to come
adds, and the most it comes to."""
JOKER = 0.2
"""What holding a joker adds to the logarithm of a seat's chances."""
SETTLED = 0.3
"""The same as CALM when the count comes next: forecasts aren't whole points."""
ALONE = 2.0
"""A victory counts its share to this power: one that is shared is worth less than its share."""
TIE = 0.15
"""What a tie would cost everyone, even those who don't share it: a game should have a winner."""
FEW = 4
"""Of many numbers of votes that may still come, this many stand for all."""

Points = list[float]
"""By seat."""


class Prospects(NamedTuple):
    """What each seat looks like, by seat: points if it were over, tokens and jokers; and by how many votes are still
    to come, the tokens that laws in force will have brought."""

    points: Points
    tokens: Points
    jokers: Sequence[float]
    flows: Sequence[Points]

    def counted(self, votes: int) -> Points:
        """As things stand, once the laws in force have done their work."""
        flow = self.flows[min(votes, len(self.flows) - 1)]
        return [points + more for points, more in zip(self.points, flow, strict=True)]

    def hoped(self, votes: int) -> Points:
        """With all that may yet become of tokens and jokers."""
        token, joker = min(DEAREST, TOKEN + TOKEN_LATER * votes), JOKER * scale(votes)
        return [
            points + token * tokens + joker * jokers
            for points, tokens, jokers in zip(self.counted(votes), self.tokens, self.jokers, strict=True)
        ]


def prospects_now(view: View, flows: Sequence[Points]) -> Prospects:
    return Prospects(list(map(float, scores(view))), _held(view), list(map(float, view.holders)), flows)


def prospects_with(view: View, seen: Forecast, jokers: Sequence[int], flows: Sequence[Points]) -> Prospects:
    tokens = [held + change for held, change in zip(_held(view), seen.tokens, strict=True)]
    return Prospects(seen.points, tokens, [a + b for a, b in zip(view.holders, jokers, strict=True)], flows)


def prospects_without(view: View, out: Outlook, flows: Sequence[Points]) -> Prospects:
    return Prospects([middle(span) for span in out.points_without], _held(view), list(map(float, view.holders)), flows)


def _held(view: View) -> Points:
    return [float(sum(tokens)) for tokens in view.tokens]


def scale(votes: int) -> float:
    return CALM + UNREST * votes


@cache
def votes_to_come(deck: int) -> tuple[int, ...]:
    """All equally likely: the End lies anywhere among the last cards."""
    last = min(deck, AMONG + 1)
    ways = range(deck - last, deck)
    if deck == last:
        return tuple(ways)
    return tuple(ways[len(ways) * (2 * part + 1) // (2 * FEW)] for part in range(FEW))


def chances(prospects: Prospects, deck: int) -> Points:
    """What the game is worth to each seat; with no deck it's over."""
    ways = votes_to_come(deck) if deck else (0,)
    found = [0.0] * len(prospects.points)
    for votes in ways:
        for seat, worth in enumerate(_worths(prospects, votes)):
            found[seat] += worth / len(ways)
    return found


def _worths(prospects: Prospects, votes: int) -> list[float]:
    shares = _shares(prospects.counted(votes), SETTLED)
    tie = TIE * (1 - sum([share * share for share in shares]))
    settled = [share**ALONE - tie for share in shares]
    if not votes:
        return settled
    lasts = LASTS * FADES**votes
    open_yet = _shares(prospects.hoped(votes), scale(votes))
    return [lasts * one + (1 - lasts) * other for one, other in zip(settled, open_yet, strict=True)]


def _shares(points: Points, wide: float) -> list[float]:
    best = max(points)
    weights = [exp((each - best) / wide) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def middle(span: Range) -> float:
    return (span.low + span.high) / 2
