"""What was told in a game and what became of it, as the log keeps it; pages are sent the same."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Raw, Struct

from isoloir.core import Round, Seat, Told
from isoloir.core.value import encode

from .words import Params


class Problem(Struct, frozen=True, forbid_unknown_fields=True):
    """Why something cannot be, as a key and its parameters; words are made by the page."""

    code: str
    params: Params = {}


class Heard(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An event; `only` names the held seat it was told to, None if it was told to all."""

    event: Raw
    only: Seat | None = None


def heard_of(told: Iterable[Told]) -> tuple[Heard, ...]:
    return tuple([Heard(Raw(encode(each.event)), each.only) for each in told])


class Highlight(Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence about what decided a game; the words are made by the page, as an event's are."""

    n: int
    """The moment it is about, as the replay numbers them."""
    remark: Raw


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game went, as everybody saw it."""

    highlights: list[Highlight]
    """The most telling first; empty for a game that was stopped."""
    rounds: list[Round]
    start: tuple[int, ...]
    """The scores before the first."""
