"""The installed command itself: exit codes, closed pipes, interrupts, plain output."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.services import INTERRUPTIBLE

SCRIPT = str(Path(sys.executable).with_name("isoloir"))
PATIENCE = 60
"""Seconds after which something hangs, and the test says where."""
FULL = Path("/dev/full")


def ran(*argv: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command, env = [SCRIPT, *argv], _environment(environment)
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=PATIENCE, env=env, check=False)


def _environment(changes: dict[str, str]) -> dict[str, str]:
    """A person's, whatever the tests run in: with buffers, which are full or not when the command ends."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "PYTHONUNBUFFERED"))}
    return {**kept, "LANG": "C.UTF-8", **changes}


def test_the_command_answers_with_its_exit_code() -> None:
    assert ran("games").returncode == 0
    refused = ran("play", "chess")
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr


def test_output_that_is_no_terminal_is_plain(tmp_path: Path) -> None:
    played = ran("play", "third-man", "--bots", "random", typed="5\nq\n", XDG_STATE_HOME=str(tmp_path))

    assert played.returncode == 0
    assert "\x1b" not in played.stdout


def test_letters_the_terminal_does_not_have_are_no_error(tmp_path: Path) -> None:
    played = ran("games", "third-man", "--lang", "fr", PYTHONIOENCODING="ascii")

    assert played.returncode == 0


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    command = f"{SCRIPT} simulate third-man --games 2 --seed 1 --bots random --records /dev/stdout | head -c 10"

    shell = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert shell.stderr == ""


def test_an_interrupt_in_a_game_says_where_the_save_is(tmp_path: Path) -> None:
    seen, code = on_a_terminal(tmp_path, b"\x03", "play", "third-man", "--bots", "random")

    assert code == 130
    assert "--resume" in seen
    assert "Traceback" not in seen


def test_the_end_of_input_in_a_game_says_where_the_save_is(tmp_path: Path) -> None:
    seen, code = on_a_terminal(tmp_path, b"\x04", "play", "third-man", "--bots", "random")

    assert code == 0
    assert "--resume" in seen


def test_a_terminal_gets_colour_unless_it_asks_for_none(tmp_path: Path) -> None:
    colourful, _ = on_a_terminal(tmp_path, b"q\n", "play", "third-man", "--bots", "random")
    plain, _ = on_a_terminal(tmp_path, b"q\n", "play", "third-man", "--bots", "random", NO_COLOR="1")

    assert "\x1b[33m" in colourful
    assert "\x1b[33m" not in plain


def test_a_replay_obeys_single_keys(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    ran("simulate", "third-man", "--games", "1", "--seed", "1", "--bots", "random", "--records", str(games))

    seen, code = on_a_terminal(tmp_path, b"\x1b[Cn12\rsq", "replay", str(games), waits_for="step 0")

    assert code == 0
    for step in ("step 1 of", "step 2 of", "step 12 of", "as Anna"):
        assert step in seen


def test_an_interrupted_simulation_ends_quietly(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    study = ["simulate", "third-man", "--games", "100000", "--seed", "1", "--bots", "random", "--records", str(records)]
    with subprocess.Popen(
        [*INTERRUPTIBLE, SCRIPT, *study], stdout=PIPE, stderr=PIPE, start_new_session=True
    ) as process:
        try:
            while process.poll() is None and not (records.exists() and records.stat().st_size):
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    assert (process.returncode, out, err) == (130, b"", b"")


def on_a_terminal(
    folder: Path, typed: bytes, *argv: str, waits_for: str = "(? r q):", **environment: str
) -> tuple[str, int]:
    """What a person sees who types this once the command is ready, and the exit code."""
    changes = {"XDG_STATE_HOME": str(folder), "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    ours, theirs = pty.openpty()
    command = subprocess.Popen(
        [*INTERRUPTIBLE, "setsid", "--ctty", SCRIPT, *argv],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**_environment({}), **changes, **environment},
    )
    os.close(theirs)
    try:
        seen = _read_until(ours, waits_for)
        _wait_until_it_listens(command)
        os.write(ours, typed)
        seen += _read_until(ours, None)
        return seen, command.wait(timeout=PATIENCE)
    finally:
        command.kill()
        command.wait()
        os.close(ours)


def _wait_until_it_listens(command: subprocess.Popen[bytes]) -> None:
    """Ctrl-C in the instant between a prompt and the reading of an answer is noticed only with the next key."""
    until = time.monotonic() + PATIENCE
    while _state(command.pid) != "S":
        assert time.monotonic() < until, "it never waited for a key"
        time.sleep(0.01)


def _state(process: int) -> str:
    """As the kernel says it: R for one that runs, S for one that waits."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def _read_until(terminal: int, awaited: str | None) -> str:
    seen = b""
    while awaited is None or awaited.encode() not in seen:
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, f"nothing more came after {seen!r}"
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    return seen.decode(errors="replace")


@pytest.mark.parametrize("typed", [["games"], ["nonsense"]])
def test_a_reader_who_leaves_is_no_mistake(typed: list[str]) -> None:
    """Standard output and errors, both into a pipe that nobody reads any more."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        run = subprocess.run(
            [SCRIPT, *typed], stdout=pipe, stderr=pipe, timeout=PATIENCE, check=False, env=_environment({})
        )

    assert run.returncode == 141


@pytest.mark.waits
@pytest.mark.skipif(not FULL.exists(), reason="a device that's always full is needed")
@pytest.mark.parametrize("unbuffered", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])
def test_a_full_disk_is_said_in_the_reader_s_language(unbuffered: dict[str, str]) -> None:
    simulating = ["simulate", "third-man", "--games", "1", "--seed", "1", "--records", str(FULL)]
    for typed in (["games"], simulating):
        code, complaint = on_a_full_disk([*typed, "--lang", "fr"], PIPE, unbuffered)
        assert code == 2
        assert complaint == "isoloir\N{NO-BREAK SPACE}: il n’y a plus de place sur ce disque\n"


def test_a_disk_too_full_to_say_so_is_said_by_the_exit_code() -> None:
    with FULL.open("wb") as full:
        code, _ = on_a_full_disk(["games"], full.fileno(), {})

    assert code == 2


def on_a_full_disk(typed: list[str], complaints: int, environment: dict[str, str]) -> tuple[int, str]:
    env = _environment(environment)
    with FULL.open("wb") as full:
        run = subprocess.run([SCRIPT, *typed], stdout=full, stderr=complaints, timeout=PATIENCE, check=False, env=env)
    return run.returncode, (run.stderr or b"").decode()
