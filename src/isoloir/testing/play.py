"""Plays any game with random choices and keeps every pause, for the suite to look at."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from isoloir.core import Asks, BadSetup, Chance, Choices, Game, Match, Seat, Setup, chance

from .fault import Fault

LONGEST_GAME = 10_000
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
        choices = random_choices(match.asks, dice)
        yield Pause(match.clone(), choices)
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


def plain_setups(game: Game[Any, Any]) -> list[Setup]:
    """The default options, for every number of seats."""
    return [game.setup(seats) for seats in game.seats]


def option_setups(game: Game[Any, Any]) -> list[Setup]:
    """Each option moved away from its default, one at a time, where it stands alone."""
    default = game.options()
    found = []
    for name, kind in get_type_hints(game.options).items():
        for value in _values(kind):
            if value == getattr(default, name):
                continue
            for seats in (game.seats[0], game.seats[-1]):
                try:
                    found.append(game.setup(seats, {name: value}))
                except BadSetup:
                    continue
                break
    return found


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is typing.Annotated:
        return _values(get_args(kind)[0])
    return ()
