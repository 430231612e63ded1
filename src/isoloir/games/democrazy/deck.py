"""The law cards: our 74, the six blank ones, those of the house, and the End."""

from __future__ import annotations

from typing import Protocol

import msgspec

from isoloir.content.democrazy import law_rows

from .laws import AnyEffect, Law, LawId

END: LawId = "end"
BLANKS: tuple[LawId, ...] = tuple(f"blank-{number}" for number in range(1, 7))
OWN: dict[LawId, Law] = {law.id: law for law in (msgspec.json.decode(row, type=Law) for row in law_rows())}


class HasLaws(Protocol):
    """A board or a view, as far as its law cards go."""

    @property
    def blank_laws(self) -> bool: ...
    @property
    def house_only(self) -> bool: ...
    @property
    def house(self) -> tuple[Law, ...]: ...


def all_cards(table: HasLaws) -> tuple[LawId, ...]:
    """Every law card of this table, in alphabetical order, the End apart."""
    own = () if table.house_only else tuple(OWN)
    blank = BLANKS if table.blank_laws else ()
    return tuple(sorted((*own, *blank, *(law.id for law in table.house))))


def law_of(table: HasLaws, law: LawId) -> Law:
    """The row of a law that is not blank."""
    return OWN[law] if law in OWN else next(row for row in table.house if row.id == law)


def written(blank: LawId, effect: AnyEffect) -> Law:
    """A law written on a blank card: red, and a tie rejects what somebody has just invented."""
    return Law(blank, "red", "black", "now", effect)
