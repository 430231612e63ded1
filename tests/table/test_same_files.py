"""Whether the open files are still those the next start will read, at the price of one look at the folder."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from time import sleep

import pytest

from isoloir.table.store.sqlite import files
from isoloir.table.store.sqlite.file_health import Gone
from isoloir.table.store.sqlite.files import BESIDE, DATABASE, Identity

SHORT = 50_000_000
"""Nanoseconds; longer than the coarsest clock of a file system tests run on."""


@pytest.fixture
def known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Identity:
    """Files in a folder that nobody has touched for long enough."""
    monkeypatch.setattr(files, "LONG_AGO", SHORT)
    for rest in BESIDE:
        (tmp_path / f"{DATABASE}{rest}").touch()
    identity = Identity(tmp_path / DATABASE)
    sleep(2 * SHORT / 1e9)
    identity.check()
    return identity


def test_a_folder_left_alone_is_looked_at_once(known: Identity, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = list[Path]()
    monkeypatch.setattr(files, "_number", looks.append)

    known.check()

    assert looks == []


@pytest.mark.parametrize("rest", BESIDE)
def test_a_file_that_goes_away_is_missed_at_once_until_it_is_back(known: Identity, tmp_path: Path, rest: str) -> None:
    there, aside = tmp_path / f"{DATABASE}{rest}", tmp_path / "aside"
    there.rename(aside)
    with pytest.raises(Gone):
        known.check()

    aside.rename(there)
    known.check()


def test_another_file_of_the_same_name_is_noticed_even_if_the_folder_is_made_to_look_old(
    known: Identity, tmp_path: Path
) -> None:
    before = tmp_path.stat()
    shutil.copy(tmp_path / DATABASE, tmp_path / "copy")
    (tmp_path / "copy").rename(tmp_path / DATABASE)
    os.utime(tmp_path, ns=(before.st_atime_ns, before.st_mtime_ns))

    with pytest.raises(Gone):
        known.check()


def test_a_folder_that_was_just_touched_is_never_trusted(tmp_path: Path) -> None:
    """Times are coarse: another file could come in the very moment we looked."""
    (tmp_path / DATABASE).touch()
    identity = Identity(tmp_path / DATABASE)
    for _ in range(50):
        (tmp_path / DATABASE).rename(tmp_path / "aside")
        with pytest.raises(Gone):
            identity.check()
        (tmp_path / "aside").rename(tmp_path / DATABASE)
        identity.check()


def test_a_link_is_followed_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LONG_AGO", SHORT)
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    data.mkdir()
    elsewhere.mkdir()
    (elsewhere / DATABASE).touch()
    (data / DATABASE).symlink_to(elsewhere / DATABASE)
    identity = Identity(data / DATABASE)
    sleep(2 * SHORT / 1e9)
    identity.check()

    (elsewhere / DATABASE).unlink()

    with pytest.raises(Gone):
        identity.check()


def test_where_times_are_whole_seconds_we_wait_longer_before_we_trust_them(
    known: Identity, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = list[Path]()
    monkeypatch.setattr(Identity, "_look", lambda self: looks.append(tmp_path))
    os.utime(tmp_path, ns=(0, 1_700_000_000 * files.SECOND))
    sleep(2 * SHORT / 1e9)

    known.check()
    known.check()

    assert len(looks) == 2
