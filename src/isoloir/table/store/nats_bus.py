"""Wakes through NATS core, where many nodes share one store. Never JetStream: nothing here has to be kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

LOG = logging.getLogger(__name__)

AGAIN = 0.5


class NatsBus:
    def __init__(self, address: str, house: str) -> None:
        self._address, self._subject = address, f"isoloir.{house}"
        self._client: Client | None = None
        self._has_complained = False
        self._sending: set[asyncio.Task[None]] = set()

    def send(self, message: bytes) -> None:
        if self._client is not None and self._client.is_connected:
            task = asyncio.ensure_future(self._publish(self._client, message))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _publish(self, client: Client, message: bytes) -> None:
        try:
            await client.publish(self._subject, message)
        except nats.errors.Error:
            return  # lost: the next beat tells

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        async def heard(message: Msg) -> None:
            hear(message.data)

        async def back() -> None:
            self._has_complained = False
            deaf()

        async def failed(why: Exception) -> None:
            self._complain(why)

        while self._client is None:
            try:
                self._client = await nats.connect(
                    self._address, max_reconnect_attempts=-1, reconnect_time_wait=AGAIN, reconnected_cb=back,
                    error_cb=failed, allow_reconnect=True, connect_timeout=3,
                )  # fmt: skip
            except (nats.errors.Error, OSError, ValueError) as why:
                self._complain(why)
                await asyncio.sleep(AGAIN)
        try:
            await self._client.subscribe(self._subject, cb=heard)
            deaf()
            await asyncio.Event().wait()
        finally:
            client, self._client = self._client, None
            await client.close()

    def _complain(self, why: Exception) -> None:
        """Logged once each time it's lost; we retry every half second."""
        if not self._has_complained:
            self._has_complained = True
            LOG.warning("bus unreachable: other servers hear of changes late", extra={"why": type(why).__name__})

    def close(self) -> None:
        """The listening task closes the connection when it is cancelled."""
