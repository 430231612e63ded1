"""A question to one seat, and how a step puts it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from .errors import BadLine, IllegalChoice
from .kind import MARK
from .texts import BadText, clean_text

Seat: TypeAlias = Annotated[int, msgspec.Meta(extra={MARK: "seat"})]
"""A place at the table, 0..n-1 clockwise. A field of this type is said as a name."""

Option: TypeAlias = str | int
Choice: TypeAlias = Sequence[Option]
"""Always a list of `take` options, in the log, on the wire and in a record."""

A = TypeVar("A", bound=Option)
R = TypeVar("R")

PLAIN = (int, str)
LISTS = (tuple, list)


class Ask(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """Pick exactly `take` distinct options, in order."""

    what: str
    """The key that identifies the question to the page, the terminal and the bots."""
    options: tuple[A, ...]
    take: int = 1
    letters: int | UnsetType = UNSET
    """Instead of an option it may be a line of one's own, of up to this many letters."""


Asks: TypeAlias = Mapping[Seat, Ask[Any]]
Choices: TypeAlias = Mapping[Seat, Choice]
Step: TypeAlias = Generator[Asks, Mapping[Seat, Sequence[Any]], R]
"""A step under way: puts its question, is sent the opened choices, returns the next board."""


def ask(asks: Mapping[Seat, Ask[A]]) -> Step[dict[Seat, A]]:
    """Put one question to several seats at once; each answers with one option."""
    if not asks:
        return {}
    choices = yield asks
    answers: dict[Seat, A] = {}
    for seat in asks:
        answers[seat] = choices[seat][0]
    return answers


def ask_one(seat: Seat, question: Ask[A]) -> Step[A]:
    """Put one question to one seat, which answers with one option."""
    choices = yield {seat: question}
    answer: A = choices[seat][0]
    return answer


def ask_some(asks: Mapping[Seat, Ask[A]]) -> Step[dict[Seat, tuple[A, ...]]]:
    """Put one question to several seats at once; each answers with `take` options, in order."""
    if not asks:
        return {}
    choices = yield asks
    return {seat: tuple(choices[seat]) for seat in asks}


def check(seat: Seat, question: Ask[Any], choice: Choice) -> None:
    """Raises unless the choice is exactly what the question offers."""
    options, take = question.options, question.take
    if question.letters is not UNSET and own_line(question, choice) is not None:
        if tuple(tidied(question, choice)) != tuple(choice):
            raise BadLine("characters")
        return
    if choice.__class__ in LISTS and len(choice) == take:
        for option in choice:
            if option not in options or option.__class__ not in PLAIN:
                break
        else:
            if take == 1 or len(set(choice)) == take:
                return
    raise IllegalChoice(refusal(seat, question, choice))


def own_line(question: Ask[Any], choice: object) -> str | None:
    """What was written instead of taking an option; None if an option was taken."""
    match choice:
        case [str(line)] if line not in question.options:
            return line
        case _:
            return None


def tidied(question: Ask[Any], choice: Choice) -> Choice:
    """A line of one's own as everyone will read it; raises BadLine if nobody could."""
    if question.letters is UNSET or (line := own_line(question, choice)) is None:
        return choice
    try:
        return (clean_text(line, question.letters),)
    except BadText as why:
        raise BadLine(why.fault) from why


def refusal(seat: Seat, question: Ask[Any], choice: object) -> str:
    offered = ", ".join(map(repr, question.options))
    number = "one" if question.take == 1 else f"{question.take} different ones, in order,"
    return f"seat {seat} was asked {question.what!r} and must pick {number} of: {offered}; got {shorten(choice)}"


def shorten(thing: object, most: int = 80) -> str:
    text = repr(thing)
    return text if len(text) <= most else text[: most - 1] + "…"
