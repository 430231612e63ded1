"""Where a store is, for people to read: never with a password in it."""

from __future__ import annotations


def place(address: str) -> str:
    """Hosts and database, without the login or its password."""
    scheme, found, rest = address.partition("://")
    if not found:
        return "…" if set(address) & set("@=:") else address
    return f"{scheme}://{rest.partition('?')[0].rpartition('@')[2]}"
