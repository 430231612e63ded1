"""`isoloir rollback`: puts back what was kept when another version of the program came."""

from __future__ import annotations

from argparse import Namespace
from typing import NoReturn

from isoloir.table.serve.going_back import said_time
from isoloir.table.store.address import place
from isoloir.table.store.build import Premises
from isoloir.table.store.sqlite.lock import InUse
from isoloir.table.store.sqlite.premises import Folder

from ..arguments import Arguments
from ..databases import add_places, address_of, data_of, database_trouble, given, house_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    add_places(arguments, "data", "store", "house")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if not given(args, "store"):
        try:
            return _rolled_back(Folder(data_of(args)), str(data_of(args)), screen, words)
        except InUse:
            raise Mistake("backup-in-use", path=str(data_of(args))) from None
    store = address_of(args, "--store")
    from isoloir.table.store.moving import BadMove
    from isoloir.table.store.postgres.premises import Database

    try:
        with database_trouble(store):
            premises = Database(store, house_of(args))
            return _rolled_back(premises, place(store), screen, words) if premises.layout else _nothing(place(store))
    except BadMove:
        raise Mistake("backup-in-use", path=place(store)) from None


def _nothing(where: str) -> NoReturn:
    raise Mistake("rollback-nothing", path=where)


def _rolled_back(premises: Premises, where: str, screen: Screen, words: Words) -> int:
    copied = premises.copied
    if copied is None:
        return _nothing(where)
    premises.roll_back()
    version = copied.tag.partition("-")[0] or "?"
    screen.say(words("cli-rollback-done", path=where, time=said_time(copied.at), version=version))
    return 0
