"""The same counts as the simulator's, over what people saw and what the log holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from isoloir.table.log import entries as e
from isoloir.table.party.fold import fold

from .wanderer import Wanderer

Sealed = dict[tuple[int, int], tuple[str | int, ...]]


def wrong_with(people: Sequence[Wanderer], entries: Sequence[e.Entry]) -> list[str]:
    """Whatever is wrong with one table, as sentences."""
    opened = Counter(entry.opened for entry in entries if isinstance(entry, e.Opened))
    wrong = [f"pause {pause} was opened {times} times" for pause, times in opened.items() if times > 1]
    sealed, commands = _sealed(entries), Counter((entry.person, entry.command) for entry in entries if entry.command)
    wrong += [f"command {command} of person {who} counted {n} times" for (who, command), n in commands.items() if n > 1]
    for person in people:
        for key, choice in person.acknowledged.items():
            if sealed.get(key) != choice:
                wrong.append(f"{key}: acknowledged {choice}, and the log has {sealed.get(key)}")
        for command in (each for refused in person.refused.values() for each in refused):
            if commands[person.person, command]:
                wrong.append(f"'nothing has changed' was said of {command}, which is in the log")
        wrong += person.false_absences
    of_itself = sum(isinstance(entry, e.Paused | e.Resumed | e.HostActs | e.StoodIn) for entry in entries)
    if of_itself > 10 + 4 * len(opened):
        wrong.append(f"a storm: {of_itself} entries that nobody said, at {len(opened)} openings")
    wrong += [f"person {entry.seat} was stood in for" for entry in entries if isinstance(entry, e.StoodIn)]
    fold(entries)
    return wrong


def _sealed(entries: Sequence[e.Entry]) -> Sealed:
    """What was opened, and what lies sealed now."""
    found: Sealed = {}
    for entry in entries:
        if isinstance(entry, e.Sealed):
            found[entry.pause, entry.seat] = tuple(entry.choice)
        elif isinstance(entry, e.Opened):
            found |= {(entry.opened, seat): tuple(choice) for seat, choice in entry.choices.items()}
    return found


def stuck(people: Sequence[Wanderer], since: float, most: float) -> float:
    """Seconds without any news for the whole table after a fault; 0 where there were some in time."""
    waits = [next((at - since for at, _ in person.told if at > since), perf_counter() - since) for person in people]
    return 0.0 if min(waits) <= most else min(waits)
