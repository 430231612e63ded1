"""`isoloir backup`: copies a server's data into one file, also while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from isoloir.table.store.sqlite.backup import BadBackup, backup

from ..arguments import Arguments, required
from ..databases import data_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="?")
    arguments.add_argument("--data", type=Path, default=None)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    target, data = Path(required(args.file, "FILE")), data_of(args)
    try:
        backup(data, target)
    except BadBackup as why:
        if why.key == "before-release":
            raise Mistake("store-before-release", data=str(data)) from None
        wrong = {"no-folder": target.parent, "failed": target}.get(why.key, data)
        raise Mistake(f"backup-{why.key}", path=str(wrong)) from None
    screen.say(words("cli-backup-done", path=str(target)))
    return 0
