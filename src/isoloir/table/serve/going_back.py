"""Before a store is opened: can this version read all of it? And whenever another version comes, a copy is kept."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from time import localtime, strftime
from typing import Any

from isoloir import __version__
from isoloir.core.match import SAVE
from isoloir.games import GAMES, HOUSE

from ..log.codec import Newer, Unreadable
from ..log.entries import FORMAT
from ..party.reading import read_party
from ..store.build import LAYOUT, Build, Kept, Premises
from ..store.overview import Waiting
from ..store.sqlite.migrations import NEWEST as FILE_LAYOUT
from ..store.sqlite.premises import Folder
from .refused import Refused
from .settings import ServeSettings
from .stores import explained, place_of


def this_build(in_database: bool) -> Build:
    played = sorted((key, game.rules, game.vocabulary) for key, game in GAMES.items())
    tag = f"{__version__}-{blake2b(repr((FORMAT, SAVE, played)).encode(), digest_size=3).hexdigest()}"
    reads = {"log": FORMAT, "save": SAVE, **{key: GAMES[key].rules for key in sorted(HOUSE)}}
    return Build(__version__, tag, {LAYOUT: _layout(in_database), **reads})


def _layout(in_database: bool) -> int:
    if not in_database:
        return FILE_LAYOUT
    from ..store.postgres.postgres_schema import NEWEST

    return NEWEST


def premises_of(settings: ServeSettings) -> Premises:
    if not settings.store:
        return Folder(settings.data)
    from ..store.postgres.premises import Database

    return Database(settings.store, settings.house)


def must_be_readable(settings: ServeSettings) -> Waiting:
    """Nothing is changed before it's clear that this version can read all of it. Raises Refused."""
    with explained(settings):
        premises, build = premises_of(settings), this_build(bool(settings.store))
        layout = premises.layout
        kept = premises.kept if layout else Kept()
        waiting = what_waits(premises, layout, kept, build)
        if not _may_start(waiting, premises, layout, settings.leave_newer, build):
            raise refused(settings, premises, waiting)
        if not layout or kept.tag == build.tag or waiting.version:
            return waiting
        return Waiting(uncopied=not premises.hand_over(build))


def looked_at(settings: ServeSettings) -> Iterator[tuple[str, dict[str, Any]]]:
    """For the doctor, which changes nothing. Raises Refused as a start would."""
    premises, build = premises_of(settings), this_build(bool(settings.store))
    layout = premises.layout
    waiting = what_waits(premises, layout, premises.kept if layout else Kept(), build)
    if not _may_start(waiting, premises, layout, settings.leave_newer, build):
        raise refused(settings, premises, waiting)
    if waiting.tables:
        yield "waiting", {"tables": waiting.tables, "version": waiting.version}
    if layout and (copied := premises.copied) is not None:
        yield "store-copy", {"copied": said_time(copied.at)}


def what_waits(premises: Premises, layout: int, kept: Kept, build: Build) -> Waiting:
    """The logs are read only if something may be newer than we are."""
    is_all, needed = layout > build.reads[LAYOUT], kept.needed_by(build)
    if not (is_all or needed):
        return Waiting()
    return Waiting(sum(is_all or _is_newer(log) for log in premises.logs()), needed)


def _may_start(waiting: Waiting, premises: Premises, layout: int, leave_newer: bool, build: Build) -> bool:
    """A node may join newer ones: those serve what it can't read."""
    if layout > build.reads[LAYOUT]:
        return False
    return not waiting.tables or leave_newer or premises.has_others(build.tag)


def refused(settings: ServeSettings, premises: Premises, waiting: Waiting) -> Refused:
    where = place_of(settings)
    if not waiting.version:
        return Refused("newer", data=where)
    told = {"data": where, "version": waiting.version, "tables": waiting.tables}
    if (copied := premises.copied) is None:
        return Refused("needs-version", **told)
    return Refused("needs-version-or-back", **told, copied=said_time(copied.at))


def said_time(at: int) -> str:
    return strftime("%Y-%m-%d %H:%M", localtime(at / 1000))


def _is_newer(log: list[bytes]) -> bool:
    try:
        read_party(log)
    except Newer:
        return True
    except Unreadable:
        return False
    return False


def mark(settings: ServeSettings, waiting: Waiting) -> None:
    """Once it's open. The last version is known by it, unless newer ones are at work beside it."""
    with explained(settings):
        premises, build = premises_of(settings), this_build(bool(settings.store))
        if not (waiting.version and premises.has_others(build.tag)):
            premises.mark(build)
