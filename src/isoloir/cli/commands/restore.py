"""`isoloir restore`: puts a backup back, keeping what it replaces; or says that a database was put back."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
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
    arguments.add_argument("--store", default=None)
    arguments.add_argument("--house", default="isoloir")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.store is not None:
        return _put_back(args.store, args.house, screen, words)
    source, data = Path(required(args.file, "FILE")), args.data or default_data()
    try:
        restore(source, data)
    except BadBackup:
        raise Mistake("backup-broken", path=str(source)) from None
    except InUse:
        raise Mistake("backup-in-use", path=str(data)) from None
    screen.say(words("cli-restore-done", path=str(data)))
    return 0


def _put_back(store: str, house: str, screen: Screen, words: Words) -> int:
    """The database's own tools have restored it; what's left is to jump over the numbers that pages have seen."""
    if not store.startswith(("postgresql://", "postgres://")):
        raise Mistake("setting-store", flag="--store", given=store)
    if find_spec("psycopg") is None:
        raise Mistake("move-needs-extra")
    import psycopg

    from isoloir.table.store.moving import BadMove
    from isoloir.table.store.put_back import put_back

    try:
        tables = put_back(store, house)
    except BadMove:
        raise Mistake("backup-in-use", path=house) from None
    except psycopg.Error as why:
        reason = next(iter(str(why).strip().splitlines()), type(why).__name__)
        raise Mistake("move-failed", why=reason) from None
    screen.say(words("cli-restore-put-back", tables=tables))
    return 0
