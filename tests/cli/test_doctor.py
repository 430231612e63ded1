"""`isoloir doctor`, and a server that can't start: what's the matter and what to do, in the same words."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from isoloir.cli.commands.serve import sentence
from isoloir.cli.words import Words
from isoloir.table.serve.doctor import LOOKS, machine
from isoloir.table.store.sqlite.files import DATABASE
from isoloir.table.store.sqlite.migrations import NEWEST
from tests.cli.conftest import Run
from tests.cli.test_serve import serving

HOME = "games.example.org"


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in os.environ:
        if variable.startswith("ISOLOIR_"):
            monkeypatch.delenv(variable)
    monkeypatch.setenv("ISOLOIR_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ISOLOIR_PORT", str(free_port()))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def found(run: Run, *flags: str | Path) -> dict[str, Any]:
    """What isn't well, by its key."""
    ran = run("doctor", "--json", *flags)
    told = msgspec.json.decode(ran.out)
    bad = [each for each in told if each["state"] == "bad"]
    assert ran.code == (1 if bad else 0)
    return {each["key"]: each for each in told if each["state"] != "well"}


def same_words(run: Run, key: str, *flags: str | Path) -> None:
    """The doctor finds it, and the server that can't start says just that, in one line."""
    told = found(run, *flags)[key]
    refused = run("serve", *flags)

    assert refused.code == 1
    assert refused.err == f"{told['says']}\n"
    assert refused.out == ""


# ---- all is well


def test_a_machine_that_is_ready_gets_a_line_for_each_check_and_0(run: Run) -> None:
    ran = run("doctor", "--host", "127.0.0.1")

    assert ran.code == 0
    assert ran.out.count("✓") >= len(LOOKS)
    assert "✗" not in ran.out
    assert run("doctor", "--json").code == 0


