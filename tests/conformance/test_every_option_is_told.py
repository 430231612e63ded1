"""What players can read says what their table plays: every option changes the texts that it ought to change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from isoloir.cli.rulebooks import Book
from isoloir.cli.setups import fields
from isoloir.cli.words import Words, tidy
from isoloir.core import LANGUAGES, Game, Setup
from isoloir.core.rulebook import facts_of
from isoloir.games import GAMES
from tests.records.golden import HOUSE, LAW

USUAL = Path("web/src/words/usual.json")

TOLD: dict[tuple[str, str], tuple[str, ...]] = {
    ("majority", "reversed_rounds"): ("rules", "help-vote"),
    ("majority", "show_totals"): ("rules",),
    ("majority", "house_words"): (),
    ("the-majority", "first_edition_spy"): ("rules", "page-effect-3"),
    ("the-majority", "stolen_two_kills"): ("rules", "page-effect-2"),
    ("the-majority", "first_token"): (),
    ("third-man", "first_leader"): (),
    ("democrazy", "apart"): ("help-declare",),
    ("democrazy", "debate"): (),
    ("democrazy", "joker_mode"): ("rules", "help-vote"),
    ("democrazy", "joker_split"): (),
    ("democrazy", "blank_laws"): (),
    ("democrazy", "house_laws"): (),
    ("democrazy", "house_only"): (),
    ("habits", "strangers"): ("rules", "help-vote"),
    ("habits", "house_phrases"): (),
    **dict.fromkeys([("majority", "left_out"), ("democrazy", "left_out"), ("habits", "left_out")], ()),
}
"""Beside the whole rules, which tell every option: the short texts that would be false without it."""
BESIDE = {"colour": "red", "players": 4, "right": "Tom"}
"""What a face fills in beside the options."""


def values(game: Game[Any, Any], name: str) -> Iterator[Any]:
    """Every value of a switch or a choice but the usual one; for lists one that is not empty."""
    usual = getattr(game.options(), name)
    if isinstance(usual, bool):
        yield not usual
    elif isinstance(usual, str):
        field = fields(game)[name].type
        yield from (value for value in getattr(field, "values", ()) if value != usual)
    else:
        yield HOUSE[game.key].get(name, [LAW])


def options() -> list[tuple[str, str, Any]]:
    return [(key, name, value) for key, game in GAMES.items() for name in fields(game) for value in values(game, name)]


def with_option(game: Game[Any, Any], name: str, value: Any) -> Setup:
    beside = {"house_laws": laws()} if name == "house_only" else {}
    return game.setup(game.seats[-1] if name != "first_token" else 4, {name: value, **beside})


def laws() -> list[str]:
    row = json.loads(LAW)
    return [json.dumps({**row, "id": f"law-{number}", "symbol": None}) for number in range(70)]


def without_option(game: Game[Any, Any], name: str, setup: Setup) -> Setup:
    return msgspec.structs.replace(setup, options=msgspec.structs.replace(setup.options, **{name: default(game, name)}))


def default(game: Game[Any, Any], name: str) -> Any:
    return getattr(game.options(), name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "name", "value"), options(), ids=str)
def test_the_whole_rules_tell_every_option(key: str, name: str, value: Any, lang: str) -> None:
    game = GAMES[key]
    setup = with_option(game, name, value)
    told, usual = (list(Book(game, each, Words(lang))) for each in (setup, without_option(game, name, setup)))

    assert told != usual


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "name", "value"), options(), ids=str)
def test_short_texts_do_not_contradict_the_table(key: str, name: str, value: Any, lang: str) -> None:
    game = GAMES[key]
    setup = with_option(game, name, value)
    assert (key, name) in TOLD, "a new option: which short texts would be false without it?"
    for text in TOLD[key, name]:
        told, usual = (said(lang, f"{key}-{text}", each) for each in (setup, without_option(game, name, setup)))
        assert told != usual, text


def said(lang: str, message: str, setup: Setup) -> str:
    return tidy(Words(lang)(message, **BESIDE, **facts_of(setup)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_rules_of_every_number_of_players_can_be_read(key: str, lang: str) -> None:
    game = GAMES[key]
    for seats in game.seats:
        book = Book(game, game.setup(seats), Words(lang))
        text = list(book)
        assert len(" ".join(text)) > 2_000
        assert not [line for line in text if "{" in line or "$" in line]


@pytest.mark.parametrize("key", GAMES)
def test_every_question_of_a_game_has_its_chapter(key: str) -> None:
    game = GAMES[key]
    setups = [game.setup(game.seats[0]), game.setup(game.seats[-1]), game.setup(game.seats[0], HOUSE[key])]
    known = {step for setup in setups for chapter in game.rulebook(setup).chapters for step in chapter.steps}
    helped = {message.removeprefix(f"{key}-help-") for message in help_of(key)}

    assert helped - known <= {"wealth"}


def help_of(key: str) -> list[str]:
    text = Path(f"src/isoloir/content/messages/en/{key}-help.ftl").read_text(encoding="utf-8")
    return [line.split(" =")[0] for line in text.splitlines() if line.startswith(f"{key}-help-")]


def test_the_page_knows_the_usual_options_that_its_short_texts_ask_for() -> None:
    usual = json.loads(USUAL.read_text(encoding="utf-8"))
    wanted = {key: {name for other, name in TOLD if other == key and TOLD[other, name]} for key in GAMES}

    for key, names in wanted.items():
        facts = facts_of(GAMES[key].setup(GAMES[key].seats[0]))
        assert usual.get(key, {}) == {name: facts[name] for name in names}


def read(key: str, lang: str, seats: int, **chosen: Any) -> str:
    game = GAMES[key]
    return " ".join(Book(game, game.setup(seats, chosen), Words(lang)))


@pytest.mark.parametrize(
    ("lang", "gave", "nobody"), [("en", "gave", "nobody gives"), ("fr", "donné", "on ne donne rien")]
)
def test_strangers_read_nothing_of_gifts_but_that_there_are_none(lang: str, gave: str, nobody: str) -> None:
    assert gave in read("habits", lang, 4)

    told = read("habits", lang, 4, strangers=True)

    assert gave not in told
    assert nobody in told


@pytest.mark.parametrize("seats", [3, 4])
def test_an_example_of_the_majority_speaks_of_the_cards_it_shows(seats: int) -> None:
    game = GAMES["the-majority"]
    assert game.chapters is not None
    book = Book(game, game.setup(seats), Words("en"))
    letters = {"red": "R", "blue": "B", "yellow": "Y"}
    for chapter in game.chapters(game.setup(seats)).chapters:
        for example in (each for each in chapter.examples if each.cards):
            said = book.example(example)
            shown = {str(card)[0] for card in example.cards}
            assert {letter for colour, letter in letters.items() if colour in said} <= shown


def test_with_ten_at_the_table_all_jokers_are_out() -> None:
    assert "which ones are in play" in read("democrazy", "en", 9)
    assert "which ones are in play" not in read("democrazy", "en", 10)
