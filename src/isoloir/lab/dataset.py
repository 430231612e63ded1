"""Records as four tables that pandas, Polars and DuckDB read: games, pauses, choices, events.

`game` numbers the games over all files, in the order in which they were given; with `n` it joins the tables.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from gzip import BadGzipFile
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from isoloir.core import BrokenRecord, IsoloirError, Record, level_of_bot, read_records

from .extras import wanted
from .packed import unpacked
from .work import worked

Format: TypeAlias = Literal["parquet", "arrow"]
Rows: TypeAlias = dict[str, list[dict[str, Any]]]

TABLES = ("games", "pauses", "choices", "events")


class BrokenFile(IsoloirError):
    """Which of the files holds a record that can't be read, and in which way."""

    def __init__(self, path: str, key: str, line: int) -> None:
        super().__init__(f"{path}: {key}, line {line}")
        self.path, self.key, self.line = path, key, line

    def __reduce__(self) -> tuple[type[BrokenFile], tuple[str, str, int]]:
        """Comes back whole from another process."""
        return type(self), (self.path, self.key, self.line)


def rows_of(record: Record) -> Rows:
    header, end = record.header, record.end
    game = {
        "key": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": _text(header.options),
        "cards": header.cards,
        "bots": [level_of_bot(name) for name in header.names],
        "winners": list(end.winners),
        "scores": list(end.scores),
        "pauses": len(record.lines) - 1,
        "stopped": end.stopped,
        "seed": end.seed,
    }
    return {"games": [game], **_lines(record)}


def _lines(record: Record) -> Rows:
    pauses, choices, events = [], [], []
    for line in record.lines:
        pauses.append({"n": line.n, "asked": sorted(line.asks), "told": len(line.events)})
        for seat, question in line.asks.items():
            for place, option in enumerate(line.choices[seat]):
                offered = [str(each) for each in question.options]
                by = line.by.get(seat, "person")
                row = {"n": line.n, "seat": seat, "what": question.what, "take": question.take, "place": place}
                choices.append({**row, "option": str(option), "offered": offered, "by": by})
        for place, event in enumerate(line.events):
            rest = {name: value for name, value in event.items() if name not in ("type", "only")}
            told = {"n": line.n, "place": place, "type": event["type"], "only": event.get("only")}
            events.append({**told, "members": _text(rest)})
    return {"pauses": pauses, "choices": choices, "events": events}


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def schemas() -> dict[str, Any]:
    pa = wanted("pyarrow", "isoloir dataset")
    n, text, many = pa.int32(), pa.string(), pa.list_
    fields = {
        "games": {
            "game": n, "key": text, "rules": n, "seats": n, "options": text, "cards": text, "bots": many(text),
            "winners": many(n), "scores": many(n), "pauses": n, "stopped": pa.bool_(), "seed": text,
        },
        "pauses": {"game": n, "n": n, "asked": many(n), "told": n},
        "choices": {
            "game": n, "n": n, "seat": n, "what": text, "take": n, "place": n, "option": text, "offered": many(text),
            "by": text,
        },
        "events": {"game": n, "n": n, "place": n, "type": text, "only": n, "members": text},
    }  # fmt: skip
    return {name: pa.schema(list(columns.items())) for name, columns in fields.items()}


def read_file(path: str) -> list[Rows]:
    """One piece of the work: all games of a file."""
    try:
        with Path(path).open("rb") as file:
            return [rows_of(record) for record in read_records(unpacked(file))]
    except BrokenRecord as why:
        raise BrokenFile(path, why.key, why.line) from None
    except (EOFError, zlib.error, BadGzipFile):
        raise BrokenFile(path, "truncated", 0) from None


def tables(files: Iterable[list[Rows]]) -> dict[str, Any]:
    pa = wanted("pyarrow", "isoloir dataset")
    rows: Rows = {name: [] for name in TABLES}
    for number, game in enumerate(game for games in files for game in games):
        for name in TABLES:
            rows[name] += [{"game": number, **row} for row in game[name]]
    return {name: pa.Table.from_pylist(rows[name], schema=schema) for name, schema in schemas().items()}


def write(paths: Sequence[Path], folder: Path, form: Format, executor: Executor) -> dict[str, int]:
    """The four files, and how many rows each has."""
    made = tables(worked(executor, read_file, [str(path) for path in paths]))
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in made.items():
        if form == "parquet":
            wanted("pyarrow.parquet", "isoloir dataset").write_table(table, folder / f"{name}.parquet")
        else:
            wanted("pyarrow.feather", "isoloir dataset").write_feather(
                table, str(folder / f"{name}.arrow"), compression="uncompressed"
            )
    return {name: table.num_rows for name, table in made.items()}
