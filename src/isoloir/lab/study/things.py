"""Words, phrases and laws: what was put to the table and what it took, read from what everybody was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from isoloir.core import Event, Option
from isoloir.core.trace import Trace


class Thing(NamedTuple):
    """Where a game tells of its things: the event that offers them, and the one that takes some of them."""

    kind: str
    offered: tuple[str, str]
    taken: tuple[str, str]
    only_if: str = ""
    """A member that has to be true for the taking event to take."""


THINGS = {
    "majority": Thing("word", ("TurnBegan", "words"), ("WordsWon", "words")),
    "habits": Thing("phrase", ("HabitsShown", "cards"), ("HabitChosen", "card")),
    "democrazy": Thing("law", ("Voted", "law"), ("Voted", "law"), only_if="adopted"),
}


def things_in(trace: Trace) -> Iterator[tuple[str, Option, bool]]:
    """Each thing as often as it was offered, and whether the table took it then."""
    thing = THINGS.get(trace.game)
    if thing is None:
        return
    for reveal in trace.reveals:
        taken = [each for event in reveal.told if _takes(event, thing) for each in _members(event, thing.taken)]
        for each in (each for event in reveal.told for each in _members(event, thing.offered)):
            yield thing.kind, each, False
        for each in taken:
            yield thing.kind, each, True


def _takes(event: Event, thing: Thing) -> bool:
    return not thing.only_if or bool(getattr(event, thing.only_if, False))


def _members(event: Event, source: tuple[str, str]) -> tuple[Any, ...]:
    name, member = source
    if type(event).__name__ != name:
        return ()
    found = getattr(event, member)
    return found if isinstance(found, tuple) else (found,)
