"""What entries about notices change: who wants what, what is on its way to them, what they were told."""

from __future__ import annotations

from msgspec.structs import replace

from ..log.entries import Notice, Subscribed
from .party import Mail, Party

MOST_LOST = 2
"""If nobody says whether a notice came, it's sent once more, and no more."""

MOST_TRIES = 30
"""So often it's tried where we know that it didn't come: that takes about a day. Each try is an act at the table,
which would never be old enough to be forgotten."""


def mark_of(party: Party) -> int:
    """How far the game has come, as notices count it: pauses are never reused, and the end comes after the last."""
    return 0 if party.play is None else 2 * party.play.pause + (party.play.over is not None)


def subscribe(party: Party, entry: Subscribed) -> None:
    """A person who asks is looking at the table: they are told what comes from now on."""
    body = party.people[entry.person]
    body.wanted = entry.wanted
    body.mail = {"push": Mail(mark_of(party)), "hook": Mail(mark_of(party))}


def post(party: Party, notice: Notice, at: int) -> None:
    body = party.people[notice.who]
    mail = body.mail.get(notice.way, Mail())
    if notice.about != mail.about:
        mail = replace(mail, about=notice.about, tries=0, lost=0)
    if not notice.came:
        mail = replace(mail, at=at, tries=mail.tries + 1, lost=mail.lost + 1, is_out=True)
    elif notice.came == "refused":
        mail = replace(mail, at=at, lost=max(0, mail.lost - 1), is_out=False)
    elif notice.came == "lost":
        mail = replace(mail, is_out=False, told=mail.told if mail.lost < MOST_LOST else notice.about)
    else:
        mail = replace(mail, is_out=False, told=max(mail.told, notice.about))
    if notice.came == "gone" and notice.way == "push":
        body.wanted = replace(body.wanted, push=None)
    body.mail[notice.way] = mail
