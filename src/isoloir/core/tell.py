"""What happened, told to everybody or to one seat: two truths instead of one truth scrubbed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from .ask import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="type"):
    """Something that happened at the table; its class name is its type in records and on the wire."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the only seat that may hear it; None means everybody."""

    event: Event
    only: Seat | None = None


class Each(msgspec.Struct, frozen=True, gc=False):
    """To every seat alone, an event about what is its own: `Each(HandDealt, hands)`."""

    kind: Callable[[Any], Event]
    own: Sequence[Any]
    """By seat."""


Said: TypeAlias = Event | Told | Each


class Tell(Protocol):
    def __call__(self, event: Event | Each, only: Seat | None = None) -> None: ...


def telling(said: list[Said]) -> Tell:
    """Tells into a list; a closure, since a step tells several times a pause and calling an object costs more.

    What is told goes in as it comes: few matches are listened to, and `as_told` addresses it for those that are.
    """
    append = said.append

    def tell(event: Event | Each, only: Seat | None = None) -> None:
        append(event if only is None else Told(event, only))  # type: ignore[arg-type]

    return tell


def as_told(said: Iterable[Said]) -> tuple[Told, ...]:
    return tuple([told for each in said for told in _addressed(each)])


def _addressed(said: Said) -> Iterable[Told]:
    if isinstance(said, Each):
        return [Told(said.kind(own), seat) for seat, own in enumerate(said.own)]
    return (said,) if isinstance(said, Told) else (Told(said),)


def heard(told: Iterable[Told], seat: Seat | None) -> tuple[Event, ...]:
    """What this seat hears of it; None is the shared screen and any watcher."""
    return tuple([each.event for each in told if each.only is None or each.only == seat])
