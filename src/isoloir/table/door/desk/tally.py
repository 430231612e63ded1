"""What happens at the door, for the operator's log: one by one while there are few, then summed up."""

from __future__ import annotations

import logging
from collections import Counter

LOG = logging.getLogger(__name__)

FEW = 20
"""Lines between two sums; a flood can't make the log any longer."""


class Tally:
    def __init__(self) -> None:
        self._said = self._failed = 0
        self._untold: Counter[str] = Counter()

    def note(self, what: str, detail: str = "", **numbers: object) -> None:
        """`what` happened; `detail` is what it is counted by when there is too much of it."""
        if self._said < FEW:
            self._said += 1
            LOG.info(what, extra={**({"why": detail} if detail else {}), **numbers})
        else:
            self._untold[f"{what}: {detail}" if detail else what] += 1

    def failed(self, what: str, why: BaseException | None) -> None:
        """An error of ours, or one somebody provokes: said where it happened, a few times."""
        if self._failed < FEW:
            self._failed += 1
            LOG.error(what, exc_info=why)
        else:
            self._untold[what] += 1

    def sum_up(self) -> None:
        """Called every few seconds."""
        if self._untold:
            LOG.info("and more of these", extra={"counts": dict(self._untold), "all": self._untold.total()})
            self._untold.clear()
        self._said = self._failed = 0
