"""`isoloir move`: a server's tables from its folder into a database, or back."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from isoloir.table.serve.settings import default_data
from isoloir.table.store.address import place
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
        raise Mistake("setting-store", flag="ADDRESS", given=place(store))
    if find_spec("psycopg") is None:
        raise Mistake("move-needs-extra")
    import psycopg

    from isoloir.table.store.migrations import NewerData
    from isoloir.table.store.moving import BadMove, to_postgres, to_sqlite
    from isoloir.table.store.postgres_schema import OtherHouse
    from isoloir.table.store.postgres_trouble import OLDEST, TooOld, reason, trouble

    try:
        moved = to_sqlite(store, args.house, data) if args.back else to_postgres(data, store, args.house)
    except BadMove as why:
        raise Mistake(f"move-{why.key}", path=str(data)) from None
    except InUse:
        raise Mistake("move-in-use", path=str(data)) from None
    except NewerData:
        raise Mistake("store-newer", data=place(store)) from None
    except OtherHouse as why:
        raise Mistake("store-other-house", data=place(store), house=str(why)) from None
    except TooOld as why:
        raise Mistake("store-too-old", data=place(store), version=str(why), oldest=str(OLDEST)) from None
    except psycopg.Error as why:
        if key := trouble(why):
            raise Mistake(key, data=place(store)) from None
        raise Mistake("move-failed", why=reason(why)) from None
    screen.say(words("cli-move-done", tables=moved.tables, entries=moved.entries))
    return 0
