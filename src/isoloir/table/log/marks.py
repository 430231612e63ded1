"""What a field of an entry holds of somebody, said where the field stands: erasing and the files go by it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

from msgspec import Struct

from .words import Patience

T = TypeVar("T")


class Mark(Struct, frozen=True):
    """The value that is left once somebody is forgotten, if their entry alone decides it."""

    blank: Any = None
    outlives_ban: bool = False
    """A ban has to be recognised: what it goes by stays for as long as the table does."""
    is_own: bool = True
    """False: texts of the whole party's, which nobody's leaving erases; in the files they lie apart all the same."""


PLAIN = "plain"

Name: TypeAlias = Annotated[str, Mark("")]
"""What somebody is called."""
Secret: TypeAlias = Annotated[str, Mark("", outlives_ban=True)]
"""The digest of a device's secret, or of an address."""
Wish: TypeAlias = Annotated[Patience, Mark("usual")]
"""How much time somebody needs: nobody else's business."""
SeatNames: TypeAlias = Annotated[tuple[str, ...], Mark(is_own=False)]
"""Names by seat; whose each is, the party knows."""
PartyTexts: TypeAlias = Annotated[T, Mark(is_own=False)]
"""May hold words, phrases and laws that the party wrote."""
Plain: TypeAlias = Annotated[T, PLAIN]
"""A text that says nothing of anybody. Every other text in an entry has a mark of its own; a test sees to it."""


@cache
def marks_of(kind: type[Any]) -> dict[str, Mark]:
    """By field."""
    hints = get_type_hints(kind, include_extras=True)
    found = {field: _mark(hint) for field, hint in hints.items()}
    return {field: mark for field, mark in found.items() if mark is not None}


def _mark(hint: Any) -> Mark | None:
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Mark)), None)
