"""A festival counts as an evening does: what its tables came to, a line for each person."""

from __future__ import annotations

from .festival import Festival
from .party import NOBODY, Counted, Guest, Party


def recount(party: Party, held: Festival) -> None:
    """One line for each person; a bot has none."""
    of = {guest.named: line for line, guest in enumerate(party.lines)}
    party.counted = []
    for sheet, score in held.scored():
        for person in sorted({*score.seats} - {0, *of}):
            of[person] = len(party.lines)
            party.lines.append(Guest(party.people[person].name, party.people[person].look, False, person))
        lines = tuple(of[person] if person else NOBODY for person in score.seats)
        party.counted.append(Counted(sheet.round, sheet.game, score.winners, score.scores, lines))
