"""A dict of known keys whose values are made when they are first read, and not at all if nobody reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


class Unmade:
    """A class, since a copy of it is itself."""


UNMADE: Any = Unmade

read, write = dict.__getitem__, dict.__setitem__
"""What a dict does, without asking for it by `super()` each time."""


class OnDemand(dict[str, Any]):
    """Reads like any dict; copying it with `copy.copy` reads nothing, everything else that needs all values makes them.

    Begins like any dict, with UNMADE for what isn't there yet, and is given `make` after that: an `__init__` of its own
    would take as long as all the rest. It must give the same value whenever it is called, so it works on something that
    never changes.
    """

    __slots__ = ("make",)

    make: Callable[[str], Any]

    def __getitem__(self, key: str) -> Any:
        value = read(self, key)
        if value is UNMADE:
            value = self.make(key)
            write(self, key, value)
        return value

    def __iter__(self) -> Iterator[str]:
        """Said again here so that `dict(this)` and `{**this}` ask for each value instead of looking inside."""
        return super().__iter__()

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def _whole(self) -> dict[str, Any]:
        return {key: self[key] for key in self}

    def __copy__(self) -> OnDemand:
        twin = OnDemand(dict.items(self))
        twin.make = self.make
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self._whole(),)

    def items(self) -> Any:
        return self._whole().items()

    def values(self) -> Any:
        return self._whole().values()

    def copy(self) -> dict[str, Any]:
        return self._whole()

    def pop(self, key: str, *default: Any) -> Any:
        self.get(key)
        return super().pop(key, *default)

    def popitem(self) -> tuple[str, Any]:
        self._whole()
        return super().popitem()

    def setdefault(self, key: str, default: Any = None) -> Any:
        super().setdefault(key, default)
        return self[key]

    def __or__(self, other: Any) -> Any:
        return self._whole() | other

    def __ror__(self, other: Any) -> Any:
        return other | self._whole()

    def __eq__(self, other: object) -> bool:
        return self._whole() == (other._whole() if isinstance(other, OnDemand) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        return repr(self._whole())
