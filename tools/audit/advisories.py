"""Compares everything locked with the published advisories.

Fails for what is found; for a service out of reach only if STRICT is set.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from .pins import ROOT, Pin, pins

SECONDS = 25
KEPT = ROOT / "build"
"""Where it's written down when each was last compared."""


class Found(NamedTuple):
    """`looked_up` is how many packages anything is known about; 0: the service is out of reach."""

    looked_up: int
    advisories: list[str]


OUT_OF_REACH = Found(0, [])


def read_python(text: str) -> Found:
    """What pip-audit prints as JSON."""
    known = [each for each in _json(text).get("dependencies", []) if "skip_reason" not in each]
    advisories = [f"{each['name']} {each['version']}: {bad['id']}" for each in known for bad in each["vulns"]]
    return Found(len(known), sorted(set(advisories)))


def read_pages(text: str) -> Found:
    """What `npm audit --json` prints."""
    report = _json(text)
    if "vulnerabilities" not in report:
        return OUT_OF_REACH
    total = int(report.get("metadata", {}).get("dependencies", {}).get("total", 0))
    bad = report["vulnerabilities"]
    return Found(max(total, 1), sorted(f"{name}: {each['severity']}" for name, each in bad.items()))


def _json(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def output_of(command: Sequence[str], folder: Path, **environment: str) -> str:
    try:
        done = subprocess.run(
            command,
            check=False,  # both clients exit the same way for findings and for failures: their output decides
            cwd=folder,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def ask_python(locked: Sequence[Pin]) -> Found:
    """Each version once; two locks may name two of one package, which the auditor takes in two goes."""
    wanted: dict[str, list[str]] = {}
    for pin in locked:
        versions = wanted.setdefault(pin.name, [])
        if pin.kind == "pypi" and pin.version not in versions:
            versions.append(pin.version)
    found = [_ask_python(name_versions) for name_versions in _rounds(wanted)]
    return Found(sum(each.looked_up for each in found), [bad for each in found for bad in each.advisories])


def _rounds(wanted: dict[str, list[str]]) -> list[list[str]]:
    most = max(map(len, wanted.values()), default=0)
    return [[f"{name}=={has[i]}" for name, has in wanted.items() if i < len(has)] for i in range(most)]


def _ask_python(wanted: list[str]) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "all.txt"
        path.write_text("\n".join(wanted))
        audit = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps", "--progress-spinner", "off"]
        return read_python(output_of([*audit, "--timeout", "5", "--format", "json", "--requirement", str(path)], ROOT))


def ask_pages() -> Found:
    here = str(Path(sys.executable).parent)
    audit = ["npm", "audit", "--json", "--fetch-retries", "0", "--fetch-timeout", "20000"]
    return read_pages(output_of(audit, ROOT / "web", PATH=f"{here}{os.pathsep}{os.environ.get('PATH', '')}"))


def report(
    what: str, locked: int, found: Found, say: Callable[[str], None] = print, kept: Path = KEPT, *, strict: bool = False
) -> bool:
    """Whether all is well, as far as we could ask; where it's strict, not to be able to ask isn't well."""
    for advisory in found.advisories:
        say(f"{what}: {advisory}")
    last = kept / f"audited-{what.lower()}"
    if found.looked_up == 0:
        when = f"last on {last.read_text()}" if last.is_file() else "it never was on this machine"
        say(f"{what}: the advisories are out of reach; nothing was compared ({when})")
        return not strict
    kept.mkdir(parents=True, exist_ok=True)
    last.write_text(datetime.now(UTC).date().isoformat())
    if not found.advisories:
        say(f"{what}: nothing known against {min(found.looked_up, locked)} of {locked} packages")
    return not found.advisories


def main() -> int:
    locked = pins()
    python = [pin for pin in locked if pin.kind == "pypi"]
    count = len({pin.purl for pin in python})
    pages = len({pin.purl for pin in locked if pin.kind == "npm"})
    strict = bool(os.environ.get("STRICT"))
    well = [
        report("Python", count, ask_python(python), strict=strict),
        report("pages", pages, ask_pages(), strict=strict),
    ]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
