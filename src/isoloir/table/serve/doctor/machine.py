"""The machine: the port, the data folder, its disk, the clock, the names people open the server by."""

from __future__ import annotations

import shutil
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from ssl import CERT_NONE, create_default_context
from urllib.parse import urlsplit

from msgspec.structs import replace

import isoloir

from ...store.sqlite.files import DATABASE
from ..folder import must_be_usable, nearest
from ..port import must_be_free
from ..refused import Refused
from ..settings import ServeSettings, host_and_port
from ..telling import must_be_possible
from .finding import Finding

MB = 1024**2
LITTLE, TOO_LITTLE = 500 * MB, 20 * MB
"""An evening at one table is rarely more than a megabyte."""
SECONDS = 5
DRIFT = 120.0


def port(settings: ServeSettings) -> Iterator[Finding]:
    if settings.port and is_ours(settings):
        yield Finding("port", "well", "port-ours", {"port": settings.port})
        return
    must_be_free(settings)
    if settings.metrics:
        host, number = host_and_port(settings.metrics)
        must_be_free(replace(settings, host=host, port=number))
    yield Finding("port", "well", "port-free", {"host": settings.host, "port": settings.port})


def is_ours(settings: ServeSettings) -> bool:
    """Whether an Isoloir listens there already."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    if settings.tls_cert is None:
        connection = HTTPConnection(host, settings.port, timeout=SECONDS)
    else:
        anybody = create_default_context()
        anybody.check_hostname, anybody.verify_mode = False, CERT_NONE
        connection = HTTPSConnection(host, settings.port, timeout=SECONDS, context=anybody)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().getheader("Server") == "Isoloir"
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def notices(settings: ServeSettings) -> Iterator[Finding]:
    must_be_possible(settings)
    yield Finding("notices", "well", "notices-on" if settings.notices else "notices-off")


def folder(settings: ServeSettings) -> Iterator[Finding]:
    must_be_usable(settings.data)
    key = "folder-there" if settings.data.exists() else "folder-to-make"
    yield Finding("folder", "well", key, {"data": str(settings.data)})


def disk(settings: ServeSettings) -> Iterator[Finding]:
    free = shutil.disk_usage(nearest(settings.data)).free
    told = {"data": str(settings.data), "free": str(free // MB)}
    if free < TOO_LITTLE:
        raise Refused("disk-full", **told)
    yield Finding("disk", "note" if free < LITTLE else "well", "disk-low" if free < LITTLE else "disk-well", told)


def clock(settings: ServeSettings) -> Iterator[Finding]:
    """Files can't be of tomorrow: those of this program, and those of the tables."""
    known = [Path(isoloir.__file__), settings.data / DATABASE]
    newest = max(path.stat().st_mtime for path in known if path.exists())
    told = {
        "now": time.strftime("%Y-%m-%d %H:%M %z"),
        "newest": time.strftime("%Y-%m-%d %H:%M", time.localtime(newest)),
    }
    if time.time() < newest - DRIFT:
        yield Finding("clock", "bad", "clock-behind", told)
    else:
        yield Finding("clock", "well", "clock-well", told)


def names(settings: ServeSettings) -> Iterator[Finding]:
    public = urlsplit(settings.public_url).hostname
    for name in dict.fromkeys((*settings.names, *([public] if public else []))):
        key = "name-known" if _resolves(name) else "name-unknown"
        yield Finding("names", "well" if key == "name-known" else "note", key, {"name": name})
    if not settings.names and not public:
        yield Finding("names", "well", "names-own", {"name": socket.gethostname()})


def _resolves(name: str) -> bool:
    try:
        return bool(socket.getaddrinfo(name, None))
    except (OSError, UnicodeError):
        return False
