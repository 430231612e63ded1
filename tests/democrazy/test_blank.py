"""Blank laws: composed part by part, read out in both languages, voted like any other."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from isoloir.cli.faces.democrazy_laws import written as read_out
from isoloir.cli.words import Words
from isoloir.core import LANGS, Match
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.blank import ACTS, COUNTS, QUESTIONS, WHO, Part, effect_of, is_written
from isoloir.games.democrazy.deck import BLANKS
from isoloir.games.democrazy.events import Written
from isoloir.games.democrazy.laws import Draw, Give, Return

from .table import Story, row, table


def blank_table(tokens: str = "rrb by y g") -> Story:
    hands = (("blank-1", "rust"), ("twins",), ("wilted",), ("rainbow",))
    return Story(replace(table(tokens), blank_laws=True, hands=hands, held=hands, deck=("u-turn", "wild-times", "end")))


def test_a_blank_law_is_written_by_choosing_who_does_what_how_many_and_of_which_colour() -> None:
    story = blank_table().answer("blank-1")
    asked = []
    for part in ("others", "return", 2, "any"):
        asked.append(story.asked)
        story.answer(part)

    assert asked == ["blank-who", "blank-act", "blank-count", "blank-colour"]
    assert story.all(Written) == [Written(0, "blank-1", Return("others", 2))]
    assert story.asked == "vote"
    assert story.match.view(None).outlook.tokens[1].low == -2


def test_drawing_names_no_colour() -> None:
    story = blank_table().answer("blank-1").answer("active").answer("draw").answer(3)

    assert story.asked == "vote"
    assert story.all(Written) == [Written(0, "blank-1", Draw("active", 3))]


def test_an_adopted_blank_law_acts_once_and_is_discarded() -> None:
    story = blank_table().answer("blank-1").answer("active").answer("give-left").answer(1).answer("blue")

    story.vote("YYYN")

    assert story.board.tokens == row("rr bby y g")
    assert story.board.discard == ("blank-1",)


def test_a_tie_rejects_an_invented_law() -> None:
    story = blank_table().answer("blank-1").answer("active").answer("draw").answer(3)

    story.vote("YYNN")

    assert story.board.tokens == row("rrb by y g")


def test_a_named_colour_that_is_not_there_is_not_given() -> None:
    story = blank_table().answer("blank-1").answer("active").answer("give-left").answer(3).answer("blue")

    story.vote("YYYY")

    assert story.board.tokens == row("rr bby y g")


def test_every_composition_is_an_effect() -> None:
    assert effect_of(("poorest", "give-richest", 1, "red")) == Give("poorest", "richest", 1, "red")
    for who, act, number in product(WHO, ACTS, COUNTS):
        parts: tuple[Part, ...] = (who, act, number) if act == "draw" else (who, act, number, "green")
        assert is_written(parts)
        assert msgspec.to_builtins(effect_of(parts))["who"] == who


SENTENCES = [
    (("everyone", "draw", 2), "Chacun pioche 2 pions.", "Everyone draws 2 tokens."),
    (
        ("others", "return", 1, "any"),
        "Tout le monde sauf la personne qui propose remet 1 pion de son choix dans le sac.",
        "Everyone but the proposer returns 1 token of their choice to the bag.",
    ),
    (
        ("richest", "give-poorest", 3, "green"),
        "La personne qui a le plus de pions donne 3 pions verts à la personne qui a le moins de pions.",
        "The player with the most tokens gives 3 green tokens to the player with the fewest tokens.",
    ),
    (
        ("lacking-red", "give-left", 1, "blue"),
        "Chaque joueur sans pion rouge donne 1 pion bleu à son voisin de gauche.",
        "Everyone without a red token gives 1 blue token to the player on their left.",
    ),
]


@pytest.mark.parametrize(("parts", "french", "english"), SENTENCES)
def test_a_blank_law_is_read_out_in_a_proper_sentence(parts: tuple[Part, ...], french: str, english: str) -> None:
    assert read_out(effect_of(parts), Words("fr")) == french
    assert read_out(effect_of(parts), Words("en")) == english


def test_every_composition_can_be_read_out_in_both_languages() -> None:
    for lang in LANGS:
        sentences = set()
        for parts in product(*(question.options for question in QUESTIONS)):
            effect = effect_of(parts[:3] if "draw" in parts else parts)
            sentences.add(read_out(effect, Words(lang)))
        assert len(sentences) == 12 * 3 + 12 * 5 * 3 * 5


def test_the_six_blanks_are_shuffled_into_the_deck() -> None:
    setup = GAME.setup(8, {"blank_laws": True})
    boards = [Match.new(GAME, setup, f"blanks {number}").board for number in range(10)]
    dealt = {law for board in boards for hand in (*board.hands, board.deck) for law in hand}

    assert set(BLANKS) <= dealt
