"""A table without sockets, in the test's own hand: one page per seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.table import Table
from isoloir.table.live.table.world import World
from isoloir.table.party.codes import digest
from isoloir.table.party.inputs import Decided
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import CreateTable, Join
from isoloir.table.wire.socket_codec import decode_answer
from tests.table.shown import lobby_after

from .hands import CountedSecrets, HandClock, HandLog

A = TypeVar("A", bound=a.Answer)

START = 1_800_000_000_000
ANSWERS = a.Accepted | a.Refused | a.TransferCode | a.Advised


class Page:
    """One open page: keeps every frame it was sent."""

    def __init__(self, table: Table, person: int, token: str) -> None:
        self.table, self.person, self.token = table, person, digest(token)
        self.frames: list[bytes] = []
        self.bye: str | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: str) -> None:
        self.frames.append(msgspec.json.encode(a.Bye(code)))
        self.bye = code
        self.table.detach(self)

    def hello(self, game: int = 0, heard: int = 0) -> Page:
        self.table.attach(self, s.Hello(game, heard))
        return self

    def lose(self) -> None:
        self.table.detach(self)

    def say(
        self, kind: Callable[..., Decided | s.Transfer | s.Advise | s.ReadCards], *, command: str = "", **fields: Any
    ) -> a.FromServer:
        """The direct answer to a command."""
        command = command or self.table.world.secrets.token()[:12]
        before = len(self.frames)
        self.table.hear(self, kind(command=command, **fields))
        for answer in self.answers(before):
            if isinstance(answer, ANSWERS) and answer.command == command:
                return answer
        return a.Pong(0)

    def choose(self, seat: int, choice: Sequence[Any], pause: int | None = None, command: str = "") -> a.FromServer:
        pause = self.moved.pause if pause is None else pause
        return self.say(s.Choose, command=command, pause=pause, seat=seat, choice=tuple(choice))

    def answers(self, since: int = 0) -> list[a.FromServer]:
        return [decode_answer(frame) for frame in self.frames[since:]]

    def newest(self, kind: type[A]) -> A:
        return next(answer for answer in reversed(self.answers()) if isinstance(answer, kind))

    def count(self, kind: type[a.Answer]) -> int:
        return sum(isinstance(answer, kind) for answer in self.answers())

    @property
    def moved(self) -> a.Moved:
        for answer in reversed(self.answers()):
            if isinstance(answer, a.Moved):
                return answer
            if isinstance(answer, a.Welcome) and answer.moved is not None:
                return answer.moved
        raise AssertionError("no game has begun")

    @property
    def lobby(self) -> a.Lobby:
        lobby = None
        for answer in self.answers():
            if isinstance(answer, a.Welcome):
                lobby = answer.lobby
            elif lobby is not None and isinstance(answer, a.Changed | a.Presence):
                lobby = lobby_after(lobby, answer)
        assert lobby is not None, "not welcome"
        return lobby


class Party:
    """A house with one table."""

    def __init__(self, pace: Pace | None = None, log: HandLog | None = None, seed: str = "secrets") -> None:
        self.clock, self.log, self.secrets = HandClock(), log or HandLog(), CountedSecrets(seed)
        self.house = House(World(self.log, self.clock, self.secrets, pace or Pace(), think_at_once))
        self.log.watch(lambda: self.house.tables)
        self.tokens: dict[int, str] = {}
        self.table: Table

    async def create(self, game: str = "third-man", **wish: Any) -> Page:
        token = self.secrets.token()
        self.table, person = await self.house.create(CreateTable(game, name="Léa", **wish), token, "10.0.0.1")
        self.tokens[person] = token
        return self.page(person)

    async def join(self, name: str = "", *, screen: bool = False, address: str = "", **wish: Any) -> Page:
        token = self.secrets.token()
        address = address or f"10.0.0.{len(self.tokens) + 2}"
        person = await self.house.join(self.table, Join(name, screen=screen, **wish), token, address)
        self.tokens[person] = token
        return self.page(person)

    def page(self, person: int) -> Page:
        return Page(self.table, person, self.tokens[person]).hello()


NAMES = ("Léa", "Tom", "Zoé", "Max", "Ana", "Luc", "Eve", "Paul", "Jean", "Rose")


async def four(
    pace: Pace | None = None, game: str = "third-man", seats: int = 4, **wish: Any
) -> tuple[Party, list[Page]]:
    """People in every seat, the game begun."""
    party = Party(pace)
    pages = [await party.create(game, **wish)]
    pages += [await party.join(name) for name in NAMES[1:seats]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    begin(pages)
    party.clock.advance(0)
    return party, pages


def begin(pages: Sequence[Page]) -> None:
    pages[0].say(s.Start)
    for page in pages:
        promise = page.newest(a.Commitment)
        page.table.hear(page, s.AddNonce(promise.game, f"nonce-of-person-{page.person:04}"))


def code_of(answer: a.FromServer) -> str:
    assert isinstance(answer, a.Refused), answer
    return answer.code


def seated(page: Page) -> list[str]:
    return [chair.name for chair in page.lobby.seats]
