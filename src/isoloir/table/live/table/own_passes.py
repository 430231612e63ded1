"""Codes that move a place, for a house of one server: kept in memory, so a restart ends them."""

from __future__ import annotations

from collections.abc import Callable

from ...store.passes import Granted, Wish


class OwnPasses:
    def __init__(self) -> None:
        self._wishes: dict[str, Wish] = {}
        """By the digest of the code."""
        self._voices: dict[tuple[int, int], dict[int, int]] = {}
        """By table and person: who'd let a device in for them, and when they said so."""

    def ask(self, wish: Wish, now: int, done: Callable[[int | None], None]) -> None:
        whose = wish.table, wish.person
        voices = {by: at for by, at in self._voices.get(whose, {}).items() if at >= wish.since and by in wish.voters}
        spoken = {**voices, wish.by: now} if wish.by in wish.voters else voices
        self._wishes = {key: each for key, each in self._wishes.items() if each.until > now}
        if len(spoken) >= wish.needed:
            self._wishes = {key: each for key, each in self._wishes.items() if each[:2] != whose}
            self._wishes[wish.digest] = wish
            self._voices.pop(whose, None)
        else:
            self._voices[whose] = spoken
        done(len(spoken))

    def hush(self, table: int, person: int) -> None:
        self._voices.pop((table, person), None)

    async def take(self, table: int, digest: str, now: int) -> Granted | None:
        wish = self._wishes.pop(digest, None)
        if wish is None or wish.table != table or now >= wish.until:
            return None
        return Granted(wish.person, wish.by != wish.person)
