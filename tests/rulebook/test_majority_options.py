"""Majority: reversed rounds, face-down points and house words; the comments are places in the rulebook."""

from __future__ import annotations

from itertools import groupby

import pytest

from isoloir.core import LANGS, BadSetup, Lang, Match
from isoloir.games.majority import GAME
from isoloir.games.majority.board import FIRST_HOUSE_WORD, LONGEST_HOUSE_WORD, MOST_HOUSE_WORDS
from isoloir.games.majority.events import RoundBegan, RoundEnded
from isoloir.games.majority.house import text_of
from isoloir.testing import secrecy, suite

from .majority_table import at, cards_on, vote, whole_deck

HOUSE = ("Zébulon", "quokka", "la tour Eiffel", "R2-D2", "Ωmega")

# Variant: reversed rounds


def test_a_reversed_table_tosses_the_card_once_a_round() -> None:  # variant
    match = Match.new(GAME, GAME.setup(3, {"reversed_rounds": True}), "seed")
    aims = []
    while match.board.round < 30:
        aims.append((match.board.round, match.board.aim))
        vote(match, "ABC" if match.board.turn == 3 else "AAA")

    assert all(len({aim for _, aim in turns}) == 1 for _, turns in groupby(aims, key=lambda each: each[0]))
    assert {aim for _, aim in aims} == {"most", "least"}


def test_the_aim_is_told_when_the_round_begins_and_everybody_sees_it() -> None:  # variant
    match = Match.new(GAME, GAME.setup(3, {"reversed_rounds": True}), "seed")

    told = vote(match, "ABC")

    (began,) = (event for event in told if isinstance(event, RoundBegan))
    assert began.aim == match.board.aim == match.view(0).aim == match.view(None).aim


def test_without_the_variant_no_round_is_reversed() -> None:  # variant
    match = Match.new(GAME, GAME.setup(3), "seed")
    while match.board.round < 20:
        assert match.board.aim == "most"
        vote(match, "ABC")


def test_a_reversed_round_counts_and_pays_like_any_other() -> None:  # variant
    one, other = at(4, pile=4), at(4, pile=4, aim="least")

    assert vote(one, "CCSS")[:5] == vote(other, "CCSS")[:5]


# Face-down points


def test_others_totals_are_in_no_view_but_gains_are_told() -> None:  # end of the game; ruling M-A10
    match = at(4, pile=4, scores=(3, 5, 7, 11))

    told = vote(match, "CCSS")

    assert RoundEnded(1, (5, 5, 4, 4)) in told
    assert match.view(1).scores == (None, 10, None, None)
    assert match.view(None).scores == (None, None, None, None)


def test_a_table_may_play_with_points_face_up() -> None:  # ruling M-A10
    match = at(3, scores=(3, 5, 7), show_totals=True)

    assert match.view(1).scores == match.view(None).scores == (3, 5, 7)


def test_all_points_are_shown_at_the_end() -> None:  # end of the game
    match = at(3, pile=2, scores=(18, 18, 3))

    vote(match, "AAB")

    assert match.view(2).scores == match.view(None).scores == (21, 21, 3)


def test_a_vote_is_nowhere_until_all_have_voted() -> None:  # ruling M-A12: nothing is said before the reveal
    match = at(3)
    before = [match.view(seat) for seat in (0, 1, 2, None)]
    ballot = match.ballot()

    ballot.seal(0, ("A",))

    assert [match.view(seat) for seat in (0, 1, 2, None)] == before
    assert ballot.waiting == (1, 2)


# Blank cards: house words


def refused(*house_words: str, cards: Lang = "fr") -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(3, {"house_words": house_words}, cards)
    return caught.value


def test_five_house_words_make_a_deck_of_211() -> None:  # variant: blank cards
    match = Match.new(GAME, GAME.setup(3, {"house_words": HOUSE}), "seed")

    assert cards_on(match.board) == whole_deck(5)
    assert match.view(None).house_words == HOUSE


def test_more_words_than_a_full_table_writes_are_refused() -> None:  # ruling: blank cards
    assert refused(*(f"number {n}" for n in range(MOST_HOUSE_WORDS + 1))).key == "option-value"


def test_a_house_card_bears_its_word_on_both_faces() -> None:  # ruling: blank cards
    words = [text_of(FIRST_HOUSE_WORD + n, "fr", HOUSE) for n in range(5)]

    assert tuple(words) == HOUSE


def test_a_house_word_is_shown_without_stray_spaces_and_composed() -> None:  # ruling: house words
    match = Match.new(GAME, GAME.setup(3, {"house_words": ("  la   e\u0301toile de mer ",)}), "seed")

    assert match.board.house_words == ("la \u00e9toile de mer",)


@pytest.mark.parametrize(
    ("word", "fault"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("!?…", "empty"),
        ("x" * (LONGEST_HOUSE_WORD + 1), "long"),
        ("bad\x07word", "characters"),
        ("two\nlines", "characters"),
        ("\u202ereversed", "characters"),
        ("left\u2066right", "characters"),
        ("zero\u200bwidth", "characters"),
    ],
)
def test_a_word_that_cannot_be_printed_is_refused_with_the_reason(word: str, fault: str) -> None:  # ruling: house words
    why = refused("quokka", word)

    assert why.key == f"majority-house-word-{fault}"
    assert why.details["number"] == 2
    assert str(why).startswith("house word 2 ")


def test_a_word_as_long_as_a_card_is_printed() -> None:  # ruling: house words
    word = "x" * LONGEST_HOUSE_WORD

    assert GAME.setup(3, {"house_words": [word]}).options.house_words == (word,)


@pytest.mark.parametrize(
    "twins", [("quokka", "Quokka"), ("maïs soufflé", "MAIS  souffle"), ("nœud marin", "noeud marin")]
)
def test_the_same_house_word_twice_is_refused_whatever_its_accents(
    twins: tuple[str, str],
) -> None:  # ruling: house words
    why = refused(*twins)

    assert why.key == "majority-house-word-twice"
    assert why.details["twin"] == twins[0]


@pytest.mark.parametrize("lang", LANGS)
def test_a_word_of_the_deck_is_refused(lang: Lang) -> None:  # ruling: house words
    word = text_of(17, lang, ())

    assert refused(word.upper(), cards=lang).details["twin"] == word


def test_a_word_of_the_other_language_s_deck_is_welcome() -> None:  # ruling: house words
    word = text_of(17, "fr", ())

    assert GAME.setup(3, {"house_words": [word]}, "en").options.house_words == (word,)


def test_a_table_with_house_words_keeps_every_promise_of_the_house() -> None:  # the conformance suite knows no words
    setup = GAME.setup(4, {"house_words": HOUSE, "reversed_rounds": True})

    suite.check_it_ends(GAME, setup, "house")
    suite.check_clone_and_save_agree(GAME, setup, "house")
    suite.check_redeal(GAME, setup, "house")
    suite.check_bots_see_only_views(GAME, setup, "house")
    secrecy.check_every_secret_was_moved(GAME, setup, ["house"])
