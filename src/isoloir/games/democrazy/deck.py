"""The law cards: our 74, the six blank ones, those of the house, and the End."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import msgspec

from isoloir.content.democrazy import law_rows, retired_rows

from .laws import AnyEffect, Law, LawId

END: LawId = "end"
BLANKS: tuple[LawId, ...] = tuple(f"blank-{number}" for number in range(1, 7))


def _read(rows: tuple[str, ...]) -> dict[LawId, Law]:
    return {law.id: law for law in (msgspec.json.decode(row, type=Law) for row in rows)}


OWN = _read(law_rows())
"""Our deck."""
RETIRED = _read(retired_rows())
"""Known, but no longer dealt."""


class HasLaws(Protocol):
    """A board or a view, as far as its law cards go."""

    @property
    def apart(self) -> bool: ...
    @property
    def blank_laws(self) -> bool: ...
    @property
    def house_only(self) -> bool: ...
    @property
    def house(self) -> tuple[Law, ...]: ...


def all_cards(table: HasLaws) -> tuple[LawId, ...]:
    """Every law card of this table, in alphabetical order, the End aside."""
    return _all_cards(table.house, house_only=table.house_only, blank=table.blank_laws, apart=table.apart)


@lru_cache(maxsize=64)
def _all_cards(house: tuple[Law, ...], *, house_only: bool, blank: bool, apart: bool) -> tuple[LawId, ...]:
    laws = (*(() if house_only else OWN.values()), *house)
    ids = [law.id for law in laws if not (apart and law.check == "room")]
    return tuple(sorted((*(BLANKS if blank else ()), *ids)))


def law_of(table: HasLaws, law: LawId) -> Law:
    """The row of a law that isn't blank."""
    own = OWN.get(law) or RETIRED.get(law)
    return own or next(row for row in table.house if row.id == law)


def written(blank: LawId, effect: AnyEffect) -> Law:
    """A law written on a blank card: red, and a tie rejects what someone has just invented."""
    return Law(blank, "red", "black", "now", effect)
