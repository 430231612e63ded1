"""Who's really asking when there are proxies in between: one reading of `X-Forwarded-For`, all its lines joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
UNKNOWN = "unknown"
HOUSEHOLD = 64
NETS = ((56, 4), (48, 16))
"""One line may come with 256 households' worth of IPv6 addresses or 65,536: so wide a net, and the share of how many it
gets in all. More than one, because a phone company puts its customers side by side."""


def parsed(address: str) -> Address | None:
    """As written by a proxy: perhaps in brackets, with a port, or with the zone of an interface."""
    text = address.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def hops(lines: Iterable[str]) -> list[str]:
    """In the order in which they were added: a proxy adds its own at the end, on the same line or on one more."""
    return [hop.strip() for line in lines for hop in line.split(",") if hop.strip()]


def asking(peer: str, lines: Iterable[str], is_proxy: Callable[[Address], bool]) -> Address | None:
    """The last address that isn't one of our own proxies; None if it isn't an address."""
    found, chain = parsed(peer), hops(lines)
    while chain and found is not None and is_proxy(found):
        found = parsed(chain.pop())
    return found


def household(address: Address | None) -> str:
    """What limits are counted by: a household's IPv6 addresses count as one."""
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)


@lru_cache(4096)
def spans(key: str) -> tuple[tuple[str, int], ...]:
    """What a limit's key counts against: itself, and the nets its household is in, each with its share."""
    if not key.endswith(f"::/{HOUSEHOLD}"):
        return ((key, 1),)
    inside = ip_network(key)
    return ((key, 1), *((str(inside.supernet(new_prefix=prefix)), share) for prefix, share in NETS))
