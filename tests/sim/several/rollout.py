"""A rolling deploy in the middle of a night: which machine runs which version, and when each gets the next."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

from .version import Version, this_version, with_newer_log, with_newer_rules

Newer = Literal["", "log", "rules"]
"""What the next version has that this one doesn't know; nothing: there's none."""
CHOICES: tuple[Newer, ...] = ("", "", "", "", "log", "rules")


class Rollout:
    """With dice of its own, so that nights without it stay as they are."""

    def __init__(self, seed: int, newer: Newer | None) -> None:
        self.dice = Random(f"versions {seed}")
        drawn = self.dice.choice(CHOICES)
        self.newer = drawn if newer is None else newer
        self.newest = {"": this_version, "log": with_newer_log, "rules": with_newer_rules}[self.newer]()
        self._done: set[int] = set()
        if self.is_mixed and self.dice.random() < 0.5:
            self._done.add(0)  # this one was first, before anybody came

    @property
    def is_mixed(self) -> bool:
        return not self.newest.is_ours

    @property
    def must_end(self) -> bool:
        """Newer rules are all nodes' in the end: an older one can't serve a table that was played by them."""
        return self.newer == "rules"

    def version_of(self, machine: int) -> Version:
        return self.newest if machine in self._done else this_version()

    def upgrade(self, machine: int) -> bool:
        """Whether it wasn't before."""
        was_older = self.is_mixed and machine not in self._done
        self._done.add(machine)
        return was_older

    def plan(self, machines: int, seconds: float) -> Iterator[tuple[float, int]]:
        """One machine after another, with time between them; now and then the last is left as it is."""
        if not self.is_mixed:
            return
        order = self.dice.sample(range(machines), machines)
        for machine in order if self.dice.random() < 0.7 else order[:-1]:
            yield self.dice.uniform(5, seconds), machine

    def times(self, most: int, first: float, last: float) -> list[float]:
        """When people do something that the versions take differently."""
        return [self.dice.uniform(first, last) for _ in range(self.dice.randint(0, most))] if self.is_mixed else []
