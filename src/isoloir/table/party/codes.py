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
    """Where everything unguessable comes from; tests replace it with their own."""

    def token(self) -> str: ...

    def below(self, n: int) -> int: ...


def new_code(source: Secrets, length: int = CODE_LENGTH) -> str:
    return "".join(ALPHABET[source.below(len(ALPHABET))] for _ in range(length))


def read_code(typed: str) -> str:
    """Case, spaces and dashes don't matter, and a character that looks like one of ours is read as ours."""
    return "".join(each for each in typed.upper() if each.isalnum()).translate(LOOK_ALIKES)[:12]


def digest(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(_bytes(token)).hexdigest()


def address_digest(key: str, address: str) -> str:
    """Tells the addresses of one table apart, and means nothing at another table."""
    return hmac.new(key.encode(), address.encode(), "sha256").hexdigest()[:16]


def device_secret(key: str, wish: str) -> str:
    """The same for the same request to join this table, so that a repeat finds the person it created.

    As hard to guess as the request's id, which only the device and the server ever see.
    """
    return hmac.new(key.encode(), b"device " + wish.encode(), "sha256").hexdigest()


def transfer_digest(key: str, code: str) -> str:
    """The digest of a code that moves a place at this table."""
    return hmac.new(key.encode(), b"transfer " + code.encode(), "sha256").hexdigest()


def same(given: str, held: str) -> bool:
    return hmac.compare_digest(_bytes(given), _bytes(held))


def _bytes(text: str) -> bytes:
    """A header may hold bytes that aren't letters: they come as lone surrogates, and are like nothing of ours."""
    return text.encode(errors="surrogatepass")
