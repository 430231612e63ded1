"""Are there words for all that a game can ask and tell? Does every text, in every language, say what can be said?"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, Game, Setup
from isoloir.games import OUTSIDE
from isoloir.outside.load import text_files
from isoloir.outside.texts import Written, written

from .fault import hold
from .play import pauses, viewers
from .where import line_of_text, sources

ALONE = {"title", "subtitle", "line", "rules"}
BY_NAME = {"ask", "help", "choice", "value", "event", "field", "option"}
"""What follows one of these is a name of the game's code."""


def check_it_has_words(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    whats = {ask.what for match, _ in pauses(game, setup, seed) for ask in match.asks.values()}
    wanted = ["title", "line", "rules"]
    wanted += [f"ask-{what}" for what in sorted(whats)]
    wanted += [f"event-{event.__name__}" for event in game.events]
    wanted += [f"option-{field.name}" for field in msgspec.structs.fields(game.options)]
    for name in wanted:
        said = any(catalogue(lang).has(f"{game.key}-{name}") for lang in LANGUAGES)
        hold(said, "words", name=name, key=game.key)


def check_texts_fit(game: Game[Any, Any], setups: Sequence[Setup], seed: str) -> None:
    """Of a game that brings texts of its own: those of the house have tests that know them all."""
    files = text_files(Path(OUTSIDE[game.key].path)) if game.key in OUTSIDE else {}
    texts = {path.name: written(path) for path in files.values()}
    known = {name for setup in setups for name in names_of(game, setup, seed)} | set(_literals(game))
    for own in texts.values():
        for name, each in own.items():
            _check_text(game, name, each, known)
    for own in texts.values():
        for name, each in own.items():
            for file, other in texts.items():
                hold(name in other, "text-missing", name=name, file=file, where=_at(each))
    for hint in game.hints.keys() - known:
        hold(False, "hint-unknown", hint=hint, near=_near(hint, known), where=line_of_text(game, f"[\"']{hint}[\"']:"))


def _check_text(game: Game[Any, Any], name: str, each: Written, known: Collection[str]) -> None:
    head, _, rest = name.partition("-")
    if head in BY_NAME:
        events = {event.__name__ for event in game.events}
        named = rest in (events if head == "event" else known) or _is_pair(rest, known)
        heads = [f"{head}-{one}" for one in (events if head == "event" else known)]
        hold(named, "text-unknown", name=name, near=_near(name, heads), where=_at(each))
    elif head not in ("story", "error", "hint", "book", "scene", "came"):
        heads = [*ALONE, *(f"{one}-{rest}" for one in BY_NAME if rest)]
        hold(name in ALONE, "text-unknown", name=name, near=_near(name, heads), where=_at(each))
    if head in ALONE | BY_NAME:
        fields = next((event.__struct_fields__ for event in game.events if name == f"event-{event.__name__}"), None)
        allowed = {"seats", *game.rule_facts(), *(() if fields is None else ("you", "count", *fields))}
        for variable in sorted(each.variables - allowed):
            details = {"variable": variable, "near": _near(variable, allowed), "where": _at(each)}
            hold(False, "text-variable", name=name, **details)


def _is_pair(name: str, known: Collection[str]) -> bool:
    """Such as a question and an option of it."""
    return any(name.startswith(f"{one}-") and name[len(one) + 1 :] in {"hint", *known} for one in known)


def names_of(game: Game[Any, Any], setup: Setup, seed: str) -> set[str]:
    """Fields, options, questions and values that come up in one game."""
    kinds = (game.view_type, game.board, game.options, *game.events)
    names = {field for kind in kinds for field in kind.__struct_fields__} | {event.__name__ for event in game.events}
    for match, _ in pauses(game, setup, seed):
        for ask in match.asks.values():
            names |= {ask.what, *map(str, ask.options)}
        for view in map(match.view, viewers(setup)):
            names |= set(_texts(msgspec.to_builtins(view)))
    return names


def _texts(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict | list | tuple):
        for each in (*thing, *thing.values()) if isinstance(thing, dict) else thing:
            yield from _texts(each)
    elif isinstance(thing, str | int):
        yield str(thing)


def _literals(game: Game[Any, Any]) -> Iterator[str]:
    """But not the names of the hints themselves."""
    for path in sources(game):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        hints = [each.value for each in ast.walk(tree) if isinstance(each, ast.keyword) and each.arg == "hints"]
        keys = {id(key) for each in hints if isinstance(each, ast.Dict) for key in each.keys}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | int) and id(node) not in keys:
                yield from re.findall(r"[\w-]+", str(node.value))


def _near(name: str, known: Collection[str]) -> str:
    return next(iter(get_close_matches(name, sorted(known), 1, 0.5)), "–")


def _at(each: Written) -> str:
    return f"{each.file}:{each.line}"
