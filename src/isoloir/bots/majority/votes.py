"""How the bots of Majority vote: they guess how the others will, and weigh what being with the most would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import exp, factorial, prod
from typing import NamedTuple

from isoloir.bots.advice import MOST, Advice
from isoloir.core import Ask, Chance, Choice
from isoloir.games.majority.board import VOTES, Vote
from isoloir.games.majority.scoring import winning
from isoloir.games.majority.view import View

from .taste import ACCORD, UNTAUGHT, Ballot, Taste, Words, likings, taste_of

STEEPNESS = 16.0
"""How many points of the table make an association e times as likely to be anyone's."""
EXPECTED_GREED = 0.7
"""How far an expert expects others to score when regulars do, rather than when they might."""
QUIRK = 12
"""How far, in points of the table, a regular's taste strays from everyone's."""
LITTLE_QUIRK = 6
"""An expert's: five who voted alike would be one."""
CALM = 0.05
WHIM = 45
NERVE = 0.15
"""How much more or less than it is worth a vote may seem at a given moment."""
SIDES = 1 << 16


class End(NamedTuple):
    """What becomes of one of our votes, if it's with the most."""

    vote: int
    """Its place among the four."""
    staying: int
    """How many play on, ourselves included; 0 if we score right away."""
    added: int
    """How many words join the pile."""


class Tally(NamedTuple):
    """One way the others may vote."""

    ways: int
    counts: tuple[int, ...]
    ends: tuple[End, ...]
    """For our votes that win."""


def regular(view: View, question: Ask[Vote], dice: Chance) -> Choice:
    """Weighs each vote by how the others are likely to cast theirs, and by what being with the most would bring."""
    liking = _likings(view, dice, QUIRK)
    worths = expectations(view, guess(liking, greed(len(view.pile), len(view.active)), STEEPNESS))
    return (max(VOTES, key=lambda vote: worths[VOTES.index(vote)] * (1 + NERVE * sway(dice))),)


def expert(view: View, question: Ask[Vote], dice: Chance, *, learns: bool = True) -> Choice:
    """Sees what most will see, learns what this table likes, and knows when people begin to score."""
    worths = weighed(view, dice, learns=learns)
    return (max(VOTES, key=lambda vote: worths[vote] * (1 + CALM * sway(dice))),)


def advise(view: View, question: Ask[Vote], dice: Chance) -> list[Advice]:
    """With the points each vote can be expected to bring, to one decimal."""
    worths = weighed(view, dice)
    ranked = sorted(question.options, key=lambda vote: -worths[vote])[:MOST]
    reasons = {"score": "majority-score"}
    return [
        Advice((vote,), reasons.get(vote, "majority-word"), _decimal(worths[vote]) | {"rank": rank})
        for rank, vote in enumerate(ranked, 1)
    ]


def _decimal(points: float) -> dict[str, int]:
    """As the two numbers on either side of the point or the comma."""
    whole, tenths = divmod(round(10 * points), 10)
    return {"whole": whole, "tenths": tenths}


def weighed(view: View, dice: Chance, *, learns: bool = True) -> dict[Vote, float]:
    """The points each vote can be expected to bring."""
    assert view.seat is not None
    taste = taste_of(view.course, view.seat, words_of(view)) if learns else UNTAUGHT
    liking = _likings(view, dice, LITTLE_QUIRK, taste)
    scoring = EXPECTED_GREED * _seen_greed(len(view.pile), len(view.active)) + (1 - EXPECTED_GREED) * greed(
        len(view.pile), len(view.active)
    )
    return dict(zip(VOTES, expectations(view, guess(liking, scoring, ACCORD)), strict=True))


def _seen_greed(pile: int, active: int) -> float:
    """How often regulars were seen to score."""
    return 1 / (1 + exp(1.4 * ((9.9 if active == 3 else 6.6) - pile)))


def novice(view: View, question: Ask[Vote], dice: Chance) -> Choice:
    """Votes for what it likes itself, on a whim, and scores when the pile looks fat."""
    liking = _likings(view, dice, WHIM)
    if dice.below(12) < len(view.pile) - 2:
        return ("score",)
    return (VOTES[liking.index(max(liking))],)


def _likings(view: View, dice: Chance, stray: int, taste: Taste = UNTAUGHT) -> list[float]:
    """How much each proposition fits what the round looks for, seen through one head."""
    shown = tuple([word for word in view.words if word is not None])
    ballot = Ballot(1 if view.aim == "most" else -1, view.pile[0], view.pile[-1], shown)
    return [liking + stray * (sway(dice) + sway(dice)) for liking in likings(ballot, taste, words_of(view))]


def words_of(view: View) -> Words:
    return Words(view.cards, view.house_words)


def guess(liking: Sequence[float], scoring: float, steepness: float) -> list[float]:
    """How likely any other seat is to vote A, B, C or Score."""
    most = max(liking)
    weights = [exp((each - most) / steepness) for each in liking]
    return [*((1 - scoring) * weight / sum(weights) for weight in weights), scoring]


def greed(pile: int, active: int) -> float:
    """How likely anyone is to try and score: the more the fatter the pile, the less when two may soon be left."""
    return min(0.6, 0.01 + 0.07 * (pile - 1) * (0.6 if active == 3 else 1))


def expectations(view: View, guess: Sequence[float]) -> list[float]:
    """The points that each vote may be expected to bring in the end."""
    others, pile = len(view.active) - 1, len(view.pile)
    in_a, in_b, in_c, in_score = ([chance**count for count in range(others + 1)] for chance in guess)
    worths = [0.0] * len(VOTES)
    for ways, (a, b, c, score), ends in _tallies(others):
        likely = ways * in_a[a] * in_b[b] * in_c[c] * in_score[score]
        for vote, staying, added in ends:
            worths[vote] += likely * _prospect(staying, pile + added)
    return worths


@cache
def _prospect(staying: int, pile: int) -> float:
    """What a seat among this many can hope for from a pile of this many."""
    if staying <= 2:
        return float(pile)
    return (pile + 2) * (0.63 if staying == 3 else 0.55)


@cache
def _tallies(others: int) -> tuple[Tally, ...]:
    """Every way this many others may vote."""
    return tuple(Tally(_ways(counts), counts, tuple(_ends(counts))) for counts in _shares(others))


def _shares(others: int) -> Iterator[tuple[int, ...]]:
    return (counts for counts in product(range(others + 1), repeat=len(VOTES)) if sum(counts) == others)


def _ways(counts: Sequence[int]) -> int:
    return factorial(sum(counts)) // prod(map(factorial, counts))


def _ends(counts: Sequence[int]) -> Iterator[End]:
    """Where our vote leads if the others vote this way."""
    for mine, vote in enumerate(VOTES):
        votes = [each for each, count in zip(VOTES, counts, strict=True) for _ in range(count)] + [vote]
        won = winning(votes)
        letters = [each for each in won if each != "score"]
        if vote == "score" and vote in won:
            yield End(mine, 0, 0)
        elif vote in won:
            yield End(mine, sum(map(votes.count, letters)), len(letters))


def sway(dice: Chance) -> float:
    """Somewhere between -1 and 1."""
    return 2 * dice.below(SIDES) / SIDES - 1
