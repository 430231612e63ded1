"""Where the operator's own door is: a Unix socket in the data folder, readable by its owner alone."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

from aiohttp import web

from ..door.admin import Admin
from ..door.context import Front
from ..door.operator_door import metrics_application, operator_application
from .folder import make_folder
from .port import port_refused
from .refused import Refused
from .settings import ServeSettings, host_and_port

LOG = logging.getLogger(__name__)

PREFIX, SUFFIX = "operator-", ".sock"
OURS = 0o600
SECONDS = 10.0
LONGEST = 100
"""Bytes that a socket's path may have, nearly everywhere."""


def sockets_in(data: Path) -> list[Path]:
    """One for each server that runs on this folder, or was killed there; named after its port."""
    return sorted(data.glob(f"{PREFIX}*{SUFFIX}"))


def port_of(path: Path) -> int:
    return int(path.name.removeprefix(PREFIX).removesuffix(SUFFIX))


@contextmanager
def short(path: Path) -> Iterator[str]:
    """However deep the folder is, the system's name for it once it's open is short."""
    if len(os.fsencode(path)) <= LONGEST:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


@asynccontextmanager
async def operators_doors(front: Front, admin: Admin, settings: ServeSettings, port: int) -> AsyncIterator[None]:
    """Raises Refused if the metrics can't be where they should. A server without a folder does without the socket."""
    async with AsyncExitStack() as stack:
        if settings.metrics:
            host, number = host_and_port(settings.metrics)
            runner = await stack.enter_async_context(_running(metrics_application(front)))
            try:
                await web.TCPSite(runner, host, number).start()
            except OSError as why:
                raise port_refused(why, host, number) from None
        if hasattr(socket, "AF_UNIX"):
            path = settings.data / f"{PREFIX}{port}{SUFFIX}"
            try:
                make_folder(settings.data)
                await stack.enter_async_context(_listening(operator_application(front, admin), path))
            except (OSError, Refused) as why:
                LOG.warning("no socket for the operator", extra={"why": type(why).__name__})
        yield


@asynccontextmanager
async def _listening(app: web.Application, path: Path) -> AsyncIterator[None]:
    """The umask is strict already: nobody else may open it in the moment before its mode is set."""
    with socket.socket(socket.AF_UNIX) as ours, _bound(ours, path):
        async with _running(app) as runner:
            await web.SockSite(runner, ours).start()
            yield


@contextmanager
def _bound(ours: socket.socket, path: Path) -> Iterator[None]:
    path.unlink(missing_ok=True)
    with short(path) as name:
        ours.bind(name)
    path.chmod(OURS)
    try:
        yield
    finally:
        with suppress(OSError):
            path.unlink()


@asynccontextmanager
async def _running(app: web.Application) -> AsyncIterator[web.AppRunner]:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        yield runner
    finally:
        await asyncio.shield(runner.cleanup())


class Ours(HTTPConnection):
    """A conversation with the server behind this socket. Raises OSError if nobody's there."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=SECONDS)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(SECONDS)
        with short(self._path) as name:
            self.sock.connect(name)


def asked(path: Path, method: str, what: str) -> bytes:
    connection = Ours(path)
    try:
        connection.request(method, what)
        return connection.getresponse().read()
    finally:
        connection.close()
