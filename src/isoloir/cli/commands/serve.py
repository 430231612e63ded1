"""`isoloir serve`: hosts tables for phones and screens, until it is stopped."""

from __future__ import annotations

import os
import sys
from argparse import Action, Namespace
from collections.abc import Mapping
from typing import Any

from msgspec import structs

from isoloir.table.serve.run import GOOD_NEWS
from isoloir.table.serve.run import run as serve
from isoloir.table.serve.settings import PREFIX, BadSettings, ServeSettings, known_variables, read_settings, variable
from isoloir.table.store.address import place

from ..arguments import Arguments, unknown
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments, help_in: str | None = None) -> None:
    for field in structs.fields(ServeSettings):
        if field.type is bool:
            arguments.add_argument(_flag(field.name), action="store_const", const="true", help=help_in)
        elif field.name == "my_games":
            arguments.add_argument(_flag(field.name), help=help_in, action=Joined)
        else:
            arguments.add_argument(_flag(field.name), help=help_in)


class Joined(Action):
    """May be given several times."""

    def __call__(self, parser: Any, namespace: Namespace, values: Any, option_string: str | None = None) -> None:
        before = getattr(namespace, self.dest)
        setattr(namespace, self.dest, values if before is None else f"{before}{os.pathsep}{values}")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    def say(key: str, params: dict[str, Any]) -> None:
        tell = screen.say if key in GOOD_NEWS else screen.complain
        tell(sentence(key, params, words))

    return serve(settings_of(args), say)


def sentence(key: str, params: Mapping[str, Any], words: Words) -> str:
    """What the server says, and what its doctor finds."""
    message = next(filter(words.has, (f"cli-serve-{key}", f"doctor-{key}")), f"error-{key}")
    return words(message, **{name: str(value) for name, value in params.items()})


def settings_of(args: Namespace) -> ServeSettings:
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known_variables():
            raise unknown("variable", name, known_variables())
    try:
        return read_settings(vars(args), {**_quieter(), **os.environ})
    except BadSettings as why:
        given = getattr(args, why.key, None)
        name = variable(why.key)
        flag, value = (_flag(why.key), given) if given is not None else (name, os.environ.get(name, ""))
        shown = place(str(value)) if why.key in ("store", "bus") else str(value)
        raise Mistake(f"setting-{why.key}", flag=flag, given=shown) from None


def _quieter() -> dict[str, str]:
    """If you host from a terminal you want the link, not a line per visitor."""
    return {f"{PREFIX}LOG_LEVEL": "warning"} if sys.stderr.isatty() else {}


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"
