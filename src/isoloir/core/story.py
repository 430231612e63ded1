"""What decided a game: a few remarks that hold for any game with scores, then those of the game itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from .ask import Choices, Seat
from .course import Course, Highlight, Passage, Remark, Round
from .game import Game
from .match import Match
from .replay import played
from .tell import heard
from .value import Value

MOST = 6
"""Nobody reads more sentences than this."""
MOST_OWN = 4
NOTABLE = 2
"""A smaller gap isn't worth a sentence."""


class Story(Value, frozen=True):
    highlights: tuple[Highlight, ...]
    """The most telling first; empty for a game that was stopped."""
    rounds: tuple[Round, ...]
    start: tuple[int, ...]
    """The scores before the first."""


class Shared(Remark, frozen=True):
    """Several have won."""

    seats: tuple[Seat, ...]
    score: int


class TieBroken(Remark, frozen=True):
    """Equal scores, and yet one winner."""

    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]
    score: int


class Won(Remark, frozen=True):
    """For a game in which the highest score does not win."""

    seats: tuple[Seat, ...]
    score: int


class Margin(Remark, frozen=True):
    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]
    """Who came next."""
    score: int
    ahead: int


class LedThroughout(Remark, frozen=True):
    """Alone in the lead after every round."""

    seats: tuple[Seat, ...]


class TookTheLead(Remark, frozen=True):
    """Alone in the lead from this round on."""

    seats: tuple[Seat, ...]
    round: int


class WonLast(Remark, frozen=True):
    """Not alone in the lead before the last round."""

    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]
    """Who led then."""
    behind: int
    """0: level with them."""


class WasBehind(Remark, frozen=True):
    """The furthest the winners were ever behind."""

    seats: tuple[Seat, ...]
    others: tuple[Seat, ...]
    behind: int
    round: int


class Swing(Remark, frozen=True):
    """The round in which somebody gained most compared with everybody else."""

    seats: tuple[Seat, ...]
    points: int
    ahead: int
    """This many more than the next best."""
    round: int


def passage_of(match: Match[Any]) -> Passage:
    """What everybody heard since the last pause, and where it leads."""
    return Passage(heard(match.told, None), match.scores, match.game.round(match.board))


def course_of(match: Match[Any], passages: Sequence[Passage]) -> Course:
    return Course(tuple(passages), match.view(None), match.winners, match.game.teams(match.setup.seats))


def retold(match: Match[Any], choices: Iterable[Choices]) -> Course:
    """How a match that has just begun goes with these choices."""
    return course_of(match, [passage_of(each) for each in played(match, choices)])


def story(game: Game[Any, Any], course: Course) -> Story:
    if not course.winners:
        return Story((), course.rounds, course.passages[0].scores)
    first = how_it_was_won(course)
    own = tuple(game.highlights(course))[:MOST_OWN]
    more = (each for each in what_else(course) if each.n != first.n)
    return Story((first, *own, *more)[:MOST], course.rounds, course.passages[0].scores)


def how_it_was_won(course: Course) -> Highlight:
    """One sentence for every finished game."""
    winning = [team for team in course.teams if set(team) & set(course.winners)]
    final = totals(course, course.scores)
    score = final[winning[0]]
    if len(winning) > 1:
        return Highlight(course.last, Shared(course.winners, score))
    rivals = {team: total for team, total in final.items() if team != winning[0]}
    best = max(rivals.values(), default=score - 1)
    others = seats_of(team for team, total in rivals.items() if total == best)
    if best > score:
        return Highlight(course.last, Won(course.winners, score))
    if best == score:
        return Highlight(course.last, TieBroken(course.winners, others, score))
    return by_the_lead(course, winning[0]) or Highlight(
        course.last, Margin(course.winners, others, score, score - best)
    )


def by_the_lead(course: Course, winner: tuple[Seat, ...]) -> Highlight | None:
    """When the lead was taken for good; None if there weren't enough rounds to tell."""
    rounds = contested(course)
    if len(rounds) < 2:
        return None
    behind = [place for place, each in enumerate(rounds) if leaders(course, each.scores) != [winner]]
    if not behind:
        return Highlight(rounds[0].n, LedThroughout(winner))
    turned = rounds[behind[-1] + 1]
    if turned != rounds[-1]:
        return Highlight(turned.n, TookTheLead(winner, turned.round))
    before = rounds[-2].scores
    ahead = [team for team in leaders(course, before) if team != winner]
    remark = WonLast(winner, seats_of(ahead), gap(course, before, winner))
    return Highlight(turned.n, remark)


def what_else(course: Course) -> Iterator[Highlight]:
    rounds = contested(course)
    if len(rounds) < 2:
        return
    yield from comeback(course, rounds)
    yield from widest_swing(course)


def comeback(course: Course, rounds: tuple[Round, ...]) -> Iterator[Highlight]:
    """Left out if the first sentence already said it: that they were behind just before the end."""
    winner = next(team for team in course.teams if set(team) & set(course.winners))
    if course.winners != winner or leaders(course, course.scores) != [winner]:
        return
    worst = max(rounds[:-1], key=lambda each: gap(course, each.scores, winner))
    behind = gap(course, worst.scores, winner)
    if behind >= max(NOTABLE, totals(course, course.scores)[winner] // 4) and worst != rounds[-2]:
        others = seats_of(leaders(course, worst.scores))
        yield Highlight(worst.n, WasBehind(winner, others, behind, worst.round))


def widest_swing(course: Course) -> Iterator[Highlight]:
    start = Round(0, 0, course.passages[0].scores)
    best: Highlight | None = None
    widest = NOTABLE - 1
    for before, after in pairwise((start, *course.rounds)):
        old, new = totals(course, before.scores), totals(course, after.scores)
        gains = {team: new[team] - old[team] for team in course.teams}
        second, most = sorted(gains.values())[-2:]
        if most > 0 and most - second > widest:
            widest = most - second
            team = max(gains, key=lambda each: gains[each])
            best = Highlight(after.n, Swing(team, most, widest, after.round))
    if best is not None:
        yield best


def contested(course: Course) -> tuple[Round, ...]:
    """The rounds, from the first in which the scores weren't all level."""
    rounds = course.rounds
    for place, each in enumerate(rounds):
        if len(set(totals(course, each.scores).values())) > 1:
            return rounds[place:]
    return ()


def totals(course: Course, scores: tuple[int, ...]) -> dict[tuple[Seat, ...], int]:
    """Partners count together."""
    return {team: sum(scores[seat] for seat in team) for team in course.teams}


def leaders(course: Course, scores: tuple[int, ...]) -> list[tuple[Seat, ...]]:
    found = totals(course, scores)
    return [team for team, total in found.items() if total == max(found.values())]


def gap(course: Course, scores: tuple[int, ...], team: tuple[Seat, ...]) -> int:
    found = totals(course, scores)
    return max(found.values()) - found[team]


def seats_of(teams: Iterable[tuple[Seat, ...]]) -> tuple[Seat, ...]:
    return tuple(seat for team in teams for seat in team)
