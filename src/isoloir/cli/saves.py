"""A game left half-way, in a file that only its owner can read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp

import msgspec
from msgspec.structs import replace

from isoloir.core import BrokenSave, Shuffle, Value
from isoloir.core.record import Header, Line

FORMAT = 3
"""Lower numbers were used before the first release, and are not read."""


class Saved(Value, frozen=True, forbid_unknown_fields=True):
    """How the game was set up and shuffled, and every choice made: played again, they lead to where it stands."""

    isoloir_save: int
    header: Header
    """Of the record that the game will leave."""
    shuffle: Shuffle
    bots: tuple[str, ...]
    """The level of the bot at each seat; empty at the person's."""
    bot_seed: str
    lines: tuple[Line, ...]
    digest: str = ""
    """A digest of all the rest, so that damage is noticed anywhere."""

    def sealed(self) -> Saved:
        return replace(self, digest=sha256(msgspec.json.encode(replace(self, digest=""))).hexdigest())


class OtherFormat(BrokenSave):
    """Of a later version, or from before the first release."""

    def __init__(self, sentence: str, version: int) -> None:
        super().__init__(sentence)
        self.is_newer = version > FORMAT


class _Version(msgspec.Struct):
    isoloir_save: int


def read_save(path: Path) -> Saved:
    """Whole and undamaged; whether it was ever played so is for the rules to say."""
    text = path.read_bytes()
    try:
        version = msgspec.json.decode(text, type=_Version).isoloir_save
        if version != FORMAT:
            raise OtherFormat(f"{path} is a save of format {version}; this version reads {FORMAT}", version)
        saved = _whole(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BrokenSave(f"{path} is not a saved game, or was cut short") from None
    if saved.sealed() != saved or len(saved.bots) != len(saved.header.names) or saved.bots.count("") != 1:
        raise BrokenSave(f"{path} is a saved game that was damaged")
    return saved


def _whole(text: bytes) -> Saved:
    """As it was written, to the letter."""
    saved = msgspec.json.decode(text, type=Saved)
    if msgspec.json.encode(saved) != text:
        raise msgspec.ValidationError("not as it was written")
    return saved


def write_save(path: Path, saved: Saved) -> None:
    write_privately(path, msgspec.json.encode(saved.sealed()))


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
