"""What a shell offers, asked of the shells themselves, and what the list of games tells a program."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from isoloir.cli.app import COMMANDS
from isoloir.cli.completion import SHELLS, script
from isoloir.games import GAMES
from tests.cli.conftest import Run

OFFERED = [
    ("pl", {"play"}),
    ("play th", {"third-man", "the-majority"}),
    ("play --se", {"--seat", "--seats", "--seed"}),
    ("--lang fr serve --tls", {"--tls-cert", "--tls-key"}),
    ("play --lang ", {"fr", "en"}),
    ("completion ", set(SHELLS)),
    ("serve --log-level w", {"warning"}),
]
ASK = {
    "bash": """source "$1"; COMP_WORDS=(isoloir "${@:2}"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _isoloir; printf '%s\\n' "${COMPREPLY[@]}" """,
    "zsh": """autoload -U compinit; compinit -D; source $1; _default() { :; }
        compadd() { while [[ $1 != - ]]; do shift; done; print -l -- ${(M)@[2,-1]:#${words[CURRENT]}*}; }
        words=(isoloir "${@[2,-1]}"); CURRENT=$#words; ${=_comps[isoloir]}""",
    "fish": "source $argv[1]; complete -C (string join -- ' ' isoloir $argv[2..]) | string split -f 1 \\t",
}


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(("typed", "offered"), OFFERED)
def test_a_shell_offers_commands_options_values_and_games(
    tmp_path: Path, shell: str, typed: str, offered: set[str]
) -> None:
    program = shutil.which(shell) or pytest.skip(f"there's no {shell} on this machine")
    (tmp_path / "script").write_text(script(shell, COMMANDS))
    flags = {"bash": ["-c", ASK[shell], "bash"], "zsh": ["-f", "-c", ASK[shell], "zsh"], "fish": ["-c", ASK[shell]]}

    asked = subprocess.run(
        [program, *flags[shell], str(tmp_path / "script"), *typed.split(" ")],
        capture_output=True, text=True, check=False, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip

    found = {line for line in asked.stdout.split("\n") if line.startswith(typed.rpartition(" ")[2]) and line}
    assert found == offered, asked.stderr


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_every_option_is_in_the_script(run: Run, shell: str) -> None:
    printed = run("completion", shell).out

    for each in (*COMMANDS, *GAMES, "public-url", "json", "resume"):
        assert each in printed


def test_another_shell_is_refused_in_one_line(run: Run) -> None:
    assert "SHELL has to be one of these: bash, zsh, fish" in run("completion", "tcsh").err


def test_the_games_are_told_to_programs_too(run: Run) -> None:
    told = msgspec.json.decode(run("games", "--json").out)
    one = msgspec.json.decode(run("games", "third-man", "--json", "--lang", "fr").out)

    assert [game["game"] for game in told] == list(GAMES)
    assert all(game["seats"] and game["title"] and game["line"] for game in told)
    assert one["options"]["first_leader"]["default"] == "random"
    assert "3" in one["options"]["first_leader"]["enum"]
