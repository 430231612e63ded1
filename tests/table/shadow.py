"""Memory is the log: beside every table goes a party to which each entry is applied as it stands in the log.

What the table holds in memory has to equal it after every turn, and so has the whole log, read again. After an erasure
no word of the person's stands in any entry; which words those are, the shadow has noted by itself, by no mark of ours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Protocol

import msgspec

from isoloir.table.log.codec import decode_entry
from isoloir.table.party.fold import apply, fold
from isoloir.table.party.party import Party

OF_A_GAME = frozenset({"Sealed", "Opened", "Voiced", "Retimed", "NonceAdded"})
"""Entries that come often and change nobody's words."""


class Reader(Protocol):
    """How a version reads a log."""

    @property
    def decode(self) -> Any: ...
    @property
    def apply(self) -> Any: ...
    @property
    def folded(self) -> Any: ...


class Ours:
    decode, apply = staticmethod(decode_entry), staticmethod(apply)

    @staticmethod
    def folded(log: Sequence[bytes]) -> Party:
        return fold(map(decode_entry, log))


class Shadow:
    def __init__(self, reader: Reader | None = None) -> None:
        self._reader = reader or Ours()
        self.party: Any = None
        """None before the first entry."""
        self._words: dict[int, dict[str, bool]] = {}
        """Whatever each person was called and known by, and whether that outlasts a ban."""

    @property
    def known(self) -> int:
        return self.party.entries if self.party is not None else 0

    def wrote(self, bodies: Iterable[bytes], log: Sequence[bytes]) -> Iterator[str]:
        """Applies what was just kept, as it was kept; says what's wrong with the log."""
        was, erased = self.party and self.party.phase, []
        for entry in map(self._reader.decode, bodies):
            self.party = self.party or self._reader.folded([])
            self._reader.apply(self.party, entry)
            kind = type(entry).__name__
            if kind == "Erased":
                erased.append(entry.person)
            elif kind not in OF_A_GAME:
                self._note()
        for person in erased:
            yield from self._erased(person, log[: self.known])
        if erased or (self.party.phase == "over" != was):
            yield from self.read_again(log[: self.known])

    def anew(self, log: Sequence[bytes]) -> None:
        """The log is another one than it was: a copy was put back, or its newest entries got lost."""
        self.party = self._reader.folded(log) if log else None
        if log:
            self._note()

    def differs(self, live: Any) -> Iterator[str]:
        """How the party in memory isn't what its log says, if it's as far as that."""
        if live is not None and live.entries == self.known and live != self.party:
            yield f"memory is not the log, at entry {self.known}: {'; '.join(_differences(live, self.party))}"

    def read_again(self, log: Sequence[bytes]) -> Iterator[str]:
        if (whole := self._reader.folded(log)) != self.party:
            yield f"the log read again is not what was written: {'; '.join(_differences(self.party, whole))}"

    # ---- whose words

    def _note(self) -> None:
        for person, body in self.party.people.items():
            own = self._words.setdefault(person, {})
            own[body.name] = False
            own.update(dict.fromkeys((*body.tokens, body.address, body.lent), True))
        for chair in self.party.chairs:
            if chair.named is not None:
                self._words.setdefault(chair.named, {})[chair.name] = False

    def _erased(self, person: int, log: Sequence[bytes]) -> Iterator[str]:
        is_banned = self.party.people[person].gone == "banned"
        own = self._words.pop(person, {})
        others = {word for words in self._words.values() for word in words}
        for word, outlasts in own.items():
            if word and word not in others and not (outlasts and is_banned):
                spelt = msgspec.json.encode(word)
                yield from (
                    f"{word!r} was erased and stands in entry {n}" for n, body in enumerate(log, 1) if spelt in body
                )


def _differences(live: Any, log: Any, where: str = "party") -> Iterator[str]:
    """Down to the fields that aren't alike."""
    mine, theirs = _parts(live), _parts(log)
    if not mine or mine.keys() != theirs.keys():
        yield f"{where}: {live!r:.200} in memory, {log!r:.200} in the log"
        return
    for name, part in mine.items():
        if part != theirs[name]:
            yield from _differences(part, theirs[name], f"{where}.{name}")


def _parts(of: Any) -> dict[Any, Any]:
    if is_dataclass(of):
        return {each.name: getattr(of, each.name) for each in fields(of) if each.compare}
    return of if isinstance(of, dict) else dict(enumerate(of)) if isinstance(of, list) else {}
