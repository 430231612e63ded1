"""`isoloir completion`: prints what teaches a shell to finish commands, options and games."""

from __future__ import annotations

from argparse import Namespace

from ..arguments import Arguments, one_of, required
from ..completion import SHELLS, script
from ..screen import Screen
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("shell", nargs="?")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    from ..app import COMMANDS

    shell = one_of("SHELL", SHELLS, required(args.shell, "SHELL"))
    screen.out.file.write(script(shell, COMMANDS))
    return 0
