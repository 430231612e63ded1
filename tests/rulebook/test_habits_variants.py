"""Habits between strangers, and with phrases of the house."""

from __future__ import annotations

import pytest

from isoloir.content.habits import CARDS, phrase
from isoloir.core import BadSetup, Match, Setup
from isoloir.games.habits import GAME
from isoloir.games.habits.board import LONGEST_PHRASE, MOST_PHRASES, Board, phrase_of
from isoloir.games.habits.events import HabitsLaid, HandReceived, HandsPassed

from .habits_table import begun, played_out


def pick(match: Match[Board], place: int = 0) -> None:
    """Everybody lays the card at this place of the hand."""
    match.step({seat: (question.options[place],) for seat, question in match.asks.items()})


def with_house(*phrases: str, cards: str = "fr") -> Setup:
    return GAME.setup(4, {"house_phrases": list(phrases)}, "fr" if cards == "fr" else "en")


# For people who hardly know each other


def test_five_strangers_each_lay_four_habits_and_discard_one() -> None:  # variant
    match = begun(5, strangers=True)

    for cards_left in (5, 4, 3, 2):
        assert {(question.what, len(question.options)) for question in match.asks.values()} == {("pick", cards_left)}
        pick(match)

    assert {question.what for question in match.asks.values()} == {"vote"}
    assert [len(laid) for laid in match.board.given] == [4] * 5
    assert [len(gone) for gone in match.board.discards] == [1] * 5


def test_hands_are_passed_to_the_right_and_come_from_the_left() -> None:  # variant
    match = begun(4, strangers=True)
    hands = match.board.hands

    pick(match)

    assert match.board.hands == (hands[1][1:], hands[2][1:], hands[3][1:], hands[0][1:])
    assert match.heard(0) == (HandsPassed(1), HandReceived(hands[1][1:]))


def test_a_stranger_is_the_patient_of_the_habits_it_laid() -> None:  # variant: then as usual
    match = begun(4, strangers=True)
    for _ in range(3):
        pick(match)

    assert HabitsLaid() in match.heard(None)
    assert set(match.board.spread) == set(match.board.given[match.board.patient])


def test_strangers_play_the_same_four_rounds() -> None:  # variant: the rest of the game is the same
    match = played_out(begun(3, strangers=True))

    assert [turn.round for turn in match.board.history] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert match.scores == (15, 15, 15)


def test_a_stranger_remembers_every_hand_that_passed_through_its_own() -> None:  # secrecy
    match = begun(4, strangers=True)
    hands = match.board.hands
    pick(match)
    pick(match)

    assert match.view(0).looked == (hands[0], hands[1][1:], hands[2][2:])
    assert match.view(None).looked == ()


# House phrases


def test_house_phrases_are_all_dealt() -> None:  # ruling: phrases of the house
    phrases = [f"Tu fais la chose numéro {n}" for n in range(MOST_PHRASES)]
    match = played_out(Match.new(GAME, with_house(*phrases), "seed"))

    seen = {card for hands in match.board.looked for hand in hands for card in hand}
    assert set(range(CARDS, CARDS + MOST_PHRASES)) <= seen
    assert match.view(None).house_phrases == tuple(phrases)


def test_a_house_phrase_is_shown_as_it_was_cleaned() -> None:  # ruling: phrases of the house
    board = Match.new(GAME, with_house("  Tu  ranges tes pinceaux. "), "seed").board

    assert phrase_of(CARDS, "fr", board.house_phrases) == "Tu ranges tes pinceaux."


@pytest.mark.parametrize(
    ("phrase", "key"),
    [
        ("   ", "empty"),
        ("…?!", "empty"),
        ("x" * (LONGEST_PHRASE + 1), "long"),
        ("You \x07ring", "characters"),
        ("You\nshout", "characters"),
        ("You \u202eturn around", "characters"),
        ("You \u2066hide\u2069", "characters"),
        ("You\u200b vanish", "characters"),
    ],
)
def test_a_bad_house_phrase_is_refused_with_its_number(phrase: str, key: str) -> None:
    with pytest.raises(BadSetup, match="house phrase 2") as refused:
        with_house("You are fine", phrase)

    assert refused.value.key == f"habits-house-phrase-{key}"
    assert refused.value.details["number"] == 2


def test_a_house_phrase_may_not_be_there_twice_whatever_its_accents_and_case() -> None:
    with pytest.raises(BadSetup, match="twice") as refused:
        with_house("Tu gères tout à l’œil.", "TU GERES TOUT A L'OEIL")

    assert refused.value.key == "habits-house-phrase-twice"


@pytest.mark.parametrize("card", [11, CARDS - 1])
def test_a_house_phrase_may_not_be_one_of_the_deck(card: int) -> None:
    own = phrase("fr", card)

    with pytest.raises(BadSetup, match="in the deck already") as refused:
        with_house(own.upper().rstrip("."))
    assert refused.value.key == "habits-house-phrase-known"
    assert with_house(own, cards="en").options.house_phrases == (own,), "the cards are in the other language"


def test_a_table_has_at_most_twenty_seven_house_phrases() -> None:
    with pytest.raises(BadSetup, match="house_phrases"):
        with_house(*[f"Tu comptes jusqu’à {n}" for n in range(MOST_PHRASES + 1)])
