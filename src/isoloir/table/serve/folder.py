"""Whether the data folder can be what the server needs, before anything is written there."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ..store.sqlite.files import DATABASE, LOCK, make_private
from .refused import Refused


def make_folder(data: Path) -> list[Path]:
    """Made and private afterwards; what was mended is returned. Raises Refused."""
    must_be_usable(data)
    try:
        return make_private(data)
    except OSError as why:
        raise folder_refused(why, data) from None


def must_be_usable(data: Path) -> None:
    """Looks only. Raises Refused."""
    there = nearest(data)
    if not there.is_dir():
        raise Refused("folder-is-file", data=str(data), path=str(there))
    for path in (there, data / DATABASE, data / LOCK):
        if _is_there(path) and not os.access(path, os.W_OK | os.R_OK):
            raise Refused("folder-forbidden", data=str(data), path=str(path), owner=_owner(path))


def nearest(path: Path) -> Path:
    """What there is of it already: itself, or the folder it would be made in."""
    while not _is_there(path) and path != path.parent:
        path = path.parent
    return path


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except PermissionError:
        return False


def folder_refused(why: OSError, data: Path) -> Refused:
    path = Path(os.fsdecode(why.filename)) if why.filename else data
    if isinstance(why, PermissionError) or why.errno == errno.EROFS:
        return Refused("folder-forbidden", data=str(data), path=str(path), owner=_owner(nearest(path)))
    if isinstance(why, FileExistsError | NotADirectoryError):
        return Refused("folder-is-file", data=str(data), path=str(nearest(path)))
    if why.errno == errno.ENOSPC:
        return Refused("disk-full", data=str(data), free="0")
    return Refused("unreadable", data=str(data), why=why.strerror or str(why))


def _owner(path: Path) -> str:
    try:
        return path.owner()
    except (KeyError, OSError, NotImplementedError):
        return "?"
