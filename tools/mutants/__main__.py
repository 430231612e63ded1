"""Draws mutants by a seed, runs for each the tests that touch its line, and reports those that nothing noticed.

Usage: python -m tools.mutants [COUNT] [SEED] [JOBS] [--again]
`--again` uses the copies of last time, and what was learned then about which test touches which line.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from coverage import Coverage, CoverageData

from .copies import ROOT, copied, run_tests
from .plant import Mutant, mutants

ROOMS = ("core/*.py", "table/party/*.py", "table/log/*.py", "games/*/flow.py", "games/*/scoring.py")
MORE = ("trick.py", "effects.py", "voting.py", "polling.py", "who.py", "tokens.py", "effects/*.py")
"""What belongs to the course and the scoring of the games that have it in files of its own."""
SUITES = (
    *("core", "rulebook", "democrazy", "conformance", "secrets", "playthroughs", "records", "story", "table", "sim"),
    *("lab", "outside", "bots/test_third_man_bot.py"),
)
KEPT = ROOT / "build" / "mutants"
EQUIVALENT = Path(__file__).parent / "equivalent.txt"
QUICK, LONGEST = 40, 120.0
"""How many tests are tried first; then others, for as many seconds."""


@dataclass(frozen=True)
class Outcome:
    mutant: Mutant
    by: str
    """What noticed it; empty if nothing did."""
    tests: int
    left_out: int


def files(root: Path) -> list[str]:
    source = root / "src" / "isoloir"
    patterns = (*ROOMS, *(f"games/*/{name}" for name in MORE))
    found = {path for pattern in patterns for path in source.glob(pattern)}
    return sorted(str(path.relative_to(root)) for path in found if path.name != "__init__.py")


def learn(place: Path) -> None:
    """Runs the suites once, in a copy, since there some tests may fail that pass here."""
    for old in (*KEPT.glob("coverage.*"), *KEPT.glob("seconds.*")):
        old.unlink()
    rooms = ":".join(str(place / path) for path in files(place))
    learnt = {"ISOLOIR_TOUCHED": str(KEPT), "ISOLOIR_ROOMS": rooms}
    suites = [f"tests/{name}" for name in SUITES]
    _, printed = run_tests(place, ["-n", "2", "-p", "tools.mutants.touched", *suites], 3600, learnt)
    print(printed[-6000:], flush=True)


def known(place: Path) -> tuple[CoverageData, dict[str, float]]:
    merged = CoverageData(str(KEPT / "coverage"))
    merged.erase()
    for each in sorted(KEPT.glob("coverage.*")):
        part = CoverageData(str(each))
        part.read()
        merged.update(part)
    seconds: dict[str, float] = {}
    for each in KEPT.glob("seconds.*.json"):
        seconds |= json.loads(each.read_text(encoding="utf-8"))
    merged.write()
    report = Coverage(data_file=str(KEPT / "coverage"), branch=True, config_file=False)
    report.load()
    with (KEPT / "branches.txt").open("w", encoding="utf-8") as out:
        covered = report.report(file=out, show_missing=True, skip_covered=True)
        print(f"Branch coverage: {covered:.1f} % (build/mutants/branches.txt)")
    return merged, seconds


def outcome(mutant: Mutant, place: Path, tests: Sequence[str], seconds: dict[str, float]) -> Outcome:
    """The quickest tests first; then the others, as far as time allows."""
    chosen, left, budget = list(tests[:QUICK]), 0, LONGEST
    for name in tests[QUICK:]:
        budget -= seconds[name]
        chosen, left = ([*chosen, name], left) if budget > 0 else (chosen, left + 1)
    path = place / mutant.path
    text = path.read_bytes()
    path.write_bytes(mutant.planted(text))
    try:
        for some in (chosen[:QUICK], chosen[QUICK:]):
            if some and (by := _noticed(place, some, 60 + 6 * sum(seconds[name] for name in some))):
                return Outcome(mutant, by, len(tests), left)
    finally:
        path.write_bytes(text)
    return Outcome(mutant, "", len(tests), left)


def _noticed(place: Path, tests: Sequence[str], within: float) -> str:
    code, printed = run_tests(place, ["-x", "-n", "0", *tests], within)
    named = re.search(r"^(?:FAILED|ERROR) (\S+)", printed, re.MULTILINE)
    return "" if code == 0 else "it never ended" if code == -1 else named[1] if named else f"exit code {code}"


def run(count: int, seed: str, jobs: int, *, again: bool) -> int:
    KEPT.mkdir(parents=True, exist_ok=True)
    places = [KEPT / f"copy-{n}" for n in range(jobs)]
    for place in places:
        if not (again and place.exists()):
            copied(place)
    if not again:
        learn(places[0])
    touched, seconds = known(places[0])
    by_line = _by_line(touched, seconds)
    everywhere = [mutant for path in files(places[0]) for mutant in mutants(places[0], path)]
    drawn = random.Random(seed).sample(everywhere, min(count, len(everywhere)))
    print(f"{len(drawn)} of {len(everywhere)} possible mutants in {len(files(places[0]))} files", flush=True)
    free: SimpleQueue[Path] = SimpleQueue()
    for place in places:
        free.put(place)

    def tried(mutant: Mutant) -> Outcome:
        tests = sorted(by_line.get((mutant.path, mutant.line), ()), key=seconds.__getitem__)
        place, began = free.get(), time.monotonic()
        try:
            found = outcome(mutant, place, tests, seconds)
        finally:
            free.put(place)
        print(
            f"{time.monotonic() - began:6.0f} s  {'killed  ' if found.by else 'SURVIVED'}  {_told(found)}", flush=True
        )
        return found

    with ThreadPoolExecutor(jobs) as pool:
        return report(list(pool.map(tried, drawn)))


def _by_line(touched: CoverageData, seconds: dict[str, float]) -> dict[tuple[str, int], set[str]]:
    found: dict[tuple[str, int], set[str]] = {}
    for path in touched.measured_files():
        short = path[path.index("src/isoloir") :]
        for line, contexts in touched.contexts_by_lineno(path).items():
            found.setdefault((short, line), set()).update(name for name in contexts if name in seconds)
    return found


def report(outcomes: Iterable[Outcome]) -> int:
    listed = {line for line in EQUIVALENT.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")}
    all_of_them = list(outcomes)
    unnoticed = [each for each in all_of_them if not each.by]
    survived = [each for each in unnoticed if each.mutant.name not in listed]
    killed, equivalent = len(all_of_them) - len(unnoticed), len(unnoticed) - len(survived)
    print(f"\nKilled {killed}, survived {len(survived)}, known to change nothing {equivalent}")
    for each in survived:
        print(f"  {_told(each)}")
    return 1 if survived else 0


def _told(outcome: Outcome) -> str:
    mutant, left = outcome.mutant, f", {outcome.left_out} of them not run" if outcome.left_out else ""
    return f"{mutant.line:4} {mutant.name}  [{outcome.by or f'{outcome.tests} tests{left}'}]"


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if not each.startswith("--")]
    count, seed, jobs = (*given, *("100", "isoloir", "2")[len(given) :])
    raise SystemExit(run(int(count), seed, int(jobs), again="--again" in sys.argv))
