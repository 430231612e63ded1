"""What numbers about a game depend on: the code and texts that it's made of, and the house's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from isoloir.games import OUTSIDE

HOUSE = ("core", "content", "games", "bots", "lab")
"""The rooms that games are played and measured with."""


def digest_of(keys: Iterable[str]) -> str:
    """Another one as soon as any of it is changed, however little."""
    whole = sha256()
    for path in _files(keys):
        whole.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def _files(keys: Iterable[str]) -> Iterator[Path]:
    house = Path(__file__).parents[1]
    for room in HOUSE:
        yield from _of(house / room)
    for path in (Path(OUTSIDE[key].path) for key in sorted({*keys} & OUTSIDE.keys()) if OUTSIDE[key].path):
        yield from _of(path.parent) if path.name == "__init__.py" else sorted(path.parent.glob(f"{path.stem}.*"))


def _of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".py", ".ftl", ".json", ".txt"})
