"""The base of everything that lies on a table: frozen, cheap to make, compared by content."""

from __future__ import annotations

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """Holds only other values, so it never forms a cycle and the collector doesn't have to watch it."""
