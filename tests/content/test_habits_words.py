"""Everything a table of Habits says exists in both languages, and a whole game can be read in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from isoloir.cli.faces import face_of
from isoloir.cli.words import Words
from isoloir.content.habits import phrase
from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, BadSetup, Match
from isoloir.games.habits import GAME
from isoloir.games.habits.board import Board, HabitsOptions, phrase_of
from tests.rulebook.habits_table import begun

NAMES = ("Léa", "Tom", "Ana", "Max")
PARTS = ("title", "line", "rules", "reminder", "lobby")
WHATS = ("give", "pick", "vote", "settle")


def read_aloud(match: Match[Board], lang: str, seat: int | None) -> str:
    """All that a seat reads in one game, where seat 0 always votes 1 and the others their seat number."""
    face, words, out = face_of("habits"), Words(lang, NAMES, seat, match.setup.cards), io.StringIO()
    console = Console(file=out, width=200, markup=False)
    while True:
        for event in match.heard(seat):
            console.print(face.event(event, match.view(seat), words))
        console.print(face.board(match.view(seat), words))
        if not match.asks:
            return out.getvalue()
        if seat is not None and seat in match.asks:
            question = match.asks[seat]
            console.print(face.question(match.view(seat), question, words))
            for option in question.options:
                console.print(face.choice(match.view(seat), question, option, words))
        match.step({each: _rotated(question.options, each)[: question.take] for each, question in match.asks.items()})


def _rotated(options: tuple[int, ...], by: int) -> tuple[int, ...]:
    by %= len(options)
    return options[by:] + options[:by]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there(lang: str) -> None:
    said = catalogue(lang)
    options = HabitsOptions.__struct_fields__
    wanted = [
        *PARTS,
        *(f"{kind}-{what}" for kind in ("ask", "help") for what in WHATS),
        *(f"option-{name}{hint}" for name in options for hint in ("", "-hint")),
        *(f"event-{event.__name__}" for event in GAME.events),
    ]

    assert [each for each in wanted if not said.has(f"habits-{each}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 3, None])
@pytest.mark.parametrize("strangers", [False, True])
def test_a_whole_game_can_be_read(lang: str, seat: int | None, strangers: bool) -> None:
    setup = GAME.setup(4, {"strangers": strangers, "house_phrases": ["Tu cherches [bold]tes clés[/bold]."]}, "fr")
    match = Match.new(GAME, setup, "aloud")

    text = read_aloud(match, lang, seat)

    assert catalogue(lang).say("habits-reminder") in text
    for card in {card for portrait in match.view(None).portraits for card in portrait.cards}:
        assert phrase_of(card, "fr", setup.options.house_phrases) in text
    assert "Ana" in text


def test_a_portrait_ends_with_the_habit_chosen_above_all() -> None:
    match = begun(4)

    text = read_aloud(match, "en", 0)

    for portrait in match.view(0).portraits:
        assert f"And above all: {phrase('en', portrait.best)}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bad", ["?", "x" * 100, "You\u202e", "you are fine!", phrase("en", 3)])
def test_a_refused_house_phrase_is_explained(lang: str, bad: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(3, {"house_phrases": ["You are fine", bad]})

    assert "2" in catalogue(lang).say(f"error-{refused.value.key}", **refused.value.details)
