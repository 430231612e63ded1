"""Why a PostgreSQL can't be used, as one of a few keys; each is one sentence for the person starting the server."""

from __future__ import annotations

import psycopg
from psycopg import errors

OLDEST = 15

BY_STATE = {
    "28P01": "store-login",
    "28000": "store-login",
    "3D000": "store-missing",
    "42501": "store-rights",
    "53300": "store-full",
    "42P01": "store-others",
    "42P07": "store-others",
    "42703": "store-others",
    "55P03": "store-busy",
    "57P03": "store-starting",
}
BY_WORDS = (
    ("received invalid response to SSL negotiation", "store-not-postgres"),
    ("expected authentication request from server", "store-not-postgres"),
    ("session is read-only", "store-read-only"),
    ("password authentication failed", "store-login"),
    ("no password supplied", "store-login"),
    ("no pg_hba.conf entry", "store-login"),
    ("too many connections", "store-full"),
    ("too many clients", "store-full"),
    ("remaining connection slots", "store-full"),
    ("permission denied for database", "store-rights"),
    ('FATAL:  role "', "store-login"),
    ('FATAL:  database "', "store-missing"),
    ("the database system is", "store-starting"),
    ("invalid port number", "store-address"),
    ("invalid integer value", "store-address"),
    ("does not support SSL", "store-tls"),
    ("certificate", "store-tls"),
    ("SSL error", "store-tls"),
    ("server closed the connection unexpectedly", "store-lost"),
    ("no answer", "store-lost"),
    ("Connection refused", "store-unreachable"),
    ("failed to resolve", "store-unreachable"),
    ("timeout expired", "store-unreachable"),
    ("No route to host", "store-unreachable"),
    ("Network is unreachable", "store-unreachable"),
    ("Connection timed out", "store-unreachable"),
    ("could not translate host name", "store-unreachable"),
    ("failed: No such file or directory", "store-unreachable"),
)
"""While connecting, the driver gives no SQLSTATE, only the library's or the server's message."""


class TooOld(Exception):
    """`str()` is the version it has."""


def must_be_new_enough(connection: psycopg.Connection) -> None:
    """Raises TooOld."""
    if connection.info.server_version < OLDEST * 10_000:
        raise TooOld(str(connection.info.server_version // 10_000))


def trouble(why: psycopg.Error) -> str:
    """The key, or nothing if only the database's own message can say it."""
    if isinstance(why, psycopg.ProgrammingError) and why.sqlstate is None:
        return "store-address"
    if isinstance(why, errors.ConnectionTimeout):
        return "store-unreachable"
    said = str(why)
    return BY_STATE.get(why.sqlstate or "") or next((key for words, key in BY_WORDS if words in said), "")


def reason(why: psycopg.Error) -> str:
    """The first line of its message. Never used for errors about the address, which might hold a password."""
    return next(iter(str(why).strip().splitlines()), type(why).__name__)
