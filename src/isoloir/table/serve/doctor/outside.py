"""The way in from outside: the server visits itself by the address people open, as they would."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPException
from socket import getaddrinfo
from ssl import SSLCertVerificationError
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from ...door.forwarded import is_hidden
from ..settings import ServeSettings
from .finding import Finding

SECONDS = 5
MOST = 4_096
PRIVATE = ("/metrics", "/admin")
"""What nobody may see without a token."""


def outside(settings: ServeSettings) -> Iterator[Finding]:
    url = settings.public_url.rstrip("/")
    if not url:
        yield Finding("outside", "well", "outside-none")
        return
    try:
        _, seen = visit(f"{url}/healthz?seen")
    except SSLCertVerificationError as why:
        yield Finding("outside", "bad", "outside-tls", {"url": url, "why": why.verify_message})
        return
    except (OSError, HTTPException) as why:
        if answers(other := swapped(url)):
            yield Finding("outside", "bad", "outside-swapped", {"url": url, "other": other})
        else:
            yield Finding("outside", "note", "outside-silent", {"url": url, "why": str(why)})
        return
    found = [*_passed_on(url, seen, settings)]
    found += [
        Finding("outside", "bad", "outside-open", {"url": f"{url}{each}"}) for each in PRIVATE if is_open(url + each)
    ]
    yield from found or [Finding("outside", "well", "outside-well", {"url": url})]


def visit(url: str) -> tuple[int, Any]:
    """Without this machine's own way to the net: what is asked is the address itself."""
    try:
        with build_opener(ProxyHandler({})).open(url, timeout=SECONDS) as response:
            status, body = response.status, response.read(MOST)
    except HTTPError as refused:
        status, body = refused.code, refused.read(MOST)
    except URLError as why:
        raise why.reason if isinstance(why.reason, OSError) else OSError(str(why.reason)) from None
    try:
        return status, json.loads(body)
    except ValueError:
        return status, None


def swapped(url: str) -> str:
    """Plain http for https, and the other way round: each is silence to the other."""
    scheme, _, rest = url.partition("://")
    return f"{'http' if scheme == 'https' else 'https'}://{rest}"


def answers(url: str) -> bool:
    try:
        visit(f"{url}/healthz")
    except SSLCertVerificationError:
        return True
    except (OSError, HTTPException):
        return False
    return True


def is_open(url: str) -> bool:
    try:
        return visit(url)[0] == 200
    except (OSError, HTTPException):
        return False


def _passed_on(url: str, answered: Any, settings: ServeSettings) -> Iterator[Finding]:
    """One sentence for each thing that a proxy keeps to itself."""
    told, wanted = {"url": url}, urlsplit(url)
    seen = answered.get("seen") if isinstance(answered, dict) else None
    if not isinstance(seen, dict):
        yield Finding("outside", "bad", "outside-another", told)
        return
    if str(seen.get("host", "")).partition(":")[0].lower() != wanted.hostname:
        yield Finding("outside", "bad", "outside-host", told)
    if seen.get("secure") is not (wanted.scheme == "https"):
        yield Finding("outside", "bad", "outside-scheme", told)
    is_behind_one = not settings.proxies and is_hidden(str(seen.get("address"))) and not _is_here(wanted.hostname or "")
    if seen.get("forwarded") == "missing" or (seen.get("forwarded") == "none" and is_behind_one):
        yield Finding("outside", "bad", "outside-hidden", told)
    if seen.get("forwarded") == "ignored":
        yield Finding("outside", "bad", "outside-unread", {**told, "address": seen.get("address")})


def _is_here(name: str) -> bool:
    """A page opened from here comes from here: that says nothing about a proxy."""
    try:
        return any(is_hidden(str(found[4][0])) for found in getaddrinfo(name, None))
    except (OSError, UnicodeError):
        return False
