"""What this table likes: learnt from every ballot of the game, beside what most people find fitting.

People may follow the usual associations more or less closely, keep to the theme of the round's first word, or go by how
a word begins or ends. Each of these has a weight, and each ballot of the others moves the weights by how much it
surprised them (Bayes' rule for a logistic regression, one ballot after the other). Or they may love certain things:
every word is a candidate, and those that explain the ballots best count most (Bayes' rule again). As long as nothing is
known only the usual associations count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from math import exp, log, sqrt
from typing import NamedTuple

from isoloir.content.majority import association
from isoloir.content.majority.spelling import folded
from isoloir.core import Lang, Seat
from isoloir.games.majority.board import FIRST_HOUSE_WORD, LETTERS, Word
from isoloir.games.majority.house import text_of

ACCORD = 9.0
"""How many points of the table make a word e times as likely to be anyone's vote, as measured among regulars."""
AT_FIRST = (1.0, 0.0, 0.0, 0.0)
"""What counts in a word: its tie to the reference, its tie to the round's first word, its first letter, its ending."""
DOUBT = (0.06, 0.1, 0.6, 0.2)
"""How far each weight may be from what we take it for at first: its variance."""
LOVE = 0.3
"""What a point of a tie to a favourite counts beside a point of a tie to the reference."""
COOL = 0.7
"""How likely a table is to have no favourite."""
ALIKE = 3
"""Letters at the end that make two words sound alike, at most."""
RARELY = 0.02
"""A favourite less likely than this, beside the likeliest, is ignored."""

Row = tuple[float, ...]


class Ballot(NamedTuple):
    fit: int
    """1 if the table looks for what fits most, -1 if least."""
    first: Word
    reference: Word
    words: tuple[Word, ...]


class Taste(NamedTuple):
    weights: Row
    doubt: Row
    loved: tuple[float, ...]
    """By word of the language: how likely it is to be what they love."""


class Words(NamedTuple):
    """The words of a table."""

    cards: Lang
    house: tuple[str, ...]

    def tie(self, a: Word, b: Word) -> int:
        table = association(self.cards)
        if max(a, b) < FIRST_HOUSE_WORD:
            return table.score(a, b)
        return table.between(self.text(a), self.text(b))

    def text(self, word: Word) -> str:
        return text_of(word, self.cards, self.house)


UNTAUGHT = Taste(AT_FIRST, DOUBT, ())
"""What everyone takes a table for that they don't know."""


@lru_cache(maxsize=512)
def taste_of(course: str, me: Seat, words: Words) -> Taste:
    """Learnt from how the others have voted so far, the last ballot after all before it."""
    start = max(course.rfind("+"), course.rfind("-"))
    if start < 0:
        return UNTAUGHT
    taste = taste_of(course[:start], me, words)
    ballot, votes = _ballot(course[start:])
    counts = [sum(vote == letter for seat, vote in enumerate(votes) if seat != me) for letter in LETTERS]
    if len(ballot.words) < len(LETTERS) or not any(counts):
        return taste
    return _learnt(taste, ballot, counts, words)


def likings(ballot: Ballot, taste: Taste, words: Words) -> list[float]:
    """How well each proposition suits this table, in points."""
    usual = [float(ballot.fit * words.tie(ballot.reference, word)) for word in ballot.words]
    if taste is UNTAUGHT:
        return usual
    known = [ACCORD * _sum(taste.weights, row) for row in _seen(ballot, words)]
    return [one + ACCORD * other for one, other in zip(known, _love(ballot, taste, words), strict=True)]


def _seen(ballot: Ballot, words: Words) -> list[Row]:
    """By proposition: what there is to like in it."""
    fit, first, reference, _ = ballot
    text = words.text(reference)
    return [
        (
            fit * words.tie(reference, word) / ACCORD,
            fit * words.tie(first, word) / ACCORD if first != reference else 0.0,
            *(fit * each for each in _sounds(text, words.text(word))),
        )
        for word in ballot.words
    ]


def _love(ballot: Ballot, taste: Taste, words: Words) -> list[float]:
    """What each proposition owes to the things they may love."""
    most = max(taste.loved, default=0.0)
    loved = [(word, likely) for word, likely in enumerate(taste.loved) if likely > RARELY * most]
    scale = ballot.fit * LOVE / ACCORD
    return [scale * sum([likely * words.tie(each, word) for each, likely in loved]) for word in ballot.words]


def _learnt(taste: Taste, ballot: Ballot, counts: Sequence[int], words: Words) -> Taste:
    """One ballot more; people at one table are alike, so ten of them teach less than ten times as much as one."""
    rows, told = _seen(ballot, words), sqrt(sum(counts))
    shares = [count / sum(counts) for count in counts]
    known = [_sum(taste.weights, row) for row in rows]
    likely = _shares([one + other for one, other in zip(known, _love(ballot, taste, words), strict=True)])
    weights, doubt = list(taste.weights), list(taste.doubt)
    for part, column in enumerate(zip(*rows, strict=True)):
        mean = _sum(likely, column)
        spread = sum([share * (each - mean) ** 2 for share, each in zip(likely, column, strict=True)])
        doubt[part] = 1 / (1 / doubt[part] + told * spread)
        weights[part] += doubt[part] * told * (_sum(shares, column) - mean)
    return Taste(tuple(weights), tuple(doubt), _loved(taste, ballot, known, [told * share for share in shares], words))


def _loved(
    taste: Taste, ballot: Ballot, known: Sequence[float], votes: Sequence[float], words: Words
) -> tuple[float, ...]:
    """Each word as far as it explains these votes better than no favourite does."""
    every = len(association(words.cards).words)
    before = taste.loved or ((1 - COOL) / every,) * every
    scale, cool = ballot.fit * LOVE / ACCORD, _explained(known, votes)
    after = [
        prior
        * exp(
            _explained(
                [own + scale * words.tie(word, each) for own, each in zip(known, ballot.words, strict=True)], votes
            )
            - cool
        )
        for word, prior in enumerate(before)
    ]
    whole = 1 - sum(before) + sum(after)
    return tuple([each / whole for each in after])


def _explained(worths: Sequence[float], votes: Sequence[float]) -> float:
    """The logarithm of how likely these votes were."""
    return _sum(votes, worths) - sum(votes) * log(sum([exp(worth) for worth in worths]))


def _ballot(noted: str) -> tuple[Ballot, str]:
    first, reference, *words, votes = noted[1:].split(",")
    return Ballot(1 if noted[0] == "+" else -1, int(first), int(reference), tuple(map(int, words))), votes


@lru_cache(maxsize=1 << 12)
def _sounds(a: str, b: str) -> tuple[float, float]:
    """Whether two words begin alike, and how many of their last letters are the same."""
    one, other = folded(a), folded(b)
    ending = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one[::-1], other[::-1], strict=False)))
    return float(one[:1] == other[:1]), min(ending, ALIKE) / 2


def _shares(worths: Sequence[float]) -> list[float]:
    weights = [exp(worth - max(worths)) for worth in worths]
    return [weight / sum(weights) for weight in weights]


def _sum(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum([weight * each for weight, each in zip(weights, row, strict=True)])
