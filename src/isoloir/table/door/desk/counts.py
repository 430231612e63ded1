"""What the desk has counted, for an operator; or for nobody."""

from __future__ import annotations

from typing import Protocol


class Counts(Protocol):
    def heard(self, kind: str) -> None:
        """A message of this type came from a page."""

    def hung_up(self, why: str) -> None:
        """We closed a page's line."""


class Uncounted:
    def heard(self, kind: str) -> None: ...

    def hung_up(self, why: str) -> None: ...
