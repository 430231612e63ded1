"""`isoloir bench`: an agent at the tables of the bench, and what agents' records come to."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from isoloir.content.messages import catalogue
from isoloir.core import Match, Seat, read_records
from isoloir.lab.bench.agents import agents
from isoloir.lab.bench.page import page, said
from isoloir.lab.bench.play import play
from isoloir.lab.bench.tables import GAMES, TABLES, BenchTable
from isoloir.lab.bench.verdict import Verdict, Verdicts, verdicts, written
from isoloir.lab.study.said import percent

from ..arguments import Arguments, Number, one_of, required, seed
from ..bars import progress
from ..faces import face_of
from ..mistakes import Mistake
from ..rulebooks import Book
from ..screen import Screen
from ..words import Words

WIDTH = 100
SECONDS = 60
SEED = "1"


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("agent", nargs="?")
    arguments.add_argument("--name")
    arguments.add_argument("--table", action="append", default=[])
    arguments.add_argument("--games", type=Number("--games", 1, 10_000), default=GAMES)
    arguments.add_argument("--seconds", type=Number("--seconds", 1), default=SECONDS)
    arguments.add_argument("--seed", type=seed, default=SEED)
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--check", type=Path, nargs="+")
    arguments.add_argument("--page", type=Path)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.check:
        found = [verdicts(folder, args.seed) for folder in args.check]
        for folder, each in zip(args.check, found, strict=True):
            if not each.tables:
                raise Mistake("lab-no-games", path=str(folder))
    else:
        name = args.name or Path(required(args.agent, "AGENT").split()[-1]).stem
        folder = args.out or Path(f"bench-{name}")
        folder.mkdir(parents=True, exist_ok=True)
        known = [table.name for table in TABLES]
        wanted = [one_of("table", known, each) for each in args.table] or known
        for table in TABLES:
            if table.name in wanted:
                _play(table, name, folder, args, screen, words)
        found = [verdicts(folder, args.seed)]
        (folder / "results.json").write_bytes(written(found[0]))
    for each in found:
        _say(each, screen, words)
    if args.page is not None:
        args.page.write_text(page(found, catalogue(words.lang)), encoding="utf-8")
    faults = [fault for each in found for verdict in each.tables for fault in verdict.faults]
    return 1 if faults else 0


def _play(table: BenchTable, name: str, folder: Path, args: Namespace, screen: Screen, words: Words) -> None:
    """Goes on after the games that are there."""
    path = folder / f"{table.name}.jsonl"
    there = _there(path)
    if there >= args.games:
        return
    seated = agents(args.agent, len(table.mine(0)), args.seconds)
    with ExitStack() as stack:
        file, bar = stack.enter_context(path.open("ab")), stack.enter_context(progress(screen))
        task = bar.add_task(table.name, total=args.games, completed=there)
        for agent in seated:
            stack.callback(agent.hear, {"type": "bye"})
        for i in range(there, args.games):
            file.write(play(table, args.seed, i, seated, name, Shown(table, words)))
            file.flush()
            bar.advance(task)


def _there(path: Path) -> int:
    if not path.exists() or not path.stat().st_size:
        return 0
    with path.open("rb") as lines:
        return sum(1 for _ in read_records(lines))


class Shown:
    """What a terminal would show, in words: the rules of the table, the board, what each option is called."""

    def __init__(self, table: BenchTable, words: Words) -> None:
        self._words, self._face = words, face_of(table.game)
        book = Book(table.rules, table.setup, words)
        self._book = "\n".join(book)

    def __call__(self, match: Match[Any], seat: Seat, names: Sequence[str]) -> dict[str, Any]:
        told = self._words.seated([f"{name} {n}" for n, name in enumerate(names, 1)], seat, match.setup.cards)
        question = match.asks.get(seat)
        if question is None:
            return {"rulebook": self._book}
        view, text = match.view(seat), StringIO()
        console = Console(file=text, width=WIDTH, no_color=True, highlight=False)
        console.print(self._face.board(view, told))
        console.print(self._face.question(view, question, told))
        labels = [self._face.choice(view, question, option, told) for option in question.options]
        return {"rulebook": self._book, "shown": text.getvalue(), "labels": labels}


def _say(found: Verdicts, screen: Screen, words: Words) -> None:
    grid = Table(title=found.agent, box=None, padding=(0, 2, 0, 0))
    for head in ("table", "games", "fair", "share", "measures", "mended"):
        grid.add_column(words(f"lab-bench-{head}"), justify="left" if head in ("table", "measures") else "right")
    for each in found.tables:
        grid.add_row(*_row(each, words))
    screen.say(grid)
    for verdict in found.tables:
        for fault in verdict.faults:
            screen.complain(words("lab-bench-fault", agent=found.agent, fault=fault))


def _row(found: Verdict, words: Words) -> list[str]:
    measured = [
        f"{words(f'lab-bench-{name}')} {said(value, catalogue(words.lang))}" for name, value in found.measures.items()
    ]
    share = "–" if found.share is None else said(found.share, catalogue(words.lang))
    return [
        found.table,
        str(found.games),
        percent(found.fair, catalogue(words.lang)),
        share,
        ", ".join(measured),
        str(found.mended),
    ]
