"""`isoloir admin`: what a running server does, and stopping it, over a socket that only its owner can open."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from msgspec.json import decode
from rich.table import Table

from isoloir.table.door.operator_door import House
from isoloir.table.serve.operator_socket import asked, port_of, sockets_in
from isoloir.table.store.overview import NodeSeen

from ..arguments import Arguments, Number, one_of
from ..databases import data_of
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words

DOINGS = ("show", "refusals", "link", "drain")
PHASES = ("lobby", "shuffling", "playing", "over")


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("what", nargs="?", default="show", type=partial(one_of, "WHAT", DOINGS))
    arguments.add_argument("node", nargs="?", default="")
    arguments.add_argument("--data", type=Path, default=None)
    arguments.add_argument("--port", type=Number("port", 1, 65535), default=None)
    arguments.add_argument("--json", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    ask = _server(data_of(args), args.port)
    if args.what == "link":
        screen.out.print(words("cli-admin-link", link=decode(ask("POST", "/link"), type=str)), soft_wrap=True)
    elif args.what == "drain":
        if not decode(ask("POST", f"/drain?node={args.node}"), type=bool):
            raise Mistake("admin-no-such-node", node=args.node)
        screen.say(words("cli-admin-drained"))
    elif args.json:
        screen.out.file.write(f"{ask('GET', '/').decode()}\n")
    else:
        _show(args.what, decode(ask("GET", "/"), type=House), screen, words)
    return 0


def _server(data: Path, port: int | None) -> Callable[[str, str], bytes]:
    """The one that runs there; of several on one machine, the one at this port."""
    running = [path for path in sockets_in(data) if port in (None, port_of(path)) and _answers(path)]
    if not running:
        raise Mistake("admin-nobody", data=str(data))
    if len(running) > 1:
        raise Mistake("admin-several", ports=", ".join(str(port_of(path)) for path in running))
    return partial(asked, running[0])


def _answers(path: Path) -> bool:
    try:
        asked(path, "GET", "/")
    except PermissionError:
        raise Mistake("admin-not-yours", path=str(path)) from None
    except OSError:
        return False
    return True


def _show(what: str, house: House, screen: Screen, words: Words) -> None:
    if what == "refusals":
        for each in house.refusals:
            screen.say(
                f"{datetime.fromtimestamp(each.at / 1000, UTC).astimezone():%H:%M:%S}  {each.why:<16}  {each.address}"
            )
        if not house.refusals:
            screen.say(words("cli-admin-no-refusals"))
        return
    table = Table(box=None, pad_edge=False)
    for head in ("node", "state", "silent", *PHASES, "pages", "people"):
        table.add_column(words(f"admin-{head}"), justify="left" if head in ("node", "state") else "right")
    for node in house.nodes:
        table.add_row(*_row(node, words))
    screen.say(table)
    screen.say(words("admin-unreached") if house.kept is None else words("admin-kept", count=house.kept))


def _row(node: NodeSeen, words: Words) -> list[str]:
    state = "gone" if not node.is_live else "draining" if node.is_draining else "live"
    load = node.load
    numbers = (*(load.tables.get(phase, 0) for phase in PHASES), load.pages, load.people)
    shown = ["–"] * len(numbers) if state == "gone" else [str(number) for number in numbers]
    name = f"{node.node} {load.where}".rstrip()
    return [name, words(f"admin-{state}"), words("admin-ago", seconds=round(node.silent)), *shown]
