"""Files that may be packed by gzip or not."""

from __future__ import annotations

from gzip import GzipFile
from io import BufferedReader, RawIOBase
from typing import IO, Any, cast

GZIP = b"\x1f\x8b"


def unpacked(stream: IO[bytes]) -> IO[bytes]:
    reader: Any = stream if isinstance(stream, BufferedReader) else BufferedReader(cast("RawIOBase", stream))
    unpacked: IO[bytes] = GzipFile(fileobj=reader) if reader.peek(2)[:2] == GZIP else reader  # type: ignore[assignment]
    return unpacked
