"""What one game shows, each measure a function of its trace. `docs/lab.md` has their definitions, and where Ludii's and
TAG's measures of the same name come in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from math import sqrt

from .ask import Seat
from .trace import Question, Reveal, Trace
from .value import Value

SECONDS_TO_CHOOSE = 6.0
SECONDS_AN_OPTION = 1.0
MOST_OPTIONS_READ = 12
SECONDS_TOLD = 3.0
"""People's pace, a rough guess that nobody has timed: a choice takes a while, each option up to twelve a second more,
and each thing told three."""


def pauses(trace: Trace) -> float:
    return len(trace.reveals)


def minutes(trace: Trace) -> float:
    return sum(map(_seconds, trace.reveals)) / 60


def _seconds(reveal: Reveal) -> float:
    """All choose at once, so the longest question counts."""
    longest = max((len(asked.options) for asked in reveal.questions.values()), default=0)
    reading = SECONDS_AN_OPTION * min(longest, MOST_OPTIONS_READ)
    return SECONDS_TO_CHOOSE + reading + SECONDS_TOLD * len(reveal.told)


def decisions(trace: Trace) -> float:
    """For one seat, on average."""
    return sum(len(reveal.questions) for reveal in trace.reveals) / trace.seats


def options(trace: Trace) -> float:
    """Offered at one decision, on average (Ludii: branching factor; TAG: action space size)."""
    offered = [len(asked.options) for asked in _asked(trace)]
    return sum(offered) / len(offered) if offered else 0.0


def forced(trace: Trace) -> float:
    """The share of decisions with only one possible answer."""
    free = [asked.is_free for asked in _asked(trace)]
    return 1 - sum(free) / len(free) if free else 0.0


def _asked(trace: Trace) -> Iterator[Question]:
    return (asked for reveal in trace.reveals for asked in reveal.questions.values())


def leaders(totals: tuple[int, ...]) -> frozenset[int]:
    return frozenset(n for n, total in enumerate(totals) if total == max(totals))


def lead_changes(trace: Trace) -> float:
    """How often the sole leader differs from the previous one (Ludii: lead change, per move there)."""
    alone = [leading for totals in trace.totals() if len(leading := leaders(totals)) == 1]
    return sum(before != after for before, after in pairwise(alone))


def settled(trace: Trace) -> float:
    """The share of the game after which the winners led alone for good; 1 if only the end decided."""
    winning = frozenset(trace.winning_teams())
    led = [leaders(totals) == winning for totals in trace.totals()]
    behind = [n for n, leads in enumerate(led) if not leads]
    return min(1.0, (behind[-1] + 1 if behind else 0) / max(1, len(trace.reveals)))


def drama(trace: Trace) -> float:
    """How far behind the winner was, while behind, as a square root of the share of the widest gap (Ludii: drama)."""
    gaps = _gaps(trace)
    behind = [gap for gap in gaps if gap > 0]
    return sum(map(sqrt, behind)) / len(behind) if behind else 0.0


def comeback(trace: Trace) -> float:
    """The furthest the winner was ever behind, as a share of the widest gap between any two."""
    return max(_gaps(trace), default=0.0)


def _gaps(trace: Trace) -> list[float]:
    """Before the last reveal: how far the best winner was behind the leader."""
    rows, winning = trace.totals(), trace.winning_teams()
    widest = max(max(totals) - min(totals) for totals in rows)
    if not widest or not winning:
        return []
    return [(max(totals) - max(totals[n] for n in winning)) / widest for totals in rows[:-1]]


def shared(trace: Trace) -> float:
    return float(len(trace.winning_teams()) > 1)


class Agreement(Value, frozen=True):
    """Pairs of seats asked the same thing: how many chose alike, and how many would have by chance."""

    pairs: int = 0
    alike: int = 0
    by_chance: float = 0.0

    def __add__(self, other: Agreement) -> Agreement:
        return Agreement(self.pairs + other.pairs, self.alike + other.alike, self.by_chance + other.by_chance)

    @property
    def beyond_chance(self) -> float:
        """0 as by chance, 1 always alike, below 0 apart on purpose."""
        room = self.pairs - self.by_chance
        return (self.alike - self.by_chance) / room if room else 0.0


def agreement(trace: Trace, within: Callable[[Seat, Seat], bool] = lambda one, other: True) -> Agreement:
    return sum((_agreement(reveal, within) for reveal in trace.reveals), Agreement())


def _agreement(reveal: Reveal, within: Callable[[Seat, Seat], bool]) -> Agreement:
    found = Agreement()
    for (one, mine), (other, theirs) in combinations(sorted(reveal.questions.items()), 2):
        if _same_question(mine, theirs) and within(one, other):
            found += Agreement(1, int(mine.chosen == theirs.chosen), 1 / len(mine.options))
    return found


def _same_question(mine: Question, theirs: Question) -> bool:
    """Only one pick: agreement on several, in order, says something else."""
    return (
        mine.what == theirs.what
        and mine.options == theirs.options
        and len(mine.chosen) == len(theirs.chosen) == 1 < len(mine.options)
    )


def partners(trace: Trace) -> Callable[[Seat, Seat], bool]:
    team = {seat: n for n, seats in enumerate(trace.teams) for seat in seats}
    return lambda one, other: team[one] == team[other]


PER_GAME: dict[str, Callable[[Trace], float]] = {
    "pauses": pauses,
    "minutes": minutes,
    "decisions": decisions,
    "options": options,
    "forced": forced,
    "lead-changes": lead_changes,
    "settled": settled,
    "drama": drama,
    "comeback": comeback,
    "shared": shared,
}
"""Measures of a single game, from its trace alone."""


def winner_leads(trace: Trace, parts: int = 10) -> tuple[float, ...]:
    """At each tenth of the game, whether a winner was in the lead: 1, or a share if the lead was shared."""
    rows, winning = trace.totals(), set(trace.winning_teams())
    return tuple(_share(leaders(rows[(len(rows) - 1) * part // parts]), winning) for part in range(parts + 1))


def _share(leading: Iterable[int], winning: set[int]) -> float:
    ahead = set(leading)
    return len(ahead & winning) / len(ahead)
