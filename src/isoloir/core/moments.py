"""The moments of a reveal: what one viewer sees after each thing it was told, folded from the view it had before.

A room says how an event changes what you see (`Game.after`). It is handed views and events and never a board, so a
moment can show nothing that the viewer was not shown or told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate, compress, pairwise
from operator import is_not
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct
from msgspec.structs import astuple, replace

from .ask import Asks, Choices, Option, Seat
from .game import Game
from .tell import Event

V = TypeVar("V", bound=Struct)

GROWING = (tuple, str)
"""What is sent as its new end alone, if that's all that was added."""


class Answered(Event, frozen=True):
    """Your own answer, the first thing you know of an opening. No event tells it; in a record it's a choice."""

    what: str
    choice: tuple[Option, ...]


def answer_of(asks: Asks, choices: Choices, seat: Seat | None) -> Answered | None:
    """None for those who weren't asked, or only watch."""
    return None if seat is None or seat not in choices else Answered(asks[seat].what, tuple(choices[seat]))


class Fold(Generic[V]):
    """What each kind of event changes in a view, looked up by its class alone; any other kind changes nothing."""

    def __init__(self) -> None:
        self._does: dict[type[Event], Callable[[Any, V], V]] = {}

    def register(self, does: Callable[[Any, V], V]) -> Callable[[Any, V], V]:
        """By what it calls its `event`."""
        self._does[get_type_hints(does)["event"]] = does
        return does

    def __call__(self, view: V, event: Event) -> V:
        does = self._does.get(type(event))
        return view if does is None else does(event, view)


def moments(
    game: Game[Any, V], before: V, told: Sequence[Event], then: V, answer: Answered | None = None
) -> tuple[V, ...]:
    """One view for each thing told; the last is the view after all of it.

    A game without a fold shows the end right away, at each of them.
    """
    if not told:
        return ()
    if game.after is None:
        return (then,) * len(told)
    return (*folded(game, before, told[:-1], answer), then)


def folded(game: Game[Any, V], before: V, told: Iterable[Event], answer: Answered | None = None) -> tuple[V, ...]:
    """As the room tells it, and nothing else: what the conformance suite compares with the view after."""
    assert game.after is not None, f"{game.key} brings no fold"
    start = before if answer is None else game.after(before, answer)
    return tuple(accumulate(told, game.after, initial=start))[1:]


def settled(game: Game[Any, V], seen: V, then: V) -> V:
    """No event tells about the next question: those fields are as in the view after, once everything is told."""
    return replace(seen, **{field: getattr(then, field) for field in game.settles})


def seen(
    game: Game[Any, V], before: V, told: Sequence[Event], then: V, answer: Answered | None = None
) -> list[dict[str, Any]]:
    """A patch for each thing told, or one in all where the end is shown at once; none where nothing is told or new."""
    if told and game.after is not None:
        return patches((before, *moments(game, before, told, then, answer)))
    return list(filter(None, patches((before, then))))


def patches(views: Sequence[Struct]) -> list[dict[str, Any]]:
    """From each of these views to the next: fields that are different, under their names.

    Behind a `+` what a list or a text was given at its end, behind an `@` a patch of a list, by place.
    """
    if not views:
        return []
    names, values = views[0].__struct_fields__, [astuple(view) for view in views]
    return [{} if was is now else patch_of(names, was, now) for was, now in pairwise(values)]


def patch_of(names: Sequence[object], was: Sequence[Any], now: Sequence[Any]) -> dict[str, Any]:
    """Most values of a view are the very ones of the view before, so that is looked at first."""
    patch = {}
    for at in compress(range(len(names)), map(is_not, was, now)):
        old, new = was[at], now[at]
        if new == old:
            continue
        mark, change = _change(old, new) if type(new) is type(old) in GROWING else ("", new)
        patch[f"{mark}{names[at]}"] = change
    return patch


def _change(old: Any, new: Any) -> tuple[str, Any]:
    """Of two lists or two texts."""
    size, kept = len(new), len(old)
    if 0 < kept < size and new[:kept] == old:
        return "+", new[kept:]
    if size == kept and type(new) is tuple:
        patch = patch_of(range(size), old, new)
        if 2 * len(patch) <= size:
            return "@", patch
    return "", new


def patched(view: Any, patch: Mapping[str, Any]) -> Any:
    """A view as its fields, or a list, after one patch: all that a client has to know of them."""
    after = dict(view) if isinstance(view, Mapping) else dict(enumerate(view))
    for name, change in patch.items():
        mark, key = (name[0], name[1:]) if name[0] in "+@" else ("", name)
        at: Any = key if isinstance(view, Mapping) else int(key)
        after[at] = change if not mark else after[at] + change if mark == "+" else patched(after[at], change)
    return after if isinstance(view, Mapping) else list(after.values())
