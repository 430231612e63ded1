"""A whole festival between bots under names of their own: rounds paired, played and added up, from one seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations
from typing import Any

from isoloir.bots import bot_of
from isoloir.core import Lang, Value, chance, name_of_bot, read_records
from isoloir.core.pairing import Sitting, pair
from isoloir.games import game_of

from .simulate import Study, play_one
from .standing import Adding
from .work import worked


class Plan(Value, frozen=True):
    game: str
    options: dict[str, Any]
    cards: Lang
    wish: int
    """People at a table, if it works out."""
    levels: tuple[str, ...]
    """In turn, one for each person."""
    people: int
    rounds: int
    leaving: float
    """How many percent don't come to the next round."""
    seed: str

    def level(self, who: int) -> str:
        return self.levels[who % len(self.levels)]

    def name(self, who: int) -> str:
        return f"{self.level(who)} {who // len(self.levels) + 1}"


class Round(Value, frozen=True):
    number: int
    tables: tuple[Sitting, ...]
    again: int
    """Pairs who had met before."""
    records: bytes


def festival(plan: Plan, adding: Adding, executor: Executor) -> Iterator[Round]:
    """The first half of the rounds is mixed, the second seated by the standing."""
    there, played = list(range(plan.people)), list[Sitting]()
    for number in range(1, plan.rounds + 1):
        if number > 1:
            there = _staying(plan, there, number)
        line = _by_standing(plan, there, adding)
        seats, is_late = game_of(plan.game).seats, number > (plan.rounds + 1) // 2
        tables = pair(line, played, seats, plan.wish, f"{plan.seed} round {number}", ranked=is_late)
        jobs = [(plan, f"{plan.seed} {number} {n}", table) for n, table in enumerate(tables, 1)]
        texts = list(worked(executor, play_table, jobs))
        for text in texts:
            for record in read_records(text.splitlines(keepends=True)):
                adding.count(record)
        yield Round(number, tables, meetings_again(played, tables), b"".join(texts))
        played += tables


def meetings_again(before: Sequence[Sitting], tables: Sequence[Sitting]) -> int:
    met = Counter(frozenset(two) for each in before for two in combinations(each.people, 2))
    return sum(met[frozenset(two)] > 0 for each in tables for two in combinations(each.people, 2))


def play_table(job: tuple[Plan, str, Sitting]) -> bytes:
    plan, seed, table = job
    bots = ("regular",) * table.bots
    levels = (*map(plan.level, table.people), *bots)
    study = Study(plan.game, len(levels), plan.options, plan.cards, levels, seed, 1, records=True)
    setup = game_of(plan.game).setup(study.seats, study.options, study.cards)
    names = (*map(plan.name, table.people), *map(name_of_bot, bots))
    return play_one(study, setup, 0, [bot_of(plan.game, level) for level in levels], names)[1]


def _staying(plan: Plan, there: Sequence[int], number: int) -> list[int]:
    dice = chance(plan.seed, "leaving", number)
    return [who for who in there if dice.below(10_000) >= plan.leaving * 100] or list(there[:1])


def _by_standing(plan: Plan, there: Sequence[int], adding: Adding) -> list[int]:
    place = {adding.names[line.who]: line.place for line in adding.lines()}
    return sorted(there, key=lambda who: place.get(plan.name(who), len(place)))
