"""What `isoloir serve` can be told, by flag or by environment; one clear sentence for what it cannot."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, structs

from ..door.pages import FOLDER
from ..store.address import place

PREFIX = "ISOLOIR_"
SHORTEST_TOKEN = 16
NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.\-]*[A-Za-z0-9])?")


class BadSettings(Exception):
    """`key` names the setting; `str()` is one sentence."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


def default_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "isoloir"


class ServeSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each is a flag (`--keep-hours`) and a variable (`ISOLOIR_KEEP_HOURS`); the flag wins."""

    host: str = "0.0.0.0"
    """Where to listen; by default wherever phones on the same network can reach."""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    public_url: str = ""
    """How people reach the server, if not by its own address: https://games.example.org"""
    names: tuple[str, ...] = ()
    """Other names people open the server by, beside its addresses and the machine's own, with commas."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For and -Proto are believed, with commas."""
    tls_cert: Path | None = None
    tls_key: Path | None = None
    data: Path = msgspec.field(default_factory=default_data)
    keep_hours: Annotated[float, Meta(gt=0, le=8760)] = 24
    """Tables are forgotten this long after the last act."""
    code_length: Annotated[int, Meta(ge=4, le=10)] = 5
    grace_ms: Annotated[int, Meta(ge=0, le=60_000)] = 1_500
    bot_ms: Annotated[int, Meta(ge=0, le=60_000)] = 900
    tick_ms: Annotated[int, Meta(ge=0, le=5_000)] = 40
    nonce_ms: Annotated[int, Meta(ge=0, le=60_000)] = 3_000
    my_games: tuple[Path, ...] = ()
    """Games from outside: folders, or single files."""
    watch: bool = False
    """Take up what changes in them while the server runs."""
    most_tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 5_000
    most_sockets: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    most_people: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    """At one table, beside those who play; their pages may be twice as many."""
    limits: Annotated[float, Meta(ge=0, le=1000)] = 1.0
    """Multiplies what one address may do; 0 lifts it, for load tests on your own machine."""
    message_rate: Annotated[float, Meta(ge=0, le=100_000)] = 5
    """Messages a second on one socket; 0 lifts it."""
    quiet: bool = False
    """No link and no QR code in the terminal."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    admin_token: str = ""
    """Opens the operator's page, /admin, to those who have it."""
    metrics_token: str = ""
    """Opens /metrics to those who have it."""
    metrics: str = ""
    """A listener of its own for /metrics on this machine: 127.0.0.1:9400"""
    store: str = ""
    """postgresql://… keeps the tables in a database instead of the data folder; several servers may share it."""
    house: str = "isoloir"
    """The name of those who share one store, so that nobody joins another house by mistake."""
    bus: str = ""
    """nats://… wakes the other servers through NATS; by default the database does it."""
    notices: str = ""
    """Lets people be told of tables over days; push services may write to this: mailto:you@example.org"""
    notices_to: str = ""
    """Where notices also go, for those who want that: https://…"""
    notices_secret: str = ""
    """What comes there is signed with this."""
    leave_newer: bool = False
    """Start though some tables need a newer version: they wait for it."""
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0
    """Asked to stop, pages are sent away over this time instead of all at once."""
    pages: Path = FOLDER
    pages_before: Path | None = None
    """The pages of the version before: anyone who opened one of those still gets its parts."""


def variable(name: str) -> str:
    """Where the environment may name a setting."""
    return PREFIX + name.upper()


def known_variables() -> tuple[str, ...]:
    return tuple(variable(field.name) for field in structs.fields(ServeSettings))


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> ServeSettings:
    """Flags may be text or already of their type; None means not given."""
    given: dict[str, Any] = {}
    for field in structs.fields(ServeSettings):
        name = field.name
        value = flags.get(name)
        if value is None:
            value = environment.get(variable(name))
        if value is not None:
            given[name] = _read(name, value, field.type)
    settings = ServeSettings(**given)
    _check(settings)
    return settings


def _read(name: str, value: Any, kind: Any) -> Any:
    if name in ("proxies", "names") and isinstance(value, str):
        value = [each.strip() for each in value.split(",") if each.strip()]
    if name in ("data", "tls_cert", "tls_key", "pages", "pages_before"):
        return Path(value).expanduser()
    if name == "my_games":
        return tuple(Path(each).expanduser() for each in str(value).split(os.pathsep) if each)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as why:
        said = str(why)
        raise BadSettings(name, f"--{name.replace('_', '-')} {value!r}: {said[:1].lower()}{said[1:]}") from None


def _check(settings: ServeSettings) -> None:
    if (settings.tls_cert is None) != (settings.tls_key is None):
        raise BadSettings("tls_cert", "--tls-cert and --tls-key belong together: give both or neither")
    for name in ("tls_cert", "tls_key"):
        path: Path | None = getattr(settings, name)
        if path is not None and not path.is_file():
            raise BadSettings(name, f"--{name.replace('_', '-')} {str(path)!r}: there is no such file")
    if settings.pages_before is not None and not (settings.pages_before / "assets").is_dir():
        where = str(settings.pages_before)
        raise BadSettings("pages_before", f"--pages-before {where!r}: there is no folder of built pages")
    for folder in settings.my_games:
        if not folder.exists():
            raise BadSettings("my_games", f"--my-games {str(folder)!r}: there is no such folder or file")
    if settings.store and not settings.store.startswith(("postgresql://", "postgres://")):
        raise BadSettings("store", f"--store {place(settings.store)!r}: must begin with postgresql://")
    if settings.admin_token and len(settings.admin_token) < SHORTEST_TOKEN:
        raise BadSettings("admin_token", f"--admin-token: at least {SHORTEST_TOKEN} characters")
    if settings.notices and not settings.notices.startswith(("mailto:", "https://")):
        raise BadSettings("notices", f"--notices {settings.notices!r}: mailto:you@example.org, or https://…")
    if settings.notices_to and not (settings.notices and settings.public_url):
        raise BadSettings("notices_to", "--notices-to goes with --notices and --public-url")
    if settings.notices_to and not settings.notices_to.startswith(("http://", "https://")):
        raise BadSettings("notices_to", "--notices-to: must begin with http:// or https://")
    if settings.notices_to and len(settings.notices_secret) < SHORTEST_TOKEN:
        raise BadSettings("notices_secret", f"--notices-secret: at least {SHORTEST_TOKEN} characters")
    if settings.metrics and not _is_own(settings.metrics):
        raise BadSettings("metrics", f"--metrics {settings.metrics!r}: this machine's own address, as 127.0.0.1:9400")
    if settings.bus and not (_is_nats(settings.bus) and settings.store):
        raise BadSettings("bus", f"--bus {place(settings.bus)!r}: nats://host:4222, and goes with --store")
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            raise BadSettings("proxies", f"--proxies {proxy!r}: not an address or a network") from None
    for own in settings.names:
        if not NAME.fullmatch(own):
            raise BadSettings("names", f"--names {own!r}: a name has letters, digits, dots and dashes, and no port")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings("public_url", f"--public-url {settings.public_url!r}: must begin with http:// or https://")


def host_and_port(given: str) -> tuple[str, int]:
    """Raises ValueError."""
    host, _, port = given.rpartition(":")
    return host.strip("[]"), int(port)


def _is_own(given: str) -> bool:
    try:
        host, port = host_and_port(given)
        return ip_address(host).is_loopback and 0 < port < 65536
    except ValueError:
        return False


def _is_nats(address: str) -> bool:
    try:
        split = urlsplit(address)
        return split.scheme == "nats" and bool(split.hostname) and split.port != 0
    except ValueError:
        return False
