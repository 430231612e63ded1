"""The arguments of a message are filled by one set of rules: `arguments.test.ts` gives the page the same examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isoloir.cli.say import Teller
from isoloir.cli.words import Words
from isoloir.content.messages import add_texts
from isoloir.core import LANGUAGES, BySeat, Event, Hint, Kind, Seat, Value, kinds

SHARED = json.loads((Path(__file__).parent / "arguments.json").read_text(encoding="utf-8"))


class Lot(Value, frozen=True):
    owner: Seat
    price: int


class Told(Event, frozen=True):
    """Every field of the shared examples, with the type that gives it its kind."""

    seat: int | None = None
    seats: tuple[int, ...] | None = None
    leader: Seat | None = None
    gone: tuple[Seat, ...] = ()
    round: int = 0
    late: bool = False
    sign: str = ""
    throws: BySeat[str] = ()
    gains: BySeat[int] = ()
    gain: int = 0
    cards: tuple[int, ...] = ()
    votes: BySeat[Seat] = ()
    hands: BySeat[tuple[int, ...]] = ()
    lot: Lot | None = None


class Chosen(Event, frozen=True):
    votes: dict[Seat, Seat]


def told(field: str, value: Any) -> Event:
    if isinstance(value, dict):
        return Chosen({int(seat): each for seat, each in value.items()})
    return msgspec.convert({"type": "Told", field: value}, Told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", SHARED["examples"], ids=lambda each: each["about"])
def test_an_argument_is_said_as_on_the_page(example: dict[str, Any], lang: str) -> None:
    words = Words(lang, SHARED["names"], example["me"])
    values = [f"example-value-{name} = {said[lang]}" for name, said in SHARED["values"].items()]
    add_texts("example", {lang: "\n".join(values)})
    teller = Teller("example", msgspec.convert(SHARED["hints"], dict[str, Hint]), words)

    arguments = teller.arguments(told(example["field"], example["value"]))

    assert arguments[example["field"]] == example[lang]
    assert {name: arguments[name] for name in ("you", "count") if name in example} == {
        name: example[name] for name in ("you", "count") if name in example
    }


@pytest.mark.parametrize("name", SHARED["kinds"])
def test_the_kinds_of_the_examples_are_those_of_their_types(name: str) -> None:
    typed = {**kinds(Told), **kinds(Chosen), "seat": Kind("seat"), "seats": Kind("list", Kind("seat"))}

    assert typed[name] == msgspec.convert(SHARED["kinds"][name], Kind)
