"""How long the frames of a reveal keep a page busy, read from Chromium's own trace.

A frame's work is all that its main thread did since the frame before (scripts, styles, layout, paint), in the thread's
own time: neither another program nor the drawing of pixels without a graphics card counts. Whoever looks at a page from
outside runs scripts of their own in it, so nothing is asked of it between the press of the lock and the end.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]
START, END = "reveal-locked", "reveal-told"
LOCK = """({ mark, after }) => setTimeout(() => {
  performance.mark(mark);
  document.querySelector("[data-sealed=false] .lock .main").click();
}, after)"""
MOVED = re.compile(r'"type":\s*"Moved"')
QUIET = 500
"""Milliseconds until the lock is pressed, by when the scripts of whoever looks have come to rest."""
APART = 34_000
"""Microseconds of rest after which what follows belongs to another frame."""

Event = dict[str, Any]


class Frame(NamedTuple):
    work: float
    """Milliseconds of the main thread."""
    parts: dict[str, float]


class Trace:
    """A recording of one page until `stop`, of what follows each `lock` until `told`."""

    def __init__(self, page: Page) -> None:
        self.page, self._events, self._moved, self._complete = page, list[Event](), list[float](), False
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._session.on("Network.webSocketFrameReceived", self._heard)
        self._session.send("Network.enable")
        config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
        self._session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def _heard(self, frame: dict[str, Any]) -> None:
        if MOVED.search(frame["response"]["payloadData"]):
            self._moved.append(frame["timestamp"] * 1e6)

    def _stopped(self, _: object) -> None:
        self._complete = True

    def lock(self) -> None:
        """The choice is made and locked by the page itself, in a moment."""
        self.page.evaluate(LOCK, {"mark": START, "after": QUIET})

    def told(self) -> None:
        self.page.evaluate("name => { performance.mark(name); }", END)

    def stop(self) -> list[list[Frame]]:
        """The frames of each reveal, from the message that opens the ballot to the end of the motion."""
        self._session.on("Tracing.tracingComplete", self._stopped)
        self._session.send("Tracing.end")
        while not self._complete:
            self.page.wait_for_timeout(50)
        main = sorted(main_thread(self._events), key=lambda event: float(event["ts"]))
        starts, ends = ([event["ts"] for event in main if event["name"] == mark] for mark in (START, END))
        opened = [next(moved for moved in self._moved if moved > locked) for locked in starts]
        return [frames(within(main, start, end)) for start, end in zip(opened, ends, strict=True)]


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


def frames(events: list[Event]) -> list[Frame]:
    """Tasks gathered into frames: one ends with the task that commits it.

    Where the thread rests before any commit there was nothing to draw (it tidied up its memory, or waited for words),
    and a frame could have been drawn between any two tasks: the longest of them counts.
    """
    found: list[Frame] = []
    gathered: list[Event] = []
    commits = [event["ts"] for event in events if event["name"] == "Commit"]
    for task in (event for event in events if event["name"] == "RunTask"):
        if gathered and task["ts"] - ended(gathered[-1]) > APART:
            found.append(frame([longest(gathered)], events))
            gathered = []
        gathered.append(task)
        if any(task["ts"] <= commit <= ended(task) for commit in commits):
            found.append(frame(gathered, events))
            gathered = []
    return [*found, frame([longest(gathered)], events)] if gathered else found


def longest(tasks: list[Event]) -> Event:
    return max(tasks, key=lambda task: float(task["tdur"]))


def ended(event: Event) -> float:
    return float(event["ts"] + event["dur"])


def frame(tasks: list[Event], events: list[Event]) -> Frame:
    parts: dict[str, float] = {}
    for event in within(events, tasks[0]["ts"], ended(tasks[-1])):
        if event["name"] in NAMES:
            parts[NAMES[event["name"]]] = parts.get(NAMES[event["name"]], 0.0) + event["tdur"] / 1000
    return Frame(sum(task["tdur"] for task in tasks) / 1000, parts)


NAMES = {
    "FunctionCall": "scripts",
    "UpdateLayoutTree": "styles",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "layers",
    "Commit": "layers",
    "MajorGC": "garbage",
    "MinorGC": "garbage",
}
