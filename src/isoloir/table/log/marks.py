"""What a field of an entry holds of somebody, said where the field stands: erasing and the files go by it.

`name: Annotated[str, Name("who")]` is the name of the person whose number the field `who` holds. There's no mark
without an owner, so nobody's words can be left behind when they're forgotten.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

from msgspec import Struct

from .words import Person

T = TypeVar("T")

NEWCOMER = "newcomer"
"""The person who joins by this entry: the next number."""
SEATED = "seated"
"""Several people, by seat; the party knows whose each is."""
PARTY = "party"
"""Everybody together: nobody's leaving erases it, but in the files it lies apart all the same."""
OF_MANY = (NEWCOMER, SEATED, PARTY)


class Mark(Struct, frozen=True):
    owner: str
    """The field that holds the person whose it is, or one of the words above."""
    blank: Any = None
    """The value that is left once its owner is forgotten."""
    outlives_ban: bool = False
    """A ban has to be recognised: what it goes by stays for as long as the table does."""

    @property
    def is_own(self) -> bool:
        """One person's, as the entry itself tells."""
        return self.owner not in (SEATED, PARTY)


def Name(owner: str) -> Mark:  # noqa: N802
    """What somebody is called."""
    return Mark(owner, "")


def Secret(owner: str) -> Mark:  # noqa: N802
    """The digest of a device's secret, or of an address."""
    return Mark(owner, "", outlives_ban=True)


def Wish(owner: str) -> Mark:  # noqa: N802
    """How much time somebody needs: nobody else's business."""
    return Mark(owner, "usual")


PLAIN = "plain"

SeatNames: TypeAlias = Annotated[tuple[str, ...], Mark(SEATED)]
PartyTexts: TypeAlias = Annotated[T, Mark(PARTY)]
"""May hold words, phrases and laws that the party wrote."""
Plain: TypeAlias = Annotated[T, PLAIN]
"""A text that says nothing of anybody. Every other text in an entry has a mark of its own; a test sees to it."""


@cache
def marks_of(kind: type[Any]) -> dict[str, Mark]:
    """By field. A mark has to name an owner that every such entry has."""
    hints = get_type_hints(kind, include_extras=True)
    marks = {field: mark for field, hint in hints.items() if (mark := _mark(hint)) is not None}
    for field, mark in marks.items():
        if mark.owner not in OF_MANY and hints.get(mark.owner) is not Person:
            raise TypeError(
                f"{kind.__name__}.{field} belongs to nobody, so nobody's being forgotten would erase it: "
                f"{mark.owner!r} is no field of it that always holds a person"
            )
    return marks


def own_words(entry: Struct, person: Person, newcomer: Person) -> dict[str, Mark]:
    """The fields that hold something about this person; `newcomer` is the next to come in."""
    owned = {field: mark for field, mark in marks_of(type(entry)).items() if mark.is_own}
    return {
        field: mark
        for field, mark in owned.items()
        if person == (newcomer if mark.owner == NEWCOMER else getattr(entry, mark.owner))
        and getattr(entry, field) != mark.blank
    }


def _mark(hint: Any) -> Mark | None:
    return next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Mark)), None)
