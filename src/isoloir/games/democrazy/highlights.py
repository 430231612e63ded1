"""What decided a game of Démocrazy: the law that weighed most at the count, the joker or single voice behind a law."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import sub

from msgspec.structs import replace

from isoloir.core import Course, Event, Highlight, Remark, Round, Seat, Value

from .deck import law_of
from .events import CameIntoForce, Posted, Repealed, Voted
from .laws import LawId, Share
from .scoring import counts, scores
from .view import View
from .voting import JOKERS, Joker

BUSY = 4
"""Points; a turn that changed less isn't worth a sentence."""


class LawDecided(Remark, frozen=True):
    """The final count, made again without this law."""

    law: LawId
    points: int
    """How many points it moved, over all seats."""
    turned: bool
    """Without it others would have won."""
    others: tuple[Seat, ...]
    """Who would have won without it."""


class JokerDecided(Remark, frozen=True):
    """The cards said otherwise."""

    seat: Seat
    joker: Joker
    law: LawId
    yes: int
    no: int
    adopted: bool


class OneVoice(Remark, frozen=True):
    """No joker, and a single vote between the two sides."""

    law: LawId
    yes: int
    no: int
    adopted: bool


class RichestLost(Remark, frozen=True):
    """The most tokens, and no victory."""

    seat: Seat
    tokens: int
    place: int


class BusiestTurn(Remark, frozen=True):
    """On no other turn did the points change as much."""

    law: LawId
    """What was adopted then."""
    round: int
    points: int
    """Over all seats, up or down."""


class Poll(Value, frozen=True):
    n: int
    voted: Voted
    is_plain: bool
    """More YES adopts and more NO rejects: no law asked for another share."""


def decisive(course: Course) -> Iterator[Highlight]:
    weights = {standing.law: weight(course.view, standing.law) for standing in course.view.force}
    yield from law_decided(course, weights)
    votes = tuple(polls(course))
    yield from joker_decided(votes, weights)
    yield from one_voice(votes, weights)
    yield from richest_lost(course)
    yield from busiest_turn(course)


def without(view: View, law: LawId) -> View:
    return replace(view, force=tuple(standing for standing in view.force if standing.law != law))


def weight(view: View, law: LawId) -> int:
    return sum(abs(new - old) for new, old in zip(scores(without(view, law)), scores(view), strict=True))


def best(points: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, score in enumerate(points) if score == max(points))


def law_decided(course: Course, weights: dict[LawId, int]) -> Iterator[Highlight]:
    """A law without which others would have won, before one that only moved more."""
    found = [
        LawDecided(law, points, others != course.winners, others)
        for law, points in weights.items()
        if points > 0 and counts(law_of(course.view, law).effect)
        for others in (best(scores(without(course.view, law))),)
    ]
    if found:
        remark = max(found, key=lambda each: (each.turned, each.points))
        yield Highlight(_when(course, Posted(remark.law)), remark)


def _when(course: Course, wanted: Event) -> int:
    """The last time it was told: a law may come, go and come again."""
    return max(n for n, event in course.told if event == wanted)


def polls(course: Course) -> Iterator[Poll]:
    force: dict[LawId, None] = {}
    for n, event in course.told:
        match event:
            case CameIntoForce(law=law):
                force[law] = None
            case Repealed(law=law):
                force.pop(law, None)
            case Voted():
                yield Poll(n, event, not any(isinstance(law_of(course.view, law).effect, Share) for law in force))


def joker_decided(votes: tuple[Poll, ...], weights: dict[LawId, int]) -> Iterator[Highlight]:
    """The law that weighed most at the end; if several tie, the latest."""
    found = [
        poll
        for poll in votes
        if poll.is_plain
        and sum(vote in JOKERS for vote in poll.voted.votes) == 1
        and poll.voted.yes != poll.voted.no
        and (poll.voted.yes > poll.voted.no) != poll.voted.adopted
    ]
    if found:
        poll = max(found, key=lambda each: (weights.get(each.voted.law, 0), each.n))
        seat, joker = next((seat, vote) for seat, vote in enumerate(poll.voted.votes) if vote in JOKERS)
        voted = poll.voted
        yield Highlight(poll.n, JokerDecided(seat, joker, voted.law, voted.yes, voted.no, voted.adopted))


def one_voice(votes: tuple[Poll, ...], weights: dict[LawId, int]) -> Iterator[Highlight]:
    found = [
        poll
        for poll in votes
        if poll.is_plain
        and not any(vote in JOKERS for vote in poll.voted.votes)
        and abs(poll.voted.yes - poll.voted.no) == 1
    ]
    if found:
        poll = max(found, key=lambda each: (weights.get(each.voted.law, 0), each.n))
        yield Highlight(poll.n, OneVoice(poll.voted.law, poll.voted.yes, poll.voted.no, poll.voted.adopted))


def richest_lost(course: Course) -> Iterator[Highlight]:
    wealth = [sum(held) for held in course.view.tokens]
    seat = wealth.index(max(wealth))
    if wealth.count(wealth[seat]) == 1 and seat not in course.winners:
        place = 1 + sum(score > course.scores[seat] for score in course.scores)
        yield Highlight(course.last, RichestLost(seat, wealth[seat], place))


def busiest_turn(course: Course) -> Iterator[Highlight]:
    """Only if a law was adopted in it; otherwise there's nothing to name."""
    start = Round(0, 0, course.passages[0].scores)
    moved = [
        (sum(map(abs, map(sub, after.scores, before.scores))), after.round)
        for before, after in pairwise((start, *course.rounds))
    ]
    points, turn = max(moved, default=(0, 0))
    adopted = [
        (n, event.law)
        for n, event in course.told
        if isinstance(event, Voted) and event.adopted and course.passages[n - 1].round == turn
    ]
    if adopted and points >= BUSY and [other for other, _ in moved].count(points) == 1:
        n, law = adopted[-1]
        yield Highlight(n, BusiestTurn(law, turn, points))
