"""`isoloir dataset`: records as tables for data analysis."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from isoloir.lab.dataset import BrokenFile, write
from isoloir.lab.workers import opened

from ..arguments import Arguments, add_workers, one_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words

FORMATS = ("parquet", "arrow")


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("files", nargs="*", type=Path)
    arguments.add_argument("--out", type=Path, default=Path("dataset"))
    arguments.add_argument("--format", type=lambda text: one_of("format", FORMATS, text), default="parquet")
    add_workers(arguments)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if not args.files:
        raise Mistake("missing", what="FILE")
    try:
        with opened(args.workers or 1, args.dask) as executor:
            counts = write(args.files, args.out, args.format, executor)
    except BrokenFile as why:
        raise Mistake("file", path=why.path, why=words(f"error-record-{why.key}", line=str(why.line))) from None
    for name, count in counts.items():
        screen.say(words("lab-dataset-table", path=str(args.out / f"{name}.{args.format}"), rows=count))
    return 0
