"""Whose sealed choice a reveal hung on: another answer, everybody else's being the same, would have changed its result.

Only looks at the reveal itself: nobody knows how people would have gone on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .ask import Ask, Choice, Choices, Seat
from .match import Match
from .trace import Trace
from .value import Value

MOST_OPTIONS = 12
"""How many other answers we try for one seat; if there are more, the first ones."""
MOST_TRIED = 6_000
"""In one game: enough for all but the longest, and a bound for records sent to us."""

Result = tuple[Any, ...]


class Hung(Value, frozen=True):
    """Of one seat at one reveal that came to something."""

    n: int
    """The moment, as a replay numbers them."""
    seat: Seat
    pivotal: bool


def pivots(trace: Trace, stops: Sequence[Match[Any]]) -> Iterator[Hung]:
    """`stops` are the matches at each question, as `trace.read` gives them."""
    left = MOST_TRIED
    for n, (reveal, match) in enumerate(zip(trace.reveals, stops, strict=True), 1):
        choices: Choices = {seat: asked.chosen for seat, asked in reveal.questions.items()}
        was = result(match, choices)
        for seat in match.asks if was else ():
            tries = list(others(match.asks[seat], choices[seat]))
            left -= len(tries)
            if left < 0:
                return
            if tries:
                yield Hung(n, seat, any(result(match, {**choices, seat: each}) != was for each in tries))


def others(question: Ask[Any], chosen: Choice) -> Iterator[Choice]:
    """Only answers with one pick; with several there are too many."""
    if question.take == 1:
        rest = [option for option in question.options if option != chosen[0]]
        yield from ((option,) for option in rest[:MOST_OPTIONS])


def result(match: Match[Any], choices: Choices) -> Result:
    """What the reveal of these choices comes to; empty where it comes to nothing yet."""
    after, decides = match.clone(), match.game.decides
    after.step(choices)
    if not decides:
        return () if after.scores == match.scores and not after.is_over else after.scores
    told = ((type(event).__name__, event) for event in after.heard(None))
    return tuple(
        (name, *(getattr(event, member) for member in decides[name])) for name, event in told if name in decides
    )
