"""WebSocket frames (RFC 6455) as a server reads and writes them, and nothing more: no extension, no compression."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from struct import Struct

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
OPCODES = frozenset((MORE, TEXT, BINARY, CLOSE, PING, PONG))
WHOLE = MASKED = 0x80
CONTROL = 0x08
LONGEST_CONTROL = 125
SHORTEST = 2
"""How many bytes of a frame we need to decide whether it may go on."""
SHORTEST_WHOLE = 6
"""A frame of up to 125 bytes begins with this many: two, and the mask."""
PROTOCOL_ERROR, TOO_BIG = 1002, 1009
SHORT, MEDIUM, LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack


class BadFrame(Exception):
    """Can't be read any further; `code` is what to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@lru_cache(maxsize=16_384)
def head(opcode: int, size: int) -> bytes:
    """What a frame of this size begins with; the same few sizes come again and again."""
    if size < 126:
        return SHORT(WHOLE | opcode, size)
    if size < 65_536:
        return MEDIUM(WHOLE | opcode, 126, size)
    return LONG(WHOLE | opcode, 127, size)


def framed(opcode: int, payload: bytes) -> bytes:
    return head(opcode, len(payload)) + payload


def said(texts: Iterable[bytes]) -> Iterator[bytes]:
    """Each text as one frame, in parts: they're all put together at once."""
    for text in texts:
        yield head(TEXT, len(text))
        yield text


def closing(code: int, reason: str = "") -> bytes:
    return framed(CLOSE, code.to_bytes(2, "big") + reason.encode())


def unmasked(payload: bytes, mask: bytes) -> bytes:
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def _for_nothing() -> None:
    """Charges nothing."""


class FrameReader:
    """Bytes in, whole messages out. Holds no more than one message of the longest kind.

    `spend` is called for each frame, control frames and parts of a message included, and may raise.
    """

    __slots__ = ("_most", "_opcode", "_parts", "_rest", "_spend")

    def __init__(self, most: int, spend: Callable[[], None] = _for_nothing) -> None:
        self._most, self._spend = most, spend
        self._rest = b""
        self._parts = b""
        self._opcode = MORE
        """The parts of an unfinished message."""

    def whole(self, data: bytes) -> bytes | None:
        """The text, if this is one short message and nothing else, as most are; None if it needs `feed`.

        Isn't paid for here.
        """
        if len(data) < SHORTEST_WHOLE or data[0] != WHOLE | TEXT or self._rest or self._opcode != MORE:
            return None
        size = data[1] - MASKED
        if not 0 <= size <= LONGEST_CONTROL or len(data) != SHORTEST_WHOLE + size or size > self._most:
            return None
        return unmasked(data[SHORTEST_WHOLE:], data[2:SHORTEST_WHOLE])

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Each message or control frame with its opcode; raises BadFrame."""
        data, at = self._rest + data, 0
        while len(data) - at >= SHORTEST and (found := self._next(data, at)) is not None:
            self._spend()
            head, start, end = found
            payload, at = unmasked(data[start:end], data[start - 4 : start]), end
            if head == WHOLE | TEXT and self._opcode == MORE:
                yield TEXT, payload
            elif (message := self._joined(head, payload)) is not None:
                yield message
        self._rest = data[at:]

    def _next(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """The first byte, and where the payload begins and ends; None if not all of it has come."""
        head, size, start = data[at], data[at + 1] & 0x7F, at + 6
        if not data[at + 1] & MASKED or (head & ~WHOLE) not in OPCODES:
            raise BadFrame(PROTOCOL_ERROR)
        if head & CONTROL and (size > LONGEST_CONTROL or not head & WHOLE):
            raise BadFrame(PROTOCOL_ERROR)
        if size > LONGEST_CONTROL:
            width = 2 if size == 126 else 8
            start += width
            if len(data) < start - 4:
                return None
            size = int.from_bytes(data[at + 2 : at + 2 + width], "big")
        if size + len(self._parts) > self._most:
            raise BadFrame(TOO_BIG)
        return None if len(data) < start + size else (head, start, start + size)

    def _joined(self, head: int, payload: bytes) -> tuple[int, bytes] | None:
        """A message may come in several frames, with control frames in between."""
        opcode = head & ~WHOLE
        if opcode & CONTROL:
            return opcode, payload
        if (opcode == MORE) == (self._opcode == MORE):
            raise BadFrame(PROTOCOL_ERROR)
        if head & WHOLE and opcode != MORE:
            return opcode, payload
        self._opcode = opcode or self._opcode
        self._parts += payload
        if not head & WHOLE:
            return None
        message = self._opcode, self._parts
        self._opcode, self._parts = MORE, b""
        return message
