"""`isoloir move`: a server's tables from its folder into a database, or back."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from isoloir.table.serve.settings import default_data
from isoloir.table.store.lock import InUse

from ..arguments import Arguments, required
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("store", nargs="?")
    arguments.add_argument("--data", type=Path, default=None)
    arguments.add_argument("--house", default="isoloir")
    arguments.add_argument("--back", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    store, data = required(args.store, "ADDRESS"), args.data or default_data()
    if not store.startswith(("postgresql://", "postgres://")):
        raise Mistake("setting-store", flag="ADDRESS", given=store)
    if find_spec("psycopg") is None:
        raise Mistake("move-needs-extra")
    import psycopg

    from isoloir.table.store.moving import BadMove, to_postgres, to_sqlite

    try:
        moved = to_sqlite(store, args.house, data) if args.back else to_postgres(data, store, args.house)
    except BadMove as why:
        raise Mistake(f"move-{why.key}", path=str(data)) from None
    except InUse:
        raise Mistake("move-in-use", path=str(data)) from None
    except psycopg.Error as why:
        reason = next(iter(str(why).strip().splitlines()), type(why).__name__)
        raise Mistake("move-failed", why=reason) from None
    screen.say(words("cli-move-done", tables=moved.tables, entries=moved.entries))
    return 0
