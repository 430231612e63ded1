"""Rules and the words for what happens are two things: old records are compared in the words they were written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

Members: TypeAlias = dict[str, Any]
"""An event as a record holds it."""
StepBack: TypeAlias = Callable[[Members], Members | None]
"""An event in the previous vocabulary's words; None for one that wasn't told then."""


class Edition(NamedTuple):
    """The version of the rules, and that of the vocabulary."""

    rules: int
    vocabulary: int


def in_words_of(
    vocabulary: int, ours: int, steps: Mapping[int, StepBack], events: Iterable[Members]
) -> tuple[Members, ...]:
    """Our events, said as that vocabulary says them: one step back after another."""
    told: Iterable[Members | None] = events
    for version in range(ours - 1, vocabulary - 1, -1):
        told = [steps[version](event) for event in told if event is not None]
    return tuple(event for event in told if event is not None)


def without(kind: str, *members: str) -> StepBack:
    """For an event that gained members."""

    def step(event: Members) -> Members:
        return {name: event[name] for name in event if name not in members} if event["type"] == kind else event

    return step


def renamed(names: Mapping[str, str]) -> StepBack:
    """For events whose names have changed, from the new to the old."""

    def step(event: Members) -> Members:
        return {**event, "type": names.get(event["type"], event["type"])}

    return step
