"""`make bench-hall`: one table and 200, 1,000 and 10,000 pages at it. Fails where it takes more than it may."""

from __future__ import annotations

import os
import resource
import sys
from statistics import median
from tempfile import TemporaryDirectory

import uvloop
from msgspec import Struct

from bench.table.load import new_session
from bench.table.process import Served, cores, machine, ours

from .crowd import Hall

PAGES = (200, 1_000, 10_000)
ARRIVAL = 10.0
"""Seconds in which they come; as fast as they can if there are more than a thousand."""
REVEALS = 9


class Most(Struct, frozen=True):
    """What it may take."""

    arrival_ms: float = 2.0
    """Of the server's processor time, for each who comes in: the request, the socket, the welcome, what others hear."""
    arrival_kilobytes: float = 30.0
    """Sent to everybody, for each who comes in."""
    reveal_micros: float = 25.0
    """Of processor time, for each page."""
    memory_kilobytes: float = 40.0
    return_ms: float = 0.8
    """Of processor time, for each page that comes back after a restart."""


class Took(Struct, frozen=True):
    arrival_ms: float
    arrival_kilobytes: float
    messages: float
    reveals: list[float]
    """Processor time in milliseconds, one by one."""
    last: list[float]
    """Milliseconds until the last page has seen it."""
    memory_kilobytes: float
    return_ms: float


def main() -> int:
    wanted = [int(each) for each in sys.argv[1:]] or list(PAGES)
    server, driver = cores()
    os.sched_setaffinity(0, {driver})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"One table and those who watch it. {machine()}\n")
    over = [what for pages in wanted for what in _told(pages, uvloop.run(_hall(server, pages)))]
    for what in over:
        print(f"Over the budget: {what}")
    return 1 if over else 0


def _told(pages: int, took: Took) -> list[str]:
    reveal, last = median(took.reveals), median(took.last)
    print(f"{pages:,} pages")
    print(f"  coming in    {took.arrival_ms:.2f} ms of processor time, {took.arrival_kilobytes:.1f} kB, ", end="")
    print(f"{took.messages:.1f} messages to everybody, for each")
    print(
        f"  a reveal     {reveal:.1f} ms of processor time ({min(took.reveals):.1f} to {max(took.reveals):.1f}), ",
        end="",
    )
    print(f"the last page after {last:.0f} ms ({min(took.last):.0f} to {max(took.last):.0f})")
    print(f"  memory       {took.memory_kilobytes:.1f} kB a page")
    print(f"  a restart    {took.return_ms:.2f} ms of processor time for each who comes back\n", flush=True)
    most = Most()
    found = {
        "coming in, processor time": (took.arrival_ms, most.arrival_ms),
        "coming in, bytes": (took.arrival_kilobytes, most.arrival_kilobytes),
        "a reveal": (1000 * reveal / pages, most.reveal_micros),
        "memory": (took.memory_kilobytes, most.memory_kilobytes),
        "coming back": (took.return_ms, most.return_ms),
    }
    return [f"{pages:,} pages, {what}: {it:.2f}, not {limit:g}" for what, (it, limit) in found.items() if it > limit]


async def _hall(core: int, pages: int) -> Took:
    people = str(pages + 10)
    with TemporaryDirectory(prefix="isoloir-hall-") as data:
        async with new_session() as session:
            with ours(core, data=data, most_people=people, nonce_ms="100") as served:
                hall = Hall(session, served.port)
                await hall.begin()
                memory, used, (messages, sent) = served.kilobytes(), served.seconds(), hall.sent()
                await hall.come(pages, ARRIVAL if pages <= 1_000 else 0.0)
                came, (after, bytes_after) = served.seconds() - used, hall.sent()
                memory = served.kilobytes() - memory
                reveals = [await _reveal(served, hall) for _ in range(REVEALS)]
            with ours(core, data=data, most_people=people, nonce_ms="100") as served:
                hall.port, used = served.port, served.seconds()
                await hall.come_back()
                back = served.seconds() - used
                for page in hall.pages:
                    page.close()
    cost, last = zip(*reveals, strict=True)
    kilobytes = (bytes_after - sent) / pages / 1000
    each = 1000 * came / pages, kilobytes, (after - messages) / pages
    return Took(*each, list(cost), list(last), memory / pages, 1000 * back / len(hall.pages))


async def _reveal(served: Served, hall: Hall) -> tuple[float, float]:
    """Milliseconds of processor time, and until the last page has seen it."""
    used = served.seconds()
    took = await hall.reveal()
    return 1000 * (served.seconds() - used), 1000 * took


if __name__ == "__main__":
    sys.exit(main())
