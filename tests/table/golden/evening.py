"""An evening at a table with everything in it that the log has a word for; `python -m tests.table.golden.evening`.

Writes the logs and portraits of today's format. Older formats are never written again, only read.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from isoloir.core import chance
from isoloir.games import GAMES
from isoloir.table.live.house.house import House
from isoloir.table.live.table.botseats import think_at_once
from isoloir.table.live.table.world import World
from isoloir.table.log.codec import decode_entry, encode_entry
from isoloir.table.log.entries import FORMAT, Entry, Restored
from isoloir.table.log.words import Days, Programme, Wanted
from isoloir.table.party.fold import fold
from isoloir.table.party.inputs import Forget, Subscribes
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join

from ..hands import HandClock
from ..harness import Page, Party, begin
from .portrait import FOLDER, portrait

FESTIVAL = "festival"
LONG = 14
"""Pauses of the first game; then it is ended, or a golden log would be a megabyte."""


async def evening(game: str) -> list[bytes]:
    party = Party(seed=f"golden {game}")
    pages = await gathered(party, game)
    await played(party, pages, whole=game == "habits")
    again = await restarted(party)
    later = [again.page(page.person) for page in pages[1:3]]
    await farewell(again, later)
    return [body.strip() for body in again.log.tables[1]]


async def gathered(party: Party, game: str) -> list[Page]:
    """Everybody comes in, sits down, changes their mind; the shared screen too, and somebody nobody wants back."""
    host = await party.create(game, room="remote")
    seats = max(GAMES[game].seats[0], 4)
    guests = [await party.join(name) for name in ("Tom", "Zoé", "Irène", "Rude", "Hugo")[: seats + 1]]
    await party.join(screen=True)
    rude, *_ = [page for page in guests if party.table.party.people[page.person].name == "Rude"]
    for page, name in zip([host, *guests], ("Léa", "Tom", "Zoé", "Irène", "Rude"), strict=False):
        if page is not rude and page.person <= 4:
            page.say(s.Sit, name=name)
    host.say(s.Kick, person=rude.person, ban=True)
    guests[0].say(s.Rename, seat=1, name="Thomas", shape="star", colour="blue")
    guests[0].say(s.Stand, seat=1)
    guests[0].say(s.Sit, name="Thomas", shape="star", colour="blue")
    host.say(s.AddBot, level="novice")
    if len(party.table.party.chairs) > seats:
        host.say(s.Stand, seat=len(party.table.party.chairs) - 1)
    host.say(s.Move, seat=0, to=1)
    host.say(s.Configure, policy="timed", seconds=30, door="link")
    guests[1].say(s.Need, patience="double")
    guests[1].say(s.LiveBy, zone="Europe/Paris", quiet=(22, 8), weekends=True, command="hours")
    if game == "habits":
        guests[1].say(s.Write, cards=("You water plastic plants.",), command="cards")
    return [host, *(page for page in guests if page is not rude)]


async def played(party: Party, pages: list[Page], *, whole: bool) -> None:
    seated = [page for page in pages if party.table.party.seats_of(page.person)]
    while len(party.table.party.chairs) < GAMES[party.table.party.settings.game].seats[0]:
        pages[0].say(s.AddBot, level="regular")
    begin_all(party, seated)
    silence(party, seated)
    for turn in range(10_000 if whole else LONG):
        if turn == 8:
            await troubles(party, pages, seated)
        if not step(party, seated, turn):
            break


async def troubles(party: Party, pages: list[Page], seated: list[Page]) -> None:
    pages[0].say(s.Pause)
    pages[0].say(s.Resume)
    pages[0].say(s.Configure, seconds=45)
    seated[-1] = await moved_house(party, seated[-1])
    take_and_leave(party, seated)
    asleep(party, seated)
    await lent(party, seated)


def begin_all(party: Party, seated: list[Page]) -> None:
    begin(seated)
    party.clock.advance(4_000)


def silence(party: Party, seated: list[Page]) -> None:
    """The first pause is answered for anyone who is slow, by two voices; then they come back."""
    for _ in range(3):
        slow = [page for page in seated if page.moved.asks]
        party.clock.advance(61_000)
        for page in seated:
            for quiet in slow:
                if page is not quiet:
                    page.say(s.PlayFor, pause=quiet.moved.pause, seat=quiet.moved.asks[0].seat)
        party.clock.advance(6_000)


def step(party: Party, seated: list[Page], turn: int) -> bool:
    if party.table.party.phase != "playing":
        return False
    for page in seated:
        for ask in page.moved.asks:
            dice = chance("golden", page.moved.pause, ask.seat)
            order = dice.shuffle(ask.options)
            page.choose(ask.seat, order[: ask.take], command=f"turn-{turn}-{ask.seat}")
    party.clock.advance(3_000)
    return True


async def moved_house(party: Party, page: Page) -> Page:
    """Somebody goes on at another device."""
    page.say(s.Transfer)
    code, token = page.newest(a.TransferCode).code, party.secrets.token()
    await party.house.join(party.table, Join(transfer=code), token, "10.0.0.99")
    party.tokens[page.person] = token
    return party.page(page.person)


async def lent(party: Party, seated: list[Page]) -> None:
    """Somebody is away for long, the others let another device in, and the old one takes its place back."""
    away, token = seated[-1], party.secrets.token()
    away.lose()
    party.clock.advance(1_000_000)
    for page in seated[:-1]:
        page.say(s.Transfer, person=away.person)
    codes = [said.code for page in seated[:-1] for said in page.answers() if isinstance(said, a.TransferCode)]
    await party.house.join(party.table, Join(transfer=codes[-1]), token, "10.0.0.98")
    seated[-1] = party.page(away.person)


def take_and_leave(party: Party, seated: list[Page]) -> None:
    """A seat given up in the game, a bot's seat taken over, a bot made cleverer, the host away and back."""
    host, tom = seated[0], seated[1]
    seat = party.table.party.seats_of(tom.person)[0]
    tom.say(s.Stand, seat=seat)
    host.say(s.SetBot, seat=seat, level="novice")
    tom.say(s.Sit, name="Tom again", seat=seat)
    host.lose()
    party.clock.advance(60_000)
    seated[0] = party.page(host.person)


