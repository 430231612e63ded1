"""`isoloir restore`: puts a backup back, keeping what it replaces; or says that a database was put back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from isoloir.table.store.address import place
from isoloir.table.store.sqlite.backup import BadBackup, restore
from isoloir.table.store.sqlite.lock import InUse

from ..arguments import Arguments, required
from ..databases import add_places, address_of, data_of, database_trouble, given, house_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="?")
    add_places(arguments, "data", "store", "house")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.file is not None and args.store is not None:
        raise Mistake("restore-file-or-store")
    if args.file is None and given(args, "store"):
        return _put_back(address_of(args, "--store"), house_of(args), screen, words)
    source, data = Path(required(args.file, "FILE")), data_of(args)
    try:
        restore(source, data)
    except BadBackup as why:
        if why.key == "before-release":
            raise Mistake("store-before-release", data=str(source)) from None
        raise Mistake("backup-missing" if why.key == "nothing" else "backup-broken", path=str(source)) from None
    except InUse:
        raise Mistake("backup-in-use", path=str(data)) from None
    screen.say(words("cli-restore-done", path=str(data)))
    return 0


def _put_back(store: str, house: str, screen: Screen, words: Words) -> int:
    """The database's own tools have restored it; what's left is to jump over the numbers that pages have seen."""
    from isoloir.table.store.moving import BadMove
    from isoloir.table.store.put_back import put_back

    try:
        with database_trouble(store):
            tables = put_back(store, house)
    except BadMove as why:
        raise Mistake("move-empty" if why.key == "empty" else "backup-in-use", path=place(store)) from None
    screen.say(words("cli-restore-put-back", tables=tables))
    return 0
