"""What a table keeps of whoever asks: to take along, and to have deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from aiohttp import web

from isoloir.core import Ask, Option, Seat

from ..live.table import Table
from ..log import entries as e
from ..log.codec import Unreadable, decode_entry
from ..log.words import Person
from ..party.fold import apply
from ..party.inputs import Forget
from ..party.party import Party
from ..store.interface import Unavailable
from ..wire.bodies import Mine, MyChoice, MyGame
from ..wire.refusal import Refusal
from .context import Front, answer
from .security import drop_cookie


class Me:
    def __init__(self, front: Front) -> None:
        self._front = front

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/tables/{code}/me", self.take_along),
            web.delete("/api/tables/{code}/me", self.be_forgotten),
        ]

    async def take_along(self, request: web.Request) -> web.Response:
        self._front.limit("record", self._front.trust.address(request))
        table, person = await self._asking(request)
        async with self._front.heavy:
            kept = await self._kept(table, person)
        response = answer(kept)
        response.headers["Content-Disposition"] = f'attachment; filename="isoloir-{table.party.code}.json"'
        return response

    async def _kept(self, table: Table, person: Person) -> Mine:
        """Beside the loop, and of all tables only a few at a time: a log may be long."""
        try:
            log = await self._front.house.tools.log.read(table.number)
            return await asyncio.to_thread(lambda: mine(map(decode_entry, log), person))
        except Unavailable:
            raise Refusal("storage") from None
        except Unreadable:
            raise Refusal("unreadable") from None

    async def be_forgotten(self, request: web.Request) -> web.Response:
        """Answered once it is on disk. A ban stays, and with it the cookie it is known by."""
        front = self._front
        front.trust.check_origin(request)
        front.limit("join", front.trust.address(request))
        table, person = await self._asking(request)
        async with front.heavy:
            await table.acted(Forget(person))
        await front.house.tools.log.scrub()
        response = answer({})
        if table.party.people[person].gone != "banned":
            drop_cookie(response, table.party.code, secure=front.trust.is_secure(request))
        return response

    async def _asking(self, request: web.Request) -> tuple[Table, Person]:
        table = await self._front.found(request)
        person = self._front.holder(request, table)
        if person is None:
            raise Refusal("no-cookie")
        return table, person


def mine(log: Iterable[e.Entry], person: Person) -> Mine:
    party, reader = Party(), Reader(person)
    for entry in log:
        apply(party, entry)
        reader.read(party, entry)
    body = party.people[person]
    return Mine(
        code=party.code,
        made=reader.made,
        person=person,
        name=body.name,
        names=list(dict.fromkeys(filter(None, [body.name, *reader.names]))),
        look=body.look,
        screen=body.screen,
        gone=body.gone,
        patience=body.patience,
        address=body.address,
        secrets=len(body.tokens),
        games=[game for game in reader.games if game.names],
    )


class Reader:
    """Goes through a log with the eyes of one person."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.made = 0
        self.names: list[str] = []
        self.games: list[MyGame] = []

    def read(self, party: Party, entry: e.Entry) -> None:
        """After the entry has been applied."""
        match entry:
            case e.Created():
                self.made = entry.at
            case e.Sat() | e.TookOver() | e.Renamed() if entry.person == self._person:
                self.names.append(entry.name)
                self._hold(party)
            case e.Promised():
                self.games.append(MyGame(entry.game, party.settings.game, entry.at, {}, []))
                self._hold(party)
            case e.Opened():
                self._opened(party, entry)
            case e.Ended():
                self._end(party, entry.winners, entry.scores)

    def _seats(self, party: Party) -> tuple[Seat, ...]:
        return party.seats_of(self._person)

    def _hold(self, party: Party) -> None:
        if self.games and party.phase in ("shuffling", "playing"):
            self.games[-1].names.update({seat: party.chairs[seat].name for seat in self._seats(party)})

    def _opened(self, party: Party, entry: e.Opened) -> None:
        asks: dict[Seat, Ask[Option]] = msgspec.json.decode(entry.asks, type=dict[Seat, Ask[Option]])
        for seat in self._seats(party):
            if seat in entry.choices:
                made = MyChoice(entry.opened, seat, asks[seat].what, entry.choices[seat], entry.by.get(seat))
                self.games[-1].choices.append(made)
        if entry.winners is not None:
            self._end(party, entry.winners, entry.scores)

    def _end(self, party: Party, winners: tuple[Seat, ...], scores: tuple[int, ...]) -> None:
        seats = self._seats(party)
        self.games[-1] = msgspec.structs.replace(
            self.games[-1],
            over=True,
            scores={seat: scores[seat] for seat in seats},
            won=[seat for seat in winners if seat in seats],
        )
