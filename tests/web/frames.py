"""How long the frames of a reveal keep a page busy, read from Chromium's own trace.

A frame begins with the task that asks for one and ends with the task that commits it: its work is all that the main
thread did between the two (scripts, styles, layout, paint), in the thread's own time: neither another program nor the
drawing of pixels without a graphics card counts. A task outside of all frames kept none waiting; it is told apart.
Anyone who looks at a page from outside runs scripts of their own in it, so nothing is asked of it between the press of
the lock and the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from math import inf
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

CATEGORIES = [
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
    "__metadata",
]
"""Tasks, requests, commits and marks, and no more: with all its phases, a frame takes longer by some hundredths."""
LOCKED, CHANGED, LOOKED, TAPPING = "reveal-locked", "question-changed", "reveal-looked-at", "question-tapped"
TOUCHED, ANSWERED = "tap-touched", "tap-answered"
LOCK = """({ mark, after }) => setTimeout(() => {
  performance.mark(mark);
  document.querySelector("[data-sealed=false] .lock .main").click();
}, after)"""
MARK_CHANGES = """(mark) => {
  const drawn = ({ target, attributeName }) =>
    attributeName !== "data-new" && (target.closest ? target : target.parentElement)?.closest("main");
  new MutationObserver((changes) => {
    if (document.querySelector("[data-sealed=false] [data-option]") && changes.some(drawn)) performance.mark(mark);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Whatever changes on the table or in the booth while there is a question: the last of it makes the question whole.

That taps count from now on is nothing one sees.
"""
MARK_TAPS = """({ touched, answered }) => {
  addEventListener("pointerdown", ({ timeStamp }) => performance.mark(touched, { startTime: timeStamp }), true);
  addEventListener("click", () => performance.mark(answered));
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
SAID = re.compile(r'"type":\s*"(\w+)"')
MOVED = "Moved"
UNSEEN = ("Pong",)
"""Messages that change nothing on a page."""
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
    """Each from the message that opens the ballot (or the lock, where none came) until the next question is there."""
    asked: Frames
    """While there is a question on the screen: what others do, and one's own taps."""
    questions: list[Waited]
    """From each message to its whole question: the booth, and all that its page shows beside it."""
    choosing: list[Waited]
    """From each finger on an option to what it changed, drawn."""
    telling: list[Waited]
    """The same, on a tool of the page during a reveal."""


class Waited(NamedTuple):
    """Milliseconds, until the page's main thread has handed over what is to be seen."""

    clock: float
    work: float
    """Of the thread's own time, which knows nothing of what else the machine does."""


class Heard(NamedTuple):
    at: float
    kind: str


class Trace:
    """A recording of one page until `stop`, of what follows each `lock` until `looked`."""

    def __init__(self, page: Page) -> None:
        self.page, self._events, self._heard, self._complete = page, list[Event](), list[Heard](), False
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._session.on("Network.webSocketFrameReceived", self._hear)
        self._session.send("Network.enable")
        config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
        page.evaluate(MARK_CHANGES, CHANGED)
        page.evaluate(MARK_TAPS, {"touched": TOUCHED, "answered": ANSWERED})

    def _hear(self, frame: dict[str, Any]) -> None:
        found = SAID.search(frame["response"]["payloadData"])
        if found and found[1] not in UNSEEN:
            self._heard.append(Heard(frame["timestamp"] * 1e6, found[1]))

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
        return traced(main, requests, self._heard)


def traced(main: list[Event], requests: list[float], heard: list[Heard]) -> Traced:
    marks = {
        name: [float(event["ts"]) for event in main if event["name"] == name]
        for name in (LOCKED, CHANGED, LOOKED, TAPPING, TOUCHED, ANSWERED)
    }
    reveals, asked = list[Frames](), list[Frames]()
    for locked, looked in zip(marks[LOCKED], marks[LOOKED], strict=False):
        opened = next((at for at, kind in heard if kind == MOVED and at > locked), locked)
        whole = next((drawn(main, at) for at in marks[CHANGED] if opened < at < looked), looked)
        reveals.append(frames(within(main, opened, whole), requests))
        asked.append(frames(within(main, whole, looked), requests))
    for tapping in marks[TAPPING]:
        locked = next((at for at in marks[LOCKED] if at > tapping), tapping)
        asked.append(frames(within(main, tapping, locked), requests))
    return Traced(
        reveals,
        Frames([*chain(*(each.frames for each in asked))], [*chain(*(each.between for each in asked))]),
        [*questions(main, heard, marks)],
        *taps(main, marks),
    )


def questions(main: list[Event], heard: list[Heard], marks: dict[str, list[float]]) -> Iterator[Waited]:
    """A question is whole with the last change before anything else comes or somebody taps."""
    others = sorted([*(at for at, _ in heard), *marks[TAPPING]])
    for said, kind in heard:
        then = next((at for at in others if at > said), inf)
        changes = [at for at in marks[CHANGED] if said < at < then]
        if kind == MOVED and changes:
            yield waited(main, said, changes[-1])


def taps(main: list[Event], marks: dict[str, list[float]]) -> tuple[list[Waited], list[Waited]]:
    """Those on an option, and those during a reveal."""
    found: tuple[list[Waited], list[Waited]] = ([], [])
    for touched in marks[TOUCHED]:
        telling = max([0.0, *(at for at in marks[LOCKED] if at < touched)]) > max(
            [0.0, *(at for at in marks[TAPPING] if at < touched)]
        )
        answered = next((at for at in marks[ANSWERED] if at > touched), None)
        if answered:
            found[telling].append(waited(main, touched, answered))
    return found


def waited(main: list[Event], since: float, changed: float) -> Waited:
    """Until what changed is drawn, with all that kept the thread from it."""
    until = drawn(main, changed)
    busy = [event for event in within(main, 0, until) if event["name"] == "RunTask" and ended(event) > since]
    return Waited((until - since) / 1000, sum(map(work, busy)))


def drawn(main: list[Event], changed: float) -> float:
    """When the task ends that commits the next frame; where there was nothing to draw, at once."""
    commit = next((float(e["ts"]) for e in main if e["name"] == "Commit" and e["ts"] >= changed), None)
    if commit is None:
        return changed
    return max([commit, *(ended(e) for e in main if e["name"] == "RunTask" and e["ts"] <= commit <= ended(e))])


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
