"""Rewrites as a store in memory does them, and one that is easily told from any other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from isoloir.table.log.codec import Rewrite


def rewritten(rewrites: Iterable[Rewrite], log: Sequence[bytes]) -> dict[int, bytes]:
    """The entries that change, by number."""
    changed: dict[int, bytes] = {}
    for rewrite in rewrites:
        rewrite.look(log[rewrite.known :])
        for number in rewrite.changes:
            changed[number] = rewrite.blank(number, changed.get(number, log[number - 1]))
    return changed


class Replacing:
    """Looks at the whole log, and says which entries become what."""

    def __init__(self, change: Callable[[Sequence[bytes]], Mapping[int, bytes]]) -> None:
        self._change, self._new = change, dict[int, bytes]()

    @property
    def known(self) -> int:
        return 0

    @property
    def changes(self) -> Collection[int]:
        return self._new

    def look(self, entries: Iterable[bytes]) -> None:
        self._new = dict(self._change(list(entries)))

    def blank(self, number: int, body: bytes) -> bytes:
        return self._new[number]
