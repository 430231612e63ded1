"""What one input comes to at a table: decided, applied to the party, and put into words for those who'll hear of it.

All of it lands in a turn. Nothing is written here and nobody is told anything yet.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence

from ...log.entries import FORMAT, Entry, Opened, Sealed
from ...party.decide import decide
from ...party.decision import NOTHING, Decision, must_be_read
from ...party.fold import apply
from ...party.inputs import Input, OpenBallot, Post, Spoken
from ...party.notices import letters
from ...party.party import Party
from ...party.scene import Scene
from ...wire.refusal import Refusal
from .announce import announce, greet, shown_before
from .memory import Memory
from .turn import Item, Turn
from .viewer import to_all

LOG = logging.getLogger(__name__)

BY_NODE = {"upgrading", "too-fast", "too-early", "table-full-of-words"}
"""Refusals that depend on more than the log: where the same command went before, it may have been accepted."""


def take(memory: Memory, item: Item, turn: Turn, scene: Scene) -> None:
    party, given = memory.party, item.given
    turn.items.append(item)
    if isinstance(given, Spoken) and memory.presence.heard(given.person, scene.now, scene.pace.lively):
        turn.stirs = True
    decision = _decided(memory, item, scene, turn)
    entries = decision.entries
    for entry in entries:
        before = None if isinstance(entry, Sealed) else shown_before(party, entry, scene)
        apply(party, entry, decision.match)
        announce(party, entry, before, memory.presence, scene, turn)
    if entries:
        item.wrote = True
        turn.entries += entries
        if isinstance(given, Post):
            turn.letters = letters(party, entries, scene.now)
    if item.told is not None:
        turn.out += to_all(memory.presence.concerned(party, item.told), item.told)
    item.stirs = _stirs(party, given, entries)


def take_page(memory: Memory, item: Item, turn: Turn, opens_at: int | None, scene: Scene) -> Scene:
    """A page opens, and is welcomed after whatever its arrival caused. Returns the scene with them in it."""
    take(memory, item, turn, scene)
    if item.viewer is not None:
        memory.presence.heard(item.viewer.person, scene.now, 0)
    greet(memory.party, item, memory.presence, opens_at, scene, turn)
    return memory.scene()


def take_foreign(memory: Memory, entries: Iterable[Entry]) -> Turn:
    """What another node wrote: nothing to decide, and everybody hears of it as if it were ours."""
    turn, scene = Turn(), memory.scene()
    for entry in entries:
        if entry.person is not None and entry.command is not None:
            memory.presence.heard(entry.person, scene.now, 0)
        before = shown_before(memory.party, entry, scene)
        apply(memory.party, entry)
        announce(memory.party, entry, before, memory.presence, scene, turn)
    turn.end(memory.party)
    return turn


def _decided(memory: Memory, item: Item, scene: Scene, turn: Turn) -> Decision:
    item.refusal, item.wrote, given = None, False, item.given
    if given is None:
        return NOTHING
    try:
        if isinstance(given, Spoken):
            if given.is_in(memory.party.commands):
                turn.accept(item, again=True)
                return NOTHING
            memory.ledger.check(memory.party, given, scene.now)
        decision = decide(memory.party, scene, given)
        if scene.reads < FORMAT:
            must_be_read(decision.entries, scene.reads)
    except Refusal as why:
        is_by_node = why.code in BY_NODE and isinstance(given, Spoken)
        if is_by_node and item.in_doubt:
            item.is_put_off = True
        else:
            is_unsure = is_by_node and item.was_put_off and memory.world.neighbours.has_silent
            turn.refuse(item, Refusal("unsure") if is_unsure else why)
        return NOTHING
    except Exception:  # a bug of ours or of a game; nothing is half done, since deciding changes nothing
        LOG.exception("input failed", extra={"table": memory.table})
        turn.refuse(item, Refusal("internal"))
        return NOTHING
    turn.accept(item)
    return decision


def _stirs(party: Party, given: Input | None, entries: Sequence[Entry]) -> bool:
    """Neither a refused command nor a choice that isn't the last one starts a clock; for a next question, which `moved`
    tells of, most tables have set the clock already. Anything else may set any clock."""
    if len(entries) == 1:
        entry = entries[0]
        if isinstance(entry, Sealed) and isinstance(given, Spoken):
            return party.played.ballot.is_full
        if isinstance(entry, Opened) and isinstance(given, OpenBallot):
            return entry.winners is not None
    return bool(entries) if isinstance(given, Spoken) else given is not None
