"""Two versions of the server in one process: ours, and the one after it, under a name of its own.

A node of either runs all of its own code; what it shares with the other is bytes in the log and on wires.
"""

from __future__ import annotations

import atexit
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from isoloir.table.store.interface import NotKept, Verdict
from tests.table.next_version import LOG, RULES, Patches, next_version

OURS = "isoloir"


class Version:
    def __init__(self, package: str) -> None:
        self.package = package
        self.is_ours = package == OURS
        self._verdicts = self.room("table.store.interface")
        self.lane = self._verdicts.Lane
        self.house = self.room("table.live.house.house")
        self.codec = self.room("table.wire.socket_codec")
        self.said = self.room("table.wire.from_client")
        self.refusal = self.room("table.wire.refusal").Refusal
        self.log = self.room("table.log.codec")
        self.decode = self.log.decode_entry
        self.apply, self.fold = self.room("table.party.fold").apply, self.room("table.party.fold").fold
        self.reads: int = self.room("table.log.entries").FORMAT

    def room(self, path: str) -> Any:
        return import_module(f"{self.package}.{path}")

    def verdict(self, verdict: Verdict) -> Any:
        """The same, as this version's code knows it."""
        return None if verdict is None else self.failure(type(verdict))

    def failure(self, kind: type[NotKept]) -> Any:
        return getattr(self._verdicts, kind.__name__)()

    def folded(self, bodies: Iterable[bytes]) -> Any:
        return self.fold(map(self.decode, bodies))


@cache
def this_version() -> Version:
    return Version(OURS)


@cache
def with_newer_log() -> Version:
    """Another kind of entry, another field."""
    return Version(imported("isoloir_with_newer_log", LOG))


@cache
def with_newer_rules() -> Version:
    """And every game by newer rules, in saves that ours can't load."""
    return Version(imported("isoloir_with_newer_rules", LOG | RULES))


def imported(package: str, patches: Patches) -> str:
    folder = Path(tempfile.mkdtemp(prefix="isoloir-next-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made = next_version(folder, patches)
    (made / OURS).rename(made / package)
    own = re.compile(r"^(\s*(?:from|import)) isoloir\b", re.MULTILINE)
    for path in (made / package).rglob("*.py"):
        path.write_text(own.sub(rf"\1 {package}", path.read_text()))
    sys.path.insert(0, str(made))
    try:
        import_module(f"{package}.table.live.house.house")
    finally:
        sys.path.remove(str(made))
    return package
