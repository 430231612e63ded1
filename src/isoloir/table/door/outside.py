"""Where people may have us send something: out into the world, and never into the operator's own network."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import ClientSession, ClientTimeout, TCPConnector, ThreadedResolver
from aiohttp.abc import AbstractResolver, ResolveResult

SECONDS = 20.0
AT_ONCE = 64
TRANSLATED = ip_network("64:ff9b::/96")
"""An IPv4 address in the clothes of an IPv6 one."""


class Inside(OSError):
    """That name leads into a network that isn't everybody's."""


def is_outside(address: str) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found in TRANSLATED or found.sixtofour is not None or found.teredo is not None:
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


def leads_outside(url: str) -> bool:
    """As far as one can tell from its looks: https, the usual port, a name and not an address, no password."""
    try:
        split = urlsplit(url)
        host, port = split.hostname or "", split.port
    except ValueError:
        return False
    is_name = "." in host and not host.replace(".", "").isdigit() and ":" not in host
    return split.scheme == "https" and is_name and port in (None, 443) and split.username is None


class Outward(AbstractResolver):
    """What a name leads to is looked at once and connected to as it was looked at: it can't change in between."""

    def __init__(self, allows: Callable[[str], bool] = is_outside) -> None:
        self._names, self._allows = ThreadedResolver(), allows

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        if not all(self._allows(each["host"]) for each in found):
            raise Inside("not everybody's")
        return found

    async def close(self) -> None:
        await self._names.close()


def session(resolver: AbstractResolver | None = None) -> ClientSession:
    """Keeps no cookies, and reads no answer longer than it has to."""
    lines = TCPConnector(limit=AT_ONCE, resolver=resolver, use_dns_cache=False)
    return ClientSession(connector=lines, timeout=ClientTimeout(total=SECONDS), auto_decompress=False)
