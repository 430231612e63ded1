"""The base of everything that lies on a table: frozen, cheap to make, compared by content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""How a value is written down and sent, everywhere: twice the same bytes for the same value."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """Holds only other values, so it never forms a cycle and the collector doesn't have to watch it."""
