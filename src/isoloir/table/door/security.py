"""Who is asking, from where, and whether a browser may: addresses, origins, cookies and headers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from ..wire.refusal import Refusal

Network: TypeAlias = IPv4Network | IPv6Network
HOST = re.compile(r"^[A-Za-z0-9.\-]+(:\d{1,5})?$|^\[[0-9a-fA-F:]+\](:\d{1,5})?$")


class Trust:
    """Which proxies may say who is behind them, and which pages beside our own may talk to us."""

    def __init__(self, proxies: tuple[str, ...] = (), origins: tuple[str, ...] = (), tls: bool = False) -> None:
        self._proxies = tuple(ip_network(each, strict=False) for each in proxies)
        self._origins = frozenset(origins)
        self._tls = tls

    def address(self, request: web.Request) -> str:
        """The last address in the chain that is not one of our own proxies."""
        found = request.remote or "0.0.0.0"
        chain = [each.strip() for each in request.headers.get("X-Forwarded-For", "").split(",") if each.strip()]
        while chain and self._is_proxy(found):
            found = chain.pop()
        return str(_network_of(found))

    def is_direct(self, request: web.Request) -> bool:
        """From this very machine, with nobody in between."""
        forwarded = "X-Forwarded-For" in request.headers or "Forwarded" in request.headers
        address = _parsed(request.remote or "")
        return not forwarded and address is not None and address.is_loopback

    def is_secure(self, request: web.Request) -> bool:
        if self._tls or request.secure:
            return True
        return self._is_proxy(request.remote or "") and request.headers.get("X-Forwarded-Proto") == "https"

    def check_origin(self, request: web.Request) -> None:
        """Exact match. No origin at all: only from what is not a browser."""
        origin = request.headers.get("Origin")
        if origin is None:
            if any(name.lower().startswith("sec-fetch-") for name in request.headers):
                raise Refusal("origin")
            return
        host = request.headers.get("Host", "")
        scheme = "https" if self.is_secure(request) else "http"
        if origin not in self._origins and not (HOST.match(host) and origin == f"{scheme}://{host}"):
            raise Refusal("origin")

    def _is_proxy(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._proxies)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address.partition("%")[0])
    except ValueError:
        return None


def _network_of(address: str) -> str:
    """A household's IPv6 addresses count as one."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address) and not parsed.is_loopback:
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed) if parsed else "unknown"


def cookie_name(code: str, secure: bool) -> str:
    return f"{'__Host-' if secure else ''}isoloir-{code}"


def set_cookie(response: web.StreamResponse, code: str, token: str, *, secure: bool, seconds: int) -> None:
    name = cookie_name(code, secure)
    response.set_cookie(name, token, max_age=seconds, path="/", httponly=True, samesite="Strict", secure=secure)


def drop_cookie(response: web.StreamResponse, code: str, *, secure: bool) -> None:
    response.del_cookie(cookie_name(code, secure), path="/", httponly=True, samesite="Strict", secure=secure)


def headers_for(host: str, secure: bool) -> Mapping[str, str]:
    sockets = f" {'wss' if secure else 'ws'}://{host}" if HOST.match(host) else ""
    headers = {
        "Content-Security-Policy": (
            "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
            f"base-uri 'none'; frame-ancestors 'none'; form-action 'self'; connect-src 'self'{sockets}"
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
