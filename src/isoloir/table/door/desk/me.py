"""What a table keeps about the person who asks: to download, or to have deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from isoloir.core import Ask, Option, Seat

from ...live.table.table import Table
from ...log import entries as e
from ...log.codec import Unreadable, decode_entry
from ...log.words import Person
from ...party.erase import Erasure
from ...party.fold import apply
from ...party.inputs import Forget
from ...party.party import Party
from ...store.interface import Piecemeal, Unavailable, Unknown, slices
from ...wire.bodies import Mine, MyChoice, MyGame
from ...wire.refusal import Refusal
from .asked import Answered, Asked, Keepsake, Route, answer
from .desk import Desk

BLANKED_AT_ONCE = 32


class Me:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def routes(self) -> list[Route]:
        return [
            ("GET", "/api/tables/{code}/me", self.take_along),
            ("DELETE", "/api/tables/{code}/me", self.be_forgotten),
        ]

    async def take_along(self, asked: Asked) -> Answered:
        self._desk.limit("record", asked.address)
        table, person = await self._asking(asked)
        async with self._desk.line(asked), self._desk.heavy:
            kept = await self._kept(table, person)
        return answer(kept, file=f"isoloir-{table.party.code}.json")

    async def _kept(self, table: Table, person: Person) -> Mine:
        reader = Reader(person)
        await self._through(table, reader.look)
        return reader.mine()

    async def _through(self, table: Table, look: Callable[[Sequence[bytes]], None]) -> None:
        """A slice of the log at a time, off the loop, and only a few tables at once: it may be long."""
        world = self._desk.house.world
        try:
            async for bodies in slices(world.log, table.number):
                await world.beside(partial(look, bodies))
        except Unavailable:
            raise Refusal("storage") from None
        except Unreadable:
            raise Refusal("unreadable") from None

    async def be_forgotten(self, asked: Asked) -> Answered:
        """Answered once it's on disk. A ban stays, and so does the cookie it's recognised by."""
        desk = self._desk
        desk.limit("join", asked.address)
        table, person = await self._asking(asked)
        async with desk.line(asked), desk.heavy:
            for there, who in [*await self._tables(table, person), (table, person)]:
                await self._forget(there, who)
            for there, who in await self._tables(table, person):  # of a round that has begun meanwhile
                await self._forget(there, who)
        await desk.house.world.log.scrub()
        is_banned = table.party.people[person].gone == "banned"
        return answer({}, keepsake=None if is_banned else Keepsake(table.party.code, ""))

    async def _forget(self, table: Table, person: Person) -> None:
        erasure = Erasure(person)
        await self._through(table, erasure.look)
        await self._blank(table, erasure)
        await table.acted(Forget(person, erasure))

    async def _tables(self, festival: Table, person: Person) -> list[tuple[Table, Person]]:
        """Where else they're still known, if this is a festival: at its tables, as long as those are kept."""
        held, found = festival.party.festival, []
        for sheet in [] if held is None else [sheet for sheet in held.sheets if person in sheet.ever]:
            try:
                table = await self._desk.house.find(sheet.code)
            except Refusal as why:
                if why.code != "no-such-table":
                    raise
                continue
            found += [(table, who) for who, body in table.party.people.items() if body.guest == person and body.tokens]
        return found

    async def _blank(self, table: Table, erasure: Erasure) -> None:
        """What would make one long commit goes beforehand, a few entries at a time, with others' choices in between."""
        log, has_begun = self._desk.house.world.log, False
        try:
            while isinstance(log, Piecemeal) and (some := erasure.early(BLANKED_AT_ONCE)):
                await log.blank(table.number, erasure, some)
                erasure.gone(some)
                has_begun = True
        except (Unavailable, Unknown) as why:
            raise Refusal("unsure" if has_begun or isinstance(why, Unknown) else "storage") from None

    async def _asking(self, asked: Asked) -> tuple[Table, Person]:
        table = await self._desk.found(asked)
        person = self._desk.holder(asked, table)
        if person is None:
            raise Refusal("no-cookie")
        if self._desk.is_lent(asked, table, person):
            raise Refusal("not-owner")
        return table, person


class Reader:
    """Goes through a log as one person sees it."""

    def __init__(self, person: Person) -> None:
        self._person, self._party = person, Party()
        self._made = 0
        self._names: dict[str, None] = {}
        self._games: list[MyGame] = []

    def look(self, bodies: Iterable[bytes]) -> None:
        """The next ones, in order. Raises Unreadable."""
        for entry in map(decode_entry, bodies):
            apply(self._party, entry)
            self._read(self._party, entry)
            if self._party.play is not None:
                self._party.play.told.clear()

    def mine(self) -> Mine:
        body = self._party.people[self._person]
        return Mine(
            code=self._party.code,
            made=self._made,
            person=self._person,
            name=body.name,
            names=list(dict.fromkeys(filter(None, (body.name, *self._names)))),
            look=body.look,
            screen=body.screen,
            gone=body.gone,
            patience=body.patience,
            hours=body.hours,
            wanted=body.wanted,
            address=body.address,
            secrets=len(body.tokens),
            games=[game for game in self._games if game.names],
        )

    def _read(self, party: Party, entry: e.Entry) -> None:
        """After the entry has been applied."""
        match entry:
            case e.Created():
                self._made = entry.at
            case e.Sat() | e.TookOver() | e.Renamed() if entry.person == self._person:
                self._names[entry.name] = None
                self._hold(party)
            case e.Promised():
                self._games.append(MyGame(entry.game, party.settings.game, entry.at, {}, []))
                self._hold(party)
            case e.Opened():
                self._opened(party, entry)
            case e.Ended():
                self._end(party, entry.winners, entry.scores)

    def _seats(self, party: Party) -> tuple[Seat, ...]:
        return party.seats_of(self._person)

    def _hold(self, party: Party) -> None:
        if self._games and party.phase in ("shuffling", "playing"):
            self._games[-1].names.update({seat: party.chairs[seat].name for seat in self._seats(party)})

    def _opened(self, party: Party, entry: e.Opened) -> None:
        asks: dict[Seat, Ask[Option]] = msgspec.json.decode(entry.asks, type=dict[Seat, Ask[Option]])
        for seat in self._seats(party):
            if seat in entry.choices:
                made = MyChoice(entry.opened, seat, asks[seat].what, entry.choices[seat], entry.by.get(seat))
                self._games[-1].choices.append(made)
        if entry.winners is not None:
            self._end(party, entry.winners, entry.scores)

    def _end(self, party: Party, winners: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
        seats = self._seats(party)
        self._games[-1] = msgspec.structs.replace(
            self._games[-1],
            over=True,
            scores={seat: scores[seat] for seat in seats},
            won=[seat for seat in winners if seat in seats],
        )
