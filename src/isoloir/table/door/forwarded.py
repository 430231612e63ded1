"""Who's really asking when there are proxies in between: one reading of `X-Forwarded-For`, all its lines joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TypeAlias

from .desk.nets import HOUSEHOLD

Address: TypeAlias = IPv4Address | IPv6Address
UNKNOWN = "unknown"


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


def is_hidden(address: str) -> bool:
    """This machine's own: either somebody who sits at it, or everybody behind a proxy that doesn't say who's there."""
    found = parsed(address)
    return found is not None and found.is_loopback
