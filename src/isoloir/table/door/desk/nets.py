"""What a limit counts an address against: itself, and the nets its household is in."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_network

HOUSEHOLD = 64
NETS = ((56, 4), (48, 16))
"""One line may come with 256 households' worth of IPv6 addresses or 65,536: so wide a net, and the share of how many it
gets in all. More than one, because a phone company puts its customers side by side."""


@lru_cache(4096)
def spans(key: str) -> tuple[tuple[str, int], ...]:
    """What a limit's key counts against: itself, and the nets its household is in, each with its share."""
    if not key.endswith(f"::/{HOUSEHOLD}"):
        return ((key, 1),)
    inside = ip_network(key)
    return ((key, 1), *((str(inside.supernet(new_prefix=prefix)), share) for prefix, share in NETS))
