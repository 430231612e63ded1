"""Where a store is, for people to read: never with a password in it."""

from __future__ import annotations

import re

HOST = r"(?:[A-Za-z0-9._%\-]*|\[[0-9A-Fa-f:.%]*\])(?::[0-9]*)?"
PLAIN = re.compile(rf"{HOST}(?:,{HOST})*(?:/[^@\s]*)?")
HIDDEN = "…"


def place(address: str) -> str:
    """Hosts and database, without the login or its password; nothing, where it's unclear which is which.

    A password may hold any character, and somebody may have forgotten the `@` after it.
    """
    scheme, found, rest = address.partition("://")
    if not found:
        return HIDDEN if set(address) & set("@=:") else address
    before, _, after = rest.partition("?")
    shown = before.rpartition("@")[2]
    is_plain = "@" not in after and PLAIN.fullmatch(shown) and shown.isprintable()
    return f"{scheme}://{shown if is_plain else HIDDEN}" if scheme.isalnum() else HIDDEN
