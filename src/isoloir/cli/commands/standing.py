"""`isoloir standing`: who's ahead after all the games in some records."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from isoloir.core import BrokenRecord, IsoloirError, level_of_bot
from isoloir.lab.standing import Adding

from ..arguments import Arguments, required
from ..mistakes import Mistake, said
from ..records import opened, records
from ..screen import Screen
from ..words import Words, clean

GOOD, REFUSED = 0, 2


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="*")
    arguments.add_argument("--json", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    required(next(iter(args.file), None), "FILE")
    adding = Adding()
    for path in args.file:
        try:
            _add(adding, path)
        except IsoloirError as why:
            screen.complain(words("cli-refused", why=f"{path}: {said(why, words)}"))
            return REFUSED
    if args.json:
        screen.json(told(adding))
        return GOOD
    screen.say(words("cli-standing-games", games=adding.games), style="bold")
    if adding.stopped:
        screen.say(words("cli-standing-stopped", games=adding.stopped))
    screen.below(table_of(adding, words))
    return GOOD


def _add(adding: Adding, path: str) -> None:
    with opened(path) as file:
        for record in records(file):
            try:
                adding.add(record)
            except BrokenRecord as why:
                raise Mistake("record-differs", line=str(why.line)) from None


def told(adding: Adding) -> dict[str, Any]:
    lines = [{**msgspec.to_builtins(line), "who": adding.names[line.who]} for line in adding.lines()]
    return {"games": adding.games, "standing": lines}


def table_of(adding: Adding, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column(words("evening-name"), min_width=16)
    for message in ("evening-points", "evening-wins", "evening-games"):
        table.add_column(words(message), justify="right")
    for line in adding.lines():
        numbers = str(line.points), words("cli-decimal", number=line.wins), str(line.games)
        table.add_row(str(line.place), Text(_called(adding.names[line.who], words)), *numbers)
    return table


def _called(name: str, words: Words) -> str:
    level = level_of_bot(name)
    return clean(name) if level is None else words("cli-simulate-bot", bot=level)
