"""What a node knows of the others that share its store: who sits at them, who acts first, who is to be woken.

A table alone on its node is the usual case, and `Alone` is all it needs. `cluster.py` is for several.
"""

from __future__ import annotations

from typing import Protocol

from ..log.words import Person
from ..wire.from_server import Reacted

NOBODY: frozenset[Person] = frozenset()


class Neighbours(Protocol):
    def moved(self, table: int, head: int) -> None:
        """We wrote up to this number; it is on disk."""
        ...

    def reacted(self, table: int, reaction: Reacted) -> None:
        """A sign that nobody keeps: it may be lost."""
        ...

    def sat(self, table: int, people: frozenset[Person]) -> None:
        """Whose pages are open at this node now."""
        ...

    def rank(self, table: int) -> int:
        """0: this node is the first to do what a table does by itself. The next waits for two seconds, and so on."""
        ...

    @property
    def quiet_until(self) -> int:
        """After a gap nobody knows who is there: until then nothing is done because somebody isn't."""
        ...


class Alone:
    quiet_until = 0

    def moved(self, table: int, head: int) -> None: ...

    def reacted(self, table: int, reaction: Reacted) -> None: ...

    def sat(self, table: int, people: frozenset[Person]) -> None: ...

    def rank(self, table: int) -> int:
        return 0
