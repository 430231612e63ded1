"""What players read about their table is true of it: every claim is held against what the engine plays there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from isoloir.cli.rulebooks import Book
from isoloir.cli.setups import fields
from isoloir.cli.words import Words
from isoloir.core import LANGUAGES, BadSetup, Game, Setup
from isoloir.games import GAMES
from tests.conformance.claims import CLAIMS
from tests.conformance.looks import game_of
from tests.conformance.test_every_option_is_told import (
    TOLD,
    options,
    said,
    values,
    with_option,
    without_option,
)
from tests.records.golden import LAW

WITH_REMARKS = ["# ours", "", LAW, "   "]


def set_ups() -> Iterator[Setup]:
    """Every value of every option, then as usual: with few, some and many players."""
    for game in GAMES.values():
        few_some_many = (game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1])
        yield from (game.setup(seats) for seats in dict.fromkeys(few_some_many))
        for name in fields(game):
            for value in values(game, name):
                for seats in dict.fromkeys(few_some_many):
                    yield from resized(with_option(game, name, value), seats, game)
    yield GAMES["democrazy"].setup(4, {"house_laws": WITH_REMARKS})


def resized(setup: Setup, seats: int, game: Game[Any, Any]) -> Iterator[Setup]:
    """Nothing if that number of players can't play that way."""
    try:
        yield game.setup(seats, setup.options.departures())
    except BadSetup:
        return


def texts(setup: Setup, lang: str) -> dict[str, str]:
    """Every chapter with its tables and examples, and the short texts that options change."""
    book = Book(game_of(setup), setup, Words(lang))
    told = {f"book-{chapter.key}": " ".join(_chapter(book, chapter)) for chapter in book.rules.chapters}
    for (key, _), names in TOLD.items():
        if key == game_of(setup).key:
            told |= {name: said(lang, f"{key}-{name}", setup) for name in names}
    return {name: re.sub(r"\s+", " ", text) for name, text in told.items()}


def _chapter(book: Book, chapter: Any) -> Iterator[str]:
    yield from book.paragraphs(chapter)
    yield from (" ".join(map(book.cell, row)) for row in chapter.table)
    yield from map(book.example, chapter.examples)


def contradictions(setup: Setup, told: dict[str, str], lang: str) -> list[str]:
    found = (
        claim.contradiction(setup, told.get(claim.text, ""), lang)
        for claim in CLAIMS
        if claim.game == game_of(setup).key
    )
    return [each for each in found if each is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("setup", list(set_ups()), ids=lambda setup: f"{game_of(setup).key}-{setup.seats}")
def test_the_texts_of_a_table_are_true_of_it(setup: Setup, lang: str) -> None:
    assert contradictions(setup, texts(setup, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "name", "value"), options(), ids=str)
def test_the_texts_of_another_table_are_found_out(key: str, name: str, value: Any, lang: str) -> None:
    """As if the two ways of a text had been swapped: each option has a claim that notices, whichever way it is."""
    game = GAMES[key]
    changed = with_option(game, name, value)
    usual = without_option(game, name, changed)

    assert contradictions(changed, texts(usual, lang), lang) != []
    assert contradictions(usual, texts(changed, lang), lang) != []
