"""What a position of The Third Man is worth: who will win the deal, and with it the match.

The numbers in `value.json` were learnt by self-play: `python -m tools.third_man_value` makes the file again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import exp
from typing import Literal, TypeAlias

import msgspec

from isoloir.games.third_man.board import ALL_CARDS, BIDS, LIMIT, SEATS, TOKENS_TO_WIN, Card

Four = tuple[float, float, float, float]
Cards = tuple[int, ...]

FAR = 2 * LIMIT
"""No score is beyond this."""
WIDEST = 20
"""Gaps and scores beyond this are taken for this."""


class Learnt(msgspec.Struct, frozen=True):
    """Tables by the number of bids scored; a seat's entries add up to how strong it looks."""

    gap: list[list[float]]
    """By its score less the best other's."""
    score: list[list[float]]
    card: list[list[float]]
    """For each card it still holds."""
    lead: list[float]
    """For the lead."""


Crowd: TypeAlias = Literal["usual", "anything"]
"""Who plays on: people of several sorts, or people who play anything."""


class Values(msgspec.Struct, frozen=True):
    """By crowd."""

    usual: Learnt
    anything: Learnt


tables: list[Learnt] = []
"""What is being learnt just now, the newest last; empty at a table."""


@cache
def learnt() -> Values:
    return msgspec.json.decode((files(__package__) / "value.json").read_bytes(), type=Values)


def _table(crowd: Crowd) -> Learnt:
    if tables:
        return tables[-1]
    return learnt().usual if crowd == "usual" else learnt().anything


def chances(
    bids: int, scores: tuple[int, ...], hands: tuple[tuple[Card, ...], ...], leader: int, crowd: Crowd
) -> list[float]:
    """How likely each seat is to win the deal."""
    return reckoned(_table(crowd), bids, scores, hands, leader)


def reckoned(
    table: Learnt, bids: int, scores: tuple[int, ...], hands: tuple[tuple[Card, ...], ...], leader: int
) -> list[float]:
    """The same by any table."""
    gaps, points, cards = table.gap[bids], table.score[bids], table.card[bids]
    best = max(scores)
    second = best if scores.count(best) > 1 else sorted(scores)[-2]
    strengths = [
        gaps[place(score - (second if score == best else best))]
        + points[place(score)]
        + sum([cards[card] for card in hand])
        for score, hand in zip(scores, hands, strict=True)
    ]
    strengths[leader] += table.lead[bids]
    weights = [exp(strength) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


def reckoner(
    bids: int, hands: tuple[tuple[Card, ...], ...], crowd: Crowd
) -> Callable[[Cards, Cards, int], list[float]]:
    """The same for many ways to play one bid: from the scores after it, the cards laid and the next leader."""
    table = _table(crowd)
    gaps, points, lead = _powers(table.gap[bids], 2 * FAR), _powers(table.score[bids], FAR), exp(table.lead[bids])
    cards = table.card[bids]
    held = [[exp(sum(cards[each] for each in hand if each != card)) for card in ALL_CARDS] for hand in hands]

    def reckon(scores: Cards, laid: Cards, leader: int) -> list[float]:
        _, _, second, best = sorted(scores)
        weights = [
            gaps[score - (second if score == best else best)] * points[score] * hand[card]
            for score, hand, card in zip(scores, held, laid, strict=True)
        ]
        weights[leader] *= lead
        total = sum(weights)
        return [weight / total for weight in weights]

    return reckon


def _powers(row: Sequence[float], far: int) -> list[float]:
    """Indexed by the number itself, up to `far`; negative ones count from the end."""
    return [exp(row[place(number)]) for number in (*range(far + 1), *range(-far, 0))]


def blank() -> Learnt:
    """Before anything is learnt: being ahead looks stronger."""
    width, bids = 2 * WIDEST + 1, range(BIDS + 1)
    return Learnt(
        gap=[[0.12 * (gap - WIDEST) for gap in range(width)] for _ in bids],
        score=[[0.0] * width for _ in bids],
        card=[[0.0] * len(ALL_CARDS) for _ in bids],
        lead=[0.0 for _ in bids],
    )


def rounded(table: Learnt) -> dict[str, object]:
    """As it is written down."""
    rows = {
        name: [[round(each, 3) for each in row] for row in getattr(table, name)] for name in ("gap", "score", "card")
    }
    return {**rows, "lead": [round(each, 3) for each in table.lead]}


def place(number: int) -> int:
    return min(max(number, -WIDEST), WIDEST) + WIDEST


@lru_cache(maxsize=1 << 10)
def prospects(tokens: tuple[int, ...]) -> Four:
    """How likely each seat is to win the match, if all deals to come are a toss-up."""
    done = [count >= TOKENS_TO_WIN for count in tokens]
    if any(done):
        a, b, c, d = (float(each) / sum(done) for each in done)
        return (a, b, c, d)
    after = [prospects(with_token(tokens, winner)) for winner in SEATS]
    a, b, c, d = (sum(each) / len(SEATS) for each in zip(*after, strict=True))
    return (a, b, c, d)


@lru_cache(maxsize=1 << 10)
def stakes(tokens: tuple[int, ...]) -> tuple[Four, ...]:
    """By seat: its chances in the match for each winner of this deal."""
    after = [prospects(with_token(tokens, winner)) for winner in SEATS]
    return tuple((after[0][seat], after[1][seat], after[2][seat], after[3][seat]) for seat in SEATS)


def with_token(tokens: tuple[int, ...], winner: int) -> tuple[int, ...]:
    return tuple(count + (seat == winner) for seat, count in enumerate(tokens))
