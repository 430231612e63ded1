"""Who the bots are: a name and a temper each. A temper shows in the play without making it stronger or weaker.

A bot thinks twice, with other dice; both thoughts are of its level, and its temper takes one of them. An expert thinks
once: its second thought would cost as much as the first, and its temper shows in what it says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, get_args

from isoloir.core import Ask, Chance, Choice

from .levels import Bot, Level

Temper: TypeAlias = Literal["bold", "careful", "contrary", "steady"]
TEMPERS: tuple[Temper, ...] = get_args(Temper)

CHARACTERS: dict[str, Temper] = {
    "Ada": "bold",
    "Blaise": "careful",
    "Colette": "contrary",
    "Denis": "steady",
    "Émilie": "bold",
    "Fermat": "contrary",
    "Germaine": "careful",
    "Hugo": "bold",
    "Irène": "steady",
    "Jules": "contrary",
    "Louise": "careful",
    "Marcel": "steady",
    "Nadia": "bold",
    "Olympe": "contrary",
    "Pascal": "careful",
    "Rosa": "steady",
}
"""In the order in which they sit down."""


def temper_of(name: str) -> Temper:
    """A name that isn't one of ours is steady."""
    return CHARACTERS.get(name, "steady")


def with_temper(bot: Bot, level: Level | str, temper: Temper) -> Bot:
    """The same bot, but picking whichever of its two thoughts suits its temper."""
    if temper == "steady" or level == "expert":
        return bot
    prefers = PREFERS[temper]

    def choose(view: Any, question: Ask[Any], dice: Chance) -> Choice:
        first = bot(view, question, dice)
        second = bot(view, question, dice)
        return second if prefers(question, second, first) else first

    return choose


def reach(question: Ask[Any], choice: Choice) -> int:
    """How high this choice goes: the numbers picked, or how far down the list the words are."""
    if all(isinstance(option, int) for option in choice):
        return sum(option for option in choice if isinstance(option, int))
    return sum(map(question.options.index, choice))


Prefers: TypeAlias = Callable[[Ask[Any], Choice, Choice], bool]
"""Whether this temper would rather have the second thought than the first."""

PREFERS: dict[Temper, Prefers] = {
    "bold": lambda question, second, first: reach(question, second) > reach(question, first),
    "careful": lambda question, second, first: reach(question, second) < reach(question, first),
    "contrary": lambda question, second, first: True,
}
