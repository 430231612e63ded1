"""The server's certificate and key: read with a reason if they can't be, and what the certificate says of itself."""

from __future__ import annotations

import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from .refused import Refused
from .settings import ServeSettings

IN_ANY_CASE = 0x200000
"""OpenSSL's name for it is X509_V_FLAG_NO_CHECK_TIME: one that has ended is to be read, too."""


def tls_of(settings: ServeSettings) -> ssl.SSLContext | None:
    """Raises Refused."""
    cert, key = settings.tls_cert, settings.tls_key
    if cert is None or key is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(cert, key, password=_is_locked)
    except PermissionError as why:
        raise Refused("tls-forbidden", path=str(why.filename or key)) from None
    except (ssl.SSLError, OSError, ValueError) as why:
        raise _explained(why, cert, key) from None
    return context


def _is_locked() -> str:
    raise ValueError("locked")


def _explained(why: Exception, cert: Path, key: Path) -> Refused:
    if getattr(why, "reason", "") == "KEY_VALUES_MISMATCH":
        return Refused("key-of-another", cert=str(cert), secret=str(key))
    if b"PRIVATE KEY" in _text(cert) and b"BEGIN CERTIFICATE" in _text(key):
        return Refused("tls-swapped", cert=str(cert), secret=str(key))
    if b"BEGIN CERTIFICATE" not in _text(cert):
        return Refused("cert-unreadable", path=str(cert))
    if isinstance(why, ValueError) and str(why) == "locked":
        return Refused("key-locked", path=str(key))
    if b"PRIVATE KEY" not in _text(key):
        return Refused("key-unreadable", path=str(key))
    return Refused("bad-tls", why=str(why))


def _text(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def described(settings: ServeSettings, context: ssl.SSLContext) -> Mapping[str, Any]:
    """What the certificate says of itself, as a browser is told: by a handshake with nobody else."""
    there = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    there.check_hostname = False
    there.load_verify_locations(settings.tls_cert)
    there.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN | IN_ANY_CASE
    ours, theirs = ssl.MemoryBIO(), ssl.MemoryBIO()
    server = context.wrap_bio(theirs, ours, server_side=True)
    client = there.wrap_bio(ours, theirs)
    for side in (client, server, client, server, client):
        try:
            side.do_handshake()
        except ssl.SSLWantReadError:
            continue
    return client.getpeercert() or {}


def ends(told: Mapping[str, Any]) -> float:
    """Seconds since 1970."""
    return float(ssl.cert_time_to_seconds(told["notAfter"]))


def begins(told: Mapping[str, Any]) -> float:
    return float(ssl.cert_time_to_seconds(told["notBefore"]))


def is_for(host: str, told: Mapping[str, Any]) -> bool:
    """As browsers match names: one star for one part."""
    return any(_matches(kind, name, host.lower().rstrip(".")) for kind, name in told.get("subjectAltName", ()))


def _matches(kind: str, name: str, host: str) -> bool:
    if kind == "IP Address":
        return _address(name) == _address(host) is not None
    first, _, rest = host.partition(".")
    name = name.lower()
    return kind == "DNS" and (name == host or (name.startswith("*.") and bool(first) and name[2:] == rest))


def _address(text: str) -> object:
    try:
        return ip_address(text.strip())
    except ValueError:
        return None
