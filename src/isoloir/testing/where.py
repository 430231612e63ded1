"""Where in a game's own files to look for what was found."""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec

from isoloir.core import Game


def differing(one: bytes, other: bytes) -> list[str]:
    """The fields of two encoded views that are not alike."""
    first, second = msgspec.json.decode(one), msgspec.json.decode(other)
    return [name for name in first if first[name] != second.get(name)]


def is_order(one: Any, other: Any) -> bool:
    """The same things in another order."""
    return isinstance(one, list) and isinstance(other, list) and sorted(map(str, one)) == sorted(map(str, other))


def line_of(functions: Iterable[Callable[..., Any]], pattern: str) -> str:
    """The first line of these functions or classes that has it, as `file.py:12`; empty where there is no source."""
    for function in functions:
        try:
            lines, start = inspect.getsourcelines(inspect.unwrap(function))
            file = inspect.getsourcefile(function) or ""
        except (OSError, TypeError):
            continue
        for number, line in enumerate(lines, start):
            if re.search(pattern, line):
                return f"{Path(file).name}:{number}"
    return ""


def line_of_view(game: Game[Any, Any], field: str) -> str:
    """Where the view is given this field, or else where the board declares it."""
    name = rf"\b{re.escape(field)}\b"
    return line_of([game.view], rf"{name}\s*=[^=]") or line_of([game.view_type, game.board], rf"^\s*{name}\s*:")


def line_of_event(game: Game[Any, Any], event: str) -> str:
    return line_of(game.steps.values(), rf"\b{event}\b[(,]") or line_of([type(game).__init__], "$^")


def line_of_question(game: Game[Any, Any], what: str) -> str:
    return line_of(game.steps.values(), rf"Ask\(\s*[\"']{re.escape(what)}[\"']")


def line_of_error(why: BaseException) -> str:
    """The last line of the traceback that's outside our own code."""
    own = str(Path(__file__).parents[1])
    frames = [f for f in traceback.extract_tb(why.__traceback__) if not f.filename.startswith((own, "<"))]
    theirs = [frame for frame in frames if "site-packages" not in frame.filename] or frames
    return f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno}" if theirs else ""
