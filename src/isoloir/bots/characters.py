"""Who the bots are: a name and a temper each, which shows in the play.

A bot thinks twice, with other dice; both thoughts are of its level, and its temper takes one of them. An expert thinks
once: a second thought would cost as much as the first, and its temper shows in what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, get_args

from isoloir.core import Ask, Chance, Choice

from .levels import Bot, Level

Temper: TypeAlias = Literal["bold", "careful", "contrary", "steady"]
TEMPERS: tuple[Temper, ...] = get_args(Temper)
THOUGHTS = 2

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
    """The same bot, but picking whichever of its thoughts suits its temper."""
    if temper == "steady" or level == "expert":
        return bot
    takes = TAKES[temper]

    def choose(view: Any, question: Ask[Any], dice: Chance) -> Choice:
        return takes(question, [bot(view, question, dice) for _ in range(THOUGHTS)])

    return choose


def reach(question: Ask[Any], choice: Choice) -> int:
    """How high this choice goes: the numbers picked, or how far down the list the words are."""
    if all(isinstance(option, int) for option in choice):
        return sum(option for option in choice if isinstance(option, int))
    return sum(map(question.options.index, choice))


def highest(question: Ask[Any], thoughts: Sequence[Choice]) -> Choice:
    return max(thoughts, key=lambda choice: reach(question, choice))


def lowest(question: Ask[Any], thoughts: Sequence[Choice]) -> Choice:
    return min(thoughts, key=lambda choice: reach(question, choice))


def furthest(question: Ask[Any], thoughts: Sequence[Choice]) -> Choice:
    """High or low, but not where most are; of equals the later thought."""
    reaches = [reach(question, (option,)) for option in question.options]
    middle = question.take * sum(reaches) / len(reaches)
    return max(reversed(thoughts), key=lambda choice: abs(reach(question, choice) - middle))


TAKES: dict[Temper, Callable[[Ask[Any], Sequence[Choice]], Choice]] = {
    "bold": highest,
    "careful": lowest,
    "contrary": furthest,
}
"""Which of its two thoughts a temper takes."""
