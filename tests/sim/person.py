"""Somebody at a table: comes in, sits down, chooses, changes their mind, falls asleep, comes back, leaves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join, Place
from isoloir.table.wire.refusal import Refusal
from isoloir.table.wire.socket_codec import decode_answer

from .page import Shown
from .sky import outside
from .wire import Wire

if TYPE_CHECKING:
    from .evening import Evening

encode = msgspec.json.Encoder().encode

FINAL = {"kicked", "banned", "left", "moved", "forgotten", "unreadable"}


class Person:
    def __init__(self, evening: Evening, name: str, dice: Random, *, screen: bool = False) -> None:
        self.evening, self.name, self.dice, self.screen = evening, name, dice, screen
        self.place: Place | None = None
        self.token = ""
        self.shown = Shown()
        self.wire: Wire | None = None
        self.said: dict[str, Any] = {}
        """Every command, by its id."""
        self.answers: dict[str, list[a.Accepted | a.Refused]] = {}
        self.bye: str | None = None
        self.is_away = False
        self._ids = 0
        self._welcomed = False
        self._acting: set[Any] = set()

    @property
    def is_here(self) -> bool:
        return self.wire is not None and self._welcomed

    @property
    def seats(self) -> list[int]:
        lobby, place = self.shown.lobby, self.place
        return [each.seat for each in lobby.seats if place and each.person == place.person] if lobby else []

    def later(self, seconds: float, work: Any, *given: Any) -> None:
        self.evening.sky.call_later(seconds, work, *given, context=outside())

    # ---- through the door

    async def come_in(self, code: str) -> None:
        """Until it is answered, under one id."""
        wish = Join(self.name, screen=self.screen, command=f"{self.dice.getrandbits(128):032x}")
        while self.place is None and self.bye is None:
            server = self.evening.door_for(self)
            found = await self.evening.ask(lambda asked: asked.join(code, wish, f"10.0.0.{len(self.name)}"), server)
            if isinstance(found, Refusal):
                self.bye = None if found.code in ("storage", "unsure", "upgrading") else found.code
                self.evening.turned_away(self, found.code)
            elif found is not None:
                self.place, self.token = found
        self.connect()

    def connect(self) -> None:
        if self.wire is None and self.bye is None and not self.is_away and self.place is not None:
            self.evening.sky.create_task(self._connect(self.place.code), context=outside())

    async def _connect(self, code: str) -> None:
        server = self.evening.door_for(self)
        found = await self.evening.ask(lambda asked: asked.enter(code, self.token), server)
        if isinstance(found, Refusal) and found.code in FINAL | {"no-cookie"}:
            self.bye = found.code
        elif found is None or isinstance(found, Refusal) or server is None or not server.is_alive:
            self.evening.turned_away(self, found.code if isinstance(found, Refusal) else "")
            self.later(self.dice.uniform(0.1, 1), self.connect)
        elif self.wire is None and not self.is_away:
            self._welcomed = False
            table, person = found
            evening = self.evening
            self.wire = Wire(server, table, person, self.token, self, evening.sky, self.dice, evening.checker)
            self.wire.say(encode(self.shown.hello()))

    def lost(self, wire: Wire) -> None:
        if wire is self.wire:
            self.wire = None
            if wire.bye in FINAL:
                self.bye = wire.bye
            self.later(self.dice.uniform(0.1, 1), self.connect)

    def go_away(self, seconds: float) -> None:
        """A phone that sleeps."""
        self.is_away = True
        if self.wire is not None:
            self.wire.break_off()
            self.wire = None
        self.later(seconds, self.come_back)

    def wake(self) -> None:
        """Whatever one was still thinking about, one thinks about it anew."""
        self._acting.clear()

    def come_back(self) -> None:
        self.is_away = False
        self.connect()

    # ---- saying and hearing

    def say(self, kind: Any, **fields: Any) -> None:
        self._ids += 1
        command = f"{self.name}-{self._ids}"
        said = kind(command=command, **fields)
        self.said[command] = said
        if self.wire is not None and self._welcomed:
            self.wire.say(encode(said))

    def heard(self, wire: Wire, frame: bytes) -> None:
        if wire is not self.wire:
            return
        answer = decode_answer(frame)
        if isinstance(answer, a.Accepted | a.Refused):
            self.answers.setdefault(answer.command, []).append(answer)
            return
        if isinstance(answer, a.TransferCode | a.Advised):
            self.answers.setdefault(answer.command, [])
            return
        self.shown.take(answer)
        if isinstance(answer, a.Welcome) and not self._welcomed:
            self._welcomed = True
            for command, said in self.said.items():
                if command not in self.answers:
                    wire.say(encode(said))
        self.evening.checker.showed(self, answer)
        if isinstance(answer, a.Welcome | a.Moved | a.Changed | a.Commitment | a.StandIns | a.Grace):
            self.act()

    # ---- what one does

    def act(self) -> None:
        """Looks at the page, and thinks of something."""
        shown = self.shown
        if shown.lobby is None or self.screen or self.evening.is_still:
            return
        if shown.promise is not None and shown.lobby.phase == "shuffling":
            self._once(("nonce", shown.promise.game), 0.3, self._nonce, shown.promise.game)
        if shown.lobby.phase == "lobby" and not self.seats and len(shown.lobby.seats) < self.evening.seats:
            self._once(("sit", len(shown.lobby.seats)), 0.5, self._sit)
        if shown.moved is not None and shown.moved.over is None:
            for ask in shown.moved.asks:
                if ask.chosen is None:
                    self._once((shown.moved.pause, ask.seat), self._thinking(), self._choose, shown.moved.pause, ask)
        if shown.offers is not None and shown.moved is not None and shown.offers.pause == shown.moved.pause:
            for each in shown.offers.seats:
                self._once(("for", shown.offers.pause, each.seat), 1, self._play_for, shown.offers.pause, each.seat)
        if self.place is not None and shown.lobby.host == self.place.person:
            self._once(("host", shown.lobby.phase, self.evening.turn), 1, self.evening.host, self)

    def _once(self, what: Any, within: float, work: Any, *given: Any) -> None:
        if what not in self._acting:
            self._acting.add(what)
            self.later(self.dice.uniform(0, within), self._do, what, work, *given)

    def _do(self, what: Any, work: Any, *given: Any) -> None:
        self._acting.discard(what)
        if self.is_here and not self.evening.is_still:
            work(*given)

    def _thinking(self) -> float:
        if not self.evening.is_quiet and self.dice.random() < 0.02:
            return 60.0
        return self.dice.choice(self.evening.thinking)

    def _nonce(self, game: int) -> None:
        if self.wire is not None:
            self.wire.say(encode(s.AddNonce(game, f"nonce-of-{self.name:>16}".replace(" ", "-"))))

    def _sit(self) -> None:
        lobby = self.shown.lobby
        if lobby is not None and lobby.phase == "lobby" and not self.seats and not self.waits_for(s.Sit):
            self.say(s.Sit, name=self.name)

    def _choose(self, pause: int, ask: a.SeatAsk) -> None:
        moved = self.shown.moved
        if moved is not None and moved.pause == pause and moved.over is None:
            self.say(s.Choose, pause=pause, seat=ask.seat, choice=self._pick(ask))
            if self.dice.random() < 0.1:
                self.later(self.dice.uniform(0, 0.6), self._change, pause, ask)

    def _change(self, pause: int, ask: a.SeatAsk) -> None:
        if self.is_here and not self.evening.is_still:
            self.say(s.Choose, pause=pause, seat=ask.seat, choice=self._pick(ask))

    def _pick(self, ask: a.SeatAsk) -> tuple[Any, ...]:
        return tuple(self.dice.sample(ask.options, ask.take))

    def _play_for(self, pause: int, seat: int) -> None:
        if self.seats and seat not in self.seats:
            self.say(s.PlayFor, pause=pause, seat=seat)

    def waits_for(self, kind: Any) -> bool:
        return any(type(said) is kind and command not in self.answers for command, said in self.said.items())
