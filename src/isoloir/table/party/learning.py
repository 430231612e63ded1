"""An example of the rules as one plays it: what a page is shown before the answer and after it, and no table is made.

Pure: it needs nothing but the game, so a browser tab answers as a server does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from isoloir.bots import CHARACTERS
from isoloir.core import (
    BadSetup,
    Came,
    Game,
    IllegalChoice,
    Lang,
    Match,
    Option,
    Scene,
    answer_of,
    seen,
)
from isoloir.core.rulebook import Fact
from isoloir.core.scene import answered, came_of, comparisons, laid, rule_facts
from isoloir.core.value import encode
from isoloir.games import game_of

from ..log.told import heard_of
from ..log.words import Look, Settings, Tempo
from ..wire import from_server as a
from ..wire.refusal import Refusal
from .moments import stage_of
from .pace import turns_of

LOOKS = (Look("square", "blue"), Look("triangle", "green"), Look("star", "yellow"), Look("diamond", "purple"))
YOU = 1
"""The person at the seat of the scene; everyone else is a bot."""
TEMPO: Tempo = "brisk"
"""A minute is a minute."""


class ScenesTold(Struct, frozen=True):
    """GET /api/learn/{game}: the scenes of a game, those of its lesson in its order."""

    game: str
    lesson: list[str]
    others: list[str]


class SceneLaid(Struct, frozen=True):
    """GET /api/learn/{game}/{scene}: a table that exists nowhere else."""

    key: str
    facts: dict[str, Fact]
    """Of the rules and of the scene; `<game>-scene-<key>` is told with them."""
    welcome: a.Welcome


class Compared(Struct, frozen=True):
    """What an answer comes to, told by `<game>-came-<key>`."""

    choice: tuple[Option, ...]
    key: str
    facts: dict[str, Fact]


class ScenePlayed(Struct, frozen=True):
    """GET /api/learn/{game}/{scene}/played: what happens then, and what other answers would have brought."""

    moved: a.Moved
    came: Compared
    book: tuple[Option, ...]
    """What is answered in the book."""
    others: list[Compared]


def scenes_of(key: str) -> ScenesTold:
    scenes = _game(key).scenes
    return ScenesTold(
        key, [each.key for each in scenes if each.lesson], [each.key for each in scenes if not each.lesson]
    )


def scene_laid(key: str, wanted: str, cards: Lang) -> SceneLaid:
    game, scene = _found(key, wanted)
    match = laid(game, scene, cards)
    return SceneLaid(wanted, rule_facts(match, scene), _welcome(match, scene, _moved(match, scene)))


def scene_played(key: str, wanted: str, cards: Lang, choice: Sequence[Option]) -> ScenePlayed:
    game, scene = _found(key, wanted)
    match = laid(game, scene, cards)
    try:
        after = answered(match, scene, choice)
    except IllegalChoice:
        raise Refusal("not-offered") from None
    others = [_compared((option,), came) for option, came in comparisons(match, scene) if [option] != [*choice]]
    came = _compared(choice, came_of(match, after, scene.seat))
    return ScenePlayed(_opened(match, after, scene, choice), came, tuple(scene.choices[scene.seat]), others)


def _game(key: str) -> Game[Any, Any]:
    try:
        return game_of(key)
    except BadSetup:
        raise Refusal("not-found") from None


def _found(key: str, wanted: str) -> tuple[Game[Any, Any], Scene]:
    game = _game(key)
    for scene in game.scenes:
        if scene.key == wanted:
            return game, scene
    raise Refusal("not-found")


def _compared(choice: Sequence[Option], came: Came) -> Compared:
    return Compared(tuple(choice), came.key, came.facts)


def _welcome(match: Match[Any], scene: Scene, moved: a.Moved) -> a.Welcome:
    settings = Settings(match.game.key, dict(scene.options), match.setup.cards)
    people, facts = [a.PersonState(YOU, "", here=True)], match.game.rule_facts()
    lobby = a.Lobby("playing", settings, YOU, YOU, _seats(scene), people, facts=facts, tempo=TEMPO)
    return a.Welcome(YOU, [scene.seat], "", "", lobby, moved, None, None, "usual", now=0)


def _seats(scene: Scene) -> list[a.SeatState]:
    """You, and the bots of the house in their order."""
    names = iter(CHARACTERS)
    looks = [LOOKS[n % len(LOOKS)] for n in range(scene.seats)]
    return [
        a.SeatState(seat, "", Look(), "person", YOU)
        if seat == scene.seat
        else a.SeatState(seat, next(names), looks[seat - 1], "bot", level="regular")
        for seat in range(scene.seats)
    ]


def _moved(match: Match[Any], scene: Scene) -> a.Moved:
    question = match.asks[scene.seat]
    ask = a.SeatAsk(scene.seat, question.what, question.options, question.take)
    sealed = [seat for seat in sorted(match.asks) if seat != scene.seat]
    view = a.SeatView(scene.seat, Raw(encode(match.view(scene.seat))))
    return a.Moved(1, match.game.key, 1, [view], [], 0, [ask], sorted(match.asks), sealed, {}, "")


def _opened(match: Match[Any], after: Match[Any], scene: Scene, choice: Sequence[Option]) -> a.Moved:
    """Goes on from the view before; nobody is asked anything more."""
    seat = scene.seat
    answer = answer_of(match.asks, {seat: choice}, seat)
    steps = seen(match.game, match.view(seat), after.heard(seat), after.view(seat), answer)
    shown = a.SeatView(seat, Raw(b"null"), [Raw(encode(each)) for each in steps])
    told = [*heard_of(each for each in after.told if each.only in (None, seat))]
    turns = turns_of(match.game, stage_of(match.game, after.heard(seat), match.asks), TEMPO)
    return a.Moved(1, match.game.key, 2, [shown], told, len(told), [], [], [], {}, "", turns=turns)
