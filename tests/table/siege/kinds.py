"""What a hostile page may send once it has shaken hands: for each kind, bytes and how many frames they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

Salvo: TypeAlias = tuple[bytes, int]
"""Bytes to send again and again, and how many frames that is."""

ZERO = bytes(4)
"""A mask that changes nothing, as any client may choose it."""


def frame(head: int, payload: bytes = b"", masked: int = 0x80) -> bytes:
    size = len(payload)
    if size < 126:
        length = bytes([masked | size])
    elif size < 65_536:
        length = bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([masked | 127]) + size.to_bytes(8, "big")
    return bytes([head]) + length + (ZERO if masked else b"") + payload


def text(said: object) -> bytes:
    return frame(0x81, said if isinstance(said, bytes) else json.dumps(said).encode())


def many(one: bytes, times: int = 200) -> Salvo:
    return one * times, times


def command(kind: str, **fields: object) -> Salvo:
    """Each with an id of its own, as a page would send it."""
    said = [text({"type": kind, "command": f"c{i}", **fields}) for i in range(100)]
    return b"".join(said), len(said)


HELLO = text({"type": "Hello"})
LAWS = {"house_laws": ["x" * 60] * 50}

KINDS: dict[str, Callable[[], Salvo]] = {
    "pings of 125 bytes": lambda: many(frame(0x89, bytes(125))),
    "empty pings": lambda: many(frame(0x89)),
    "empty pongs": lambda: many(frame(0x8A)),
    "pongs of 125 bytes": lambda: many(frame(0x8A, bytes(125))),
    "a text and empty parts": lambda: (frame(0x01) + frame(0x00) * 200, 201),
    "a text and parts of one byte": lambda: (frame(0x01, b"{") + frame(0x00, b" ") * 200, 201),
    "empty parts of bytes": lambda: (frame(0x02) + frame(0x00) * 200, 201),
    "parts with pings between": lambda: (frame(0x01) + (frame(0x00) + frame(0x89, b"x")) * 100, 201),
    "a text that begins twice": lambda: many(frame(0x01)),
    "the end of no text": lambda: many(frame(0x80)),
    "unmasked": lambda: many(frame(0x81, b"{}", masked=0)),
    "a reserved bit": lambda: many(frame(0xC1, b"{}")),
    "all reserved bits": lambda: many(frame(0xF1, b"{}")),
    "opcode 3": lambda: many(frame(0x83, b"{}")),
    "opcode 11": lambda: many(frame(0x8B)),
    "a ping in parts": lambda: many(frame(0x09)),
    "a ping of 126 bytes": lambda: many(frame(0x89, bytes(126))),
    "longer than any memory": lambda: many(b"\x81\xff" + b"\x7f" + b"\xff" * 7 + ZERO),
    "64 kB": lambda: (frame(0x81, bytes(65_536)), 1),
    "4 kB of spaces": lambda: many(frame(0x81, b" " * 4_000), 30),
    "a length in eight bytes": lambda: many(b"\x81\xff" + (2).to_bytes(8, "big") + ZERO + b"{}"),
    "bytes": lambda: many(frame(0x82, b"{}")),
    "bad utf-8": lambda: many(frame(0x81, b'{"type":"\xff\xfe"}')),
    "no JSON": lambda: many(text(b"]]]]")),
    "deep JSON": lambda: many(text(b'{"type":' + b"[" * 3_000), 30),
    "a huge number": lambda: many(text(b'{"type":"Hello","game":' + b"9" * 3_000 + b"}"), 30),
    "an unknown type": lambda: many(text({"type": "Sudo"})),
    "an unknown field": lambda: many(text({"type": "Ping", "admin": True})),
    "hellos": lambda: many(HELLO),
    "pings of the page": lambda: many(text({"type": "Ping"})),
    "signs": lambda: many(text({"type": "React", "sign": "clap"})),
    "nonces": lambda: many(text({"type": "AddNonce", "game": 1, "nonce": "n" * 128})),
    "choices for others": lambda: command("Choose", pause=1, seat=0, choice=[5]),
    "choices of many options": lambda: command("Choose", pause=1, seat=0, choice=list(range(200))),
    "settings": lambda: command("Configure", seconds=30),
    "house laws": lambda: command("Configure", options=LAWS),
    "kicks": lambda: command("Kick", person=1, ban=True),
    "needs": lambda: command("Need", patience="endless"),
    "seats": lambda: command("Sit", name="Mallory", shape="star", colour="blue"),
    "places": lambda: command("Transfer", person=1),
    "starts": lambda: command("Start"),
    "goodbyes and more": lambda: (frame(0x88, b"\x03\xe8") + frame(0x8A) * 200, 201),
    "a goodbye of one byte": lambda: many(frame(0x88, b"x")),
    "noise": lambda: (bytes((i * 7919 + 13) % 256 for i in range(4_096)), 40),
}
FLOODS = ("pings of 125 bytes", "empty pings", "empty pongs", "a text and empty parts", "pings of the page", "hellos")
DRIP = "one byte at a time"
"""A kind of its own: what is sent does not matter, only how."""


def asked(line: str, *headers: str) -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", "Host: 127.0.0.1", *headers, "", "")).encode()


SHAKING = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==")
IN_PARTS = ("Content-Type: application/json", "Transfer-Encoding: chunked")
LONG = 500_000
SHORT_PART = b"18\r\n" + b"y" * 24 + b"\r\n"

POURED: dict[str, Callable[[], bytes]] = {
    "no HTTP": lambda: b"x" * LONG,
    "requests in one breath": lambda: asked("GET /healthz") * 5_000,
    "frames before the handshake": lambda: asked("GET /api/tables/BCDFG/socket", *SHAKING) + frame(0x8A) * 80_000,
    "letters before the handshake": lambda: asked("GET /healthz", *SHAKING) + b"x" * LONG,
    "a head without end": lambda: b"GET / HTTP/1.1\r\n" + b"X-a: bbbbbbbbbbbbbbbbbbbbbbbbb\r\n" * 15_000,
    "a header without end": lambda: b"GET / HTTP/1.1\r\nX-a: " + b"b" * LONG,
    "a body in parts of one byte": lambda: asked("POST /api/replay", *IN_PARTS) + b"1\r\ny\r\n" * 80_000,
    "a body in short parts": lambda: asked("POST /api/tables", *IN_PARTS) + SHORT_PART * 15_000,
    "a body nobody asked for": lambda: asked("GET /healthz", *IN_PARTS) + SHORT_PART * 15_000,
    "a part with a long note": lambda: asked("GET /healthz", *IN_PARTS) + b"1;" + b"e" * LONG,
    "a tail without end": lambda: asked("GET /healthz", *IN_PARTS) + b"0\r\n" + b"X-a: bbbbbbbbbbbbb\r\n" * 25_000,
    "many cookies": lambda: asked("GET /api/games", "Cookie: " + "; ".join(f"a{i}=b" for i in range(900))) * 50,
    "a form without end": lambda: asked("POST /admin/enter", *IN_PARTS[1:]) + b"1\r\ny\r\n" * 80_000,
}
"""What somebody sends who never gets as far as a socket: bytes, again and again on one connection."""
