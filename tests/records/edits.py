"""Records changed as somebody might who knows the format: any member at any level, any line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from isoloir.core.chance import Chance

Path: TypeAlias = tuple[str | int, ...]

ODD = (
    "null",
    "true",
    "false",
    '"x"',
    '""',
    "[]",
    "{}",
    "[[]]",
    '{"a":1}',
    "-1",
    "1.5",
    "1e400",
    "9" * 400,
    str(2**64),
    "NaN",
)
NEW_NAMES = ("zz", "0", "9", "-1", "00", "only", "n", "type", "Type", "\u0000")
HIDDEN = ("\u00a0", "\u200b", " ", "\u0301", "\u0000", "\ud800")


class Bare(NamedTuple):
    """Written as it stands, where a value would be."""

    text: str


def spelled(value: Any) -> str:
    match value:
        case Bare():
            return value.text
        case dict():
            return "{" + ",".join(f"{json.dumps(name)}:{spelled(held)}" for name, held in value.items()) + "}"
        case list():
            return "[" + ",".join(map(spelled, value)) + "]"
        case _:
            return json.dumps(value)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """To every value in it, the whole one first."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, held in inside:
        yield from paths(held, (*path, name))


def at(value: Any, path: Path) -> Any:
    for name in path:
        value = value[name]
    return value


def put(value: Any, path: Path, other: Any) -> Any:
    """The same, with another value at the end of the path."""
    if not path:
        return other
    name, *rest = path
    if isinstance(value, dict):
        return {each: put(held, tuple(rest), other) if each == name else held for each, held in value.items()}
    return [put(held, tuple(rest), other) if place == name else held for place, held in enumerate(value)]


def other_values(value: Any, dice: Chance) -> list[Any]:
    """What could stand there instead: other kinds, other numbers, other letters, more, less, in another order."""
    found: list[Any] = [Bare(dice.choice(ODD)), [value]]
    if isinstance(value, bool):
        found += [not value, int(value)]
    elif isinstance(value, int):
        found += [Bare(f"{value}.0"), Bare(f"{value}e0"), Bare(f"{value * 10}e-1"), -value - 1, value + 1, str(value)]
    elif isinstance(value, str):
        found += [value.swapcase(), value + dice.choice(HIDDEN), value[1:], 12, [*value]]
    elif isinstance(value, list):
        found += [
            list(dice.shuffle(value)),
            [*value, *value[-1:]],
            value[1:],
            {str(n): each for n, each in enumerate(value)},
        ]
    elif isinstance(value, dict):
        more = {**value, dice.choice(NEW_NAMES): dice.choice((0, None, "", [], {}))}
        found += [more, *({name: held for name, held in value.items() if name != gone} for gone in value)]
        found += [Bare(twice(value, name)) for name in value]
        found += [{(name.upper() if name == odd else name): held for name, held in value.items()} for odd in value]
        found += [{(f"0{name}" if name == odd else name): held for name, held in value.items()} for odd in value]
    return found


def twice(value: dict[str, Any], name: str) -> str:
    return spelled(value)[:-1] + f",{json.dumps(name)}:{spelled(value[name])}}}"


def edited_line(lines: list[str], dice: Chance) -> list[str]:
    place = dice.choice((0, len(lines) - 1, dice.below(len(lines))))
    value = json.loads(lines[place])
    path = dice.choice(tuple(paths(value)))
    other = dice.choice(other_values(at(value, path), dice))
    return [*lines[:place], spelled(put(value, path, other)), *lines[place + 1 :]]


def without_one(lines: list[str], dice: Chance) -> list[str]:
    place = dice.below(len(lines))
    return lines[:place] + lines[place + 1 :]


def one_twice(lines: list[str], dice: Chance) -> list[str]:
    place = dice.below(len(lines))
    return [*lines[: place + 1], *lines[place:]]


def cut_short(lines: list[str], dice: Chance) -> list[str]:
    place = dice.below(len(lines))
    return [*lines[:place], lines[place][: dice.below(len(lines[place]))]]


def two_swapped(lines: list[str], dice: Chance) -> list[str]:
    one, other = dice.below(len(lines)), dice.below(len(lines))
    swapped = list(lines)
    swapped[one], swapped[other] = lines[other], lines[one]
    return swapped


def something_after(lines: list[str], dice: Chance) -> list[str]:
    place = dice.below(len(lines))
    return [*lines[:place], lines[place] + dice.choice((" {}", "x", ",", "]", "\0")), *lines[place + 1 :]]


EDITS: tuple[Callable[[list[str], Chance], list[str]], ...] = (
    *[edited_line] * 12,
    *(without_one, one_twice, cut_short, two_swapped, something_after),
)


def edit(lines: list[str], dice: Chance) -> list[str]:
    return dice.choice(EDITS)(lines, dice)
