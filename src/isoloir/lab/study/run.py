"""A study from plan to findings: on any executor, journalled, the same to the byte wherever it ran."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from pathlib import Path

from isoloir.core import Record, Value
from isoloir.games import game_of

from ..journal import Journal
from ..work import worked
from .numbers import Difference, Numbers, differences, numbers
from .rows import Result, of_records, work
from .variant import Plan, Variant, jobs


class Findings(Value, frozen=True):
    """All that a report says."""

    plan: Plan | None
    """None for games that were read from records."""
    variants: tuple[Variant, ...]
    numbers: tuple[Numbers, ...]
    differences: tuple[tuple[Difference, ...], ...]
    """Of each later variant over the first."""


def study(plan: Plan, executor: Executor, journal: Path | None, progress: Callable[[int, int], None]) -> Findings:
    pieces = jobs(plan)
    kept = None if journal is None else Journal(journal, plan, Result)
    by_arm: dict[tuple[str, str], list[Result]] = {}
    try:
        for n, (job, result) in enumerate(zip(pieces, worked(executor, work, pieces, kept), strict=True), 1):
            by_arm.setdefault((job.variant.name, job.arm), []).append(result)
            progress(n, len(pieces))
    finally:
        if kept is not None:
            kept.close()
    return _findings(plan, plan.variants, [_numbers(variant, by_arm) for variant in plan.variants])


def _numbers(variant: Variant, by_arm: dict[tuple[str, str], list[Result]]) -> Numbers:
    arms = {
        arm: [share for result in results for share in result.focus]
        for (name, arm), results in by_arm.items()
        if name == variant.name and arm != "main"
    }
    teams = game_of(variant.game).teams(variant.seats)
    return numbers(by_arm[variant.name, "main"], arms, len(teams))


def study_of_records(records: Iterable[Record], probes: int) -> Findings:
    """Recorded games, one variant for each game and number of seats."""
    groups: dict[tuple[str, int], list[Record]] = {}
    for record in records:
        if not record.end.stopped:
            groups.setdefault((record.header.game, record.header.seats), []).append(record)
    variants = tuple(Variant(f"{game}, {seats}", game, seats, {}, "en", ()) for game, seats in groups)
    found = [
        numbers([of_records(group, probes)], {}, len(game_of(game).teams(seats)))
        for (game, seats), group in groups.items()
    ]
    return _findings(None, variants, found)


def _findings(plan: Plan | None, variants: tuple[Variant, ...], found: list[Numbers]) -> Findings:
    return Findings(plan, variants, tuple(found), tuple(differences(found[0], each) for each in found[1:]))