def test_beside_a_running_server_its_own_port_and_tables_are_fine(run: Run, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as said:
        port = said.strip().rstrip("/").rpartition(":")[2]
        told = msgspec.json.decode(run("doctor", "--json", "--port", port).out)

    assert {"port-ours", "store-there"} <= {each["key"] for each in told}
    assert all(each["state"] == "well" for each in told)


def test_looking_changes_nothing(run: Run, tmp_path: Path) -> None:
    run("doctor")

    assert not (tmp_path / "data").exists()


def test_every_finding_has_its_sentence_in_both_languages() -> None:
    folder = Path(machine.__file__).parents[1]
    texts = [path.read_text() for path in (*folder.glob("doctor/*.py"), *folder.glob("*.py"))]
    keys = {key for text in texts for key in _quoted(text) if Words("en").has(f"doctor-{key}")}

    assert (
        keys
        == {name.removeprefix("doctor-") for name in _messages("en")}
        == {name.removeprefix("doctor-") for name in _messages("fr")}
    )


def _quoted(text: str) -> set[str]:
    return set(text.split('"'))


def _messages(lang: str) -> list[str]:
    text = Path(machine.__file__).parents[3] / "content" / "messages" / lang / "doctor.ftl"
    return [line.partition(" =")[0] for line in text.read_text().splitlines() if line.startswith("doctor-")]


# ---- port and folder


def test_a_port_that_another_program_has(run: Run) -> None:
    with taken() as port:
        same_words(run, "port-in-use", "--host", "127.0.0.1", "--port", str(port))
        same_words(run, "port-in-use", "--host", "127.0.0.1", "--port", "0", "--metrics", f"127.0.0.1:{port}")


def test_a_package_that_notices_need(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)

    assert found(run, "--notices", "mailto:you@example.org").keys() == {"needs-extra"}


def test_an_address_that_this_machine_does_not_have(run: Run) -> None:
    same_words(run, "host-not-here", "--host", "192.0.2.7")


def test_a_file_where_the_folder_should_be(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all")

    same_words(run, "folder-is-file", "--data", tmp_path / "letter")
    same_words(run, "folder-is-file", "--data", tmp_path / "letter" / "tables")


AS_NOBODY = """
import os, sys
from pathlib import Path
from isoloir.table.serve.folder import make_folder
from isoloir.table.serve.refused import Refused
if os.getuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
try:
    make_folder(Path(sys.argv[1]))
except Refused as why:
    print(why.key, why.params["path"], why.params["owner"])
"""


@pytest.mark.parametrize("mode", [0o500, 0o700, 0o777])
def test_a_folder_or_a_file_that_belongs_to_someone_else(mode: int) -> None:
    """Root may write anywhere: it becomes nobody first."""
    if os.getuid() != 0:
        pytest.skip("only root can make what belongs to someone else")
    with TemporaryDirectory() as folder:
        theirs = Path(folder)
        (theirs / DATABASE).touch(mode=0o600)
        theirs.chmod(mode)
        asked, named = (theirs, theirs / DATABASE) if mode == 0o777 else (theirs / "tables", theirs)
        ran = subprocess.run([sys.executable, "-c", AS_NOBODY, str(asked)], capture_output=True, text=True, check=True)

    assert ran.stdout == f"folder-forbidden {named} root\n", ran.stderr


# ---- certificates


@contextmanager
def certificate(folder: Path, days: int = 90, name: str = "pair") -> Iterator[tuple[str, Path, str, Path]]:
    cert, key, wish = folder / f"{name}.pem", folder / f"{name}.key", folder / f"{name}.csr"
    new = ["req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=home"]
    (folder / "names").write_text(f"subjectAltName=DNS:{HOME},DNS:*.example.net,IP:127.0.0.1")
    for command in (
        [*new, "-keyout", str(key), "-out", str(wish)],
        [*f"x509 -req -in {wish} -signkey {key} -days {days} -out {cert} -extfile {folder / 'names'}".split()],
    ):
        subprocess.run(["openssl", *command], check=True, capture_output=True)
    yield "--tls-cert", cert, "--tls-key", key


def test_a_certificate_is_read_as_browsers_read_it(run: Run, tmp_path: Path) -> None:
    with certificate(tmp_path) as flags:
        assert found(run, *flags, "--public-url", "https://127.0.0.1").keys() == {"outside-silent"}
        assert found(run, *flags, "--names", "tables.example.net").keys() == {"name-unknown"}
        assert "cert-not-for" in found(run, *flags, "--names", "example.net")
        assert "cert-not-for" in found(run, *flags, "--names", "a.b.example.net")
    with certificate(tmp_path, days=3) as flags:
        assert found(run, *flags)["cert-soon"]["params"]["days"] == 2


def test_a_certificate_that_ended_is_said_at_the_start_too(run: Run, tmp_path: Path) -> None:
    with certificate(tmp_path, days=-1) as flags:
        told = found(run, *flags)["cert-over"]
        with taken() as port:
            said = run("serve", *flags, "--host", "127.0.0.1", "--port", str(port)).err

    assert told["state"] == "bad"
    assert said.splitlines()[0] == told["says"]


def test_certificates_and_keys_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear all")
    with certificate(tmp_path) as (_, cert, _, key), certificate(tmp_path, name="other") as (*_, other):
        locked = tmp_path / "locked.key"
        subprocess.run(
            ["openssl", "pkey", "-in", str(key), "-aes128", "-passout", "pass:word", "-out", str(locked)], check=True
        )
        for reason, one, two in (
            ("tls-swapped", key, cert),
            ("key-of-another", cert, other),
            ("key-locked", cert, locked),
            ("cert-unreadable", tmp_path / "letter", key),
            ("key-unreadable", cert, tmp_path / "letter"),
        ):
            same_words(run, reason, "--tls-cert", one, "--tls-key", two)


# ---- disk, clock, store


def test_a_disk_that_is_nearly_full(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits are raised above what any disk has, instead of filling one."""
    monkeypatch.setattr(machine, "LITTLE", 2**70)
    assert found(run)["disk-low"]["state"] == "note"
    monkeypatch.setattr(machine, "TOO_LITTLE", 2**70)
    assert found(run)["disk-full"]["state"] == "bad"


def test_a_clock_that_is_behind_the_tables_own_files(run: Run, tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        pass
    os.utime(tmp_path / "data" / DATABASE, (4e9, 4e9))

    assert found(run).keys() == {"clock-behind"}


def test_tables_that_are_damaged_or_of_a_later_version(run: Run, tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        pass
    path = tmp_path / "data" / DATABASE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    same_words(run, "newer")

    path.write_bytes(b"SQLite format 3\0" + b"dear all" * 2_000)
    same_words(run, "damaged")


# ---- what it says


def test_the_server_the_doctor_and_the_database_share_their_sentences() -> None:
    for key in ("listening", "port-in-use", "store-login"):
        assert "9000" in sentence(key, {"url": 9000, "host": "", "port": 9000, "data": 9000}, Words("fr"))


def test_a_backup_that_is_not_there_is_not_called_broken(run: Run, tmp_path: Path) -> None:
    assert "there’s no such file" in run("restore", tmp_path / "monday").err
