"""What a piece of a study brings back: a row of numbers a game, and counts of what was offered, chosen and mattered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from isoloir.core import BadSetup, IllegalChoice, Match, Option, Record, Seat, Value, chance, digest
from isoloir.core.measures import PER_GAME, agreement, partners, winner_leads
from isoloir.core.trace import Trace, free_questions, read
from isoloir.core.verify import has_other_rules
from isoloir.games import game_of

from ..laws import Fate, fates
from .play import Played, Table, begun, margin_after, others, played, winners_of
from .things import things_in
from .variant import Job


class OtherRules(BadSetup):
    """A record that the rules of this version don't lead through: its numbers would be those of another game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        super().__init__("lab-other-rules", f"a record of {record.header.game} can't be played again", game=0, path="")


class Count(Value, frozen=True):
    """Counts for one option, card, word, phrase or law."""

    offered: int = 0
    chosen: int = 0
    """By a seat; words, phrases and laws by the table."""
    voters: int = 0
    """How many seats wanted it; of an option as many as chose it."""
    won: float = 0.0
    """Their shares of the victory."""
    tried: int = 0
    """Times it was looked at in hindsight, beside all other options."""
    best: int = 0
    """Times none of them would have been better at that reveal."""

    def __add__(self, other: Count) -> Count:
        return Count(*[mine + theirs for mine, theirs in zip(_members(self), _members(other), strict=True)])


def _members(count: Count) -> tuple[Any, ...]:
    return (count.offered, count.chosen, count.voters, count.won, count.tried, count.best)


class Row(Value, frozen=True):
    """One game."""

    numbers: dict[str, float]
    """By measure; a measure that says nothing about this game is left out."""
    shares: tuple[float, ...]
    leads: tuple[float, ...]


class Result(Value, frozen=True):
    rows: tuple[Row, ...] = ()
    counts: dict[str, dict[str, Count]] = msgspec.field(default_factory=dict)
    """By question, or kind of thing, and option."""
    laws: dict[str, Fate] = msgspec.field(default_factory=dict)
    """What became of each law of Démocrazy; empty for every other game."""
    focus: tuple[float, ...] = ()
    """In arms where one seat differs: its share of each victory."""


class Tallies:
    def __init__(self) -> None:
        self.counts: dict[str, dict[str, Count]] = defaultdict(lambda: defaultdict(Count))
        self.laws: dict[str, Fate] = defaultdict(Fate)

    def add(self, what: str, option: Option, count: Count) -> None:
        self.counts[what][str(option)] += count

    def add_laws(self, laws: dict[str, Fate]) -> None:
        for law, fate in laws.items():
            self.laws[law] += fate

    def result(self, rows: Sequence[Row]) -> Result:
        return Result(tuple(rows), {what: dict(counts) for what, counts in self.counts.items()}, dict(self.laws))


def work(job: Job) -> Result:
    """A piece of a study, anywhere."""
    if job.arm == "main":
        return _main(job)
    return Result(focus=tuple(_focused(job, i) for i in range(job.start, job.stop)))


def game_seed(job: Job, i: int) -> str:
    """The same in every variant and arm: what differs between them is then no luck of the deal."""
    return digest("isoloir study", job.seed, i)


def _main(job: Job) -> Result:
    tallies, rows = Tallies(), []
    for i in range(job.start, job.stop):
        seed = game_seed(job, i)
        table = Table(job.variant.bots, seed)
        game = played(begun(job.variant, seed), table)
        rows.append(_row(game, tallies, seed, job.probes, table))
    return tallies.result(rows)


def of_records(records: Iterable[Record], probes: int) -> Result:
    """Games between people: nobody knows how they'd have gone on, so no choice is replayed differently to the end."""
    tallies, rows = Tallies(), []
    for record in records:
        trace, stops = _read(record)
        rows.append(_row(Played(trace, stops), tallies, record.end.seed, probes, None))
    return tallies.result(rows)


def _read(record: Record) -> tuple[Trace, Sequence[Match[Any]]]:
    """Raises OtherRules where it can't be, or wasn't, played like this here."""
    game = game_of(record.header.game)
    try:
        trace, stops = read(record, game)
    except (BadSetup, IllegalChoice):
        raise OtherRules(record) from None
    if has_other_rules(record.header, game) or trace.winners != tuple(record.end.winners):
        raise OtherRules(record)
    return trace, stops


