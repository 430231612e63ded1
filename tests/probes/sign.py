"""Signing off sentences of the rules: `python -m tests.probes.sign` names those that nobody has read with their probe.

With names (`third-man/gains-third`, or a game for all of its own) it shows each sentence in both languages beside its
probe, and signs those to which you answer y.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from isoloir.core import LANGS, Setup
from isoloir.games import game_of

from .shown import digest, written

FILE = Path(__file__).with_name("signed.txt")
GAMES = ("majority", "the-majority", "third-man", "democrazy", "habits")


def room(game: str) -> Any:
    return import_module(f"{__package__}.{game.replace('-', '_')}")


def table_of(setup: Setup) -> Any:
    """The table of this set-up, as its probes play it."""
    game = next(game for game in (game_of(key) for key in GAMES) if isinstance(setup.options, game.options))
    return room(game.key).TABLE(game, setup)


@cache
def sources(game: str) -> dict[str, str]:
    """By sentence, its probe as it's written; a function's text if it's a function by name."""
    found: dict[str, str] = {}
    here = Path(__file__).parent
    for path in sorted(here.glob(f"{game.replace('-', '_')}*.py")):
        known = {**_functions(here / "council.py"), **_functions(path)}
        text = path.read_text(encoding="utf-8")
        for key, value in _probes(ast.parse(text)):
            named = isinstance(value, ast.Name) and known.get(value.id)
            found[key] = named or ast.get_source_segment(text, value) or ""
    return found


def _functions(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    functions = (each for each in ast.parse(text).body if isinstance(each, ast.FunctionDef))
    return {each.name: ast.get_source_segment(text, each) or "" for each in functions}


def _probes(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if (
            isinstance(node, ast.AnnAssign)
            and ast.unparse(node.target) == "PROBES"
            and isinstance(node.value, ast.Dict)
        ):
            for key, value in zip(node.value.keys, node.value.values, strict=True):
                if isinstance(key, ast.Constant):
                    yield str(key.value), value


def signature(game: str, sentence: str) -> str:
    """What was read: the sentence in each language, and the probe."""
    read = [written(game, lang).get(sentence, "") for lang in LANGS]
    return " ".join(map(digest, (*read, sources(game).get(sentence, ""))))


def signed() -> dict[str, str]:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line)


def unsigned() -> list[str]:
    have = signed()
    wanted = {f"{game}/{sentence}": signature(game, sentence) for game in GAMES for sentence in room(game).PROBES}
    return sorted(key for key in wanted.keys() | have.keys() if wanted.get(key) != have.get(key))


def sign(keys: list[str]) -> None:
    have = signed()
    for key in keys:
        game, _, sentence = key.partition("/")
        have.pop(key, None)
        if sentence in room(game).PROBES:
            have[key] = signature(game, sentence)
    FILE.write_text("".join(f"{key} {have[key]}\n" for key in sorted(have)), encoding="utf-8")


def shown(key: str) -> str:
    game, _, sentence = key.partition("/")
    texts = [written(game, lang).get(sentence, "(gone)") for lang in LANGS]
    return "\n".join((f"\n{key}", *texts, sources(game).get(sentence, "(no probe)")))


def main(names: list[str]) -> None:
    wanted = [key for key in unsigned() if not names or key in names or key.partition("/")[0] in names]
    for key in wanted:
        print(shown(key) if names else key)
        if names and input("read, and it says what is probed? y/n ").strip() == "y":
            sign([key])


if __name__ == "__main__":
    main(sys.argv[1:])
