"""What the doctor looked at, and how it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ..refused import Refused
from ..settings import ServeSettings

State: TypeAlias = Literal["well", "note", "bad"]


class Finding(Struct, frozen=True):
    """`key` and `params` are one sentence in the catalogues, that says what to do if something is."""

    check: str
    state: State
    key: str
    params: dict[str, Any] = {}


Look: TypeAlias = Callable[[ServeSettings], Iterable[Finding]]


def looked(check: str, look: Look, settings: ServeSettings) -> list[Finding]:
    """What would keep the server from starting is found in the very words it would say then."""
    try:
        return list(look(settings))
    except Refused as why:
        return [Finding(check, "bad", why.key, why.params)]
