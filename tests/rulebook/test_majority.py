"""Majority, rule by rule. The comment beside a test is its place in the rulebook, or "ruling"."""

from __future__ import annotations

import pytest

from isoloir.core import OVER, BadSetup, Match
from isoloir.games.majority import GAME
from isoloir.games.majority.board import Opened, Vote, tops
from isoloir.games.majority.events import (
    Eliminated,
    GameWon,
    NoMajority,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TwoLeft,
    Voted,
    WordsWon,
)
from isoloir.games.majority.scoring import best, game_is_over, winning

from .majority_table import NEXT, A, B, C, at, pile_of, vote

# Contents and preparation


def test_three_to_ten_play() -> None:  # contents: ten sets of vote cards; ruling M-A1
    assert GAME.seats == range(3, 11)
    for seats in (2, 11):
        with pytest.raises(BadSetup, match="3-10 seats"):
            GAME.setup(seats)


def test_256_cards_make_packs_of_86_85_and_85_less_the_first_reference() -> None:  # preparation
    match = Match.new(GAME, GAME.setup(4), "seed")

    lengths = sorted(map(len, match.board.packs))
    assert lengths in ([85, 85, 85], [84, 85, 86])
    assert len(match.board.pile) == 1


def test_everybody_has_the_same_four_vote_cards() -> None:  # preparation
    match = Match.new(GAME, GAME.setup(3), "seed")

    assert [question.options for question in match.asks.values()] == [("A", "B", "C", "score")] * 3


# First turn of a round


def test_the_first_reference_is_the_top_card_of_a_pack_taken_by_lot() -> None:  # first turn; ruling M-A2
    taken = set()
    for seed in map(str, range(30)):
        match = Match.new(GAME, GAME.setup(3), seed)
        taken.add(next(n for n, left in enumerate(match.view(None).left) if left == (85 if n < 1 else 84)))

    assert taken == {0, 1, 2}


def test_a_reference_is_never_taken_from_an_empty_pack() -> None:  # ruling M-A2
    match = at(3, packs=((A,), (B,), (C, 162, 164)), discard=(240, 242))

    vote(match, "ABC")

    assert match.board.pile == (162,)


def test_the_three_tops_are_proposed_and_all_vote() -> None:  # first turn
    match = at(6)

    assert match.view(0).words == (A, B, C)
    assert sorted(match.asks) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("letter", "word"), [("A", A), ("B", B), ("C", C)])
def test_a_vote_ties_the_reference_to_one_proposition(letter: Vote, word: int) -> None:  # first turn, example
    match = at(3)

    told = vote(match, letter * 3)

    assert WordsWon((word,), (0, 1, 2), 2) in told
    assert match.board.last == Opened(1, 1, pile_of(1)[0], (A, B, C), (letter,) * 3, (0, 0, 0), (letter,))


# Resolving the votes


def test_the_most_chosen_word_wins_and_the_others_are_out() -> None:  # resolving, example
    match = at(6)

    told = vote(match, "AAAABB")

    assert told[:3] == [Voted(("A", "A", "A", "A", "B", "B")), WordsWon((A,), (0, 1, 2, 3), 2), Eliminated((4, 5))]
    assert match.board.active == (0, 1, 2, 3)
    assert match.board.round == 1


def test_the_winning_word_is_the_new_reference_and_the_others_are_discarded() -> None:  # new turn, example
    match = at(6)

    told = vote(match, "AAAABB")

    assert match.board.pile == (*pile_of(1), A)
    assert match.board.discard == (B, C)
    assert told[-1] == TurnBegan(2, A, NEXT)


def test_seats_that_are_out_are_not_asked() -> None:  # resolving
    match = at(6)

    vote(match, "AAAABB")

    assert sorted(match.asks) == [0, 1, 2, 3]


def test_three_of_three_agreeing_play_on() -> None:  # derived
    match = at(3)

    told = vote(match, "AAA")

    assert told == [Voted(("A", "A", "A")), WordsWon((A,), (0, 1, 2), 2), TurnBegan(2, A, NEXT)]


def test_a_plurality_of_two_is_enough() -> None:  # ruling M-A6
    assert winning(("A", "A", "B", "C")) == ("A",)
    assert winning(("B", "B", "B", "score", "score", "C")) == ("B",)


# End of a round


