"""How long the frames of a reveal keep a page busy, read from Chromium's own trace.

A frame begins with the task that asks for one and ends with the task that commits it: its work is all that the main
thread did between the two (scripts, styles, layout, paint), in the thread's own time: neither another program nor the
drawing of pixels without a graphics card counts. A task outside of all frames kept none waiting; it is told apart.
Anyone who looks at a page from outside runs scripts of their own in it, so nothing is asked of it between the press of
the lock and the end.
"""

from __future__ import annotations

import re
from itertools import chain, pairwise
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "__metadata",
]
"""Tasks, requests, commits and marks, and no more: with all its phases, a frame takes longer by some hundredths."""
LOCKED, WHOLE, LOOKED, TAPPING = "reveal-locked", "question-whole", "reveal-looked-at", "question-tapped"
LOCK = """({ mark, after }) => setTimeout(() => {
  performance.mark(mark);
  document.querySelector("[data-sealed=false] .lock .main").click();
}, after)"""
MARK_WHOLE = """(mark) => {
  let asked = false;
  new MutationObserver(() => {
    const now = document.querySelector("[data-sealed=false] [data-option]") !== null;
    if (now && !asked) requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
    asked = now;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-sealed"] });
}"""
SAME_AGAIN = """({ mark, times }) => {
  document.body.innerHTML = "<p><span></span></p>".repeat(200);
  const rows = [...document.querySelectorAll("span")];
  const draw = (n) => requestAnimationFrame(() => {
    if (n === 1) performance.mark(mark);
    for (const row of rows.filter((_, place) => place % 8 === n % 8)) row.textContent = `Frame ${n}`;
    if (n < times) draw(n + 1);
  });
  draw(0);
}"""
USUAL = 60
"""Frames with something to draw in the reveal of a full table."""
MOVED = re.compile(r'"type":\s*"Moved"')
QUIET = 500
"""Milliseconds until the lock is pressed, by when the scripts of anyone who looks have come to rest."""
REQUEST = "RequestMainThreadFrame"

Event = dict[str, Any]


class Frames(NamedTuple):
    """Milliseconds of work."""

    frames: list[float]
    between: list[float]
    """Tasks with nothing to draw: the browser tidied up its memory, or a message was read."""


class Traced(NamedTuple):
    reveals: list[Frames]
    """Each from the message that opens the ballot (or the lock, where none came) until the next question is whole."""
    asked: Frames
    """While there is a question on the screen, whole: what others do, and one's own taps."""
    questions: list[float]
    """Milliseconds of work from each message to its whole question."""


class Trace:
    """A recording of one page until `stop`, of what follows each `lock` until `looked`."""

    def __init__(self, page: Page) -> None:
        self.page, self._events, self._moved, self._complete = page, list[Event](), list[float](), False
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._session.on("Network.webSocketFrameReceived", self._heard)
        self._session.send("Network.enable")
        config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        page.evaluate(MARK_WHOLE, WHOLE)

    def _heard(self, frame: dict[str, Any]) -> None:
        if MOVED.search(frame["response"]["payloadData"]):
            self._moved.append(frame["timestamp"] * 1e6)

    def _stopped(self, _: object) -> None:
        self._complete = True

    def lock(self) -> None:
        """The choice is made and locked by the page itself, in a moment."""
        self.page.evaluate(LOCK, {"mark": LOCKED, "after": QUIET})

    def same_again(self) -> None:
        """No reveal: as many frames as one has, and the very same little change in each."""
        self.page.evaluate(SAME_AGAIN, {"mark": LOCKED, "times": USUAL})

    def looked(self) -> None:
        self._mark(LOOKED)

    def tapping(self) -> None:
        self._mark(TAPPING)

    def _mark(self, name: str) -> None:
        self.page.evaluate("name => { performance.mark(name); }", name)

    def stop(self) -> Traced:
        self._session.on("Tracing.tracingComplete", self._stopped)
        self._session.send("Tracing.end")
        while not self._complete:
            self.page.wait_for_timeout(50)
        main = sorted(main_thread(self._events), key=lambda event: float(event["ts"]))
        requests = sorted(float(e["ts"]) for e in self._events if e["name"] == REQUEST and e["pid"] == main[0]["pid"])
        return traced(main, requests, self._moved)


def traced(main: list[Event], requests: list[float], moved: list[float]) -> Traced:
    marks = {
        name: [float(event["ts"]) for event in main if event["name"] == name]
        for name in (LOCKED, WHOLE, LOOKED, TAPPING)
    }
    reveals, asked = list[Frames](), list[Frames]()
    for locked, looked in zip(marks[LOCKED], marks[LOOKED], strict=False):
        opened = next((at for at in moved if at > locked), locked)
        whole = next((at for at in marks[WHOLE] if opened < at < looked), looked)
        reveals.append(frames(within(main, opened, whole), requests))
        asked.append(frames(within(main, whole, looked), requests))
    for tapping in marks[TAPPING]:
        locked = next((at for at in marks[LOCKED] if at > tapping), tapping)
        asked.append(frames(within(main, tapping, locked), requests))
    return Traced(
        reveals,
        Frames([*chain(*(each.frames for each in asked))], [*chain(*(each.between for each in asked))]),
        [asking(main, moved, whole) for whole in marks[WHOLE] if any(at < whole for at in moved)],
    )


def asking(main: list[Event], moved: list[float], whole: float) -> float:
    said = max(at for at in moved if at < whole)
    return sum(work(event) for event in within(main, said, whole) if event["name"] == "RunTask")


def main_thread(events: list[Event]) -> list[Event]:
    """What happened in the thread of the page that was busiest of all pages."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    by_main = {main: [event for event in events if (event["pid"], event["tid"]) == main] for main in mains}
    return max(by_main.values(), key=len)


def within(events: list[Event], start: float, end: float) -> list[Event]:
    return [event for event in events if start <= event["ts"] <= end and "tdur" in event]


def frames(events: list[Event], requests: list[float]) -> Frames:
    """Tasks gathered into frames. What was asked for while the frame before was made begins right after that one."""
    tasks = [event for event in events if event["name"] == "RunTask"]
    commits = [event["ts"] for event in events if event["name"] == "Commit"]
    drawing = [place for place, task in enumerate(tasks) if any(task["ts"] <= at <= ended(task) for at in commits)]
    found, between = list[float](), list[float]()
    for before, last in pairwise([-1, *drawing]):
        since = ended(tasks[before]) if before >= 0 else 0.0
        asked = next((at for at in requests if since < at < ended(tasks[last])), since)
        first = max([before + 1, *(place for place in range(before + 1, last + 1) if tasks[place]["ts"] <= asked)])
        between += map(work, tasks[before + 1 : first])
        found.append(sum(map(work, tasks[first : last + 1])))
    return Frames(found, between + [work(task) for task in tasks[drawing[-1] + 1 if drawing else 0 :]])


def ended(event: Event) -> float:
    return float(event["ts"] + event["dur"])


def work(task: Event) -> float:
    """Milliseconds of the thread's own time."""
    return float(task["tdur"]) / 1000
