"""Who comes in, and on which device; and what a table does when it is opened again after a start of the server."""

from __future__ import annotations

from collections.abc import Sequence

from ..log import entries as e
from ..log.words import Change
from ..wire.refusal import Refusal
from .absence import came_back
from .booth import broken_save
from .codes import same
from .inputs import Admission, Arrived, Reopened, Transferred
from .party import Party
from .scene import Scene

MOST_PEOPLE = 64


def admit(party: Party, wish: Admission) -> Sequence[e.Entry]:
    """Somebody whose secret is known has come in already, by the same wish: it counts once."""
    joined, door = wish.joined, party.settings.door
    if party.holder_of(joined.token) is not None:
        return []
    if door == "locked":
        raise Refusal("locked")
    if door == "link" and not same(wish.key, party.key):
        raise Refusal("needs-link")
    if sum(1 for _ in party.present()) >= MOST_PEOPLE or len(party.people) >= 10 * MOST_PEOPLE:
        raise Refusal("too-many")
    if party.settings.room == "remote" and _is_banned(party, joined.address):
        raise Refusal("banned")
    return [joined]


def _is_banned(party: Party, address: str) -> bool:
    """By address only where nobody else at the table shares it."""
    bodies = [body for body in party.people.values() if body.address == address]
    return any(body.gone == "banned" for body in bodies) and all(body.gone is not None for body in bodies)


def transfer(party: Party, wish: Transferred) -> Sequence[e.Entry]:
    if not party.is_present(wish.person):
        raise Refusal("transfer-unknown")
    if wish.token in party.people[wish.person].tokens:
        return []
    return [e.TokenGiven(person=wish.person, token=wish.token)]


def only_by_link(party: Party) -> Sequence[e.Entry]:
    """From now on the short code is not enough."""
    return [] if party.settings.door != "open" else [e.Configured(change=Change(door="link"))]


def arrive(party: Party, page: Arrived, scene: Scene) -> Sequence[e.Entry]:
    if not party.is_present(page.person):
        return []
    acts: list[e.Entry] = list(came_back(party, page.person, scene))
    tokens = party.people[page.person].tokens
    if len(tokens) > 1 and page.token == tokens[-1]:
        acts.append(e.TokenUsed(person=page.person, token=page.token))
    return acts


def reopen(party: Party, start: Reopened, scene: Scene) -> Sequence[e.Entry]:
    """A save that no longer loads ends the game; else downtime counts against nobody, and everybody gets time."""
    if broken := broken_save(party):
        return broken
    play = party.play
    if not party.is_running or play is None:
        return []
    if play.deadline is None:
        return [e.Resumed(at=scene.now, deadline=None)]
    stopped = max(start.alive or scene.now, play.since)
    left = max(0, play.deadline - stopped)
    return [e.Resumed(at=scene.now, deadline=scene.now + max(left, scene.pace.after_start))]
