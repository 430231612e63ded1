"""Why a server can't listen where it was told to."""

from __future__ import annotations

import errno
import socket

from .refused import Refused
from .settings import ServeSettings


def must_be_free(settings: ServeSettings) -> None:
    """Raises Refused."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as why:
        raise port_refused(why, settings.host, settings.port) from None


def port_refused(why: OSError, host: str, port: int) -> Refused:
    where = {"host": host, "port": port}
    if isinstance(why, socket.gaierror) or why.errno == errno.EADDRNOTAVAIL:
        return Refused("host-not-here", **where)
    if why.errno == errno.EADDRINUSE:
        return Refused("port-in-use", **where)
    if isinstance(why, PermissionError):
        return Refused("port-forbidden", **where)
    return Refused("port-taken", **where, why=why.strerror or str(why))
