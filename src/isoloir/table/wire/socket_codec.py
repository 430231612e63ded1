"""The two languages of a table's socket: closed unions, decoded once at the door. `docs/protocol.md` describes them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .from_client import FromClient
from .from_server import FromServer

decode_said: Callable[[bytes], FromClient] = msgspec.json.Decoder(FromClient).decode
decode_answer: Callable[[bytes], FromServer] = msgspec.json.Decoder(FromServer).decode

__all__ = ["FromClient", "FromServer", "decode_answer", "decode_said"]
