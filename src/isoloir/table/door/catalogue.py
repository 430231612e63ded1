"""HTTP: which games there are, how to show them, their words, and how to talk to this server."""

from __future__ import annotations

import msgspec
from aiohttp import web

from isoloir.bots import LEVELS
from isoloir.core import each_alone, kinds
from isoloir.games import GAMES, OUTSIDE

from ..wire.bodies import GameOffered, Plain
from ..wire.refusal import Refusal
from .context import answer
from .schema import openapi, schemas


class Catalogue:
    """The same for everybody; asks nothing of the tables."""

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self.games),
            web.get("/api/games/{key}/face", self.face),
            web.get("/api/games/{key}/forms/{option}", self.form),
            web.get("/api/words/{lang}/{stem}", self.words),
            web.get("/api/schema.json", self.schema),
            web.get("/api/openapi.json", self.openapi),
        ]

    async def games(self, request: web.Request) -> web.Response:
        return answer([offered(key) for key in GAMES])

    async def face(self, request: web.Request) -> web.Response:
        if request.match_info["key"] not in GAMES:
            raise Refusal("not-found")
        return answer(plain(request.match_info["key"]))

    async def form(self, request: web.Request) -> web.Response:
        game = GAMES.get(request.match_info["key"])
        form = game.forms.get(request.match_info["option"]) if game else None
        if form is None:
            raise Refusal("not-found")
        return answer(form())

    async def words(self, request: web.Request) -> web.Response:
        """The texts of a game from outside; anything else has none, which isn't an error."""
        outside = OUTSIDE.get(request.match_info["stem"])
        text = outside.words.get(request.match_info["lang"], "") if outside else ""
        return web.Response(text=text, content_type="text/plain", charset="utf-8")

    async def schema(self, request: web.Request) -> web.Response:
        return answer(schemas())

    async def openapi(self, request: web.Request) -> web.Response:
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
    return GameOffered(key, list(game.seats), minutes, game.rules, list(LEVELS), options)
