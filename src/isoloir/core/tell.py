"""What happened, told to everybody or to one seat: two truths instead of one truth scrubbed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from .ask import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type"):
    """Something that happened at the table; its class name is its type in records and on the wire."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the only seat that may hear it; None means everybody."""

    event: Event
    only: Seat | None = None


class Tell(Protocol):
    def __call__(self, event: Event, only: Seat | None = None) -> None: ...


def telling(said: list[Event | Told]) -> Tell:
    """Tells into a list; a closure, since a step tells several times a pause and calling an object costs more.

    What everybody hears goes in bare: few matches are listened to, and `as_told` wraps it for those that are.
    """
    append = said.append

    def tell(event: Event, only: Seat | None = None) -> None:
        append(event if only is None else Told(event, only))

    return tell


def as_told(said: Iterable[Event | Told]) -> tuple[Told, ...]:
    return tuple([each if isinstance(each, Told) else Told(each) for each in said])


def heard(told: Iterable[Told], seat: Seat | None) -> tuple[Event, ...]:
    """What this seat hears of it; None is the shared screen and any watcher."""
    return tuple(each.event for each in told if each.only is None or each.only == seat)
