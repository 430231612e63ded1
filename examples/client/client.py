"""A client in one file, written from docs/protocol.md: makes a table, adds bots, and plays a whole game at random.

    python examples/client/client.py http://127.0.0.1:8765 third-man

Needs Python and aiohttp, for the WebSocket alone. It knows no game: what may be answered is in every question.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
from functools import reduce
from typing import Any
from urllib.request import Request, urlopen

import aiohttp

ANSWERS = ("Accepted", "Refused", "TransferCode")


def call(url: str, body: dict[str, Any] | None = None, cookie: str = "") -> tuple[Any, str]:
    """One HTTP request: what was answered, and the cookie that came with it."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    with urlopen(Request(url, data, headers)) as response:
        return json.loads(response.read()), (response.headers["Set-Cookie"] or "").partition(";")[0]


def patched(old: Any, patch: dict[str, Any]) -> Any:
    """A view, or a list in it, after a patch."""
    new = dict(enumerate(old)) if isinstance(old, list) else dict(old)
    for entry, change in patch.items():
        mark, name = (entry[0], entry[1:]) if entry[0] in "+@" else ("", entry)
        at = int(name) if isinstance(old, list) else name
        new[at] = new[at] + change if mark == "+" else patched(new[at], change) if mark == "@" else change
    return list(new.values()) if isinstance(old, list) else new


class Player:
    """One open page: the newest of each message, and the answers to what was said."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.newest: dict[str, Any] = {}
        self.waiting: dict[str, asyncio.Future[Any]] = {}
        self.moved = asyncio.Event()
        self.pause, self.views = 0, dict[Any, Any]()
        """What is shown, by seat, and at which pause."""

    async def listen(self) -> None:
        async for message in self.socket:
            said = json.loads(message.data)
            await self.take(said)
            if said["type"] == "Bye":
                raise SystemExit(f"the server says goodbye: {said['code']}")

    async def take(self, said: dict[str, Any]) -> None:
        kind = said["type"]
        self.newest[kind] = said
        if kind in ANSWERS:
            self.waiting[said["command"]].set_result(said)
        elif kind == "Commitment":
            nonce = {"type": "AddNonce", "game": said["game"], "nonce": secrets.token_urlsafe(24)}
            await self.socket.send_json(nonce)
        elif kind == "Welcome" and said["moved"] is not None:
            self.newest["Moved"] = said["moved"]
            self.show(said["moved"])
        elif kind == "Moved" and not self.show(said):
            await self.socket.send_json({"type": "Hello", "game": said["game"], "heard": said["heard"]})
        if kind in ("Welcome", "Moved"):
            self.moved.set()

    def show(self, moved: dict[str, Any]) -> bool:
        """Whether the patches fit what is shown."""
        if moved["since"] not in (None, self.pause):
            return False
        kept = self.views
        self.pause, self.views = moved["pause"], {}
        for each in moved["views"]:
            self.views[each["seat"]] = reduce(patched, each["moments"], each["view"] or kept[each["seat"]])
        return True

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command, and its answer; at most five a second."""
        await asyncio.sleep(0.2)
        command = secrets.token_urlsafe(9)
        self.waiting[command] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"type": kind, "command": command, **fields})
        answer: dict[str, Any] = await self.waiting[command]
        if answer["type"] == "Refused" and answer["code"] not in ("late", "not-asked"):
            raise SystemExit(f"{kind} was refused: {answer['code']} {answer['params']}")
        return answer

    async def play(self) -> dict[str, Any]:
        """Answers every question with some of what is offered, until the game is over."""
        while True:
            await self.moved.wait()
            self.moved.clear()
            moved = self.newest.get("Moved")
            if moved is not None and moved["over"] is not None:
                return dict(moved["over"])
            for ask in moved["asks"] if moved else ():
                if ask["chosen"] is None:
                    choice = random.sample(ask["options"], ask["take"])
                    await self.say("Choose", pause=moved["pause"], seat=ask["seat"], choice=choice)


async def main(url: str, game: str) -> None:
    offered, _ = call(f"{url}/api/games")
    seats = next(each["seats"] for each in offered if each["key"] == game)
    place, cookie = call(f"{url}/api/tables", {"game": game, "name": "Ada"})
    table = f"{url}/api/tables/{place['code']}"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{table}/socket", headers={"Cookie": cookie}, max_msg_size=0) as socket,
    ):
        player = Player(socket)
        listening = asyncio.ensure_future(player.listen())
        await socket.send_json({"type": "Hello"})
        await player.say("Sit", name="Ada", shape="star", colour="blue")
        for _ in range(seats[0] - 1):
            await player.say("AddBot", level="random")
        await player.say("Start")
        over = await player.play()
        listening.cancel()
    checked, _ = call(f"{url}{over['record']}/check", cookie=cookie)
    proved = "proved" if not checked["differences"] else f"differs: {checked['differences']}"
    print(f"{game}: winners {over['winners']}, scores {over['scores']}, record {proved}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1].rstrip("/"), sys.argv[2]))
