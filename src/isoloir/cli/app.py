"""The way in: which language, which command, and what is said when something cannot be done."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from isoloir import __version__
from isoloir.core import IsoloirError

from .arguments import Arguments, lang, unknown
from .guests import bring, folders
from .mistakes import said
from .screen import Screen
from .words import Words, language

COMMANDS = (
    *("games", "rules", "learn", "play", "serve", "simulate", "study", "dataset", "ladder", "exploit", "bench"),
    *("replay", "verify", "festival", "standing", "check", "new", "backup", "restore", "rollback", "move"),
    *("admin", "doctor", "tab", "completion"),
)
"""Each is the module of that name in `commands`."""

DONE, REFUSED, INTERRUPTED, PIPE_CLOSED = 0, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _main(argv)
    except BrokenPipeError:
        return PIPE_CLOSED
    except OSError:
        return REFUSED  # and there was no place to say why
    finally:
        _drop_what_cannot_be_written()


def _drop_what_cannot_be_written() -> None:
    """The interpreter tries again on its way out, and would complain and change the exit code."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _main(argv: Sequence[str] | None) -> int:
    typed = list(sys.argv[1:] if argv is None else argv)
    words = Words(language(os.environ))
    screen = Screen()
    try:
        words = Words(_chosen_language(typed) or words.lang)
        return _run(typed, screen, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except (IsoloirError, OSError, UnicodeError, RecursionError) as why:
        screen.complain(words("cli-refused", why=said(why, words)))
        return REFUSED


def _chosen_language(typed: Sequence[str]) -> str | None:
    """Known before anything else is read, so that every refusal speaks it."""
    chosen = None
    for place, word in enumerate(typed):
        if word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
        elif word == "--lang" and place + 1 < len(typed):
            chosen = typed[place + 1]
    return None if chosen is None else lang(chosen)


def _run(typed: list[str], screen: Screen, words: Words) -> int:
    name, rest = _command(typed)
    paths, rest = ([], rest) if name == "serve" else folders(rest, os.environ)
    if name is None:
        return _without_command(rest, screen, words)
    if name not in COMMANDS:
        raise unknown("command", name, COMMANDS)
    command = import_module(f"{__package__}.commands.{name}")
    arguments = Arguments()
    command.add_arguments(arguments)
    args = arguments.read(rest)
    if args.help:
        screen.out.print(words(f"cli-help-{name}"), soft_wrap=True)
        return DONE
    bring(paths, screen, words)
    code: int = command.run(args, screen, words)
    return code


def _command(typed: list[str]) -> tuple[str | None, list[str]]:
    """The first word that isn't an option names the command; `--lang` may come before it."""
    place = 0
    while place < len(typed) and typed[place].startswith("-"):
        place += 2 if typed[place] == "--lang" else 1
    if place >= len(typed):
        return None, typed
    return typed[place], typed[:place] + typed[place + 1 :]


def _without_command(typed: list[str], screen: Screen, words: Words) -> int:
    arguments = Arguments()
    arguments.add_argument("--version", action="store_true")
    args = arguments.read(typed)
    screen.out.print(f"isoloir {__version__}" if args.version else words("cli-help"), soft_wrap=True)
    return DONE
