"""What can go wrong, sorted by what the caller will do about it."""

from __future__ import annotations


class IsoloirError(Exception):
    """Everything the house refuses on purpose; `str()` is one sentence."""


class IllegalChoice(IsoloirError):
    """A choice that wasn't offered: ask the seat again, with the reason."""


class BadLine(IllegalChoice):
    """Words of somebody's own that can't be shown: ask again; `fault` says why."""

    def __init__(self, fault: str) -> None:
        super().__init__(f"a line that can't be shown: {fault}")
        self.fault = fault


class StaleChoice(IllegalChoice):
    """A choice for a pause that is over: show where the game stands, blame nobody."""


class BadSetup(IsoloirError):
    """A game that can't be set up this way: `key` and `details` let the edge say it in the reader's language.

    `option` among the details names the option it's about.
    """

    def __init__(self, key: str, sentence: str = "", **details: str | int) -> None:
        super().__init__(sentence or key)
        self.key = key
        self.details = details


class BrokenSave(IsoloirError):
    """A saved match that cannot be loaded: say so and end that table openly."""


class BrokenRecord(IsoloirError):
    """A record that cannot be read: truncated, not a record, or of a newer format."""

    def __init__(self, key: str, sentence: str, line: int = 0) -> None:
        super().__init__(sentence)
        self.key = key
        self.line = line

    def __reduce__(self) -> tuple[type[BrokenRecord], tuple[str, str, int]]:
        """Comes back whole from another process."""
        return type(self), (self.key, str(self), self.line)


class BrokenRule(IsoloirError):
    """A step that breaks the rules for steps: fix the game."""
