"""Somebody who looks around in the middle of a pause: comes back, gets it wrong, reads every page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .wiretap import TEXT, Command, Tap, masked

if TYPE_CHECKING:
    from .tapped import Evening


async def look_around(evening: Evening, tap: Tap) -> None:
    tap.looks += 1
    await _get_it_wrong(evening, tap)
    match tap.looks % 3:
        case 1:
            await _read_everything(evening, tap)
            await tap.cut()
            await evening.come_back(tap, s.Hello())
        case 2:
            tap.write(masked(TEXT, b"not a message"))
            await tap.ended()
            await evening.come_back(tap, tap.seen)
        case _:
            tap.close()
            await tap.ended()
            await evening.come_back(tap, tap.seen)


async def _get_it_wrong(evening: Evening, tap: Tap) -> None:
    pause = evening.play.pause
    mine = next((seat for seat in range(evening.seats) if evening.at(seat) is tap), 0)
    theirs = next(seat for seat in range(evening.seats) if evening.at(seat) is not tap)
    wrong: list[tuple[int, int, str | int]] = [
        *((pause, mine, "nothing like it"), (pause - 1, mine, "late")),
        *((pause + 1, mine, 1), (pause, theirs, 1)),
    ]
    commands: list[Command] = [
        s.Choose(command=evening.command(), pause=max(0, at), seat=seat, choice=(choice,)) for at, seat, choice in wrong
    ]
    commands += [
        s.Kick(command=evening.command(), person=99),
        s.PlayFor(command=evening.command(), pause=pause, seat=0),
    ]
    for command in commands:
        assert isinstance(await tap.say(command), a.Refused)


async def _read_everything(evening: Evening, tap: Tap) -> None:
    here, running = f"/api/tables/{tap.code}", evening.play.game
    for path in (
        *(here, f"{here}/records/1", f"{here}/records/1/check", f"{here}/records/{running}"),
        *(f"{here}/records/{running}/check", f"{here}/records/99", f"{here}/socket"),
        *(f"{here}/records/1/replay?viewer=0", f"{here}/records/{running}/replay"),
        *(f"{here}/records/1/study", f"{here}/records/{running}/study", f"{here}/study"),
        *("/healthz", "/readyz", "/metrics", "/api/games", "/api/nothing"),
    ):
        tap.heard.append(await tap.ask("GET", path))
    tap.heard.append(await tap.ask("POST", f"{here}/people", b'{"name":"Zed"}'))
    if evening.earlier_record:
        tap.heard.append(await tap.ask("POST", "/api/replay?viewer=0", evening.earlier_record))
