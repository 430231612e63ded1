"""`make test`: every suite, whatever became of the one before, and one table at the end."""

from __future__ import annotations

import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "build" / "tests"
SECOND_TRIES: dict[str, str] = {}
"""Tests that may pass at a second try, and why. Any other that does makes the whole run fail."""


@dataclass
class Suite:
    name: str
    about: str
    """How long it takes on two quiet cores."""
    command: tuple[str, ...]
    folder: str = "."
    tried_again: bool = False
    """What failed among several browsers on busy cores gets one more try, by itself, to tell both kinds apart."""


@dataclass
class Outcome:
    """What became of each test, by name; of those skipped, why."""

    seconds: float = 0.0
    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    skipped: dict[str, str] = field(default_factory=dict)

    @property
    def is_green(self) -> bool:
        return not self.failed and set(self.again) <= SECOND_TRIES.keys()


PLAIN = (sys.executable, "-m", "pytest", "-q", "-o", "junit_family=xunit1", "--continue-on-collection-errors")
PYTEST = (*PLAIN, "-n", "2", "-m", "not soak")
NEWEST = ROOT / "build" / "newest"
"""An environment of the newest Python on this machine, if there's one beside ours: `tools/newest.sh`."""
FAST = ("core", "records", "playthroughs", "story")
FAST_TABLE = ("choosing", "crowd", "moments", "log_sqlite", "sockets")
ON_NEWEST = (
    *(str(NEWEST / "bin" / "python"), *PLAIN[1:], "-n", "2", "-m", "not soak", "-o", "pythonpath=src ."),
    *(f"tests/{each}" for each in FAST),
    *(f"tests/table/test_{each}.py" for each in FAST_TABLE),
)
SUITES = (
    Suite("pages", "half a minute", ("npm", "run", "--silent", "test", "--", "--reporter=default"), "web"),
    Suite("games and server", "seven minutes", (*PYTEST, "tests", "--ignore", "tests/web")),
    *([Suite("newest Python", "half a minute", ON_NEWEST)] if (NEWEST / "ready").exists() else []),
    Suite("browsers", "twelve minutes", (*PYTEST, "tests/web"), tried_again=True),
)


def run(suites: Sequence[Suite]) -> int:
    """0 only if all is green."""
    began = time.monotonic()
    outcomes = {suite.name: _ran(suite, f"Suite {n} of {len(suites)}") for n, suite in enumerate(suites, 1)}
    print("\n".join(told(outcomes, time.monotonic() - began)), flush=True)
    return 0 if all(each.is_green for each in outcomes.values()) else 1


def _ran(suite: Suite, step: str) -> Outcome:
    print(f"\n{step}: {suite.name}, about {suite.about} on two quiet cores", flush=True)
    began = time.monotonic()
    outcome = _tried(suite, [])
    if outcome.failed and suite.tried_again:
        print(f"\n{suite.name}: what failed is tried once more, by itself", flush=True)
        second = _tried(suite, ["-n", "0", "--last-failed", "--last-failed-no-failures", "none"])
        outcome.again, outcome.failed = _parted(outcome.failed, set(second.passed))
    outcome.seconds = time.monotonic() - began
    return outcome


def _tried(suite: Suite, more: Sequence[str]) -> Outcome:
    REPORTS.mkdir(parents=True, exist_ok=True)
    report = REPORTS / f"{suite.name.replace(' ', '-')}.xml"
    report.unlink(missing_ok=True)
    where = (
        ("--reporter=junit", f"--outputFile.junit={report}") if suite.folder == "web" else (f"--junit-xml={report}",)
    )
    code = subprocess.run((*suite.command, *where, *more), cwd=ROOT / suite.folder, check=False).returncode
    outcome = read(report)
    if code and not outcome.failed:
        outcome.failed.append(f"{suite.name}: ended with exit code {code} and no failed test")
    return outcome


def _parted(failed: list[str], passed_then: set[str]) -> tuple[list[str], list[str]]:
    return [name for name in failed if name in passed_then], [name for name in failed if name not in passed_then]


def read(report: Path) -> Outcome:
    """A report that isn't there, or was cut off, tells of no test: the exit code does."""
    outcome = Outcome()
    try:
        cases = list(ET.parse(report).iter("testcase"))
    except (OSError, ET.ParseError):
        return outcome
    for case in cases:
        name = f"{case.get('file') or case.get('classname')}::{case.get('name')}"
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.failed += [] if name in outcome.failed else [name]
        elif skipped is not None:
            outcome.skipped[name] = skipped.get("message") or "no reason given"
        else:
            outcome.passed.append(name)
    # One that passed and then failed to clean up is there twice.
    outcome.passed = [name for name in outcome.passed if name not in outcome.failed]
    return outcome


def told(outcomes: dict[str, Outcome], seconds: float) -> Iterator[str]:
    """The table, every name that isn't simply green, and a last line in pytest's words, which programs read."""
    yield f"\n{'':18}{'passed':>8}{'failed':>8}{'second try':>12}{'skipped':>9}{'time':>9}"
    for name, each in outcomes.items():
        counts = f"{len(each.passed):8}{len(each.failed):8}{len(each.again):12}{len(each.skipped):9}"
        yield f"{name:18}{counts}{_clock(each.seconds):>9}"
    yield ""
    for each in outcomes.values():
        yield from _named(each)
    yield _closing(list(outcomes.values()), seconds)


def _named(outcome: Outcome) -> Iterator[str]:
    whys = defaultdict[str, list[str]](list)
    for name, why in outcome.skipped.items():
        whys[why].append(name)
    for why, names in whys.items():
        yield f"SKIPPED [{len(names)}] {', '.join(names)}: {why}"
    for name in outcome.again:
        yield f"SECOND TRY {name}: {SECOND_TRIES.get(name, 'it failed at first, and that counts')}"
    yield from (f"FAILED {name}" for name in outcome.failed)


def _closing(outcomes: Sequence[Outcome], seconds: float) -> str:
    passed, failed, skipped = 0, 0, 0
    for each in outcomes:
        excused = [name for name in each.again if name in SECOND_TRIES]
        passed += len(each.passed) + len(excused)
        failed += len(each.failed) + len(each.again) - len(excused)
        skipped += len(each.skipped)
    parts = [f"{n} {what}" for n, what in ((failed, "failed"), (passed, "passed"), (skipped, "skipped")) if n]
    return f"{', '.join(parts) or 'no tests ran'} in {seconds:.2f}s ({_clock(seconds)})"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


if __name__ == "__main__":
    raise SystemExit(run(SUITES))
