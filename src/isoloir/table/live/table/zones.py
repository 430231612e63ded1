"""What time it is where somebody lives: the one place that reads the machine's table of time zones."""

from __future__ import annotations

from datetime import datetime


def ahead_of_utc(zone: str, at: int) -> int | None:
    """By how many milliseconds its clocks are ahead then; None: there's no such zone."""
    from zoneinfo import ZoneInfo  # a tab has no such table, and nothing that reads it

    try:
        offset = datetime.fromtimestamp(at / 1000, ZoneInfo(zone or "UTC")).utcoffset()
    except (KeyError, ValueError, OSError, OverflowError):
        return None
    return None if offset is None else int(offset.total_seconds() * 1000)
