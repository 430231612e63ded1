"""`make bench-web`: how light the pages are, and how fast on a slow phone with a slow network.

`GAMES="majority habits" make bench-web` for some games alone.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, starmap
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from isoloir.core import LANGS
from isoloir.games import GAMES
from tests.table.process import Server
from tests.web import bench_tab
from tests.web.conftest import chromium
from tests.web.frames import USUAL, Frames, Waited
from tests.web.timing import ARRIVALS, SLOW, Alone, Felt, alone, arrivals, questions, reveals, unrest
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


class Bar(NamedTuple):
    """A line about something measured, and whether it doesn't hold."""

    line: str
    is_over: bool = False

    def by_the_clock(self) -> Bar:
        """Which lies on a busy machine: only said."""
        return Bar(self.line)


def times(found: Sequence[float], most: float, unit: str = "ms", digits: int = 0, what: str = "") -> Bar:
    """What was seen of a bar, and whether it holds for every one."""
    if not found:
        return Bar(f"{what}none was seen")
    middle, worst = median(found), max(found)
    over = sum(each >= most for each in found)
    verdict = f", {over} over" if over else ""
    said = f"{what}median {middle:.{digits}f}, worst {worst:.{digits}f} {unit} of {len(found)} (under {most}{verdict})"
    return Bar(said, over > 0)


def drawn(rows: Iterable[Frames], most: float, what: str = "") -> Bar:
    """A game may end before its first reveal, and a reveal may have nothing to draw: both are said."""
    rows = [*rows]
    longest = sorted(max(row.frames) for row in rows if row.frames)
    frames = [frame for row in rows for frame in row.frames if frame > IDLE]
    if not frames:
        return Bar(f"{what}nothing was drawn in {len(rows)}")
    over = sum(frame > most for frame in frames)
    between = max(chain(*(row.between for row in rows)), default=0)
    said = (
        f"{what}longest frame, median {median(longest):.0f}, worst {longest[-1]:.0f} ms of {len(longest)}; "
        f"{over} of {len(frames)} frames over {most}; the longest task with nothing to draw {between:.0f} ms"
    )
    return Bar(said, over > 0)


def both(what: str, found: Sequence[Waited], most: float) -> Iterator[Bar]:
    """A busy machine makes the clock lie, so that one is only said."""
    yield times([each.clock for each in found], most, what=f"{what}, by the clock: ").by_the_clock()
    yield times([each.work for each in found], most, what=f"{what}, the page's own work: ")


def felt(found: Felt) -> Iterator[Bar]:
    for when, taps in (("while one is asked", found.traced.choosing), ("during a reveal", found.traced.telling)):
        yield from both(f"a tap {when}, until it's drawn", taps, TAP)
    yield times(found.shown, TAP, what="any tap, until it's on the screen: ").by_the_clock()
    yield drawn(found.traced.reveals, REVEALED, "reveals: ")
    yield drawn([found.traced.asked], ASKED, "while one is asked: ")


def waited(found: Alone, who: str = "") -> Bar:
    """Between two of one's own choices, the reveals included."""
    waits = sorted(each / 1000 for each in found.waits)
    tenth = waits[min(len(waits) - 1, len(waits) * 9 // 10)]
    seen = ((median(waits), 3), (tenth, 6), (waits[-1], 8))
    said = ", ".join(f"{is_:.1f}{'' if is_ <= most else ' (OVER)'}" for is_, most in seen)
    line = (
        f"{who}alone with three bots, from one choice to the next: median, 90th percentile, longest {said} s of "
        f"{len(waits)} (at most 3, 6, 8); the longest time in which nothing moves {found.still / 1000:.1f} s"
    )
    return Bar(line, any(is_ > most for is_, most in seen))


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


def weights() -> Iterator[Bar]:
    built = manifest()
    for lang in LANGS:
        frame = weight(frame_files(built, lang)) / 1000
        yield Bar(f"frame {lang}: {frame:.1f} kB gzip (at most 55)", frame > 55)
        for key in GAMES:
            game = weight(game_files(built, key, lang)) / 1000
            yield Bar(f"  {key} {lang}: {game:.1f} kB gzip (at most 30)", game > 30)


def seen(browser: Browser, url: str, key: str) -> Iterator[Bar]:
    yield Bar(f"{key}, {max(GAMES[key].seats)} seats:")
    # The network is the same each time: what's slower than the fastest is another program's doing.
    yield times(
        arrivals(browser, url, key)[:1], LINK, "s", 2, f"  from a link to choosing, the fastest of {ARRIVALS}: "
    )
    yield from both("  from a message to its whole question", questions(browser, url, key), QUESTION)
    yield from felt(reveals(browser, url, key))


def lines(wanted: list[str]) -> Iterator[Bar]:
    yield from weights()
    with house(grace=1_500) as (browser, url):
        for key in wanted or GAMES:
            yield waited(alone(browser, url, key), f"{key}, ")
        yield from starmap(Bar, bench_tab.rows(browser))
    yield Bar(f"A {SLOW}x slower CPU, 1.6 Mb/s, 150 ms; frames in the main thread's own time:")
    with house(grace=200) as (browser, url):
        for key in wanted or GAMES:
            yield from seen(browser, url, key)
        same = unrest(browser).reveals
        yield drawn(same, REVEALED, f"{USUAL} frames of the very same work, to judge the machine by: ").by_the_clock()


def main(wanted: list[str]) -> int:
    """1 where a bar doesn't hold."""
    over = []
    for bar in lines(wanted):
        print(bar.line, flush=True)
        over += [bar.line] if bar.is_over else []
    print(f"\n{len(over)} bars don't hold:" if over else "\nAll bars hold.", *over, sep="\n")
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
