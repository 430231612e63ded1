"""Which games there are, how to show them, their words, and how to talk to this server."""

from __future__ import annotations

import msgspec

from isoloir.bots import LEVELS
from isoloir.core import each_alone, kinds
from isoloir.games import GAMES, OUTSIDE

from ...wire.bodies import GameOffered, Plain
from ...wire.refusal import Refusal
from .asked import Answered, Asked, Route, answer
from .desk import Desk
from .schema import openapi, schemas


class Catalogue:
    """The same for everybody; asks nothing of the tables."""

    def __init__(self, desk: Desk) -> None:
        """Needs nothing of the desk."""

    def routes(self) -> list[Route]:
        return [
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{key}/face", self.face),
            ("GET", "/api/games/{key}/forms/{option}", self.form),
            ("GET", "/api/words/{lang}/{stem}", self.words),
            ("GET", "/api/schema.json", self.schema),
            ("GET", "/api/openapi.json", self.openapi),
        ]

    async def games(self, asked: Asked) -> Answered:
        return answer([offered(key) for key in GAMES])

    async def face(self, asked: Asked) -> Answered:
        if asked.named["key"] not in GAMES:
            raise Refusal("not-found")
        return answer(plain(asked.named["key"]))

    async def form(self, asked: Asked) -> Answered:
        game = GAMES.get(asked.named["key"])
        form = game.forms.get(asked.named["option"]) if game else None
        if form is None:
            raise Refusal("not-found")
        return answer(form())

    async def words(self, asked: Asked) -> Answered:
        """The texts of a game from outside; anything else has none, which isn't an error."""
        outside = OUTSIDE.get(asked.named["stem"])
        text = outside.words.get(asked.named["lang"], "") if outside else ""
        return Answered(text.encode(), kind="text/plain; charset=utf-8")

    async def schema(self, asked: Asked) -> Answered:
        return answer(schemas())

    async def openapi(self, asked: Asked) -> Answered:
        return answer(openapi())


def plain(key: str) -> Plain:
    game = GAMES[key]
    teams = {seats: game.teams(seats) for seats in game.seats if game.teams(seats) != each_alone(seats)}
    events = {event.__name__: dict(kinds(event)) for event in game.events}
    return Plain(dict(kinds(game.view_type)), events, dict(game.hints), teams, game.after is not None)


def offered(key: str) -> GameOffered:
    game = GAMES[key]
    options = msgspec.Raw(msgspec.json.encode(msgspec.json.schema(game.options)))
    minutes = [game.minutes[0], game.minutes[-1]]
    return GameOffered(
        key, list(game.seats), minutes, game.rules, list(LEVELS), options, bool(game.scenes), game.rule_facts()
    )
