"""Who is asking, from where, under which name, and whether a browser may: addresses, names, origins, cookies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from urllib.parse import urlsplit

from aiohttp import web

from ..wire.refusal import Refusal
from .forwarded import Address, asking, household, parsed

HOST = re.compile(r"^[A-Za-z0-9.\-]+(:\d{1,5})?$|^\[[0-9a-fA-F:]+\](:\d{1,5})?$")


class Trust:
    """Which proxies may say who's behind them, which names are ours, which pages besides our own may talk to us."""

    def __init__(
        self,
        proxies: tuple[str, ...] = (),
        origins: tuple[str, ...] = (),
        tls: bool = False,
        names: Iterable[str] = (),
    ) -> None:
        self._proxies = tuple(ip_network(each, strict=False) for each in proxies)
        self._origins = frozenset(origins)
        self._tls = tls
        given = (*names, *(urlsplit(each).hostname or "" for each in origins))
        self._names = frozenset(name.lower().rstrip(".") for name in given if name) | {"localhost"}

    def address(self, request: web.BaseRequest) -> str:
        """The last address in the chain that isn't one of our own proxies."""
        lines = request.headers.getall("X-Forwarded-For", [])
        return household(asking(request.remote or "", lines, self.is_proxy))

    def is_secure(self, request: web.BaseRequest) -> bool:
        if self._tls or request.secure:
            return True
        peer = parsed(request.remote or "")
        told = request.headers.getall("X-Forwarded-Proto", [""])[-1].rpartition(",")[2].strip()
        return peer is not None and self.is_proxy(peer) and told == "https"

    def seen(self, request: web.BaseRequest) -> dict[str, str | bool]:
        """How a request looks from here: to the one who asks, so that a host can see what a proxy passes on."""
        peer, told = parsed(request.remote or ""), "X-Forwarded-For" in request.headers
        through = peer is not None and self.is_proxy(peer)
        return {
            "host": request.headers.get("Host", ""),
            "secure": self.is_secure(request),
            "address": self.address(request) if self.is_ours(request.headers.get("Host", "")) else "",
            "forwarded": ("read" if through else "ignored") if told else "missing" if through else "none",
        }

    def check_host(self, request: web.BaseRequest) -> None:
        """Only our own addresses and names: otherwise any site could point its name at us and be our own origin."""
        host = request.headers.get("Host", "")
        if len(request.headers.getall("Host", [])) != 1 or not HOST.match(host) or not self.is_ours(host):
            raise Refusal("host")

    def is_ours(self, host: str) -> bool:
        name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
        name = name.lower().rstrip(".")
        return name in self._names or name.endswith(".localhost") or parsed(name.strip("[]")) is not None

    def check_origin(self, request: web.BaseRequest) -> None:
        """Exact match. No origin at all is only accepted from clients that aren't browsers."""
        origin = request.headers.get("Origin")
        if origin is None:
            if any(name.lower().startswith("sec-fetch-") for name in request.headers):
                raise Refusal("origin")
            return
        host = request.headers.get("Host", "")
        scheme = "https" if self.is_secure(request) else "http"
        if origin not in self._origins and origin != f"{scheme}://{host}":
            raise Refusal("origin")

    def is_proxy(self, address: Address) -> bool:
        return any(address in network for network in self._proxies)


def cookie(request: web.BaseRequest, name: str) -> str:
    """Ours, among those of everything else on this machine: taking all of them apart would cost more than a request."""
    found = ""
    for line in request.headers.getall("Cookie", []):
        for each in line.split(";"):
            key, _, value = each.partition("=")
            if key.strip() == name:
                found = value.strip().strip('"')
    return found


def cookie_name(code: str, secure: bool) -> str:
    return f"{'__Host-' if secure else ''}isoloir-{code}"


POLICIES = "svelte-trusted-html isoloir-worker"
"""What may make HTML or a script's address of a text: the pages' own library, for what was built into them, and the one
place that starts their worker."""

FOR_OPERATORS = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
}
"""Their page has no script. A browser names the origin of a form only where it may name the page it came from."""


def headers_for(host: str, secure: bool) -> Mapping[str, str]:
    sockets = f" {'wss' if secure else 'ws'}://{host}" if HOST.match(host) else ""
    headers = {
        "Content-Security-Policy": (
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
            f"base-uri 'none'; frame-ancestors 'none'; form-action 'self'; connect-src 'self'{sockets}; "
            f"require-trusted-types-for 'script'; trusted-types {POLICIES}"
        ),
        "Server": "Isoloir",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    }
    if secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return headers


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
