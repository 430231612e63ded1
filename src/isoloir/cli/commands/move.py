"""`isoloir move`: a server's tables from its folder into a database, or back."""

from __future__ import annotations

from argparse import Namespace

from isoloir.table.store.address import place
from isoloir.table.store.sqlite.lock import InUse

from ..arguments import Arguments
from ..databases import add_places, address_of, data_of, database_trouble, house_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("store", nargs="?")
    add_places(arguments, "data", "house")
    arguments.add_argument("--back", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    store, house, data = address_of(args, "ADDRESS"), house_of(args), data_of(args)
    from isoloir.table.store.moving import BadMove, to_postgres, to_sqlite

    try:
        with database_trouble(store):
            moved = to_sqlite(store, house, data) if args.back else to_postgres(data, store, house)
    except BadMove as why:
        raise Mistake(f"move-{why.key}", path=place(store) if why.key == "empty" else str(data)) from None
    except InUse:
        raise Mistake("move-in-use", path=str(data)) from None
    screen.say(words("cli-move-done", tables=moved.tables, entries=moved.entries))
    return 0
