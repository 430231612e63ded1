"""A game left half-way, in a file that only its owner can read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import mkstemp

import msgspec

from isoloir.core import BrokenSave, Shuffle, Value
from isoloir.core.record import Line

FORMAT = 1


class Saved(Value, frozen=True, forbid_unknown_fields=True):
    """The match, how it was shuffled and all that happened so far, so that the final record is whole."""

    isoloir_save: int
    game: str
    rules: int
    bots: tuple[str, ...]
    """The level of the bot at each seat; empty at the person's."""
    bot_seed: str
    names: tuple[str, ...]
    shuffle: Shuffle
    lines: tuple[Line, ...]
    match: msgspec.Raw


class _Version(msgspec.Struct):
    isoloir_save: int
    game: str


def read_save(path: Path) -> Saved:
    text = path.read_bytes()
    try:
        version = msgspec.json.decode(text, type=_Version)
        if version.isoloir_save != FORMAT:
            raise BrokenSave(f"{path} is a save of format {version.isoloir_save}; this version reads {FORMAT}")
        saved = msgspec.json.decode(text, type=Saved)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BrokenSave(f"{path} is not a saved game, or was cut short") from None
    if len(saved.bots) != len(saved.names) or saved.bots.count("") != 1:
        raise BrokenSave(f"{path} does not say who sits where")
    return saved


def write_save(path: Path, saved: Saved) -> None:
    write_privately(path, msgspec.json.encode(saved))


def write_privately(path: Path, text: bytes) -> None:
    """All or nothing, and for its owner's eyes: a crash leaves the file as it was."""
    handle, draft = mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def usual_place(game: str, commitment: str, environment: Mapping[str, str]) -> Path:
    """Where a game is kept when no file was named; one file per game."""
    state = environment.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    folder = Path(state) / "isoloir"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"{game}-{commitment[:8]}.save"
