"""Both languages say the same things, and there are words for everything a game can ask or tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from isoloir.cli.app import COMMANDS
from isoloir.cli.arguments import Arguments
from isoloir.cli.setups import fields
from isoloir.cli.words import Words
from isoloir.content.messages import Catalogue, catalogue, sources
from isoloir.core import LANGUAGES, Game, Match, chance
from isoloir.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own spelling
        self.names.add(node.id.name)


def entries(lang: str, stem: str) -> Iterator[ast.EntryType]:
    yield from parse(sources(lang)[stem].read_text(encoding="utf-8")).body


def variables_by_message(lang: str, stem: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(lang, stem):
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_both_languages_have_the_same_files() -> None:
    assert sources("fr").keys() == sources("en").keys()


@pytest.mark.parametrize("stem", sources("en"))
def test_both_languages_have_the_same_messages_with_the_same_variables(stem: str) -> None:
    assert variables_by_message("fr", stem) == variables_by_message("en", stem)


@EVERY_LANGUAGE
@pytest.mark.parametrize("stem", sources("en"))
def test_every_catalogue_is_well_formed_and_says_nothing_twice(stem: str, lang: str) -> None:
    ids = [entry.id.name for entry in entries(lang, stem) if isinstance(entry, ast.Message)]

    assert [entry for entry in entries(lang, stem) if isinstance(entry, ast.Junk)] == []
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("stem", [stem for stem in sources("en") if not stem.startswith("page")])
def test_every_message_is_found_from_its_id(stem: str) -> None:
    """But for the page's own, which the page loads whole."""
    fresh = Catalogue("en")

    assert [message for message in variables_by_message("en", stem) if not fresh.has(message)] == []


@EVERY_LANGUAGE
@EVERY_GAME
def test_a_game_has_a_title_a_line_and_its_rules(game: Game[Any, Any], lang: str) -> None:
    assert missing(lang, (f"{game.key}-{part}" for part in ("title", "line", "rules"))) == []


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_event_of_a_game_has_its_sentence(game: Game[Any, Any], lang: str) -> None:
    assert missing(lang, (f"{game.key}-event-{event.__name__}" for event in game.events)) == []


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_option_of_a_game_has_its_words(game: Game[Any, Any], lang: str) -> None:
    wanted = [f"{game.key}-option-{name}{hint}" for name in fields(game) for hint in ("", "-hint")]
    for name, field in fields(game).items():
        wanted += [f"{game.key}-option-{name}-{value}" for value in getattr(field.type, "values", ())]

    assert missing(lang, wanted) == []


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_question_of_a_game_has_its_words_and_its_help(game: Game[Any, Any], lang: str) -> None:
    wanted = [f"{game.key}-{part}-{what}" for part in ("ask", "help") for what in questions(game.key)]

    assert missing(lang, wanted) == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_names_all_its_flags_at_80_columns(command: str, lang: str) -> None:
    arguments = Arguments()
    __import__(f"isoloir.cli.commands.{command}", fromlist=["add_arguments"]).add_arguments(arguments)
    text = Words(lang)(f"cli-help-{command}")

    assert [flag for flag in arguments.flags if flag not in text] == []
    assert f"isoloir {command}" in text
    assert [line for line in text.splitlines() if len(line) > 80] == []


@EVERY_LANGUAGE
def test_a_flag_takes_the_same_in_every_command(lang: str) -> None:
    taken: dict[str, dict[str, str]] = {}
    for command in COMMANDS:
        for flag, what in re.findall(r"^  (--[a-z-]+)(?: (\S+))?", Words(lang)(f"cli-help-{command}"), re.MULTILINE):
            taken.setdefault(flag, {})[command] = what
    assert {"--games", "--my-games", "--read", "--records", "--watch"} <= taken.keys()

    differing = {flag: by for flag, by in taken.items() if len(set(by.values())) > 1}
    assert set(differing) == {"--bots"}, "ladder and exploit take names of bots, not only levels"


def missing(lang: str, messages: Any) -> list[str]:
    return [message for message in messages if not catalogue(lang).has(message)]


@cache
def questions(key: str) -> list[str]:
    """What is asked in a few games with random choices."""
    found: dict[str, None] = {}
    game = GAMES[key]
    for seats in game.seats:
        match = Match.new(game, game.setup(seats), f"questions {seats}")
        while not match.is_over:
            found |= dict.fromkeys(question.what for question in match.asks.values())
            match.step(
                {
                    seat: chance("answers", match.pause, seat).sample(question.options, question.take)
                    for seat, question in match.asks.items()
                }
            )
    return list(found)
