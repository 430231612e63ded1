"""Plays any game with random choices and keeps every pause, for the suite to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from isoloir.core import Asks, Chance, Choices, Game, Match, Seat, Setup, chance

from .fault import Fault

LONGEST_GAME = 3_000
"""Pauses; no game of ours comes near."""

Viewer = Seat | None


class Pause(NamedTuple):
    match: Match[Any]
    choices: Choices


def random_choices(asks: Asks, dice: Chance) -> Choices:
    return {seat: dice.sample(question.options, question.take) for seat, question in asks.items()}


def pauses(game: Game[Any, Any], setup: Setup, seed: str) -> Iterator[Pause]:
    """Every pause of one random game, each a clone that the suite may play on; the last has no questions."""
    match = Match.new(game, setup, seed)
    dice = chance(seed, "conformance choices")
    for _ in range(LONGEST_GAME):
        yield Pause(match.clone(), choices := random_choices(match.asks, dice))
        if not match.asks:
            return
        match.step(choices)
    raise Fault("endless", pauses=LONGEST_GAME)


def some_pauses(game: Game[Any, Any], setup: Setup, seed: str, most: int) -> list[Pause]:
    """At most about this many, spread over the whole game."""
    every = [pause for pause in pauses(game, setup, seed) if pause.match.asks]
    return every[:: max(1, len(every) // most)]


def viewers(setup: Setup) -> list[Viewer]:
    """Every seat, and the shared screen."""
    return [*range(setup.seats), None]


def seen(match: Match[Any], viewer: Viewer) -> bytes:
    return msgspec.json.encode(match.view(viewer))


def asked(match: Match[Any], viewer: Viewer) -> bytes:
    """What a viewer can tell of the questions: who is asked, and its own."""
    own = match.asks.get(viewer) if viewer is not None else None
    return msgspec.json.encode((sorted(match.asks), own))


def told(match: Match[Any], viewer: Viewer) -> bytes:
    return msgspec.json.encode(match.heard(viewer))
