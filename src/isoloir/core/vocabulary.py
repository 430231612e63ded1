"""Rules and the words for what happens are two things: old records are compared in the words they were written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

Members: TypeAlias = dict[str, Any]
"""An event as a record holds it."""
StepBack: TypeAlias = Callable[[Members], Members | None]
"""An event in the previous vocabulary's words; None for one that wasn't told then."""


def in_words_of(
    vocabulary: int, ours: int, steps: Mapping[int, StepBack], events: Iterable[Members]
) -> tuple[Members, ...]:
    """Our events, said as that vocabulary says them: one step back after another."""
    told: Iterable[Members | None] = events
    for version in range(ours - 1, vocabulary - 1, -1):
        told = [steps[version](event) for event in told if event is not None]
    return tuple(event for event in told if event is not None)
