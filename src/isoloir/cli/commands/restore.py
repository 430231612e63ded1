"""`isoloir restore`: puts a backup back; the data it replaces are kept beside it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from isoloir.table.serve.settings import default_data
from isoloir.table.store.backup import BadBackup, restore
from isoloir.table.store.lock import InUse

from ..arguments import Arguments, required
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="?")
    arguments.add_argument("--data", type=Path, default=None)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    source, data = Path(required(args.file, "FILE")), args.data or default_data()
    try:
        restore(source, data)
    except BadBackup:
        raise Mistake("backup-broken", path=str(source)) from None
    except InUse:
        raise Mistake("backup-in-use", path=str(data)) from None
    screen.say(words("cli-restore-done", path=str(data)))
    return 0
