"""`isoloir new`: a small folder with a working game, to turn into your own."""

from __future__ import annotations

import re
import shlex
import unicodedata
from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from isoloir.core.texts import BadText, clean_text
from isoloir.outside.load import BadGame, check_key

from ..arguments import Arguments
from ..mistakes import Mistake
from ..screen import Screen
from ..words import Words

STARTER = files("isoloir.cli") / "starter"
PLAYERS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")
MOST_PLAYERS = 10
FEWEST_NUMBERS = 5
"""To pick from; as many as there are people if those are more, or nobody would ever stand alone."""
LONGEST = 80


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("name", nargs="?")
    arguments.add_argument("--players")
    arguments.add_argument("--ask")
    arguments.add_argument("--into", type=Path, default=Path())


def run(args: Namespace, screen: Screen, words: Words) -> int:
    name = _text(args.name or _asked("cli-new-name", "", screen, words), words)
    least, most = _players(args.players or _asked("cli-new-players", "3-5", screen, words))
    question = _text(args.ask or _asked("cli-new-ask", words("cli-new-ask-usual"), screen, words), words)
    key = _key(name)
    folder: Path = args.into / key
    if folder.exists():
        raise Mistake("new-exists", path=str(folder))
    told = {"TITLE": name, "KEY": key, "MODULE": key.replace("-", "_"), "QUESTION": question}
    top = str(max(most, FEWEST_NUMBERS))
    _write(folder, words.lang, {**told, "LEAST": str(least), "MOST": str(most), "TOP": top})
    _say_what_next(folder, key, screen, words)
    return 0


def _asked(message: str, usual: str, screen: Screen, words: Words) -> str:
    """Without a terminal, the default answer; a name has none."""
    typed = screen.ask(words(message, usual=usual)) if screen.interactive else ""
    if not (typed or "").strip() and not usual:
        raise Mistake("missing", what="NAME")
    return (typed or "").strip() or usual


def _text(text: str, words: Words) -> str:
    """A line of a text file and of a docstring: nothing that could end either."""
    try:
        cleaned = clean_text(text, LONGEST)
    except BadText as why:
        raise Mistake("new-text", given=text[:LONGEST], why=str(why)) from None
    if re.search(r"[{}\\\"|¶]", cleaned):
        raise Mistake("new-text", given=cleaned, why='{ } | " \\ ¶')
    return cleaned


def _players(text: str) -> tuple[int, int]:
    found = PLAYERS.fullmatch(text.replace("–", "-").strip())
    least, most = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= least <= most <= MOST_PLAYERS:
        raise Mistake("new-players", given=text, most=MOST_PLAYERS)
    return least, most


def _key(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    key = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    try:
        check_key(key)
    except BadGame:
        raise Mistake("new-key", given=name) from None
    return key


def _write(folder: Path, lang: str, told: dict[str, str]) -> None:
    module = told["MODULE"]
    names = {
        "game.py": f"{module}.py",
        f"game.{lang}.ftl": f"{module}.{lang}.ftl",
        "test_game.py": f"test_{module}.py",
    }
    folder.mkdir(parents=True)
    for source, name in names.items():
        (folder / name).write_text(filled(source, told), encoding="utf-8")


def filled(source: str, told: dict[str, str]) -> str:
    text = (STARTER / f"{source}.txt").read_text(encoding="utf-8")
    return re.sub("|".join(told), lambda word: told[word[0]], text)


def _say_what_next(folder: Path, key: str, screen: Screen, words: Words) -> None:
    screen.say(words("cli-new-done", folder=str(folder)))
    where = str(folder)
    for command in (
        ["isoloir", "play", key, "--my-games", where],
        ["isoloir", "serve", "--my-games", where, "--watch"],
        ["isoloir", "check", key, "--my-games", where],
    ):
        screen.out.print(f"  {shlex.join(command)}", soft_wrap=True, highlight=False)
