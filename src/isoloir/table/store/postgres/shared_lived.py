"""How old tables of a shared store are: time any of its nodes actually ran counts, clock jumps don't."""

from __future__ import annotations

import psycopg

from ..interface import Clock
from ..lived import MOST_ABSENCE

BEAT = """
WITH before AS (
    SELECT (SELECT value::bigint FROM meta WHERE key = 'alive') AS alive,
           (SELECT value::bigint FROM meta WHERE key = 'lived') AS lived
), after AS (
    SELECT coalesce(lived, alive, %(now)s) + greatest(0, least(%(now)s - coalesce(alive, %(now)s), %(most)s)) AS lived
    FROM before
)
INSERT INTO meta (key, value)
SELECT 'alive', %(now)s::text UNION ALL SELECT 'lived', lived::text FROM after
ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key, value
"""


class SharedLived:
    """Milliseconds, at first those of the wall; behind it by what was slept through, never ahead."""

    def __init__(self, clock: Clock, lived: int | None) -> None:
        self._clock, self._lived = clock, lived
        self._at: int | None = None
        """When this node last counted."""

    def now(self) -> int:
        """Until this node has counted, the value the last one left; in a new store, wall time."""
        if self._lived is None:
            return self._clock.now()
        return self._lived if self._at is None else self._lived + max(0, self._clock.now() - self._at)

    def beat(self, on: psycopg.Connection, now: int) -> None:
        """A node adds only the time it ran itself and, at its start, as much as a normal absence may last."""
        most = MOST_ABSENCE if self._at is None else max(0, now - self._at)
        counted: dict[str, str] = dict(on.execute(BEAT, {"now": now, "most": most}).fetchall())
        self._lived, self._at = int(counted["lived"]), now
