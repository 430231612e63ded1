"""A case one plays: a board, a question, what the others answer, and what the book says comes of it.

Of a game with the key `k`, scene `s` is told by the messages `k-scene-s` before the answer, `k-scene-s-why` after it,
and what an answer comes to by `k-came-…`. Each gets the facts of the rules and those of the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .ask import Choice, Choices, Option, Seat
from .match import Match
from .rulebook import Fact
from .tell import Event
from .value import Value

if TYPE_CHECKING:
    from .game import Game
    from .languages import Lang

MOST_ANSWERS = 12
"""More options than this aren't compared with one another."""


class Came(Value, frozen=True):
    """What an answer comes to, for the one who gave it."""

    key: str
    facts: dict[str, Fact]


@dataclass(frozen=True, kw_only=True)
class Scene:
    key: str
    seats: int
    board: Callable[[Lang], Any]
    """As it lies when the question is put; the language is that of the cards."""
    seat: Seat
    """Who you are."""
    choices: Choices
    """What everyone answers in the book, you included."""
    then: tuple[Event, ...] = ()
    """What the book says comes of it: everyone hears these, in this order."""
    comes: Came | None = None
    """What it says comes of it for you."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    lesson: bool = True
    """One of those by which the game is learnt; the others are only in the book."""


def laid(game: Game[Any, Any], scene: Scene, cards: Lang) -> Match[Any]:
    return Match.at(game, game.setup(scene.seats, scene.options, cards), scene.board(cards))


def answered(match: Match[Any], scene: Scene, choice: Choice) -> Match[Any]:
    """Everyone else answers as in the book; raises IllegalChoice."""
    return match.stepped({**scene.choices, scene.seat: tuple(choice)})


def comparisons(match: Match[Any], scene: Scene) -> Iterator[tuple[Option, Came]]:
    """What each answer would have come to, where that can be told at a glance."""
    question = match.asks[scene.seat]
    if question.take == 1 and len(question.options) <= MOST_ANSWERS:
        for option in question.options:
            yield option, came_of(match, answered(match, scene, (option,)), scene.seat)


def came_of(before: Match[Any], after: Match[Any], seat: Seat) -> Came:
    """In the words of the game; else, the points it brought."""
    own: Came | None = before.game.came(after.heard(seat), seat)
    return own or Came("points", {"points": after.scores[seat] - before.scores[seat]})


def rule_facts(match: Match[Any], scene: Scene) -> dict[str, Fact]:
    return {**match.game.rulebook(match.setup).facts, **scene.facts}
