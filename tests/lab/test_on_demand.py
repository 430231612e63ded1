"""A dict that makes its values when they are read: reads like any dict, and makes nothing too early."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import copy, deepcopy

from isoloir.lab.on_demand import UNMADE, OnDemand


def counted() -> tuple[OnDemand, list[str]]:
    made: list[str] = []

    def make(key: str) -> str:
        made.append(key)
        return key.upper()

    seen = OnDemand(dict.fromkeys("abc", UNMADE))
    seen.make = make
    return seen, made


def test_a_value_is_made_once_and_only_if_it_is_read() -> None:
    seen, made = counted()

    assert (list(seen), len(seen), "a" in seen, set(seen.keys())) == (["a", "b", "c"], 3, True, {"a", "b", "c"})
    assert made == []
    assert (seen["b"], seen["b"], seen.get("b"), seen.get("z", 1)) == ("B", "B", "B", 1)
    assert made == ["b"]


def test_a_copy_makes_nothing_and_keeps_what_was_made() -> None:
    seen, made = counted()
    seen["a"]
    twin = copy(seen)
    assert made == ["a"]

    del seen["a"]
    assert (twin["a"], twin["c"], made) == ("A", "C", ["a", "c"])


def test_every_way_of_reading_it_whole_gives_the_values() -> None:
    whole = {"a": "A", "b": "B", "c": "C"}
    ways: list[Callable[[OnDemand], dict[str, str]]] = [
        dict,
        deepcopy,
        lambda seen: {**seen},
        lambda seen: seen.copy(),
        lambda seen: seen | {},
        lambda seen: {} | seen,
        lambda seen: dict(seen.items()),
        lambda seen: dict(zip(seen, seen.values(), strict=True)),
        lambda seen: pickle.loads(pickle.dumps(seen)),
        lambda seen: json.loads(json.dumps(seen)),
        lambda seen: {key: seen.pop(key) for key in "abc"},
        lambda seen: {key: seen.setdefault(key) for key in "abc"},
        lambda seen: dict([seen.popitem() for _ in range(3)]),
    ]

    assert [way(counted()[0]) for way in ways] == [whole] * len(ways)
    assert counted()[0] == whole
    assert counted()[0] == counted()[0]
    assert counted()[0] != {"a": "A"}
    assert repr(counted()[0]) == repr(whole)


def test_an_update_from_it_takes_the_values() -> None:
    there = {"z": "Z"}
    there.update(counted()[0])

    assert there == {"z": "Z", "a": "A", "b": "B", "c": "C"}
