"""Takes up a game from its texts, looks it over check by check, and offers it beside the house's own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from isoloir.core import LANGUAGES
from isoloir.games import GAMES
from isoloir.outside.find import add_file
from isoloir.outside.load import PREFIX, BadGame, is_game
from isoloir.table.door.desk.asked import Answered, Asked, Route, answer
from isoloir.table.party.pace import Pace
from isoloir.table.tab.browser import Worker, doors
from isoloir.table.tab.passing_keep import PassingKeep
from isoloir.table.tab.tab import Tab
from isoloir.table.wire.refusal import Refusal
from isoloir.testing import Found, findings

FOLDER = Path("/tmp")
LONGEST = 1_000_000
STEM = "own_game"


class OwnGame(Struct, frozen=True):
    """POST /api/workshop."""

    python: str
    texts: dict[str, str] = {}


class TakenUp(Struct, frozen=True):
    key: str = ""
    """Empty if it can't be played."""
    why: str = ""


class LookedOver(Struct, frozen=True):
    """GET /api/workshop: what the next check found; nothing once all were made. A fault is the key of its sentence."""

    check: str = ""
    fault: str = ""
    details: dict[str, str | int] = {}
    seats: int = 0
    seed: str = ""
    known: bool = False
    """An earlier check has found the same."""


class Workshop:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._path = folder / f"{STEM}.py"
        self._looking: Iterator[Found] = iter(())

    def routes(self) -> list[Route]:
        return [("POST", "/api/workshop", self.take), ("GET", "/api/workshop", self.look)]

    async def take(self, asked: Asked) -> Answered:
        try:
            own = msgspec.json.decode(await asked.body(LONGEST), type=OwnGame)
        except msgspec.MsgspecError:
            raise Refusal("bad-message") from None
        try:
            key = self._taken(own)
        except BadGame as why:
            return answer(TakenUp(why=str(why)))
        self._looking = findings(GAMES[key])
        return answer(TakenUp(key))

    def _taken(self, own: OwnGame) -> str:
        """Raises BadGame."""
        self._path.write_text(own.python, encoding="utf-8")
        for lang in LANGUAGES:
            beside = self._path.with_suffix(f".{lang}.ftl")
            beside.unlink(missing_ok=True)
            if own.texts.get(lang):
                beside.write_text(own.texts[lang], encoding="utf-8")
        if not is_game(self._path):
            raise BadGame("no line of it says GAME = Game(…)")
        broken = add_file(self._path, again=True)
        if broken is not None:
            raise BadGame(broken.why)
        return str(sys.modules[PREFIX + STEM].GAME.key)

    async def look(self, asked: Asked) -> Answered:
        found = next(self._looking, None)
        if found is None or found.fault is None:
            return answer(LookedOver(found.check if found else ""))
        seats = found.setup.seats if found.setup else 0
        return answer(LookedOver(found.check, found.fault.key, found.fault.details, seats, found.seed, found.known))


async def start(worker: Worker, pace: str) -> Any:
    return doors(Tab(PassingKeep(), {}, worker.tell, msgspec.json.decode(pace, type=Pace), Workshop().routes()))
