"""A database before it's used: new enough, ours, up to date, and ours to write in."""

from __future__ import annotations

from contextlib import closing

import psycopg

from .connection import PATIENCE, connect
from .postgres_schema import NEWEST, migrate, must_be_writable, version_of
from .trouble import must_be_new_enough

IN_NO_TIME = "-c statement_timeout=5s -c lock_timeout=3s"
AS_LONG_AS_IT_TAKES = "-c statement_timeout=0 -c lock_timeout=60s"


def made_ready(address: str, house: str) -> psycopg.Connection:
    """A connection to it, for the opener to close. Raises psycopg.Error, TooOld, NewerData, OlderData, OtherHouse.

    Only where there's something to migrate is it waited for: a database that says nothing is noticed within seconds.
    """
    with closing(connect(address)) as looking:
        must_be_new_enough(looking)
        is_up_to_date = version_of(looking) == NEWEST
    patience, options = (PATIENCE, IN_NO_TIME) if is_up_to_date else (None, AS_LONG_AS_IT_TAKES)
    connection = connect(address, patience=patience, options=options)
    try:
        migrate(connection, house)
        must_be_writable(connection)
    except BaseException:
        connection.close()
        raise
    return connection
