"""A table on a real server with a tap on every socket: two evenings that differ only in what somebody may not know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from isoloir.core import Game, Match, Seat
from isoloir.games import GAMES
from isoloir.table.door.context import DoorSettings
from isoloir.table.live.table.table import Table
from isoloir.table.party.pace import Pace
from isoloir.table.party.play import Play
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import CreateTable, Join

from .hands import CountedSecrets, HandClock
from .harness import NAMES
from .looks import look_around
from .running import Running, running
from .wiretap import Tap, until
from .worlds import Turn, Worlds, pick

PACE = Pace(grace=1_000, offer=10**9)
DOOR = DoorSettings(limits=0, messages_per_second=0, sockets_each=1_000, heartbeat=3_600, metrics_token="operator's")
EDITS = 2


def seats_of(game: Game[Any, Any]) -> int:
    """One more than the fewest, where there is a choice."""
    return game.seats[:2][-1]


class Evening:
    """People in all seats, two of the seats on one device, a watcher and a shared screen.

    In the honest evening everybody seals once what they mean. In the other, all but the blind seal something else
    first, in another order, and change their mind often; and with `worlds`, they play another game, as long as the
    blind cannot know.
    """

    def __init__(self, server: Running, clock: HandClock, game: str, *, honest: bool, blind: Sequence[str]) -> None:
        self.clock, self.key, self.honest, self.blind = clock, game, honest, blind
        self.worlds: Worlds | None = None
        self.turn = 0
        self.openings = 0
        self._server = server
        self.seats = seats_of(GAMES[game])
        port = int(server.url.rpartition(":")[2])
        self.seated = [Tap(port, f"seat {seat}") for seat in range(self.seats - 2)] + [Tap(port, "two seats")]
        self.standing = [Tap(port, "watcher"), Tap(port, "screen")]
        self.earlier_record = b""
        self.edits = 0
        self._commands = 0

    @property
    def taps(self) -> list[Tap]:
        return [*self.seated, *self.standing]

    @property
    def play(self) -> Play:
        play = self._table.party.play
        assert play is not None
        return play

    @property
    def _table(self) -> Table:
        return self._server.front.house.tables[1]

    def at(self, seat: Seat) -> Tap:
        return self.seated[min(seat, len(self.seated) - 1)]

    # ---- the evening

    async def gather(self) -> None:
        first = self.seated[0]
        await first.come_in("/api/tables", CreateTable(self.key, name=NAMES[0]))
        for tap, name in zip(self.seated[1:], NAMES[1:], strict=False):
            await tap.come_in(f"/api/tables/{first.code}/people", Join(name))
        await self.standing[0].come_in(f"/api/tables/{first.code}/people", Join("Watcher"))
        await self.standing[1].come_in(f"/api/tables/{first.code}/people", Join(screen=True))
        for tap in self.taps:
            await tap.open(s.Hello())
        for seat in range(self.seats):
            await self.at(seat).say(s.Sit(command=self.command(), name=NAMES[seat]))
        await self.pass_time(0)

    async def start(self) -> None:
        await self.seated[0].say(s.Start(command=self.command()))
        for tap in self.seated:
            tap.tell(s.AddNonce(self.play.game, f"nonce-of-{tap.place.person:016}"))
            await tap.catch_up()
        await self.pass_time(0)

    async def earlier_game(self) -> None:
        """Begun, played a little and ended: its record is open, and the same whatever was thought in between."""
        await self.start()
        for _ in range(2):
            await self.pause()
        await self.seated[0].say(s.EndAndReveal(command=self.command()))
        await self.pass_time(0)
        answer = await self.seated[0].ask("GET", f"/api/tables/{self.seated[0].code}/records/1")
        self.earlier_record = answer.partition(b"\r\n\r\n")[2]
        assert self.earlier_record.startswith(b'{"isoloir":3'), answer

    async def whole_game(self, most: int = 10**6) -> None:
        await self.start()
        if self.blind and not self.honest:
            self.worlds = Worlds(self.play.match, self.held_by_the_blind())
        while self.play.over is None and most > 0:
            await self.pause()
            most -= 1

    def held_by_the_blind(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if self.at(seat).name in self.blind)

    def command(self) -> str:
        self._commands += 1
        return f"command-{self._commands}"

    # ---- one pause

    async def pause(self) -> None:
        self.turn += 1
        turn = self._turn()
        self.play.stand_at(turn.table)
        looker = self.seated[self.turn % len(self.seated)]
        onlooker = self.standing[self.turn % len(self.standing)]
        if len(turn.table.asks) == 1:
            await self._alone(turn, looker, onlooker)
        else:
            await self._together(turn, looker, onlooker)
        await self.pass_time(5_000)
        self.openings += 1

    def _turn(self) -> Turn:
        if self.worlds is None:
            return Turn(self.play.match, pick(self.play.match), None)
        return self.worlds.turn()

    async def _alone(self, turn: Turn, looker: Tap, onlooker: Tap) -> None:
        await look_around(self, looker)
        await look_around(self, onlooker)
        self.play.stand_at(turn.back or self.play.match)
        for seat in turn.choices:
            await self._seal(seat, turn.choices[seat], f"only-{self.play.pause}")

    async def _together(self, turn: Turn, looker: Tap, onlooker: Tap) -> None:
        """Somebody looks around half-way, and somebody else when all are in."""
        *early, last = sorted(turn.table.asks, key=lambda seat: (self.at(seat) is not looker, seat))
        fickle = [seat for seat in turn.table.asks if self._is_fickle(seat, looker)]
        first = dict(turn.choices) | {seat: pick(turn.table, "decoy")[seat] for seat in fickle}
        for seat in early if self.honest else self._in_another_order(early, looker):
            await self._seal(seat, first[seat], f"first-{self.play.pause}-{seat}")
        await self.pass_time(100)
        await self._change_minds([seat for seat in early if seat in fickle], turn.table)
        await self.pass_time(100)
        await look_around(self, looker)
        await self._seal(last, first[last], f"first-{self.play.pause}-{last}")
        await self.pass_time(100)
        await self._change_minds(fickle, turn.table)
        await self.pass_time(100)
        await look_around(self, onlooker)
        self.play.stand_at(turn.back or self.play.match)
        for seat in sorted(turn.choices):
            await self._seal(seat, turn.choices[seat], f"final-{self.play.pause}-{seat}")

    def _is_fickle(self, seat: Seat, looker: Tap) -> bool:
        tap = self.at(seat)
        return not self.honest and tap.name not in self.blind and (bool(self.blind) or tap is not looker)

    def _in_another_order(self, early: Sequence[Seat], looker: Tap) -> list[Seat]:
        """Two hands of one device keep theirs: that is no secret to it."""
        places = {tap.name: place for place, tap in enumerate(self.seated)}
        return sorted(early, key=lambda seat: (self.at(seat) is not looker, -places[self.at(seat).name], seat))

    async def _seal(self, seat: Seat, choice: Sequence[str | int], command: str, *, extra: bool = False) -> None:
        said = s.Choose(command=command, pause=self.play.pause, seat=seat, choice=tuple(choice))
        answer = await self.at(seat).say(said, extra=extra)
        assert isinstance(answer, a.Accepted), answer

    async def _change_minds(self, fickle: Sequence[Seat], table: Match[Any]) -> None:
        for seat in fickle:
            for edit in range(EDITS):
                self.edits += 1
                choice = pick(table, "edit", edit, self.edits)[seat]
                await self._seal(seat, choice, f"edit-{self.edits}", extra=True)

    # ---- time

    async def pass_time(self, ms: int) -> None:
        """The only way in which it passes; returns once everybody has heard everything."""
        for step in (ms, 0, 0):
            self.clock.advance(step)
            await until(lambda: self._table.loop.is_idle)
        await asyncio.gather(*(tap.catch_up() for tap in self.taps))

    async def come_back(self, tap: Tap, hello: s.Hello) -> None:
        """Once the server has noticed that the old socket is gone."""
        await until(lambda: len(self._table.presence.viewers) < len(self.taps))
        await tap.open(hello)

    async def end(self) -> None:
        """Everything is open now, and the server stops."""
        record = f"/api/tables/{self.seated[0].code}/records/{self.play.game}"
        for tap in self.taps:
            tap.after += [await tap.ask("GET", record), await tap.ask("GET", f"{record}/check")]
        await self._server.stop()
        for tap in self.taps:
            await tap.ended()


async def evening(data: Path, game: str, *, honest: bool, blind: Sequence[str] = (), most: int = 10**6) -> Evening:
    """A whole one, on a server of its own."""
    clock, folder = HandClock(), data / f"{'honest' if honest else 'other'}-{'-'.join(blind)}"
    folder.mkdir()
    secrets = CountedSecrets(f"evening of {game}")
    async with running(folder, PACE, DOOR, clock=clock, secrets=secrets, synchronous=0) as server:
        shown = Evening(server, clock, game, honest=honest, blind=blind)
        await shown.gather()
        await shown.earlier_game()
        await shown.whole_game(most)
        await shown.end()
    return shown


def difference(one: Sequence[bytes], other: Sequence[bytes]) -> str:
    """Empty if not a byte differs; else the first piece that does, from both."""
    if one == other:
        return ""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((number for number, pair in pairs if pair[0] != pair[1]), min(len(one), len(other)))
    return f"piece {at} of {len(one)} and {len(other)}: {one[at : at + 1]} {other[at : at + 1]}"


def leaks(honest: Evening, other: Evening) -> dict[str, str]:
    """Who can tell the two evenings apart, and by what."""
    found = {}
    for one, two in zip(honest.taps, other.taps, strict=True):
        if other.blind and one.name not in other.blind:
            continue
        what = difference(one.kept(), two.kept()) or ("" if other.blind else difference(one.after, two.after))
        if what:
            found[one.name] = what
    return found
