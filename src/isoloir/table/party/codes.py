"""Codes and digests of secrets: a table's code is for typing, its key for links."""

from __future__ import annotations

import hashlib
import hmac
from typing import Protocol

ALPHABET = "BCDFGHJKLMNPQRSTWXZ23456789"
"""No vowels, so no words; nothing that looks like something else."""
CODE_LENGTH = 5
LOOK_ALIKES = str.maketrans("0O1I", "QQLL")


class Secrets(Protocol):
    """Where everything unguessable comes from; tests put their own in its place."""

    def token(self) -> str: ...

    def below(self, n: int) -> int: ...


def new_code(source: Secrets, length: int = CODE_LENGTH) -> str:
    return "".join(ALPHABET[source.below(len(ALPHABET))] for _ in range(length))


def read_code(typed: str) -> str:
    """Case, spaces and dashes do not matter, nor a character that only looks like one of ours."""
    return "".join(each for each in typed.upper() if each.isalnum()).translate(LOOK_ALIKES)[:12]


def digest(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).hexdigest()


def address_digest(key: str, address: str) -> str:
    """Tells two addresses of one table apart and means nothing at another."""
    return hmac.new(key.encode(), address.encode(), "sha256").hexdigest()[:16]


def device_secret(key: str, wish: str) -> str:
    """The same for the same wish to come in at this table, so that a repeat meets the person it made.

    As hard to guess as the wish, which nobody but the device and the server ever sees.
    """
    return hmac.new(key.encode(), b"device " + wish.encode(), "sha256").hexdigest()


def same(given: str, held: str) -> bool:
    return hmac.compare_digest(given.encode(), held.encode())
