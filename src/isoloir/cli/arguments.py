"""The command line, parsed by argparse and refused in the reader's language."""

from __future__ import annotations

import re
from argparse import Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from isoloir.core import LANGS, LANGUAGES
from isoloir.core.texts import BadText, clean_name

from .mistakes import Mistake
from .words import LONGEST_NAME

MOST_WORKERS = 512
ELSEWHERE = "elsewhere"
"""The help of an option that another command's help is about."""


class Arguments(ArgumentParser):
    """Says nothing itself: its help is in the catalogues, its refusals are Mistakes."""

    def __init__(self) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("--lang", type=lang)
        self.add_argument("-h", "--help", action="store_true")

    def read(self, argv: Sequence[str]) -> Namespace:
        try:
            known, rest = self.parse_known_args(argv)
        except ArgumentError as why:
            raise self._mistake(why) from None
        if rest:
            raise unknown("argument", rest[0], [flag for action in self.offered for flag in action.option_strings])
        return known

    def error(self, message: str) -> NoReturn:
        raise Mistake("arguments", why=message)

    def _mistake(self, why: ArgumentError) -> Mistake:
        """A flag was given a value, or an option none; our own converters raise Mistakes of their own."""
        name = why.argument_name or ""
        is_flag = any(action.nargs == 0 for action in self._actions if _named(action, name))
        return Mistake("argument-takes-no-value" if is_flag else "argument-needs-value", argument=name)

    @property
    def flags(self) -> tuple[str, ...]:
        """Those that the help names."""
        return tuple(flag for action in self.offered if action.help != ELSEWHERE for flag in action.option_strings)

    @property
    def offered(self) -> list[Action]:
        return self._actions


def unknown(what: str, given: str, offered: Sequence[str]) -> Mistake:
    """With the one that was meant, if one comes close: `argument-unknown` or `argument-meant`."""
    near = get_close_matches(given.partition("=")[0], offered, 1)
    details = {what: given, "offered": ", ".join(offered), **({"near": near[0]} if near else {})}
    return Mistake(f"{what}-meant" if near else f"{what}-unknown", **details)


def _named(action: Action, name: str) -> bool:
    return name == "/".join(action.option_strings)


def lang(text: str) -> str:
    return one_of("lang", LANGUAGES, text)


def one_of(what: str, offered: Collection[str], text: str) -> str:
    if text not in offered:
        raise Mistake(
            "not-one-of", what=what if what.isupper() else f"--{what}", given=text, offered=", ".join(offered)
        )
    return text


class Number:
    """A whole number from `low` on."""

    def __init__(self, what: str, low: int, high: int | None = None) -> None:
        self.what, self.low, self.high = what, low, high

    def __call__(self, text: str) -> int:
        plain = text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 12
        if not plain or int(text) < self.low or (self.high is not None and int(text) > self.high):
            raise Mistake("number", what=self.what, given=text, low=self.low)
        return int(text)


class Percent:
    """A share in percent, with decimals if need be."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __call__(self, text: str) -> float:
        plain = re.fullmatch(r"[0-9]{1,3}([.,][0-9]{1,6})?", text)
        if not plain or (share := float(text.replace(",", "."))) > 100:
            raise Mistake("percent", what=self.what, given=text)
        return share


def seed(text: str) -> str:
    """Any text will do, as long as it can be written down."""
    if not text or not text.isprintable():
        raise Mistake("seed")
    return text


def name(text: str) -> str:
    """Of a person at the table."""
    try:
        return clean_name(text, LONGEST_NAME)
    except BadText:
        raise Mistake("name", most=LONGEST_NAME) from None


def option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise Mistake("option-form", given=text)
    return key, value


def add_game_options(arguments: Arguments, *, several: bool = False) -> None:
    """What setting up a game takes, the same for playing, simulating and studying."""
    arguments.add_argument("game", nargs="*" if several else "?")
    arguments.add_argument("--seats", type=Number("--seats", 1))
    arguments.add_argument("--bots", type=lambda text: tuple(text.split(",")), default=("regular",))
    arguments.add_argument("--seed", type=seed)
    arguments.add_argument("--option", type=option, action="append", default=[])
    arguments.add_argument("--cards", type=lambda text: one_of("cards", LANGS, text))


def add_workers(arguments: Arguments) -> None:
    """Where the lab's work is done: the same numbers come out wherever it is."""
    arguments.add_argument("--workers", type=Number("--workers", 1, MOST_WORKERS))
    arguments.add_argument("--dask")


def required(value: Any, what: str) -> Any:
    if value is None:
        raise Mistake("missing", what=what)
    return value
