"""Where the terminal is read and written: colour where there is colour, plain where there is not."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import IO, Any

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from .words import clean

NARROWEST = 40
NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
HELD = str.maketrans(NO_BREAK, "\ue000\ue001")
RELEASED = str.maketrans("\ue000\ue001", NO_BREAK)
"""Letters that nobody writes, as wide as the spaces whose place they take."""


class Screen:
    """Answers and tables go to `out`; progress and refusals to `err`."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _forgive(stream)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def say(self, thing: RenderableType = "", style: str | None = None) -> None:
        self.out.print(clean(thing) if isinstance(thing, str) else thing, style=style)

    def below(self, thing: RenderableType, style: str | None = None) -> None:
        """After an empty line."""
        self.say()
        self.say(thing, style)

    def json(self, value: object) -> None:
        """For programs."""
        self.out.file.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")

    def complain(self, text: str) -> None:
        """One line, never folded, so that it can be searched for."""
        self.err.print(clean(text), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A line without its end; None when there are no more."""
        self.out.print(clean(prompt), end=" ", style="bold")
        self.out.file.flush()
        line = sys.stdin.readline()
        if not self.interactive:
            self.out.print(clean(line.rstrip("\r\n")))
        return line.rstrip("\r\n") if line else None

    @property
    def interactive(self) -> bool:
        return sys.stdin.isatty() and self.out.is_terminal


class Unbroken(Console):
    """Rich would break a line at a no-break space, and French would get lines that begin with an exclamation mark."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            given = options or self.options
            renderable = self.render_str(renderable, highlight=given.highlight, markup=given.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        held = renderable.copy()
        held.plain = held.plain.translate(HELD)
        for segment in super().render(held, options):
            yield segment._replace(text=segment.text.translate(RELEASED))

    def on_broken_pipe(self) -> None:
        """For `main` to leave as others do; rich would leave by itself, and as if something had gone wrong."""
        raise BrokenPipeError


def _console(stream: IO[Any]) -> Console:
    console = Unbroken(file=stream, markup=False, highlight=False, emoji=False)
    console.width = max(console.width, NARROWEST)
    return console


def _forgive(stream: Any) -> None:
    """A letter the terminal cannot show becomes a question mark instead of an error."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
