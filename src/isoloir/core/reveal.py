"""A reveal at a whole table: what everyone sees is worked out once, and what is a seat's own is laid over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, pairwise
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Raw, Struct

from .ask import Seat
from .game import Game
from .moments import Answered, folded, moments, patch_of
from .tell import Told
from .value import encode

V = TypeVar("V", bound=Struct)
Patch: TypeAlias = dict[str, Any]
Values: TypeAlias = Callable[[Any], tuple[Any, ...]]


class Walk:
    """Everyone's patches from one state to the next: written down as a whole, or one by one for others to add to.

    `states` are the values of the common fields. Where nothing was told, what changes nothing isn't sent."""

    def __init__(self, names: Sequence[str], states: Sequence[Sequence[Any]], *, is_told: bool) -> None:
        self._patches = [{} if was is now else patch_of(names, was, now) for was, now in pairwise(states)]
        self.whole = Raw(encode([patch for patch in self._patches if is_told or patch]))
        self._parts: list[Raw] | None = None

    def with_own(self, own: Sequence[Patch]) -> list[Patch | Raw]:
        if self._parts is None:
            self._parts = [Raw(encode(patch)) for patch in self._patches]
        parts = zip(self._patches, self._parts, own, strict=True)
        return [{**common, **mine} if mine else part for common, part, mine in parts]


@cache
def _parted(kind: type[Struct], own: frozenset[str]) -> tuple[list[str], Values, list[str], Values]:
    """The names of the fields that are a seat's own and of those that all see, each with what reads them."""
    mine = [name for name in kind.__struct_fields__ if name in own or name == "seat"]
    common = [name for name in kind.__struct_fields__ if name not in mine]
    return mine, attrgetter(*mine), common, attrgetter(*common)


class Reveal(Generic[V]):
    """For games that say which fields are a seat's `own`; it comes to what `seen` makes of each view by itself."""

    def __init__(self, game: Game[Any, V], before: V, told: Sequence[Told], then: V) -> None:
        """`before` and `then` are everyone's views."""
        own = game.own or frozenset()
        self._game, self._told, self._lasting = game, told if game.after is not None else (), own - game.settles
        self._own, self._own_values, self._common, values = _parted(type(then), own)
        public = [each for each in self._told if each.only is None]
        self._is_open = len(public) == len(self._told)
        self.is_alike = self._is_open and not own
        """There's one for everybody."""
        events = [each.event for each in public[: -1 if self._is_open else None]]
        self._states = [*map(values, (before, *(folded(game, before, events) if events else ()), then))]
        """The last is how things stand, once all is told."""
        self._walks: dict[tuple[int, ...], Walk] = {}
        self.to_all = self._walk(public)

    def seen_by(self, seat: Seat | None, before: V, then: V, answer: Answered | None) -> Raw | list[Patch | Raw]:
        """From the view before to this one, a patch for each thing told to this seat."""
        told = self._told if self._is_open else [each for each in self._told if each.only in (None, seat)]
        walk = self.to_all if self._is_open else self._walk(told)
        own = self._of_its_own(before, told, then, answer)
        return walk.whole if own is None else walk.with_own(own)

    def _walk(self, told: Sequence[Told]) -> Walk:
        """Over those states that go with what a seat is told: what it's told alone changes nothing that all see."""
        path = tuple(accumulate([each.only is None for each in told]))
        if path not in self._walks:
            states = [self._states[at] for at in (0, *path[:-1], -1)]
            self._walks[path] = Walk(self._common, states, is_told=bool(told))
        return self._walks[path]

    def _of_its_own(self, before: V, told: Sequence[Told], then: V, answer: Answered | None) -> list[Patch] | None:
        """None if nothing of it changes. What's the same at both ends was so throughout, unless it was told alone."""
        after, own, names = self._game.after, self._own_values, self._own
        if len(names) == 1:
            return None
        start = before if answer is None or after is None else after(before, answer)
        was, now = own(before), own(then)
        if start is before and (told is self._told or all(each.only is None for each in told)):
            if was == now:
                return None
            if all(old == new for name, old, new in zip(names, was, now, strict=True) if name in self._lasting):
                return [*({} for _ in told[1:]), patch_of(names, was, now)]
        views = moments(self._game, start, [each.event for each in told], then)
        return [patch_of(names, *ends) for ends in pairwise([was, *map(own, views or (then,))])]
