"""`make bench-web`: how light the pages are, and how fast on a slow phone with a slow network.

`GAMES="majority habits" make bench-web` for some games alone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web.conftest import chromium
from tests.web.frames import USUAL, Frames, Waited
from tests.web.timing import SLOW, Alone, Felt, alone, arrivals, questions, reveals, unrest
from tests.web.weight import frame_files, game_files, manifest, weight

LINK = 2.5
"""Seconds from a link to choosing."""
QUESTION = 100
"""Milliseconds from a message to its whole question on the screen."""
TAP = 100
REVEALED = 100
"""Milliseconds of work in a frame while something is told."""
ASKED = 50
"""The same, while somebody is asked."""
IDLE = 2
"""Milliseconds, below which there was nothing to draw."""


def times(found: Sequence[float], most: float, unit: str = "ms", digits: int = 0) -> str:
    """What was seen of a bar, and whether it holds for every one."""
    if not found:
        return "none was seen"
    middle, worst = median(found), max(found)
    verdict = "" if worst < most else f", {sum(each >= most for each in found)} over"
    return f"median {middle:.{digits}f}, worst {worst:.{digits}f} {unit} of {len(found)} (under {most}{verdict})"


def drawn(rows: Iterable[Frames], most: float) -> str:
    """A game may end before its first reveal, and a reveal may have nothing to draw: both are said."""
    rows = [*rows]
    longest = sorted(max(row.frames) for row in rows if row.frames)
    frames = [frame for row in rows for frame in row.frames if frame > IDLE]
    if not frames:
        return f"nothing was drawn in {len(rows)}"
    over = sum(frame > most for frame in frames)
    between = max(chain(*(row.between for row in rows)), default=0)
    return (
        f"longest frame, median {median(longest):.0f}, worst {longest[-1]:.0f} ms of {len(longest)}; "
        f"{over} of {len(frames)} frames over {most}; the longest task with nothing to draw {between:.0f} ms"
    )


def both(what: str, found: Sequence[Waited], most: float) -> Iterator[str]:
    yield f"{what}, by the clock: {times([each.clock for each in found], most)}"
    yield f"{what}, the page's own work: {times([each.work for each in found], most)}"


def felt(found: Felt) -> Iterator[str]:
    for when, taps in (("while one is asked", found.traced.choosing), ("during a reveal", found.traced.telling)):
        yield from both(f"a tap {when}, until it's drawn", taps, TAP)
    yield f"any tap, until it's on the screen: {times(found.shown, TAP)}"
    yield f"reveals: {drawn(found.traced.reveals, REVEALED)}"
    yield f"while one is asked: {drawn([found.traced.asked], ASKED)}"


def waited(found: Alone) -> str:
    """Between two of one's own choices, the reveals included."""
    waits = sorted(each / 1000 for each in found.waits)
    tenth = waits[min(len(waits) - 1, len(waits) * 9 // 10)]
    seen = ((median(waits), 3), (tenth, 6), (waits[-1], 8))
    said = ", ".join(f"{is_:.1f}{'' if is_ <= most else ' (OVER)'}" for is_, most in seen)
    return (
        f"alone with three bots, from one choice to the next: median, 90th percentile, longest {said} s of "
        f"{len(waits)} (at most 3, 6, 8); the longest time in which nothing moves {found.still / 1000:.1f} s"
    )


@contextmanager
def house(grace: int) -> Iterator[tuple[Browser, str]]:
    """A browser and a server of its own, both gone at the end, however that comes."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), GRACE_MS=str(grace), BOT_MS="900", NONCE_MS="400", TICK_MS="40")
        try:
            server.start()
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            try:
                yield browser, server.url
            finally:
                browser.close()
        finally:
            server.kill()


def weights() -> Iterator[str]:
    built = manifest()
    for lang in LANGS:
        yield f"frame {lang}: {weight(frame_files(built, lang)) / 1000:.1f} kB gzip (at most 55)"
        for key in GAMES:
            yield f"  {key} {lang}: {weight(game_files(built, key, lang)) / 1000:.1f} kB gzip (at most 30)"


def seen(browser: Browser, url: str, key: str) -> Iterator[str]:
    yield f"{key}, {max(GAMES[key].seats)} seats:"
    yield f"  from a link to choosing: {times(arrivals(browser, url, key), LINK, 's', 2)}"
    for line in both("from a message to its whole question", questions(browser, url, key), QUESTION):
        yield f"  {line}"
    for line in felt(reveals(browser, url, key)):
        yield f"  {line}"


def main(wanted: list[str]) -> None:
    for line in weights():
        print(line)
    with house(grace=1_500) as (browser, url):
        for key in wanted or GAMES:
            print(f"{key}, {waited(alone(browser, url, key))}", flush=True)
    print(f"A {SLOW}x slower CPU, 1.6 Mb/s, 150 ms; frames in the main thread's own time:")
    with house(grace=200) as (browser, url):
        for key in wanted or GAMES:
            for line in seen(browser, url, key):
                print(line, flush=True)
        same = unrest(browser).reveals
        print(f"{USUAL} frames of the very same work, to judge the machine by: {drawn(same, REVEALED)}")


if __name__ == "__main__":
    main(sys.argv[1:])