def _row(game: Played, tallies: Tallies, seed: str, probes: int, table: Table | None) -> Row:
    trace = game.trace
    numbers = {name: measure(trace) for name, measure in PER_GAME.items()}
    for name, found in (("coordination", agreement(trace)), ("partners", agreement(trace, partners(trace)))):
        if found.pairs:
            numbers[name] = found.beyond_chance
    _count(trace, tallies)
    if trace.game == "democrazy":
        tallies.add_laws(_laws(game))
    numbers |= _probed(game, tallies, seed, probes, table)
    return Row(numbers, trace.shares(), winner_leads(trace))


def _count(trace: Trace, tallies: Tallies) -> None:
    shares = trace.shares()
    for reveal in trace.reveals:
        for seat, asked in reveal.questions.items():
            for option in asked.options:
                picked = option in asked.chosen
                tallies.add(asked.what, option, Count(1, int(picked), int(picked), shares[seat] * picked))
    for put in things_in(trace):
        won = sum(shares[seat] for seat in put.voters)
        tallies.add(put.kind, put.thing, Count(1, int(put.taken), len(put.voters), won))


def _laws(game: Played) -> dict[str, Fate]:
    """Also from what only one seat was told: some laws deal in secret."""
    last = game.stops[-1].clone()
    last.step(choices_at(game.trace, -1))
    return fates(last, [told for match in (*game.stops, last) for told in match.told])


def _probed(game: Played, tallies: Tallies, seed: str, probes: int, table: Table | None) -> dict[str, float]:
    """A few random free choices: which options were best in hindsight, and would another have changed the winner?"""
    free = free_questions(game.trace.reveals)
    picked = chance(seed, "probes").sample(free, probes)
    if not picked:
        return {}
    best = [_hindsight(game, n, seat, tallies, seed) for n, seat in picked]
    numbers = {"hindsight": sum(best) / len(best)}
    if table is not None:
        changed = [_pivotal(game, n, seat, table) for n, seat in picked]
        numbers["pivotality"] = sum(changed) / len(changed)
    return numbers


def _hindsight(game: Played, n: int, seat: Seat, tallies: Tallies, seed: str) -> bool:
    match, choices = game.stops[n], choices_at(game.trace, n)
    asked = game.trace.reveals[n].questions[seat]
    margins = {asked.chosen: margin_after(match, choices, seat, asked.chosen)}
    for other in others(match, choices, seat, seed):
        margins[other] = margin_after(match, choices, seat, other)
    top = max(margins.values())
    if len(asked.chosen) == 1:
        for (option,), margin in margins.items():
            tallies.add(asked.what, option, Count(tried=1, best=int(margin == top)))
    return margins[asked.chosen] == top


def _pivotal(game: Played, n: int, seat: Seat, table: Table) -> bool:
    match, choices = game.stops[n].clone(), choices_at(game.trace, n)
    dice = chance(table.seed, "pivot", n, seat)
    match.step({**choices, seat: dice.choice(others(match, choices, seat, table.seed))})
    return winners_of(match, table) != game.trace.winners


def choices_at(trace: Trace, n: int) -> dict[Seat, tuple[Option, ...]]:
    return {seat: asked.chosen for seat, asked in trace.reveals[n].questions.items()}


def _focused(job: Job, i: int) -> float:
    """One game in which a seat, and its partners, differ from the others; the seat moves on from game to game."""
    seed, variant = game_seed(job, i), job.variant
    seat = i % variant.seats
    match = begun(variant, seed)
    if job.arm == "peek":
        table = Table(variant.bots, seed, peeker=seat)
    else:
        own, rest = job.arm.split("/")
        team = next(team for team in match.game.teams(variant.seats) if seat in team)
        table = Table(tuple(own if each in team else rest for each in range(variant.seats)), seed)
    return share_of(match, winners_of(match, table), seat)


def share_of(match: Match[Any], winners: Sequence[Seat], seat: Seat) -> float:
    winning = [team for team in match.game.teams(match.setup.seats) if any(each in winners for each in team)]
    return sum(seat in team for team in winning) / len(winning) if winning else 0.0