def asleep(party: Party, seated: list[Page]) -> None:
    """A phone sleeps, a bot plays on for it, and its owner is back."""
    sleepy = next(page for page in reversed(seated) if page.moved.asks)
    seat, pause = sleepy.moved.asks[0].seat, sleepy.moved.pause
    sleepy.lose()
    party.clock.advance(91_000)
    for page in seated:
        page.say(s.PlayFor, pause=pause, seat=seat)
    seated[seated.index(sleepy)] = party.page(sleepy.person)
    party.clock.advance(3_000)


async def restarted(party: Party) -> Party:
    """Another server on the same log, put back from a copy a minute later."""
    again = Party(log=party.log)
    again.clock = HandClock(party.clock.now() + 60_000)
    again.log.was_alive = party.clock.now()
    again.house = House(World(again.log, again.clock, party.secrets, Pace(), think_at_once))
    again.log.tables[1].append(encode_entry(Restored(base=1_800_000_000_000_000)))
    again.table = await again.house.find(party.table.party.code)
    again.secrets, again.tokens = party.secrets, party.tokens
    return again


async def farewell(party: Party, pages: list[Page]) -> None:
    """The game is ended and another begun, the table passed on; one person leaves, one is forgotten."""
    host = party.page(1)
    host.say(s.Configure, days=Days(hours=12, early=True, late="wait"))
    party.house.world.ways = frozenset({"hook"})
    await party.table.acted(Subscribes(1, Wanted(("turn", "over"), "fr", hook=True, key="a-key-of-many-letters-1")))
    if party.table.party.phase == "playing":
        host.say(s.EndAndReveal)
    party.clock.advance(30_000)
    host.say(s.ChangeGame)
    host.say(s.Configure, remarks=False)
    pages[0].say(s.Propose, game="majority")
    host.say(s.PassHost, person=pages[0].person)
    pages[0].say(s.ShuffleSeats)
    await party.table.acted(Forget(pages[1].person))
    host.say(s.Leave)
    party.clock.advance(0)


async def festival() -> list[bytes]:
    """Two rounds: somebody rests, somebody is moved, two tables become one, a result is corrected, the clocks stop."""
    party = Party(seed="golden festival")
    host = await party.create("third-man", programme=Programme(by="clock", minutes=30, rounds=2))
    guests = [await party.join(name) for name in ("Tom", "Zoé", "Irène", "Max", "Ana", "Luc")]
    held = party.table.party.festival
    assert held is not None
    guests[1].say(s.Organise, key=held.helm)
    guests[5].say(s.Rest, rests=True)
    host.say(s.Start)
    host.say(s.Pause)
    host.say(s.Resume)
    alone = min(held.sheets, key=lambda sheet: len(sheet.people))
    host.say(s.Reseat, person=7, table=alone.number)
    host.say(s.Merge, tables=(1, 2))
    people = tuple(held.sheets[2].people)
    host.say(s.Score, table=3, people=people, scores=(4, 3, 2, 1), winners=(0,))
    host.say(s.Adjourn)
    host.say(s.Start)
    guests[5].say(s.Leave)
    await party.table.acted(Forget(guests[5].person))
    host.say(s.Adjourn, over=True)
    return [body.strip() for body in party.log.tables[1]]


def entries_of(bodies: list[bytes]) -> list[Entry]:
    return list(map(decode_entry, bodies))


def main() -> int:
    folder = FOLDER / str(FORMAT)
    folder.mkdir(exist_ok=True)
    for game in (*GAMES, FESTIVAL):
        bodies = asyncio.run(festival() if game == FESTIVAL else evening(game))
        (folder / f"{game}.jsonl").write_bytes(b"\n".join(bodies) + b"\n")
        shown = msgspec.json.format(msgspec.json.encode(portrait(fold(entries_of(bodies)))), indent=1)
        (folder / f"{game}.json").write_bytes(shown + b"\n")
        print(f"{game}: {len(bodies)} entries, {sum(map(len, bodies)):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
