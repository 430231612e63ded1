"""Where people may have us send something: out into the world, and never into the operator's own network."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult

SECONDS = 20.0
AT_ONCE = 64
ASKING = 8
"""Names that are looked up at once. In threads of their own: a name that keeps us waiting delays no table."""
GIVEN_OUT = ip_network("2000::/3")
"""What everybody's addresses of IPv6 begin with; elsewhere lie other networks, and IPv4 in other clothes."""
NAME = re.compile(r"([a-z0-9_-]+\.)+[a-z][a-z0-9-]*\.?", re.ASCII)
"""Not an address, nor what a library would read as one: ⑩.0.0.1 is."""


class Inside(OSError):
    """That name leads into a network that isn't everybody's."""


def is_outside(address: str) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    if isinstance(found, IPv6Address) and (found not in GIVEN_OUT or found.sixtofour or found.teredo):
        return False
    return found.is_global and not found.is_multicast


def leads_outside(url: str) -> bool:
    """As far as one can tell from its looks: https, the usual port, a name and not an address, no password."""
    try:
        split = urlsplit(url)
        host, port = split.hostname or "", split.port
    except ValueError:
        return False
    is_name = NAME.fullmatch(host) is not None
    return split.scheme == "https" and is_name and port in (None, 443) and split.username is None


class Outward(AbstractResolver):
    """What a name leads to is looked at once and connected to as it was looked at: it can't change in between."""

    def __init__(self, allows: Callable[[str], bool] = is_outside) -> None:
        self._threads, self._allows = ThreadPoolExecutor(ASKING, thread_name_prefix="names"), allows

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        ask = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
        answers = await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        found = [(str(address[0]), kind, proto) for kind, _, proto, _, address in answers]
        if not all(self._allows(each) for each, _, _ in found):
            raise Inside("not everybody's")
        fixed = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
        return [
            ResolveResult(hostname=host, host=each, port=port, family=kind, proto=proto, flags=fixed)
            for each, kind, proto in found
        ]

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def session(resolver: AbstractResolver | None = None) -> ClientSession:
    """Keeps no cookies, and reads no answer longer than it has to."""
    lines = TCPConnector(limit=AT_ONCE, resolver=resolver, use_dns_cache=False)
    return ClientSession(connector=lines, timeout=ClientTimeout(total=SECONDS), auto_decompress=False)
