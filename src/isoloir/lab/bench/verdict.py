"""What an agent's records come to. Nothing in them is believed: each game is played again, the bots' part too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from isoloir.core import BadSetup, BrokenRecord, Record, Value, differences, read_records
from isoloir.core.standing import shares
from isoloir.core.trace import Question, Reveal, read

from ..study.estimates import Estimate, estimate
from .play import names_at, of_the_house
from .tables import TABLES, BenchTable


class Verdict(Value, frozen=True):
    """Of one table."""

    table: str
    games: int
    fair: float
    share: Estimate | None
    measures: dict[str, Estimate]
    mended: int
    """Answers that were none, and had to be made up."""
    faults: tuple[str, ...]
    """What's wrong with which game; those games don't count, nor do any after a missing one."""


class Verdicts(Value, frozen=True):
    agent: str
    tables: tuple[Verdict, ...]


def verdicts(folder: Path, seed: str) -> Verdicts:
    found: list[Verdict] = []
    agent = folder.name
    for table in TABLES:
        path = folder / f"{table.name}.jsonl"
        if path.is_file():
            read = list(_records(path))
            agent = next((_agent(each, table, 0) for each in read if isinstance(each, Record)), agent)
            found.append(_verdict(read, table, seed))
    return Verdicts(agent, tuple(found))


def _records(path: Path) -> Iterator[Record | str]:
    with path.open("rb") as lines:
        try:
            yield from read_records(lines)
        except BrokenRecord as why:
            yield str(why)


def _agent(record: Record, table: BenchTable, i: int) -> str:
    names = [name for name in record.header.names if not name.startswith("bot:")]
    return names[0] if names else ""


def _verdict(records: list[Record | str], table: BenchTable, seed: str) -> Verdict:
    won: list[float] = []
    measured: dict[str, list[float]] = defaultdict(list)
    faults: list[str] = []
    mended = 0
    for i, record in enumerate(records):
        fault = record if isinstance(record, str) else fault_of(record, table, seed, i)
        if fault is not None:
            faults.append(f"{table.name}, game {i + 1}: {fault}")
            continue
        assert isinstance(record, Record)
        mine = table.mine(i)
        won.append(shares(record.end.winners, table.rules.teams(table.seats))[mine[0]])
        for name, value in measures(record, table, mine):
            measured[name].append(value)
        mended += sum(line.by.get(seat) == "auto" for line in record.lines for seat in mine)
    counted = {name: estimate(values, is_share=name != "alike") for name, values in measured.items()}
    share = estimate(won, is_share=True) if won and table.who != "all" else None
    return Verdict(table.name, len(won), table.fair, share, counted, mended, tuple(faults))


def fault_of(record: Record, table: BenchTable, seed: str, i: int) -> str | None:
    """The first thing that's wrong with it."""
    header, shuffle = record.header, table.shuffle(seed, i)
    game, setup = table.rules, table.setup
    if (record.end.seed, record.end.salt, record.end.nonces) != (shuffle.seed, shuffle.salt, ()):
        return "it isn't the game that the bench deals here"
    if (header.game, header.seats, header.options, header.cards) != (
        table.game,
        table.seats,
        table.options,
        setup.cards,
    ):
        return "it has another set-up"
    if header.names != names_at(table, i, _agent(record, table, i)):
        return "others sit at the table"
    if record.end.stopped:
        return "it was stopped"
    try:
        for difference in differences(record, game):
            return f"line {difference.line} differs from the game played again ({difference.key})"
        return _other_bots(record, table, seed, i)
    except (BadSetup, BrokenRecord, ValueError) as why:
        return str(why)


def _other_bots(record: Record, table: BenchTable, seed: str, i: int) -> str | None:
    _, stops = read(record, table.rules)
    mine = table.mine(i)
    for match, line in zip(stops, record.lines[1:], strict=True):
        for seat in match.asks.keys() - set(mine):
            if tuple(of_the_house(match, table, seed, i, seat)) != line.choices[seat]:
                return f"at pause {match.pause} the bot at seat {seat} would have chosen otherwise"
    return None


def measures(record: Record, table: BenchTable, mine: tuple[int, ...]) -> Iterator[tuple[str, float]]:
    """Those that have something to say about this game."""
    trace, _ = read(record, table.rules)
    alike = _alike(trace.reveals, mine)
    if table.game == "majority" and alike is not None:
        yield "alike", alike
    events = [event for line in record.lines for event in line.events]
    if table.game == "third-man":
        bids = [event["cards"] for event in events if event["type"] == "Revealed"]
        if table.who == "all":
            yield "void", sum(max(map(cards.count, cards)) >= 3 for cards in bids) / len(bids)
        else:
            yield "clash", sum(cards.count(cards[mine[0]]) > 1 for cards in bids) / len(bids)
    if table.game == "democrazy":
        yield from _laws(events, mine[0])


def _alike(reveals: tuple[Reveal, ...], mine: tuple[int, ...]) -> float | None:
    """As `coordination` of a study, over the pairs with one of these seats: 0 as by chance, 1 always."""
    met = expected = same = 0.0
    for reveal in reveals:
        for one, other in combinations(reveal.questions, 2):
            a, b = reveal.questions[one], reveal.questions[other]
            if (one in mine or other in mine) and _comparable(a, b):
                met, expected, same = met + 1, expected + 1 / len(a.options), same + (a.chosen == b.chosen)
    return (same - expected) / (met - expected) if met > expected else None


def _comparable(a: Question, b: Question) -> bool:
    return (a.what, a.options, len(a.chosen)) == (b.what, b.options, 1) and len(a.options) > 1


def _laws(events: list[dict[str, Any]], me: int) -> Iterator[tuple[str, float]]:
    """How many of its own laws were adopted, and how often it voted with the outcome."""
    proposed, adopted, voted = 0, 0, list[bool]()
    proposer = -1
    for event in events:
        if event["type"] == "Proposed":
            proposer = event["seat"]
        elif event["type"] == "Voted":
            proposed, adopted = proposed + (proposer == me), adopted + (proposer == me and event["adopted"])
            if event["votes"][me] in ("yes", "no"):
                voted.append((event["votes"][me] == "yes") == event["adopted"])
    if proposed:
        yield "adopted", adopted / proposed
    if voted:
        yield "with-outcome", sum(voted) / len(voted)


def written(found: Verdicts) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
