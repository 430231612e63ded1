"""What somebody who comes back after days has missed: the openings of this game, as they'd have been told then."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.core.value import encode

from ...log import entries as e
from ...log.words import Person
from ...party.fold import apply
from ...party.party import Party
from .viewer import Frames, Moment

MOST = 12
"""Openings: as many as a page tells one after the other."""


def missed_by(log: Sequence[e.Entry], person: Person, since: int, now: int) -> list[bytes]:
    """First how things stood then, whole; then each opening, as it was said to those who were there."""
    began = max((i for i, entry in enumerate(log) if isinstance(entry, e.Began)), default=len(log))
    base = max((entry.base for entry in log if isinstance(entry, e.Restored)), default=0)
    opened = [entry.opened for entry in log[began:] if isinstance(entry, e.Opened) and entry.opened >= since - base]
    if since <= base or not opened:
        return []
    party, start, frames = Party(), opened[-MOST:][0], list[bytes]()
    for i, entry in enumerate(log):
        apply(party, entry)
        if frames and isinstance(entry, e.Opened | e.Ended):
            frames.append(Frames(party, party.played, now).of(person))
        elif i >= began and isinstance(entry, e.Opened | e.Began) and party.pause == start:
            frames.append(_as_it_stood(party, person, now))
    return frames


def _as_it_stood(party: Party, person: Person, now: int) -> bytes:
    moment = Moment(party, party.played, None, now)
    return encode(moment.moved(party.shown_to(person), [], has_sat=moment.has_sat(person)))
