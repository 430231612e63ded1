"""What decided a game, in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from isoloir.core import Story

from .faces import Face
from .words import Words


def decided(face: Face, story: Story, view: Any, words: Words) -> Iterator[Text]:
    """Nothing for a game that was stopped."""
    if not story.highlights:
        return
    yield Text()
    yield Text(words("story-title"), style="bold")
    for highlight in story.highlights:
        yield Text(f"· {face.remark(highlight.remark, view, words)}")
