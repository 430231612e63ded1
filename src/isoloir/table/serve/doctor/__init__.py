"""`isoloir doctor`: everything a host may have got wrong, looked at one by one; each finding says what to do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..settings import ServeSettings
from .finding import Finding, Look, State, looked
from .kept import store
from .machine import clock, disk, folder, names, notices, port
from .outside import outside
from .tls import certificate

LOOKS: Mapping[str, Look] = {
    "port": port,
    "folder": folder,
    "disk": disk,
    "clock": clock,
    "certificate": certificate,
    "names": names,
    "notices": notices,
    "outside": outside,
    "store": store,
}
NEEDS = {"disk": "folder", "store": "folder"}
"""Nothing can be said of these where the other is wrong."""


def examine(settings: ServeSettings) -> Iterator[Finding]:
    ill = set()
    for check, look in LOOKS.items():
        if NEEDS.get(check) in ill and not (check == "store" and settings.store):
            continue
        found = looked(check, look, settings)
        ill |= {each.check for each in found if each.state == "bad"}
        yield from found


__all__ = ["Finding", "State", "examine"]
