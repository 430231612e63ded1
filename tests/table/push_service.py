"""A push service on loopback, and a browser's half of the keys: it reads what only that browser could."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from isoloir.table.door.sealed_letter import CURVE, raw, text
from isoloir.table.log.words import Mailbox

AUTH = bytes(range(16))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    def __init__(self, number: int = 7) -> None:
        self._key = ec.derive_private_key(number, CURVE)

    def mailbox(self, endpoint: str) -> Mailbox:
        return Mailbox(endpoint, text(point(self._key.public_key())), text(AUTH))

    def read(self, body: bytes, auth: bytes = AUTH) -> bytes:
        """As RFC 8188 and 8291 tell a receiver to, and not as we send it."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self._key.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\x02", "the last record says that it is"
        return plain[:-1]


class PushService:
    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.heads: list[dict[str, str]] = []
        self.answers: Callable[[], int] = lambda: 201
        self.url = ""

    async def push(self, request: web.Request) -> web.Response:
        self.bodies.append(await request.read())
        self.heads.append(dict(request.headers))
        status = self.answers()
        if status == 0:  # it was taken, and nobody is told
            assert request.transport is not None
            request.transport.close()
        return web.Response(status=status or 201, headers={"Location": "http://127.0.0.1:1/elsewhere"})


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service, app = PushService(), web.Application()
    app.router.add_post("/{tail:.*}", service.push)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    service.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield service
    finally:
        await runner.cleanup()


def vouched(head: str) -> dict[str, Any]:
    """What the server says of itself, if its signature is good."""
    said, key = head.removeprefix("vapid t=").split(", k=")
    claims, _, signature = said.rpartition(".")
    r, s = (int.from_bytes(each, "big") for each in (raw(signature)[:32], raw(signature)[32:]))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(key))
    known.verify(encode_dss_signature(r, s), claims.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = msgspec.json.decode(raw(claims.split(".")[1]))
    return found
