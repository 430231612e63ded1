"""A table read from its log: the whole party, or one clear word that it can't be."""

from __future__ import annotations

from collections.abc import Sequence

from ..log.codec import Unreadable, decode_entry
from .fold import fold
from .party import Party

LONG = 400
"""So many entries fold in a few milliseconds; more of them are read beside the event loop."""


def read_party(bodies: Sequence[bytes]) -> Party:
    """Raises Unreadable, whatever is wrong: damage, or entries of a version newer than this one."""
    try:
        return fold(map(decode_entry, bodies))
    except Unreadable:
        raise
    except Exception as why:  # entries that decode and don't add up can fail in any way
        raise Unreadable(type(why).__name__) from None
