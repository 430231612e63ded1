"""Who comes in, and on which device; and what a table does when it's reopened after the server started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ..log import entries as e
from ..log.words import Change, Person
from ..wire.refusal import Refusal
from .absence import came_back, silent
from .booth import broken_save
from .codes import same
from .days import HOUR, MINUTE
from .festival import Festival
from .inputs import Admission, Arrived, Reopened, Transferred
from .names import free
from .party import Party
from .play import Play
from .scene import Scene

MOST_EACH, MOST_EVER_EACH = 24, 48
"""From one address, at once and in total, for those who come by the code."""
MISSED = 3 * MINUTE
"""Nobody looked at a table over days for this long, though it was time: there was no server."""
MOST_GUESTS = 600
FEW = 4
"""A household that watches: nobody of it has to make room."""


def admit(party: Party, wish: Admission, scene: Scene) -> Sequence[e.Entry]:
    """A person whose secret is known already came in by the same request: it counts once."""
    joined, door = wish.joined, party.settings.door
    if joined.token in party.holders:
        return []
    if party.settings.room == "remote" and joined.address in party.banned:
        raise Refusal("banned")
    if door == "locked":
        raise Refusal("locked")
    if door == "link" and not same(wish.key, party.key):
        raise Refusal("needs-link")
    if party.festival is not None:
        return [_guest(party, wish)]
    return [*_room_for(party, wish, scene), joined]


def _guest(party: Party, wish: Admission) -> e.Joined:
    """All who come to a festival play, so nobody makes room; names are told apart; a whole club has one address."""
    joined = wish.joined
    if party.crowd >= MOST_GUESTS or party.ever[joined.address] >= 2 * MOST_GUESTS:
        raise Refusal("too-many")
    taken = [body.name for _, body in party.present() if not body.screen]
    return joined if joined.screen else replace(joined, name=free(joined.name, taken))


def _room_for(party: Party, wish: Admission, scene: Scene) -> list[e.Entry]:
    """People with no page and no seat for a while make room; no address can take all places, and a link allows more."""
    address, linked = wish.joined.address, same(wish.key, party.key)
    most, near = scene.most_people, party.near[address]
    ever_each = most if linked else min(most, MOST_EVER_EACH)
    if party.ever[address] >= ever_each or len(party.people) >= (20 if linked else 10) * most:
        raise Refusal("too-many")
    watching = party.crowd - len(party.seated() | {party.owner, party.host} - {None})
    if watching < most and near < (most if linked else min(most, MOST_EACH)):
        return []
    ghosts = [person for person, _ in party.present() if _is_ghost(party, person, scene)]
    if not ghosts and near < MOST_EACH:
        ghosts = _one_of_a_crowd(party, near)
    if not ghosts:
        raise Refusal("too-many")
    return [e.Left(person=person) for person in ghosts]


def _one_of_a_crowd(party: Party, near: int) -> list[Person]:
    """The last to come of those who only watch, from the address that has most of them, if that's more than a few."""
    watching = [(person, body.address) for person, body in party.present() if _only_watches(party, person)]
    crowds = Counter(address for _, address in watching)
    if not crowds:
        return []
    address, size = crowds.most_common(1)[0]
    return [max(person for person, of in watching if of == address)] if size > max(near, FEW) else []


def _only_watches(party: Party, person: Person) -> bool:
    return not party.seats_of(person) and person not in (party.owner, party.host)


def _is_ghost(party: Party, person: Person, scene: Scene) -> bool:
    attendance = scene.attendance
    if not _only_watches(party, person) or person in scene.here:
        return False
    return scene.now >= attendance.away_since(person) + scene.pace.ghost


def transfer(party: Party, wish: Transferred) -> Sequence[e.Entry]:
    if not party.is_present(wish.person):
        raise Refusal("transfer-unknown")
    if wish.token in party.people[wish.person].tokens:
        return []
    if wish.lent:
        return [e.PlaceLent(person=wish.person, token=wish.token)]
    return [e.TokenGiven(person=wish.person, token=wish.token)]


def only_by_link(party: Party) -> Sequence[e.Entry]:
    """From now on the short code isn't enough."""
    return [] if party.settings.door != "open" else [e.Configured(change=Change(door="link"))]


def arrive(party: Party, page: Arrived, scene: Scene) -> Sequence[e.Entry]:
    if not party.is_present(page.person):
        return []
    acts: list[e.Entry] = list(came_back(party, page.person, scene))
    if party.festival is not None and party.festival.resting.get(page.person, 0) is None:
        acts.append(e.Rests(who=page.person, rests=False))
    body, tokens = party.people[page.person], party.people[page.person].tokens
    if body.lent:
        return acts if page.token == body.lent else [*acts, e.TokenUsed(person=page.person, token=page.token)]
    if len(tokens) > 1 and page.token == tokens[-1]:
        acts.append(e.TokenUsed(person=page.person, token=page.token))
    return acts


def reopen(party: Party, start: Reopened, scene: Scene) -> Sequence[e.Entry]:
    """A save that no longer loads ends the game; otherwise downtime counts against nobody, and everybody gets time."""
    if broken := broken_save(party):
        return broken
    if party.festival is not None:
        return _late_for_a_round(party, party.festival, scene)
    play = party.play
    if not party.is_running or play is None or play.since >= start.at:
        return []  # in the last case, time was given since: by us, and the answer was lost, or by another node
    if party.settings.days is not None:
        return _late_for_days(party, play, scene)
    if play.deadline is None:
        return [e.Resumed(at=scene.now, deadline=None)]
    stopped = max(start.alive or scene.now, play.since)
    left = max(0, play.deadline - stopped)
    return [e.Resumed(at=scene.now, deadline=scene.now + max(left, scene.pace.after_start))]


def _late_for_a_round(party: Party, held: Festival, scene: Scene) -> Sequence[e.Entry]:
    """Its time came while the server was down, or is about to: everybody has a few minutes."""
    if held.deadline is None or party.paused is not None or held.deadline >= scene.now + MISSED:
        return []
    return [e.Resumed(at=scene.now, deadline=scene.now + MISSED)]


def _late_for_days(party: Party, play: Play, scene: Scene) -> Sequence[e.Entry]:
    """Their time came while the server was down: those who haven't chosen yet have an hour."""
    if play.deadline is None or scene.now < play.deadline + MISSED or not silent(party, play):
        return []
    return [e.Retimed(pause=play.pause, deadline=scene.now + HOUR)]
