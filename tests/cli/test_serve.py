"""Hosting from the command line: what is refused in one line, and data that survive a copy."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import fields

from isoloir.cli.words import Words
from isoloir.core import LANGS
from isoloir.table.serve.settings import ServeSettings
from tests.cli.conftest import Run

BAD = [
    ("--port", "many", "65535"),
    ("--port", "70000", "65535"),
    ("--keep-hours", "0", "8760"),
    ("--grace-ms", "-1", "60000"),
    ("--code-length", "3", "4"),
    ("--tls-cert", "nowhere.pem", "--tls-key"),
    ("--proxies", "somewhere", "networks"),
    ("--public-url", "games.example.org", "https://"),
    ("--log-level", "loud", "warning"),
]


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A real server, and the line in which it says where it is."""
    command = [sys.executable, "-c", "from isoloir.cli import main; raise SystemExit(main())", "serve"]
    server = subprocess.Popen(
        [*command, "--lang", "en", "--host", "127.0.0.1", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline()
    finally:
        server.terminate()
        server.communicate(timeout=20)


@pytest.mark.parametrize(("flag", "value", "reason"), BAD)
def test_a_bad_setting_is_refused_in_one_line(run: Run, flag: str, value: str, reason: str) -> None:
    refused = run("serve", flag, value)

    assert refused.code == 2
    assert refused.err.count("\n") == 1
    assert flag in refused.err
    assert reason in refused.err


def test_a_bad_variable_is_named_as_such(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISOLOIR_PORT", "0x50")

    assert "ISOLOIR_PORT" in run("serve").err


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_wrong_with_a_setting_there_is_a_sentence_for_it(lang: str) -> None:
    words = Words(lang)

    assert [each.name for each in fields(ServeSettings) if not words.has(f"error-setting-{each.name}")] == []


def test_a_variable_that_is_no_setting_is_refused_and_the_one_that_was_meant_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ISOLOIR_PROT", "3")
    assert "no setting called ISOLOIR_PROT; did you mean ISOLOIR_PORT?" in run("serve").err
    monkeypatch.delenv("ISOLOIR_PROT")
    monkeypatch.setenv("ISOLOIR_WEATHER", "fine")
    assert (run("serve").code, run("games").code) == (2, 0)


def test_a_bad_folder_of_games_is_named_by_what_was_typed_or_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--my-games has to be a folder" in run("serve", "--my-games", "nowhere").err
    monkeypatch.setenv("ISOLOIR_MY_GAMES", "nowhere")
    assert "ISOLOIR_MY_GAMES has to be a folder or a file of games (not “nowhere”)" in run("serve").err


def test_a_second_server_on_the_same_data_is_refused_and_a_copy_is_not(run: Run, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as said:
        assert said.startswith("Isoloir is running at http://127.0.0.1:")

        second = run("serve", "--port", "0", "--data", tmp_path / "data")
        copied = run("backup", tmp_path / "copy", "--data", tmp_path / "data")
        too_soon = run("restore", tmp_path / "copy", "--data", tmp_path / "data")

    assert (second.code, copied.code, too_soon.code) == (1, 0, 2)
    assert second.err.count("\n") == 1
    assert "stop it first" in too_soon.err
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "data").code == 0


def test_what_is_no_backup_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all")

    assert run("restore", tmp_path / "letter", "--data", tmp_path / "data").code == 2
    assert run("restore", tmp_path / "nothing", "--data", tmp_path / "data").code == 2
    assert run("backup", tmp_path / "copy", "--data", tmp_path / "data").code == 2
