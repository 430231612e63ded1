"""A table of one set-up, on which a probe plays what a sentence of the rules says.

A probe is a few lines that come out true: a small board, choices, and what the sentence promises.
It's run for every set-up in which the sentence is shown, and whatever number the sentence is given, the probe is given
too: `t.limit` is the fact `limit` of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from isoloir.core import Event, Game, Match, Seat, Setup, chance

E = TypeVar("E", bound=Event)


class Table:
    def __init__(self, game: Game[Any, Any], setup: Setup) -> None:
        self.game, self.setup, self.seats = game, setup, setup.seats
        book = game.rulebook(setup)
        self.facts = dict(book.facts)
        for example in (each for chapter in book.chapters for each in chapter.examples):
            self.facts |= example.facts

    def __getattr__(self, fact: str) -> Any:
        if fact in ("facts", "game", "setup", "seats") or fact not in self.facts:
            raise AttributeError(fact)
        return self.facts[fact]

    def new(self, seed: object = "seed") -> Match[Any]:
        return Match.new(self.game, self.setup, str(seed))

    def at(self, board: Any) -> Match[Any]:
        return Match.at(self.game, self.setup, board)

    def anyhow(self, match: Match[Any], until: Callable[[Match[Any]], bool] = lambda match: False) -> Match[Any]:
        """Played on by dice, to the end or until then."""
        while match.asks and not until(match):
            step(match)
        return match

    def by_lot(self, of: Callable[[Match[Any]], Seat]) -> bool:
        """Each seat in its turn, as the dice will."""
        return {of(self.new(seed)) for seed in range(30 * self.seats)} == set(range(self.seats))

    def scene(self, key: str) -> bool:
        """The example is played, and what the book says comes of it, comes of it."""
        from isoloir.core.scene import answered, came_of, laid

        scene = next(each for each in self.game.scenes if each.key == key)
        match = laid(self.game, scene, "en")
        after = answered(match, scene, scene.choices[scene.seat])
        told = [event for event in after.heard(None) if event in scene.then]
        return told == list(scene.then) and scene.comes in (None, came_of(match, after, scene.seat))


Probe: TypeAlias = Callable[[Any], object]


def step(match: Match[Any], seed: object = "any") -> None:
    """Everyone asked chooses by dice."""
    choices = {}
    for seat, question in match.asks.items():
        picked = chance("probe", str(seed), match.pause, seat).sample(question.options, question.take)
        choices[seat] = tuple(picked)
    match.step(choices)


def all_of(kind: type[E], heard: Any) -> list[E]:
    return [event for event in heard if isinstance(event, kind)]


def one(kind: type[E], heard: Any) -> E:
    (event,) = all_of(kind, heard)
    return event


def whats(match: Match[Any]) -> set[str]:
    return {question.what for question in match.asks.values()}
