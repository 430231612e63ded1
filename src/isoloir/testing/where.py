"""Where in a game's own files to look for what was found."""

from __future__ import annotations

import inspect
import re
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from isoloir.core import Game
from isoloir.games import OUTSIDE

from .fault import Fault


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
    return line_of(game.steps.values(), rf"\b{event}\b[(,]") or line_of_text(game, rf"\b{event}\b[(,]")


def line_of_question(game: Game[Any, Any], what: str) -> str:
    pattern = rf"Ask\(\s*[\"']{re.escape(what)}[\"']"
    return line_of(game.steps.values(), pattern) or line_of_text(game, pattern)


def place_of(frame: FrameType | None) -> str:
    """The nearest line that's not of our own machinery."""
    own = str(Path(__file__).parents[1])
    outer = list(iter_frames(frame))
    theirs = next((each for each in outer if not each.f_code.co_filename.startswith((own, "<"))), frame)
    return f"{Path(theirs.f_code.co_filename).name}:{theirs.f_lineno}" if theirs else ""


def iter_frames(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def module_of(game: Game[Any, Any]) -> Path:
    path = Path(OUTSIDE[game.key].path if game.key in OUTSIDE else inspect.getsourcefile(game.board) or "")
    package = path.parent / "__init__.py"
    return package if package.is_file() else path


def sources(game: Game[Any, Any]) -> list[Path]:
    """The game's file; of a package all its modules."""
    path = module_of(game)
    return sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path] if path.is_file() else []


def line_of_text(game: Game[Any, Any], pattern: str) -> str:
    """Anywhere in the game's own files."""
    for path in sources(game):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(pattern, line):
                return f"{path.name}:{number}"
    return ""


FUNCTIONS = {"winners": "winners", "scores": "scores", "teams": "teams", "redeal": "redeal", "fold": "after"}
"""Of a fault whose key begins so, the part of the game to look at."""


def line_for(game: Game[Any, Any], fault: Fault) -> str:
    """The line to look at, worked out when it's known that something is wrong."""
    details, part = fault.details, fault.key.partition("-")[0]
    field, event, what, step = (str(details.get(each, "")) for each in ("field", "event", "what", "step"))
    own = getattr(game, FUNCTIONS[part]) if part in FUNCTIONS else None
    return next(
        filter(
            None,
            (
                event and line_of_event(game, event),
                what and line_of_question(game, what),
                own and (line_of([own], "def |lambda") or line_of_text(game, rf"\b{FUNCTIONS[part]}=")),
                field and line_of_text(game, rf"^\s+{re.escape(field.partition(',')[0])}:"),
                step in game.steps and line_of([game.steps[step]], "def "),
                line_of_text(game, r"^GAME\b"),
            ),
        ),
        "",
    )


def line_of_error(why: BaseException) -> str:
    """The last line of the traceback that's outside our own code."""
    own = str(Path(__file__).parents[1])
    frames = [f for f in traceback.extract_tb(why.__traceback__) if not f.filename.startswith((own, "<"))]
    theirs = [frame for frame in frames if "site-packages" not in frame.filename] or frames
    return f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno}" if theirs else ""
