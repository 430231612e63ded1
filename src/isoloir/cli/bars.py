"""The bar of long work: how much is done, and how long the rest will take."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .screen import Screen


def progress(screen: Screen) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal)
