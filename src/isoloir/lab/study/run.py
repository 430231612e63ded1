"""A study from plan to findings: on any executor, journalled, the same to the byte wherever it ran."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from isoloir.core import Record, Value
from isoloir.core.record import Header
from isoloir.games import game_of
from isoloir.outside.digests import digest_of

from ..journal import Journal
from ..work import worked
from .differences import Comparison, compared
from .estimates import Estimate
from .numbers import Numbers, Sampled, numbers, sampled, samples
from .rows import Result, of_records, work
from .variant import Plan, Variant, jobs


class Findings(Value, frozen=True):
    """All that a report says."""

    plan: Plan | None
    """None for games that were read from records."""
    variants: tuple[Variant, ...]
    numbers: tuple[Numbers, ...]
    comparisons: tuple[Comparison, ...]
    """Of each later variant with the first of its game."""


class Moved(Value, frozen=True):
    """A measure by the rules before and by today's."""

    measure: str
    before: float
    after: float


def study(
    plan: Plan,
    executor: Executor,
    journal: Path | None,
    progress: Callable[[int, int], None],
    anew: Callable[[Findings | None], None] = lambda before: None,
) -> Findings:
    """`anew` is called if the journal was kept by other rules, with what had been found by them if that was all."""
    pieces = jobs(plan)
    rules = digest_of(variant.game for variant in plan.variants)
    kept = None if journal is None else Journal(journal, plan, Result, rules)
    found = []
    try:
        if kept is not None and kept.before is not None:
            whole = len(kept.before) == len(pieces)
            anew(_found(plan, [kept.before[n] for n in range(len(pieces))]) if whole else None)
        for n, result in enumerate(worked(executor, work, pieces, kept), 1):
            found.append(result)
            progress(n, len(pieces))
    finally:
        if kept is not None:
            kept.close()
    return _found(plan, found)


def moved(before: Findings, after: Findings, most: int = 3) -> list[Moved]:
    """What changed most in the first variant, counted in widths of its intervals."""
    old, new = before.numbers[0].measures, after.numbers[0].measures
    found = [(name, old[name], new[name]) for name in new if name in old and old[name].mean != new[name].mean]
    found.sort(key=lambda each: -abs(each[2].mean - each[1].mean) / (_width(each[1]) + _width(each[2]) or 1e-9))
    return [Moved(name, one.mean, other.mean) for name, one, other in found[:most]]


def _width(each: Estimate) -> float:
    return 0.0 if each.low is None or each.high is None else each.high - each.low


def _found(plan: Plan, results: Iterable[Result]) -> Findings:
    by_arm: dict[tuple[str, str, str], list[Result]] = {}
    for job, result in zip(jobs(plan), results, strict=True):
        by_arm.setdefault((job.variant.game, job.variant.name, job.arm), []).append(result)
    return _findings(plan, plan.variants, [_sampled(variant, by_arm) for variant in plan.variants])


def _sampled(variant: Variant, by_arm: dict[tuple[str, str, str], list[Result]]) -> Sampled:
    arms = {
        arm: [share for result in results for share in result.focus]
        for (game, name, arm), results in by_arm.items()
        if (game, name) == (variant.game, variant.name) and arm != "main"
    }
    teams = game_of(variant.game).teams(variant.seats)
    return sampled(by_arm[variant.game, variant.name, "main"], arms, len(teams))


def study_of_records(records: Iterable[Record], probes: int) -> Findings:
    """Recorded games, one variant for each game, number of seats and rules played by."""
    groups: dict[bytes, list[Record]] = {}
    for record in records:
        if not record.end.stopped:
            groups.setdefault(msgspec.json.encode(_recorded(record.header)), []).append(record)
    variants = tuple(_recorded(group[0].header) for group in groups.values())
    found = [
        sampled([of_records(group, probes)], {}, len(game_of(variant.game).teams(variant.seats)))
        for variant, group in zip(variants, groups.values(), strict=True)
    ]
    return _findings(None, variants, found)


def _recorded(header: Header) -> Variant:
    """House words, phrases and laws are each table's own; games with different ones are still the same game."""
    options = {key: value for key, value in sorted(header.options.items()) if not isinstance(value, list | tuple)}
    said = (f"{key}={msgspec.json.encode(value).decode()}" for key, value in options.items())
    return Variant(", ".join((f"seats={header.seats}", *said)), header.game, header.seats, options, "en", ())


def _findings(plan: Plan | None, variants: tuple[Variant, ...], seen: list[Sampled]) -> Findings:
    found = compared([each.game for each in variants], [samples(each) for each in seen], paired=plan is not None)
    return Findings(plan, variants, tuple(map(numbers, seen)), found)
