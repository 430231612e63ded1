"""`isoloir festival`: opens a festival at a server that runs, and tells its links."""

from __future__ import annotations

from argparse import Namespace
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec

from isoloir.core.languages import LANGUAGES
from isoloir.core.value import encode
from isoloir.games import game_of
from isoloir.table.log.words import Programme, Room
from isoloir.table.serve.run import own_address
from isoloir.table.wire.bodies import CreateTable, HelmTold, Place

from ..arguments import Arguments, Number
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words

HERE = "http://127.0.0.1:8765"
SECONDS = 20


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("games", nargs="?")
    arguments.add_argument("--at", default=HERE)
    arguments.add_argument("--people", type=Number("--people", 2, 16), default=4)
    arguments.add_argument("--rounds", type=Number("--rounds", 0, 40), default=0)
    arguments.add_argument("--minutes", type=Number("--minutes", 0, 600), default=0)
    arguments.add_argument("--enough", type=Number("--enough", 0, 100), default=0)
    arguments.add_argument("--between", type=Number("--between", 0, 7200), default=60)
    arguments.add_argument("--stay", action="store_true")
    arguments.add_argument("--remote", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.games is None:
        raise Mistake("game-missing")
    games = tuple(game_of(each.strip()).key for each in args.games.split(","))
    plan = Programme(
        games=games if len(games) > 1 else (),
        rounds=args.rounds,
        size=args.people,
        by="tables" if args.enough else "clock" if args.minutes else "hand",
        minutes=args.minutes or Programme().minutes,
        enough=args.enough or 100,
        late="stay" if args.stay else "stop",
        between=args.between,
    )
    room: Room = "remote" if args.remote else "same"
    cards = LANGUAGES[words.lang].cards
    wish = CreateTable(games[0], screen=True, cards=cards, room=room, programme=plan)
    place, helm = _opened(args.at.rstrip("/"), wish)
    at = _for_phones(args.at.rstrip("/"))
    link = f"{at}/t/{place.code}#{place.key}"
    wall = f"{at}/s/{place.code}"
    screen.out.print(words("cli-festival-opened", code=place.code, link=link, wall=wall), soft_wrap=True)
    screen.out.print(words("cli-festival-organise", link=f"{link}+{helm}"), soft_wrap=True)
    return 0


def _opened(at: str, wish: CreateTable) -> tuple[Place, str]:
    """One who makes it organises it, and asks for the link by which people do."""
    opener = build_opener(HTTPCookieProcessor())
    try:
        made = Request(f"{at}/api/tables", encode(wish), {"Content-Type": "application/json"})
        place = msgspec.json.decode(opener.open(made, timeout=SECONDS).read(), type=Place)
        helm = opener.open(f"{at}/api/tables/{place.code}/helm", timeout=SECONDS).read()
    except HTTPError as why:
        raise Mistake("festival-refused", at=at, status=why.code) from None
    except (OSError, ValueError):
        raise Mistake("festival-no-server", at=at) from None
    return place, msgspec.json.decode(helm, type=HelmTold).helm


def _for_phones(at: str) -> str:
    """`localhost` is another machine on every phone."""
    asked = urlsplit(at)
    if asked.hostname not in ("127.0.0.1", "localhost"):
        return at
    return f"{asked.scheme}://{own_address()}:{asked.port or 80}"
