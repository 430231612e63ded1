"""A letter that only one browser opens (RFC 8291), and the server's word that it is from us (VAPID, RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
SIZE = 512
"""Every letter is as long as that, so that its length says nothing."""
GOOD_FOR = 12 * 3600
"""Seconds."""


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(given: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(given + "=" * (-len(given) % 4))


def new_key() -> str:
    return text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


class Seal:
    """The server's own key, by which push services know it again; `contact` is where they may write to us."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(raw(key), "big"), CURVE)
        self._contact = contact
        self.public = text(_point(self._key.public_key()))

    def vouch(self, origin: str, now: int) -> str:
        """For one push service; `now` in seconds."""
        claims = {"aud": origin, "exp": now + GOOD_FOR, "sub": self._contact}
        said = ".".join(text(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def seal(letter: bytes, p256dh: str, auth: str) -> bytes:
    """Raises ValueError for keys that are none."""
    return sealed(letter.ljust(SIZE), p256dh, auth, ec.generate_private_key(CURVE), os.urandom(16))


def sealed(letter: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw(p256dh))
    here, there = _point(ours.public_key()), _point(theirs)
    shared = _derived(ours.exchange(ec.ECDH(), theirs), raw(auth), b"WebPush: info\0" + there + here, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(here)]) + here
    return head + AESGCM(key).encrypt(nonce, letter + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
