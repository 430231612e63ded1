"""The law cards: our 74, the six blank ones, those of the house, and the End."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

import msgspec

from isoloir.content.democrazy import law_rows

from .laws import AnyEffect, Check, Law, LawId, Printed

END: LawId = "end"
BLANKS: tuple[LawId, ...] = tuple(f"blank-{number}" for number in range(1, 7))


def read(rows: Iterable[str]) -> dict[LawId, Printed]:
    return {law.id: law for law in (msgspec.json.decode(row, type=Printed) for row in rows)}


OWN = read(law_rows())
"""Our deck, and what earlier versions of the rules had in theirs."""


class HasLaws(Protocol):
    """A board or a view, as far as its law cards go."""

    @property
    def rules(self) -> int: ...
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
    own = None if table.house_only else table.rules
    return _all_cards(own, table.house, blank=table.blank_laws, apart=table.apart)


@lru_cache(maxsize=64)
def _all_cards(rules: int | None, house: tuple[Law, ...], *, blank: bool, apart: bool) -> tuple[LawId, ...]:
    own = () if rules is None else (law for law in OWN.values() if law.is_dealt_under(rules))
    ids = [law.id for law in (*own, *house) if not (apart and law.check == "room")]
    return tuple(sorted((*(BLANKS if blank else ()), *ids)))


def law_of(table: HasLaws, law: LawId) -> Law:
    """The row of a law that isn't blank."""
    return next((row for row in table.house if row.id == law), None) or OWN[law]


def written(blank: LawId, effect: AnyEffect, check: Check = "word") -> Law:
    """A law written on a blank card: red, and a tie rejects what someone has just invented."""
    return Law(blank, "red", "black", "now", effect, check=check)
