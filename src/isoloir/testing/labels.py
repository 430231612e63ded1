"""Which dice a game throws, by their labels: those of one label are the same dice, however often they're thrown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from isoloir.core import Game, Setup

from .fault import hold
from .nudged import THROWN
from .play import pauses

Label: TypeAlias = tuple[str, tuple[str | int, ...]]


@contextmanager
def ledger() -> Iterator[dict[Label, list[str]]]:
    """By seed and label, the lines that threw them meanwhile."""
    spell, label, seeds, used = THROWN._spell, THROWN._label, [""], dict[Label, list[str]]()

    def spelling(part: str | int) -> bytes:
        seeds[0] = str(part)
        return bytes(spell(part))

    def noting(*parts: str | int) -> bytes:
        used.setdefault((seeds[0], parts), []).append(_line_of_caller())
        return bytes(label(*parts))

    THROWN._spell, THROWN._label = spelling, noting  # type: ignore[attr-defined]
    try:
        yield used
    finally:
        THROWN._spell, THROWN._label = spell, label  # type: ignore[attr-defined]


def _line_of_caller() -> str:
    frame = sys._getframe(3)
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}"


def check_labels_are_used_once(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    with ledger() as used:
        for _ in pauses(game, setup, seed):
            pass
    for (_, parts), lines in used.items():
        name = ", ".join(f'"{part}"' if isinstance(part, str) else str(part) for part in parts)
        hold(len(lines) == 1, "label-twice", label=name, times=len(lines), where=" , ".join(dict.fromkeys(lines)))