def test_two_left_take_a_point_for_each_card_of_the_pile() -> None:  # end of a round, example 1
    match = at(4, pile=2)

    told = vote(match, "AABC")

    assert told[1:5] == [
        WordsWon((A,), (0, 1), 3),
        Eliminated((2, 3)),
        TwoLeft((0, 1), 3),
        RoundEnded(1, (3, 3, 0, 0)),
    ]
    assert match.board.scores == (3, 3, 0, 0)


def test_the_first_two_examples_are_one_round() -> None:  # resolving, then end of a round, example 1
    match = at(6)

    vote(match, "AAAABB")
    told = vote(match, "AABC")

    assert RoundEnded(1, (3, 3, 0, 0, 0, 0)) in told


def test_two_of_three_agreeing_end_the_round_at_once() -> None:  # derived
    told = vote(at(3), "AAB")

    assert RoundEnded(1, (2, 2, 0)) in told


def test_three_different_votes_are_no_majority_and_nobody_scores() -> None:  # end of a round, example 2
    match = at(3, pile=5)

    told = vote(match, "ABC")

    assert told[1:3] == [NoMajority(), RoundEnded(1, (0, 0, 0))]
    assert match.board.scores == (0, 0, 0)


def test_one_vote_each_is_no_majority_with_score_among_them_either() -> None:  # end of a round, note
    assert winning(("A", "B", "C", "score")) == ()


def test_everybody_is_back_in_the_next_round() -> None:  # end of a round
    match = at(6)

    vote(match, "AAAABB")
    told = vote(match, "AABC")

    assert any(isinstance(event, RoundBegan) and event.round == 2 for event in told)
    assert sorted(match.asks) == [0, 1, 2, 3, 4, 5]
    assert len(match.board.pile) == 1


def test_words_voted_on_are_discarded_when_the_round_ends() -> None:  # ruling M-A3
    match = at(3, pile=2)

    vote(match, "ABC")

    assert match.board.discard == (A, B, C, *pile_of(2))


def test_words_not_voted_on_stay_when_two_are_left() -> None:  # ruling M-A3
    match = at(3)

    vote(match, "AAB")

    still_there = {*match.board.pile, *tops(match.board.packs)}
    assert set(NEXT) <= still_there


def test_the_pile_is_discarded_when_the_round_ends() -> None:  # ruling M-A4
    match = at(4, pile=2)

    vote(match, "AABC")

    assert match.board.discard == (B, C, *pile_of(2), A)


# End of the game


def test_the_game_ends_when_a_round_ends_and_somebody_has_twenty() -> None:  # end of the game
    match = at(3, pile=2, scores=(17, 14, 17))

    told = vote(match, "AAB")

    assert told[-1] == GameWon((0,), (20, 17, 17))
    assert match.winners == (0,)
    assert match.is_over


def test_equal_points_share_the_victory() -> None:  # end of the game
    match = at(3, pile=2, scores=(18, 18, 3))

    vote(match, "AAB")

    assert match.winners == (0, 1)
    assert match.scores == (21, 21, 3)


def test_nineteen_points_each_end_nothing() -> None:  # end of the game
    match = at(3, pile=2, scores=(16, 16, 19))

    vote(match, "AAB")

    assert match.board.scores == (19, 19, 19)
    assert match.winners == ()
    assert not game_is_over((19, 19, 19), 1)


def test_the_most_points_win_even_if_another_passed_twenty_as_well() -> None:  # end of the game
    assert best((20, 24, 3)) == (1,)


def test_twenty_points_in_the_middle_of_a_round_wait_for_its_end() -> None:  # ruling M-A9
    match = at(6, pile=4, scores=(0, 0, 0, 0, 17, 0))

    vote(match, "AABBSS")
    assert match.board.scores[4] == 21
    assert not match.is_over
    told = vote(match, "AABC")

    assert told[-1] == GameWon((4,), (7, 7, 0, 0, 21, 4))


def test_points_have_no_upper_limit() -> None:  # limits: the bank is a counter
    match = at(10, pile=40)

    told = vote(match, "SSSSSSSSSS")

    assert told[-1] == GameWon(tuple(range(10)), (40,) * 10)


def test_when_the_cards_have_run_out_twice_the_most_points_win() -> None:  # ruling M-A14
    match = at(3, shuffles=2, scores=(5, 9, 9))

    told = vote(match, "ABC")

    assert told[-1] == GameWon((1, 2), (5, 9, 9))


def test_when_they_have_run_out_once_the_game_goes_on() -> None:  # ruling M-A14
    match = at(3, shuffles=1, scores=(5, 9, 9))

    vote(match, "ABC")

    assert match.board.next != OVER
