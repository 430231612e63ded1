"""A first evening: which steps of a game this table hasn't met, so that each is explained once, to everyone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Raw, Struct

from isoloir.core import Asks

from .moments import latest_told
from .party import Party
from .play import Play


class _Event(Struct):
    type: str


class _Question(Struct):
    what: str


event_of = msgspec.json.Decoder(_Event).decode
questions_of = msgspec.json.Decoder(dict[str, _Question]).decode


def unmet(party: Party, play: Play, asks: Asks) -> list[str]:
    """What was just told to everyone and what is asked now, as far as it's new here."""
    if not party.settings.first:
        return []
    names = dict.fromkeys((*_told(play), *(question.what for question in asks.values())))
    return [name for name in names if f"{play.key}-{name}" not in party.met]


def meet(party: Party, play: Play, asks: Raw) -> None:
    """Once a ballot opens: what was explained until then isn't explained again."""
    if party.settings.first:
        asked = (question.what for question in questions_of(asks).values())
        party.met.update(f"{play.key}-{name}" for name in (*_told(play), *asked))


def _told(play: Play) -> Iterator[str]:
    return (event_of(each.event).type for each in latest_told(play) if each.only is None)
