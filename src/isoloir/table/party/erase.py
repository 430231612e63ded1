"""Forgetting somebody: which words of a table's log are taken out, and nothing that a game depends on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..log import entries as e
from ..log.codec import Rewrite, decode_entry, encode_entry
from ..log.marks import marks_of
from ..log.words import Person
from .fold import apply, fold
from .party import Party


def forget(party: Party, person: Person) -> Sequence[e.Entry]:
    """Whoever is still there leaves first: a bot takes the seat, the host's role passes on."""
    parting: list[e.Entry] = [e.Left(person=person)] if party.is_present(person) else []
    return [*parting, e.Erased(person=person)]


def erasing(acts: Sequence[e.Entry]) -> Rewrite | None:
    for act in acts:
        if isinstance(act, e.Erased) and act.person is not None:
            person = act.person
            return lambda log: erased(log, person)
    return None


def erased(log: Sequence[bytes], person: Person) -> dict[int, bytes]:
    """The entries that change, by number; what they add up to is the same but for the person's own words."""
    entries = list(map(decode_entry, log))
    is_banned = fold(entries).people[person].gone == "banned"
    party, changed = Party(), dict[int, bytes]()
    for number, entry in enumerate(entries, 1):
        blank = _blank(party, entry, person, is_banned=is_banned)
        if blank != entry:
            changed[number] = encode_entry(blank)
        apply(party, entry)
    return changed


def _blank(party: Party, entry: e.Entry, person: Person, *, is_banned: bool) -> e.Entry:
    """What the marks of its fields say is the person's own; only the names by seat need the party."""
    if isinstance(entry, e.Began):
        return replace(entry, names=_names_without(party, entry.names, person))
    if _whose(party, entry) != person:
        return entry
    own = {field: mark for field, mark in marks_of(type(entry)).items() if mark.is_own}
    blank = {field: mark.blank for field, mark in own.items() if not (is_banned and mark.outlives_ban)}
    return replace(entry, **blank)


def _whose(party: Party, entry: e.Entry) -> Person | None:
    """Somebody who comes in is the next number."""
    return len(party.people) + 1 if isinstance(entry, e.Joined) else entry.person


def _names_without(party: Party, names: tuple[str, ...], person: Person) -> tuple[str, ...]:
    """In the record of a game a bot is called by its level, whoever gave its seat a name."""
    return tuple(
        "" if chair.named == person and chair.level is None else name
        for chair, name in zip(party.chairs, names, strict=True)
    )
