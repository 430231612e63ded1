"""A table over days: until when a question waits for each person, by their own clock.

Days off don't count, and nobody's time runs out at night. All of it is arithmetic on milliseconds: what a zone's clocks
say comes with the scene, and only the deadline it leads to is written down.
"""

from __future__ import annotations

from collections.abc import Iterable

from isoloir.core import Seat

from ..log.words import Days, Hours, Person
from .festival import Festival
from .party import Party
from .play import Play
from .scene import Scene

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
LONGEST_HOLIDAY = 21 * DAY
LONGEST_NIGHT = 16
LEFT_ALONE = 14 * DAY
"""For so long a table over days is kept with nothing going on."""
RETRY = 10 * MINUTE
STEPS = 100
"""Days off in a row that anybody could have, and then some."""


def opens_at(
    party: Party, seats: Iterable[Seat], days: Days, since: int, scene: Scene, hours: Hours | None = None
) -> int | None:
    """When the time of all is up who are asked; None if nobody is waited for. `hours`: they'd all live by these."""
    people = {person for seat in seats if (person := party.chairs[seat].person) is not None}
    wait = days.hours * HOUR * (1 if party.patience() == {"usual"} else 2)
    times = [time_of(hours or party.people[person].hours, since, wait, scene) for person in people]
    return max(times, default=None)


def time_of(hours: Hours, since: int, wait: int, scene: Scene) -> int:
    """When somebody's time is up, to the minute."""
    at, left = since, wait
    for _ in range(STEPS):
        rest = DAY - _local(hours, at, scene) % DAY
        if _is_off(hours, at, scene):
            at += rest
        elif left > rest:
            at, left = at + rest, left - rest
        else:
            break
    return -(-awake(hours, at + left, scene, HOUR) // MINUTE) * MINUTE


def awake(hours: Hours, at: int, scene: Scene, lie_in: int = 0) -> int:
    """Not at night and not on a day off: so long after somebody is up."""
    for _ in range(STEPS):
        local = _local(hours, at, scene) % DAY
        if _is_off(hours, at, scene):
            at += DAY - local
        elif hours.quiet is not None and _is_within(local, *hours.quiet):
            at += (hours.quiet[1] * HOUR - local) % DAY + lie_in
        else:
            break
    return at


def _local(hours: Hours, at: int, scene: Scene) -> int:
    return at + (scene.ahead(hours.zone, at) or 0)


def _is_off(hours: Hours, at: int, scene: Scene) -> bool:
    """The first of January 1970 was a Thursday."""
    return at < hours.away or (hours.weekends and (_local(hours, at, scene) // DAY + 3) % 7 >= 5)


def _is_within(local: int, begin: int, end: int) -> bool:
    hour = local // HOUR
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def can_be(hours: Hours, scene: Scene) -> bool:
    """There's such a zone, the night leaves a day, and the holiday ends."""
    night = 0 if hours.quiet is None else (hours.quiet[1] - hours.quiet[0]) % 24
    return (
        scene.ahead(hours.zone, scene.now) is not None
        and night <= LONGEST_NIGHT
        and hours.away <= scene.now + LONGEST_HOLIDAY
    )


def is_gone(party: Party, person: Person | None) -> bool:
    """At a table over days nobody's open page says anything: who was late twice running is gone, until they're back."""
    seats = party.seats_of(person)
    return bool(seats) and all(party.chairs[seat].auto for seat in seats)


def keeps_its_people(party: Party) -> bool:
    """A game over days goes on without open pages."""
    return party.settings.days is not None and party.phase == "playing"


def wakes_festival(held: Festival, now: int) -> int | None:
    """Everyone may sit at the tables, with no page of the festival's own open."""
    if held.playing():
        return now + MINUTE
    return held.deadline


def wakes_at(party: Party, now: int) -> int | None:
    """When a table over days wants to be looked at though nobody opens it; None: it may be forgotten like any other."""
    play: Play | None = party.play
    if party.festival is not None:
        return wakes_festival(party.festival, now)
    if party.settings.days is None:
        return None
    if play is not None and party.is_running and play.deadline is not None and (play.waiting or play.deadline > now):
        bots = any(party.chairs[seat].person is None or party.chairs[seat].auto for seat in play.waiting)
        return now + MINUTE if bots else play.deadline
    if party.is_running or party.phase == "shuffling":
        return now + MINUTE
    return (now // DAY + 1) * DAY + LEFT_ALONE
