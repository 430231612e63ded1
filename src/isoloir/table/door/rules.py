"""HTTP: the whole rules of a game, as a set-up or a table plays them."""

from __future__ import annotations

from typing import Any

import msgspec
from aiohttp import web

from isoloir.core import BadSetup, Game, Lang
from isoloir.games import game_of

from ..wire.bodies import RulesTold
from ..wire.refusal import Refusal, bad_setup
from .context import Front, answer


class Rules:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/rules/{game}", self.any),
            web.get("/api/tables/{code}/rules", self.table),
        ]

    async def any(self, request: web.Request) -> web.Response:
        """`?seats=5&options={…}`; anything left out has its default."""
        seats = request.query.get("seats", "4")
        try:
            options = msgspec.json.decode(request.query.get("options", "{}"), type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            raise Refusal("bad-message") from None
        wanted = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 4 else 4
        return answer(told(request.match_info["game"], wanted, options, "en"))

    async def table(self, request: web.Request) -> web.Response:
        """Only tells the length of lists the party wrote, so that anyone with the code may read the rules."""
        party = (await self._front.found(request)).party
        return answer(told(party.settings.game, len(party.chairs), party.settings.options, party.settings.cards))


def told(key: str, seats: int, options: dict[str, Any], cards: Lang) -> RulesTold:
    try:
        game = game_of(key)
        setup = game.setup(nearest(game, seats), options, cards)
    except BadSetup as why:
        raise bad_setup(why) from None
    book = game.rulebook(setup)
    names, changed = list(game.options.__struct_fields__), list(setup.options.departures())
    return RulesTold(key, setup.seats, book.facts, book.chapters, names, changed)


def nearest(game: Game[Any, Any], seats: int) -> int:
    """A lobby that's still short of people can read the rules too."""
    return min(max(seats, game.seats[0]), game.seats[-1])
