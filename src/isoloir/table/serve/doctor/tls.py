"""The certificate: whether it can be used, is for the name people open, and how long it lasts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from ..certificate import begins, described, ends, is_for, tls_of
from ..settings import ServeSettings
from .finding import Finding

DAY = 86_400
SOON = 14


def certificate(settings: ServeSettings) -> Iterator[Finding]:
    context = tls_of(settings)
    if context is None:
        is_https = settings.public_url.startswith("https:")
        yield Finding("certificate", "well", "cert-elsewhere" if is_https else "cert-none")
        return
    told = described(settings, context)
    days = int((ends(told) - time.time()) // DAY)
    said: dict[str, Any] = {"path": str(settings.tls_cert), "days": abs(days), "end": _day(ends(told))}
    if days < 0:
        yield Finding("certificate", "bad", "cert-over", said)
    elif begins(told) > time.time():
        yield Finding("certificate", "bad", "cert-not-yet", said | {"begin": _day(begins(told))})
    else:
        yield Finding("certificate", *(("note", "cert-soon") if days < SOON else ("well", "cert-well")), said)
    for name in (urlsplit(settings.public_url).hostname, *settings.names):
        if name and not is_for(name, told):
            yield Finding("certificate", "bad", "cert-not-for", said | {"name": name})


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))
