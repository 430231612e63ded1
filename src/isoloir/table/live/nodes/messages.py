"""What nodes say to each other: which tables moved, where people came or went, and signs that aren't kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from ...store.register import Bus, Node
from ...wire.from_server import Fleeting
from ..table.clocks import Clock

PIECE = 64
"""Tables and signs in one message."""


class Message(Struct, omit_defaults=True):
    node: Node
    moved: dict[int, int] = {}
    """Tables and their newest numbers."""
    seated: list[int] = []
    """Tables where people came or went."""
    reacted: list[tuple[int, Fleeting]] = []
    at: int = 0
    """When it was said, by the store's time."""


def read_message(body: bytes) -> Message | None:
    """None for a message of a version we don't know: the next beat tells us what matters."""
    try:
        return msgspec.json.decode(body, type=Message)
    except msgspec.MsgspecError:
        return None


class Mouth:
    """Everything from one turn of the loop goes out together."""

    def __init__(self, node: Node, bus: Bus, clock: Clock) -> None:
        self._node, self._bus, self._clock = node, bus, clock
        self._news, self._has_news = Message(node), False

    def moved(self, table: int, head: int) -> None:
        self._news.moved[table] = head
        self._speak_soon()

    def reacted(self, table: int, sign: Fleeting) -> None:
        self._news.reacted.append((table, sign))
        self._speak_soon()

    def seated(self, tables: Iterable[int]) -> None:
        self._news.seated += tables
        self._speak_soon()

    def _speak_soon(self) -> None:
        if not self._has_news:
            self._has_news = True
            asyncio.get_running_loop().call_soon(self._speak)

    def _speak(self) -> None:
        """In pieces that any bus takes: anything too big would only arrive with the next beat."""
        said, self._news, self._has_news = self._news, Message(self._node), False
        moved, rest = list(said.moved.items()), max(len(said.moved), len(said.seated), len(said.reacted))
        for at in range(0, rest, PIECE):
            part = slice(at, at + PIECE)
            piece = Message(self._node, dict(moved[part]), said.seated[part], said.reacted[part], self._clock.now())
            self._bus.send(msgspec.json.encode(piece))
