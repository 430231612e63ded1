"""What must be true of an evening, whatever went wrong in it: looked at while it goes on, and when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from isoloir.core import Seat
from isoloir.table.live.table.viewer import lobby_of
from isoloir.table.log import entries as e
from isoloir.table.log.codec import decode_entry
from isoloir.table.party.fold import fold
from isoloir.table.party.party import Party
from isoloir.table.party.play import Play
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.socket_codec import decode_answer
from tests.table.shadow import Shadow

from .wire import Wire

if TYPE_CHECKING:
    from .evening import Evening
    from .person import Person

decode = lru_cache(64)(decode_answer)
encode = msgspec.json.Encoder().encode
JOINED = b'{"type":"Joined"'

ALWAYS_WRITTEN = (s.Choose, s.Sit, s.Start, s.Leave, s.Kick, s.PlayFor, s.AddBot, s.EndAndReveal)
"""Accepted, they are entries of the log."""
UNSURE = "unsure"
"""Refused, but nobody says that nothing has changed."""
MOST_OF_ITSELF = 60
"""Entries for each pause that nobody said, no bot answered and no ballot opened: more would be a storm."""


class Checker:
    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self.wrong: list[str] = []
        self.commands: Counter[tuple[int | None, str]] = Counter()
        self.copies: Counter[tuple[int, str]] = Counter()
        """How often a server has heard each command; a page repeats what wasn't answered, and so do lines."""
        self._answers: Counter[tuple[int, str]] = Counter()
        self._denied: set[tuple[int, str]] = set()
        """Commands that were refused when they were in the log already, or on their way there."""
        self.stops: set[int] = set()
        """Pauses that the log leads to."""
        self.opened: Counter[int] = Counter()
        self.sealed: dict[int, set[int]] = {}
        self.of_itself = 0
        self.shadows: dict[int, Shadow] = {}
        """What the log of each table adds up to so far; a request that was repeated may have made two."""
        self.table = 0
        """The one that was written to last."""
        self._seats: dict[tuple[int, int], dict[int, set[int]]] = {}
        """By game and pause, the seats that each person held at any moment of it."""
        self.lost: set[tuple[int | None, str]] = set()
        """Commands that were in the log, and were lost with what a replica hadn't got yet."""

    def say(self, what: str) -> None:
        if len(self.wrong) < 20:
            self.wrong.append(f"{self._evening.sky.time():.3f}s {what}")

    # ---- while it goes on

    def wrote(self, table: int, number: int, body: bytes) -> None:
        self.kept(table, number, decode_entry(body))
        self.follow(table, body)

    @property
    def party(self) -> Party | None:
        """What the log says of the table people are at."""
        party: Party | None = self.shadows[self.table].party if self.table else None
        return party

    def shadow(self) -> Shadow:
        return Shadow()

    def follow(self, table: int, body: bytes) -> None:
        self.table, shadow = table, self.shadows.get(table) or self.shadows.setdefault(table, self.shadow())
        for wrong in shadow.wrote([body], self._evening.disk.tables[table]):
            self.say(wrong)
        self.note_seats(shadow.party)

    def compare(self, table: int) -> None:
        """Memory is the log, wherever somebody holds this table."""
        for live in self._evening.memories(table):
            for wrong in () if self.is_excused(live) else self.shadows[table].differs(live):
                self.say(wrong)

    def is_excused(self, live: Party) -> bool:
        """It can't know yet that its log is another one."""
        return False

    def note_seats(self, party: Party) -> None:
        if party.play is not None:
            held = self._seats.setdefault((party.play.game, party.base + party.play.pause), {})
            for person, seats in party.held().items():
                held.setdefault(person, set()).update(seats)

    def kept(self, table: int, number: int, entry: e.Entry) -> None:
        """An entry is on disk."""
        if entry.command is not None:
            self.commands[entry.person, entry.command] += 1
        match entry:
            case e.Sealed():
                self.sealed.setdefault(entry.pause, set()).add(entry.seat)
            case e.Began():
                self.stops.add(entry.pause)
            case e.Opened():
                self._open(entry)
            case e.Ended() if entry.problem is not None:
                self.say(f"the game broke: {entry.problem.code}")
            case e.Paused() | e.Resumed() | e.HostActs() | e.StoodIn() | e.Retimed():
                self.of_itself += 1

    def _open(self, entry: e.Opened) -> None:
        self.stops.add(entry.pause)
        self.opened[entry.opened] += 1
        if self.opened[entry.opened] > 1:
            self.say(f"pause {entry.opened} was opened twice")
        asked = set(msgspec.json.decode(entry.asks, type=dict[int, msgspec.Raw]))
        if not asked <= self.sealed.get(entry.opened, set()):
            self.say(f"pause {entry.opened} was opened early")

    def sent(self, wire: Wire, frame: bytes) -> None:
        """The server tells somebody something: it is on disk, and theirs to know."""
        answer = decode(frame)
        match answer:
            case a.Accepted():
                self._accepted(wire, answer)
            case a.Moved():
                self._moved(wire, answer)
            case a.Welcome() if answer.moved is not None:
                self._moved(wire, answer.moved)
            case a.Ticks():
                if not set(answer.sealed) <= self.sealed.get(answer.pause, set()):
                    self.say(f"a tick at pause {answer.pause} before the choice was on disk")
            case a.Refused():
                self._refused(wire, answer)

    def overheard(self, wire: Wire, said: s.FromClient) -> None:
        if command := getattr(said, "command", ""):
            self.copies[wire.person, command] += 1

    def _refused(self, wire: Wire, answer: a.Refused) -> None:
        if answer.code == "internal":
            self.say("something was refused as internal")
        key = wire.person, answer.command
        self._answers[key] += 1
        if answer.code != UNSURE and (self.commands[key] or self.copies[key] > self._answers[key]):
            self._denied.add(key)

    def _accepted(self, wire: Wire, answer: a.Accepted) -> None:
        self._answers[wire.person, answer.command] += 1
        said = self._evening.said(wire.person, answer.command)
        if isinstance(said, ALWAYS_WRITTEN) and not self.commands[wire.person, answer.command]:
            self.say(f"{type(said).__name__} was accepted before it was on disk")

    def _moved(self, wire: Wire, moved: a.Moved) -> None:
        if moved.pause not in self.stops:
            self.say(f"pause {moved.pause} was told before it was on disk")
        held = self._seats.get((moved.game, moved.pause), {}).get(wire.person, set())
        shown = {each.seat for each in moved.views} | {each.only for each in moved.told}
        if not shown | {each.seat for each in moved.asks} <= held | {None}:
            self.say(f"person {wire.person} was shown seats {shown}, and held {held} at pause {moved.pause}")

    def showed(self, person: Person, answer: a.FromServer) -> None:
        for gap in person.shown.gaps:
            self.say(f"{person.name} {gap}")
        person.shown.gaps.clear()

    # ---- when it is over

    def folded(self, bodies: Sequence[bytes]) -> Party:
        return fold(map(decode_entry, bodies))

    def lobby(self, party: Party) -> a.Lobby:
        return lobby_of(party, frozenset())

    def final(self, people: Sequence[Person], bodies: Sequence[bytes], live: Party | None) -> None:
        party = self.folded(bodies)
        if live is not None and live != party:
            self.say("the live party is not what its log adds up to")
        for wrong in self.shadows[self.table].read_again(bodies):
            self.say(wrong)
        for person in people:
            self._acknowledged(person)
            if person.is_here:
                self._agrees(person, party)
        joined = sum(body.startswith(JOINED) for body in bodies)
        if joined > len([person for person in people if person.place is not None]):
            self.say(f"{joined} joined, and only {len(people)} people came")
        if self.of_itself > MOST_OF_ITSELF * (1 + len(self.stops)):
            self.say(f"a storm: {self.of_itself} entries that nobody said")

    def _acknowledged(self, person: Person) -> None:
        number = person.place.person if person.place else 0
        for command, answers in person.answers.items():
            said, times = person.said[command], self.commands[number, command]
            accepted = any(isinstance(each, a.Accepted) for each in answers)
            denied = any(isinstance(each, a.Refused) and each.code != UNSURE for each in answers)
            if times > 1:
                self.say(f"{person.name}'s {type(said).__name__} counted {times} times")
            if (number, command) in self.lost:
                continue
            if accepted and not times and isinstance(said, ALWAYS_WRITTEN):
                self.say(f"{person.name}'s {type(said).__name__} was acknowledged and is lost")
            is_false = self.copies[number, command] == 1 or (number, command) in self._denied
            if denied and not accepted and times and is_false:
                self.say(f"{person.name}'s {type(said).__name__} was refused, and is in the log")

    def _agrees(self, person: Person, party: Party) -> None:
        """What the page shows is what the log adds up to."""
        shown, play, place = person.shown, party.play, person.place
        assert place is not None
        if shown.lobby is not None and _bare(shown.lobby) != _bare(self.lobby(party)):
            self.say(f"{person.name} sees another party than the log's")
        if play is None or party.phase not in ("playing", "over"):
            return
        if shown.moved is None or shown.moved.pause != play.pause or (shown.moved.over is None) != (play.over is None):
            self.say(f"{person.name} is at another pause than the log's {play.pause}")
        elif encode(shown.told) != encode(play.heard(party.seats_of(place.person))):
            self.say(f"{person.name} heard something else than the log tells")
        elif _differs(shown.views.views, play):
            self.say(f"{person.name} shows another table than the log's")
        elif play.over is None and set(shown.sealed[1]) != set(play.sealed):
            self.say(f"{person.name} sees {shown.sealed} sealed, and it is {play.sealed}")


def _differs(shown: dict[Seat | None, dict[str, Any]], play: Play) -> bool:
    """But for a game that can't be played on, which shows nothing."""
    if play.over is not None and play.over.problem is not None:
        return False
    return any(msgspec.json.decode(encode(play.match.view(seat))) != view for seat, view in shown.items())


def _bare(lobby: a.Lobby) -> a.Lobby:
    """Without who is there, which is no part of the log."""
    return structs.replace(lobby, people=[structs.replace(each, here=False) for each in lobby.people])
