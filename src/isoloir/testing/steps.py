"""The steps of a game one by one: each asks at most once, tells afterwards, and leads on to a step that there is."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace as changed
from difflib import get_close_matches
from functools import wraps
from types import FrameType, GeneratorType
from typing import Any, cast

from isoloir.core import Asks, Game, Setup, Step, StepFunction, Tell
from isoloir.core.ask import shorten

from .fault import Fault, hold
from .play import pauses
from .suite import check_options_of
from .where import line_of, line_of_text, place_of

PATIENCE = 2.0
"""Seconds of the processor's time for one step: with no end in sight it's stopped, and the line told."""


def check_steps_lead_on(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(changed(game, steps=Watched(game)), setup, seed):
        for question in match.asks.values():
            check_options_of(game, question)


class Watched(dict[str, StepFunction[Any]]):
    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__({name: _watched(game, name, step) for name, step in game.steps.items()})
        self._game = game

    def __missing__(self, name: str) -> StepFunction[Any]:
        near = next(iter(get_close_matches(str(name), self, 1)), ", ".join(self))
        raise Fault("next-unknown", next=str(name), near=near, where=line_of_text(self._game, f"[\"']{name}[\"']"))


def _watched(game: Game[Any, Any], name: str, step: StepFunction[Any]) -> StepFunction[Any]:
    @wraps(step)
    def run(board: Any, tell: Tell) -> Any:
        told: list[object] = []

        def telling(event: Any, only: int | None = None) -> None:
            told.append(event)
            tell(event, only)

        with patience(name):
            result = step(board, telling)
        if type(result) is not GeneratorType:
            return _next_board(game, name, result)
        return _asking(game, name, result, told)

    return run


def _asking(game: Game[Any, Any], name: str, step: Step[Any], told: list[object]) -> Step[Any]:
    try:
        with patience(name):
            asked: object = next(step)
    except StopIteration as end:
        return _next_board(game, name, end.value)
    where = line_of([game.steps[name]], "yield")
    hold(isinstance(asked, Mapping), "step-yields", step=name, where=where)
    hold(not told, "step-tells-first", step=name, where=line_of([game.steps[name]], "tell\\("))
    answers = yield cast("Asks", asked)
    try:
        with patience(name):
            step.send(answers)
    except StopIteration as end:
        return _next_board(game, name, end.value)
    raise Fault("step-asks-twice", step=name, where=where)


def _next_board(game: Game[Any, Any], name: str, result: Any) -> Any:
    where = line_of([game.steps[name]], "def |lambda")
    hold(result is not None, "step-returns-nothing", step=name, where=where)
    hold(type(result) is not GeneratorType, "step-not-asked", step=name, where=where)
    hold(isinstance(result, game.board), "step-returns", step=name, got=shorten(result, 40), where=where)
    return result


@contextmanager
def patience(step: str) -> Iterator[None]:
    """Where the system can; a step that never comes back would keep everyone waiting, the check too."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Fault("step-stuck", step=step, seconds=int(PATIENCE), where=place_of(frame))

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
