"""`isoloir doctor`: looks at all that a server needs, with the settings of `serve`, and says what to do."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from isoloir.table.serve.doctor import examine

from ..arguments import ELSEWHERE, Arguments
from ..screen import Screen
from ..words import Words
from .serve import add_arguments as add_settings
from .serve import sentence, settings_of

ILL = 1
MARKS = {"well": ("✓", "green"), "note": ("!", "yellow"), "bad": ("✗", "red")}


def add_arguments(arguments: Arguments) -> None:
    add_settings(arguments, ELSEWHERE)
    arguments.add_argument("--json", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    found = []
    for each in examine(settings_of(args)):
        found.append(each)
        if not args.json:
            mark, style = MARKS[each.state]
            screen.say(
                f"{mark} {sentence(each.key, each.params, words)}", style=None if each.state == "well" else style
            )
    if args.json:
        told = [msgspec.to_builtins(each) | {"says": sentence(each.key, each.params, words)} for each in found]
        screen.json(told)
    return ILL if any(each.state == "bad" for each in found) else 0
