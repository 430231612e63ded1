"""The whole rules of a game, as a set-up or a table plays them, and their examples to play."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from isoloir.bots import CHARACTERS
from isoloir.bots.told import a_round
from isoloir.core import LANGUAGES, BadSetup, Game, Lang, Setup
from isoloir.core.languages import language_of
from isoloir.games import game_of

from ...party.agreed import options_of
from ...party.learning import scene_laid, scene_played, scenes_of
from ...wire.bodies import RoundTold, RulesTold
from ...wire.refusal import Refusal, bad_setup
from .asked import Answered, Asked, Route, answer
from .desk import Desk

encode = msgspec.json.Encoder().encode


class Rules:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("GET", "/api/rules/{game}", self.any),
            ("GET", "/api/tables/{code}/rules", self.table),
            ("GET", "/api/learn/{game}", self.scenes),
            ("GET", "/api/learn/{game}/{scene}", self.scene),
            ("GET", "/api/learn/{game}/{scene}/played", self.played),
        ]

    async def any(self, asked: Asked) -> Answered:
        """`?seats=5&options={…}`; anything left out has its default."""
        seats = asked.query.get("seats", "4")
        try:
            options = msgspec.json.decode(asked.query.get("options", "{}"), type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            raise Refusal("bad-message") from None
        wanted = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 4 else 4
        async with self._desk.line(asked):
            return answer(told(asked.named["game"], wanted, options, _cards(asked)))

    async def scenes(self, asked: Asked) -> Answered:
        return answer(scenes_of(asked.named["game"]))

    async def scene(self, asked: Asked) -> Answered:
        """`?cards=fr`. Nothing is kept of it."""
        async with self._desk.line(asked):
            return answer(scene_laid(*_scene(asked)))

    async def played(self, asked: Asked) -> Answered:
        """`?choice=[…]`, and the same."""
        try:
            choice = msgspec.json.decode(asked.query.get("choice", ""), type=list[str | int])
        except (msgspec.MsgspecError, RecursionError):
            raise Refusal("bad-message") from None
        async with self._desk.line(asked):
            return answer(scene_played(*_scene(asked), choice))

    async def table(self, asked: Asked) -> Answered:
        """Only tells the length of lists the party wrote, so that anyone with the code may read the rules."""
        party = (await self._desk.found(asked)).party
        async with self._desk.line(asked):
            return answer(told(party.settings.game, len(party.chairs), options_of(party), party.settings.cards))


def _scene(asked: Asked) -> tuple[str, str, Lang]:
    return asked.named["game"], asked.named["scene"], _cards(asked)


def _cards(asked: Asked) -> Lang:
    return LANGUAGES[language_of(asked.query.get("cards", ""))].cards


def told(key: str, seats: int, options: dict[str, Any], cards: Lang) -> RulesTold:
    try:
        game = game_of(key)
        setup = game.setup(nearest(game, seats), options, cards)
    except BadSetup as why:
        raise bad_setup(why) from None
    book = game.rulebook(setup)
    names, changed = list(game.options.__struct_fields__), list(setup.options.departures())
    return RulesTold(key, setup.seats, book.facts, book.chapters, names, changed, round_told(game, setup))


def round_told(game: Game[Any, Any], setup: Setup) -> RoundTold | None:
    """A game from outside may have faults; its rules can be read all the same."""
    try:
        beats = a_round(game.key, setup)
    except Exception:
        return None
    told = [Raw(encode(event)) for _, heard in beats for event in heard]
    return RoundTold([*CHARACTERS][: setup.seats], told, Raw(encode(beats[-1][0])))


def nearest(game: Game[Any, Any], seats: int) -> int:
    """A lobby that's still short of people can read the rules too."""
    return min(max(seats, game.seats[0]), game.seats[-1])
