"""What commands about a server's data share: where it is, by flag or variable, and why a database can't be used."""

from __future__ import annotations

import logging
import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from isoloir.table.serve.settings import PREFIX, default_data
from isoloir.table.store.address import place

from .arguments import Arguments, required
from .mistakes import Mistake

SCHEMES = ("postgresql://", "postgres://")


def add_places(arguments: Arguments, *names: str) -> None:
    """As `serve` takes them."""
    for name in names:
        arguments.add_argument(f"--{name}", type=Path if name == "data" else str)


def given(args: Namespace, name: str) -> str | None:
    """As `serve` reads it: the flag, or the variable. A password belongs in the variable."""
    return getattr(args, name) or os.environ.get(PREFIX + name.upper()) or None


def data_of(args: Namespace) -> Path:
    return Path(given(args, "data") or default_data()).expanduser()


def house_of(args: Namespace) -> str:
    return given(args, "house") or "isoloir"


def address_of(args: Namespace, flag: str) -> str:
    """The database's; raises a Mistake if it's none, or if the driver isn't installed."""
    address: str = required(given(args, "store"), flag)
    if not address.startswith(SCHEMES):
        raise Mistake("setting-store", flag=flag if args.store else f"{PREFIX}STORE", given=place(address))
    if find_spec("psycopg") is None:
        raise Mistake("move-needs-extra")
    return address


@contextmanager
def database_trouble(address: str) -> Iterator[None]:
    """Whatever is wrong with it is said in one sentence, without its password."""
    import psycopg

    from isoloir.table.store.interface import NewerData, OlderData
    from isoloir.table.store.postgres.postgres_schema import OtherHouse
    from isoloir.table.store.postgres.trouble import OLDEST, TooOld, reason, trouble

    logging.getLogger(psycopg.__name__).addHandler(logging.NullHandler())
    where = place(address)
    try:
        yield
    except NewerData:
        raise Mistake("store-newer", data=where) from None
    except OlderData:
        raise Mistake("store-before-release", data=where) from None
    except OtherHouse as why:
        raise Mistake("store-other-house", data=where, house=str(why)) from None
    except TooOld as why:
        raise Mistake("store-too-old", data=where, version=str(why), oldest=str(OLDEST)) from None
    except psycopg.Error as why:
        if key := trouble(why):
            raise Mistake(key, data=where) from None
        raise Mistake("move-failed", why=reason(why)) from None
