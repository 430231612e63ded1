"""What has been worked out so far, on disk: whatever is stopped is taken up again, and nothing is done twice.

JSON Lines: the first says what the work is, each later one holds the result of one piece, in any order. A last line
that was cut off by a kill is worked out again. The first line also says by which rules: by changed ones everything is
worked out anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from isoloir import __version__
from isoloir.core import BadSetup

R = TypeVar("R")

FORMAT = 3


class OtherWork(BadSetup):
    """The journal was begun for something else, or can't be read: its results wouldn't be ours."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            "lab-journal", f"{path} is the journal of other work; name another, or remove it", path=str(path)
        )


class Head(msgspec.Struct, frozen=True):
    journal: int
    work: msgspec.Raw
    isoloir: str
    rules: str


class Piece(msgspec.Struct):
    n: int
    result: msgspec.Raw


class Journal(Generic[R]):
    def __init__(self, path: Path, work: Any, kind: type[R], rules: str) -> None:
        """`rules` is a digest of all that the results depend on beside the work itself."""
        self._work = msgspec.Raw(msgspec.json.encode(work))
        head = Head(FORMAT, self._work, __version__, rules)
        self._head = msgspec.json.encode(head)
        self._decoder = msgspec.json.Decoder(kind)
        self.done: dict[int, R] = {}
        self.before: dict[int, R] | None = None
        """The results by other rules, if the journal held such; they aren't kept."""
        self._path = path
        whole = self._read() if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._file.write(self._head + b"\n")

    def _read(self) -> int:
        """The results of all whole lines; says where these end."""
        *lines, rest = self._path.read_bytes().split(b"\n")
        if not lines and self._head.startswith(rest):
            return 0  # a first line that was cut off
        try:
            head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
            if head.journal != FORMAT or bytes(head.work) != bytes(self._work):
                raise OtherWork(self._path)
            for line in lines[1:]:
                piece = msgspec.json.decode(line, type=Piece)
                self.done[piece.n] = self._decoder.decode(piece.result)
        except msgspec.MsgspecError:
            raise OtherWork(self._path) from None
        if lines[0] != self._head:
            self.before, self.done = self.done, {}
            return 0
        return sum(len(line) + 1 for line in lines)

    def add(self, n: int, result: R) -> None:
        self._file.write(msgspec.json.encode({"n": n, "result": result}) + b"\n")
        self._file.flush()
        self.done[n] = result

    def close(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
