"""A finished game looked at as a whole: who chose alike, on whose choices it hung, and when it was decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from msgspec import Struct

from isoloir.core import BrokenRecord, Record, Seat, broken_promises, differences, has_other_rules
from isoloir.core.measures import Agreement, agreement, comeback, lead_changes, leaders
from isoloir.core.pivotal import Hung, pivots
from isoloir.core.trace import Trace, read
from isoloir.games import game_of

from .replay import MOST_MOMENTS, first_of


class Pair(Struct, frozen=True):
    """Two seats that were asked the same thing, with one answer to give."""

    seats: tuple[Seat, Seat]
    asked: int
    alike: int
    by_chance: float
    """This many would have been alike if both had tossed dice."""
    beyond_chance: float
    """0 as by chance, 1 always alike, below 0 less often than dice."""


class Weight(Struct, frozen=True):
    """On whose choices the reveals hung."""

    seat: Seat
    choices: int
    """At reveals that came to something."""
    pivotal: int
    """Of those: another answer, all others' being the same, would have changed what it came to."""


class Studied(Struct, frozen=True):
    """POST /api/study, GET …/records/{game}/study. The measures are those of `docs/lab.md`."""

    pairs: list[Pair]
    """The most alike first; nobody who was never asked the same."""
    weights: list[Weight]
    """The heaviest first."""
    lead_changes: int
    comeback: float
    """The furthest the winners were behind, as a share of the widest gap there ever was."""
    decided: int | None
    """From this moment on the winners led alone; None if nobody ever did for good, or nobody won."""
    turned_by: list[Seat]
    """Those who could have changed what that moment came to."""


def study(text: bytes) -> Studied:
    """Of the first game of a record; raises BrokenRecord or BadSetup."""
    return studied(first_of(text))


def studied(record: Record) -> Studied:
    """Only of a record that proves itself: of another, numbers would say nothing about any game."""
    game = game_of(record.header.game)
    if len(record.lines) > MOST_MOMENTS:
        raise BrokenRecord("long", f"the game has {len(record.lines)} moments; at most {MOST_MOMENTS} are looked at")
    other = has_other_rules(record.header, game)
    if other or next(broken_promises(record), None) or next(differences(record, game), None):
        raise BrokenRecord("unproven", "the record does not prove itself")
    trace, stops = read(record, game)
    hung, decided = list(pivots(trace, stops)), moment_of_decision(trace)
    return Studied(
        pairs=pairs(trace),
        weights=weights(hung),
        lead_changes=int(lead_changes(trace)),
        comeback=round(comeback(trace), 3),
        decided=decided,
        turned_by=[each.seat for each in hung if each.n == decided and each.pivotal],
    )


def pairs(trace: Trace) -> list[Pair]:
    two = combinations(range(trace.seats), 2)
    return paired({both: agreement(trace, lambda one, other, both=both: (one, other) == both) for both in two})  # type: ignore[misc]


def paired(alike: Mapping[tuple[Seat, Seat], Agreement]) -> list[Pair]:
    made = [
        Pair(two, both.pairs, both.alike, round(both.by_chance, 2), round(both.beyond_chance, 3))
        for two, both in alike.items()
        if both.pairs
    ]
    return sorted(made, key=lambda pair: -pair.beyond_chance)


def weights(hung: list[Hung]) -> list[Weight]:
    return weighed(Counter(each.seat for each in hung), Counter(each.seat for each in hung if each.pivotal))


def weighed(choices: Counter[Seat], pivotal: Counter[Seat]) -> list[Weight]:
    made = [Weight(seat, choices[seat], pivotal[seat]) for seat in sorted(choices)]
    return sorted(made, key=lambda each: -each.pivotal / each.choices)


def moment_of_decision(trace: Trace) -> int | None:
    """Where `settled` counts from, as a replay numbers moments."""
    winning: frozenset[Any] = frozenset(trace.winning_teams())
    led = [leaders(totals) == winning for totals in trace.totals()]
    if not winning or not led[-1]:
        return None
    return max((n + 1 for n, leads in enumerate(led) if not leads), default=0)
