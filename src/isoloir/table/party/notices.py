"""Who is told what at a table over days, and when: nobody who didn't ask, nobody at night, and nothing that was chosen.

A notice is due like everything else. That it's being sent is an entry, so of several nodes one sends it; whatever
hasn't been answered for is sent once more, and what is no longer true is not sent at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from ..log import entries as e
from ..log.words import Event, Person, Wanted, Way
from .codes import digest
from .days import HOUR, MINUTE, awake, wakes_at
from .inputs import Came, Subscribes
from .mail import MOST_LOST, MOST_TRIES, mark_of
from .party import Mail, Party
from .scene import Scene

PATIENCE = 20_000
"""Who looks at the table just now answers within this time, and isn't told."""
UNANSWERED = 3 * MINUTE
"""This long after it was posted, its sender must have died."""
WAYS: tuple[Way, ...] = ("push", "hook")


class Letter(Struct, frozen=True):
    """A notice with all that is needed to send it."""

    notice: e.Notice
    event: Event
    code: str
    wanted: Wanted
    until: int
    """It's of no use any more after this."""


def topic_of(key: str) -> str:
    """What a person is known by to those who pass notices on; it opens nothing."""
    return f"isoloir-{digest(f'topic {key}')[:20]}"


def key_for(key: str, way: Way | Literal["calendar"]) -> str:
    """What stands in a notice that came this way: who reads it there can stop that, and get at nothing else."""
    return digest(f"{way} {key}")[:22]


def subscribes(party: Party, wish: Subscribes) -> Sequence[e.Entry]:
    if not party.is_present(wish.person) or party.people[wish.person].wanted == wish.wanted:
        return []
    return [e.Subscribed(person=wish.person, wanted=wish.wanted)]


def came(party: Party, back: Came, scene: Scene) -> Sequence[e.Entry]:
    known = tuple(each for each in back.notices if _is_out(party, each))
    return [e.Posted(at=scene.now, notices=known)] if known else []


def _is_out(party: Party, notice: e.Notice) -> bool:
    mail = party.people[notice.who].mail.get(notice.way, Mail())
    return mail.is_out and mail.about == notice.about


def next_post(party: Party, scene: Scene) -> int | None:
    return min((at for at, _, _ in _notices(party, scene)), default=None)


def wakes(party: Party, scene: Scene) -> int | None:
    """When a table over days wants to be looked at though nobody opens it, to tell somebody or to go on."""
    found = wakes_at(party, scene.now), next_post(party, scene)
    return min((at for at in found if at is not None), default=None)


def posted(party: Party, scene: Scene) -> Sequence[e.Entry]:
    due = tuple(notice for at, notice, _ in _notices(party, scene) if at <= scene.now)
    return [e.Posted(at=scene.now, notices=due)] if due else []


def letters(party: Party, entries: Sequence[e.Entry], now: int) -> list[Letter]:
    """To be sent once these are on disk."""
    out = [notice for entry in entries if isinstance(entry, e.Posted) for notice in entry.notices if not notice.came]
    until = party.play.deadline if party.play is not None and party.play.deadline is not None else now + 24 * HOUR
    wants = {each.who: party.people[each.who].wanted for each in out}
    found = ((notice, event_for(party, notice.who, wants[notice.who])) for notice in out)
    return [Letter(notice, event, party.code, wants[notice.who], until) for notice, event in found if event]


def _notices(party: Party, scene: Scene) -> Iterator[tuple[int, e.Notice, Event]]:
    """And when each is due."""
    play = party.play
    if not scene.ways or play is None or party.settings.days is None:
        return
    for person, body in party.present():
        wanted = body.wanted
        event = event_for(party, person, wanted) if wanted.of else None
        if event is None:
            continue
        for way in WAYS:
            mail, about = body.mail.get(way, Mail()), mark_of(party)
            is_wanted = way in scene.ways and bool(wanted.push if way == "push" else wanted.hook)
            tried = mail if mail.about == about else Mail()
            if is_wanted and mail.told < about and tried.lost < MOST_LOST and tried.tries < MOST_TRIES:
                since = max(play.since + PATIENCE, _again(tried) if tried.tries else 0)
                yield awake(body.hours, max(since, scene.now), scene), e.Notice(person, way, about), event


def _again(mail: Mail) -> int:
    """When it's tried once more: at longer and longer intervals where we know that it didn't come."""
    return mail.at + UNANSWERED if mail.is_out else mail.at + min(HOUR, MINUTE * 2 ** min(mail.tries - 1, 6))


def event_for(party: Party, person: Person, wanted: Wanted) -> Event | None:
    """What is true of the table now, if they want to hear of it: one thing at a time."""
    play = party.play
    if play is None:
        return None
    if party.phase == "over":
        return "over" if "over" in wanted.of else None
    if not party.is_running:
        return None
    mine = [seat for seat in party.seats_of(person) if seat in play.asks and not party.chairs[seat].auto]
    if mine and "turn" in wanted.of:
        return "turn" if set(mine) & set(play.waiting) else None
    return "curtain" if "curtain" in wanted.of and play.opened is not None else None
