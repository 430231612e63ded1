"""Bad input gets one clear line and exit code 2, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from isoloir.cli.app import COMMANDS
from tests.cli.conftest import Run

SIMULATE = ("simulate", "third-man", "--games", "1", "--seed", "1")
PLAYED = ("simulate", "ladder", "study")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("dance",), "no command “dance”"),
        (("serv",), "no command “serv”; did you mean serve?"),
        (("serve", "--prot", "9000"), "“--prot”; did you mean --port?"),
        (("play", "third-man", "--sed=1"), "“--sed=1”; did you mean --seed?"),
        (("games", "chess"), "no game “chess”"),
        (("games", "third-man", "habits"), "“habits”"),
        (("play",), "which game do you want?"),
        (("play", "chess"), "no game “chess”"),
        (("play", "third-man", "--dance"), "“--dance”"),
        (("play", "third-man", "--seat", "5"), "no seat 5"),
        (("play", "third-man", "--seat", "-1"), "--seat has to be a whole number"),
        (("play", "third-man", "--seat", "²"), "--seat has to be a whole number"),
        (("play", "third-man", "--seat"), "--seat needs a value"),
        (("play", "third-man", "--seats", "3"), "third-man is for 4 players, not 3"),
        (("play", "third-man", "--bots", "wizard"), "no bot level “wizard”"),
        (("play", "third-man", "--bots", "random,random"), "you gave 2 bot levels for 3 seats"),
        (("play", "third-man", "--option", "speed=3"), "no option “speed”"),
        (("play", "third-man", "--option", "first_leader=7"), "can be: 0, 1, 2, 3, random"),
        (("play", "third-man", "--option", "first_leader"), "KEY=VALUE"),
        (("play", "third-man", "--cards", "de"), "--cards has to be one of these: fr, en"),
        (("play", "third-man", "--seed", ""), "the seed is empty"),
        (("play", "third-man", "--seed", "\udcff"), "can’t be saved"),
        (("play", "third-man", "--resume", "/no/such/folder/game.save"), "no such file or folder"),
        (("--lang", "de", "games"), "--lang has to be one of these: fr, en"),
        (("games", "--lang"), "--lang needs a value"),
        (("simulate",), "which game do you want?"),
        (("simulate", "third-man", "--seed", "1"), "--games N is missing"),
        (("simulate", "third-man", "--games", "1"), "--seed S is missing"),
        (("simulate", "third-man", "--games", "0", "--seed", "1"), "--games has to be a whole number, 1 or more"),
        (
            ("simulate", "third-man", "--games", "9" * 5000, "--seed", "1"),
            "--games has to be a whole number, 1 or more",
        ),
        ((*SIMULATE, "--json=yes"), "--json takes no value"),
        ((*SIMULATE, "--seats", "5"), "third-man is for 4 players, not 5"),
        ((*SIMULATE, "--bots", "random,random,random"), "you gave 3 bot levels for 4 seats"),
        ((*SIMULATE, "--bots", ","), "no bot level “”"),
        ((*SIMULATE, "--records", "/no/such/folder/x"), "no such file or folder"),
        (("ladder", "third-man", "--seed", "1", "--bar", "100.5"), "--bar has to be a percentage from 0 to 100"),
        (("ladder", "third-man", "--seed", "1", "--bar", "1e1"), "(not “1e1”)"),
        (("ladder", "third-man", "--seed", "1", "--bar", "-5"), "(not “-5”)"),
        (("replay",), "FILE is missing"),
        (("replay", "/no/such/file"), "no such file or folder"),
        (("verify",), "FILE is missing"),
        (("verify", "/no/such/file"), "no such file or folder"),
        (("verify", "/"), "this is a folder"),
    ],
)
def test_bad_input_gets_one_clear_line(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run(*argv)

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("isoloir: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("play", "échecs"), "le jeu « échecs » n’existe pas"),
        (("play", "third-man", "--option", "first_leader=7"), "accepte : 0, 1, 2, 3, random"),
        (("play", "third-man", "--seat"), "il faut donner une valeur à --seat"),
        ((*SIMULATE, "--json=oui"), "--json ne prend pas de valeur"),
        (("verify", "/no/such/file"), "ce fichier ou dossier n’existe pas"),
    ],
)
def test_a_refusal_speaks_the_chosen_language(run: Run, argv: tuple[str, ...], said: str) -> None:
    ran = run("--lang", "fr", *argv)

    assert ran.code == 2
    assert said in ran.err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "argv",
    [(name,) for name in COMMANDS if name not in ("games", "serve", "doctor", "admin", "rollback")]
    + [(name, "third-man") for name in PLAYED],
)
def test_what_is_missing_is_called_what_the_help_calls_it(run: Run, argv: tuple[str, ...], lang: str) -> None:
    ran = run(*argv, "--lang", lang)
    help_of_command = run(argv[0], "--help", "--lang", lang).out

    assert ran.code == 2
    what = ran.err.strip().partition(": ")[2].removeprefix("il manque ").removesuffix(" is missing")
    asks = what.startswith(("which game", "quel jeu"))
    assert asks or f" {what}" in help_of_command, "a word that this reader's help doesn't have"


def test_the_locale_chooses_the_language_unless_it_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")

    assert "Joueurs" in run("games").out
    assert "Players" in run("games", "--lang", "en").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Players" in run("games").out


def test_a_language_unknown_to_the_house_is_answered_in_english(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")

    assert "Players" in run("games").out


@pytest.mark.parametrize(
    "argv", [(), ("--help",), ("play", "--help"), ("verify", "-h"), ("simulate", "third-man", "-h")]
)
def test_help_shows_examples(run: Run, argv: tuple[str, ...]) -> None:
    ran = run(*argv)

    assert ran.code == 0
    assert "Examples\n  isoloir" in ran.out


def test_a_terminal_cannot_be_steered_by_what_a_file_or_a_flag_says(run: Run, tmp_path: Path) -> None:
    ran = run("play", "third-man", "--option", "\x1b[2Jboo=1")

    assert "\x1b" not in ran.err
    assert "boo" in ran.err
