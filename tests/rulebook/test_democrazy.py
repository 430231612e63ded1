"""The rulebook of Démocrazy: set-up, vote, laws in force, end and count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.core import Match
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board
from isoloir.games.democrazy.deal import build_deck
from isoloir.games.democrazy.deck import BLANKS, END, OWN, all_cards
from isoloir.games.democrazy.events import (
    CameIntoForce,
    Named,
    Posted,
    Repealed,
    TurnBegan,
)
from isoloir.games.democrazy.jokers import pack
from isoloir.games.democrazy.laws import Circle
from isoloir.games.democrazy.tokens import bag_of
from isoloir.games.democrazy.voting import JokerMode, Rule, outcome
from tests.democrazy.table import NEUTRAL, VOTES, Story, on_the_table, play, row, table

SIX = ("rust", "washed-out", "fools-gold", "wilted", "rainbow", "twins")
"""Six laws in force; the first four carry the four colours."""


def adopted(votes: str, circle: Circle = "white", mode: JokerMode = "all-void") -> bool:
    cards = tuple(VOTES[letter] for letter in votes)
    return outcome(cards, circle, mode, Rule((1,) * len(votes))).adopted


def in_force(board: Board) -> tuple[str, ...]:
    return tuple(standing.law for standing in board.force)


# Set-up


@pytest.mark.parametrize(
    ("seats", "each", "bag", "removed"),
    [(4, 6, 36, 25), (5, 6, 30, 19), (6, 6, 24, 13), (7, 5, 25, 14), (8, 5, 20, 9), (9, 4, 24, 13), (10, 4, 20, 9)],
)
def test_each_number_of_players_draws_its_tokens_and_laws(seats: int, each: int, bag: int, removed: int) -> None:
    # set-up, steps 1 and 4, the two tables
    board = Match.new(GAME, GAME.setup(seats), "set-up").board
    drawn = sum(len(hand) for hand in board.hands) - 1

    assert [sum(tokens) for tokens in board.tokens] == [each] * seats
    assert sum(bag_of(board.tokens)) == bag
    assert drawn == each * seats
    assert 74 - drawn - 25 == removed


def test_the_bag_holds_fifteen_tokens_of_each_of_four_colours() -> None:
    # material; D-A20
    assert bag_of(()) == (15, 15, 15, 15)


def test_the_deck_has_26_cards_and_the_end_anywhere_in_the_last_eleven() -> None:
    # set-up, step 5
    laws = tuple(OWN)[:25]
    decks = [build_deck(laws, f"deck {number}") for number in range(2000)]

    assert {len(deck) for deck in decks} == {26}
    assert {deck.index(END) + 1 for deck in decks} == set(range(16, 27))
    assert all(deck[:15] == laws[:15] for deck in decks)


def test_there_are_74_laws_and_six_blanks_that_are_left_out_unless_wanted() -> None:
    # material; set-up, step 4; the variant with blank cards
    assert len(all_cards(table())) == 74
    assert len(all_cards(replace(table(), blank_laws=True))) == 80
    assert not set(BLANKS) & set(OWN)


def test_everybody_is_dealt_one_joker_of_ten_and_may_vote_with_it() -> None:
    # set-up, steps 2 and 3
    story = play(on_the_table(NEUTRAL), "YYYY")
    match = Match.at(GAME, GAME.setup(4), on_the_table(NEUTRAL))

    assert len(pack((4, 4, 2))) == 10
    assert all(story.board.holders)
    assert match.asks[0].options == ("yes", "no", "white")


# The vote


def test_more_yes_adopts_whatever_the_circle() -> None:
    # course of play, step 3
    assert adopted("YYYN", "white")
    assert adopted("YYYN", "black")


def test_more_no_rejects() -> None:
    # course of play, step 3
    assert not adopted("YNNN")


def test_on_a_tie_a_white_circle_adopts_and_a_black_one_rejects() -> None:
    # course of play, step 3, tie
    assert adopted("YYNN", "white")
    assert not adopted("YYNN", "black")


def test_a_white_shoe_adopts_against_everybody() -> None:
    # course of play, step 3, exceptions
    assert adopted("WNNN", "black")


def test_a_black_shoe_rejects_against_everybody() -> None:
    # the joker bullets lost in the scan (D-A1)
    assert not adopted("BYYY", "white")


def test_a_scam_turns_the_result_of_the_cards_round() -> None:
    # the joker bullets lost in the scan (D-A1)
    assert not adopted("SYYN", "white")
    assert adopted("SYNN", "white")


# Laws in force


def test_a_blue_law_is_in_force_from_the_next_turn_on() -> None:
    # course of play, step 4
    story = Story(on_the_table("rust"))

    story.vote("YYYY")

    assert in_force(story.board) == ("rust",)
    told = [type(event) for event in story.told if isinstance(event, Posted | TurnBegan | CameIntoForce)]
    assert told == [Posted, TurnBegan, CameIntoForce]


def test_a_law_with_the_same_symbol_takes_the_place_of_the_old_one_without_naming() -> None:
    # course of play, step 4, symbols
    story = play(on_the_table("tomato-season", force=SIX), "YYYY")

    assert in_force(story.board) == (*SIX[1:], "tomato-season")
    assert story.all(Repealed) == [Repealed("rust")]
    assert story.told.index(Repealed("rust")) < story.told.index(Posted("tomato-season"))


def test_a_same_symbol_law_needs_no_naming_even_with_six_in_force() -> None:
    # course of play, step 4, symbols
    hands = (("tomato-season",), ("open-bar",), ("merry-go-round",), ("ceiling",))
    story = Story(table(force=SIX, hands=hands, held=hands))

    story.answer("tomato-season")

    assert story.asked == "vote"


def test_whoever_proposes_a_seventh_law_names_the_one_that_would_go() -> None:
    # course of play, step 4, six laws
    hands = (("monopoly",), ("open-bar",), ("merry-go-round",), ("ceiling",))
    story = Story(table(force=SIX, hands=hands, held=hands))

    story.answer("monopoly")
    assert story.asked == "name"
    assert story.match.asks[0].options == SIX
    story.answer("wilted").vote("YYYY")

    assert story.all(Named) == [Named(0, "wilted")]
    assert in_force(story.board) == ("rust", "washed-out", "fools-gold", "rainbow", "twins", "monopoly")


def test_if_the_seventh_law_is_rejected_nothing_changes() -> None:
    # course of play, step 4, six laws
    board = on_the_table("monopoly", force=SIX, named={"repeals": "wilted"})

    assert in_force(play(board, "NNNN").board) == SIX


def test_a_red_law_acts_at_once_and_is_discarded() -> None:
    # course of play, step 4
    board = play(on_the_table("red-recall", "rrb r y g"), "YYYY").board

    assert board.tokens == row("b - y g")
    assert board.discard == ("red-recall",)
    assert board.force == ()


def test_a_rejected_law_is_discarded_without_any_effect() -> None:
    # course of play, step 4
    board = play(on_the_table("red-recall", "rrb r y g"), "NNNN").board

    assert board.tokens == row("rrb r y g")
    assert board.discard == ("red-recall",)


def test_players_act_clockwise_from_the_one_whose_turn_it_is() -> None:
    # a few precisions, order of the turn
    story = Story(on_the_table("whip-round", "rb rb rb rb", active=2))
    story.vote("YYYY")

    asked = []
    while story.asked == "return":
        asked += list(story.match.asks)
        story.answer("red")

    assert asked == [2, 3, 0, 1]


def test_the_turn_passes_clockwise() -> None:
    # course of play
    story = play(on_the_table(NEUTRAL, active=3), "NNNN")

    assert story.board.active == 0
    assert TurnBegan(2, 0) in story.told
