"""Everything that is locked, as the locks say it: Python packages with their hashes, and the pages' packages."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

ROOT = Path(__file__).parent.parent.parent
RUNTIME = "requirements/runtime.txt"
PAGES = ("web/package-lock.json", "tools/tab/package-lock.json")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
LONGEST = 60
"""Letters of a licence's name: some packages give its whole text."""
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")

Kind: TypeAlias = Literal["pypi", "npm"]


class Pin(NamedTuple):
    kind: Kind
    name: str
    version: str
    lock: str
    """The file that names it."""
    hashes: tuple[tuple[str, str], ...]
    """Algorithm and digest of each file that may be installed."""
    licence: str = ""
    """As an SPDX expression, or in its own words; nothing if nobody says."""

    @property
    def purl(self) -> str:
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def pins(root: Path = ROOT) -> list[Pin]:
    locks = sorted((root / "requirements").glob("*.txt"))
    python = (pin for lock in locks for pin in python_pins(lock.read_text(), f"requirements/{lock.name}"))
    return [*python, *(pin for lock in PAGES for pin in page_pins((root / lock).read_text(), lock))]


def python_pins(text: str, lock: str) -> Iterator[Pin]:
    starts = list(PIN.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    for match, end in zip(starts, ends, strict=True):
        hashes = tuple(("SHA-256", each) for each in HASH.findall(text, match.end(), end))
        name = re.sub(r"[-_.]+", "-", match[1]).lower()
        yield Pin("pypi", name, match[2], lock, hashes, _licence(name))


def _licence(name: str) -> str:
    """As the installed package says: a lock of Python's doesn't."""
    try:
        told = metadata(name).json
    except PackageNotFoundError:
        return ""
    classified = [each.rpartition(" :: ")[2] for each in told.get("classifier", []) if each.startswith("License ::")]
    named = str(told.get("license_expression") or told.get("license") or "")
    return named if named and len(named) < LONGEST else " or ".join(classified)


def page_pins(text: str, lock: str) -> Iterator[Pin]:
    for path, package in json.loads(text)["packages"].items():
        if path:
            name = package.get("name") or path.rpartition("node_modules/")[2]
            hashes = tuple(_integrity(package.get("integrity", "")))
            yield Pin("npm", name, package["version"], lock, hashes, package.get("license", ""))


def _integrity(text: str) -> Iterator[tuple[str, str]]:
    for each in text.split():
        algorithm, _, digest = each.partition("-")
        yield algorithm.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex()
