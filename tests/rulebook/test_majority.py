"""Majority, rule by rule. The comment beside a test is its place in the rulebook, or "ruling"."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.core import OVER, BadSetup, Match
from isoloir.games.majority import GAME
from isoloir.games.majority.board import MOST_ROUNDS, VOTES, Opened, Vote, tops
from isoloir.games.majority.events import (
    Eliminated,
    GameWon,
    NoMajority,
    RoundBegan,
    RoundEnded,
    Scored,
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


def test_206_cards_make_packs_of_69_69_and_68_less_the_first_reference() -> None:  # preparation
    match = Match.new(GAME, GAME.setup(4), "seed")

    lengths = sorted(map(len, match.board.packs))
    assert lengths in ([68, 68, 69], [67, 69, 69])
    assert len(match.board.pile) == 1


def test_everybody_has_the_same_four_vote_cards() -> None:  # preparation
    match = Match.new(GAME, GAME.setup(3), "seed")

    assert [question.options for question in match.asks.values()] == [("A", "B", "C", "score")] * 3


# First turn of a round


def test_the_first_reference_is_the_top_card_of_a_pack_taken_by_lot() -> None:  # first turn; ruling M-A2
    taken = set()
    for seed in map(str, range(30)):
        match = Match.new(GAME, GAME.setup(3), seed)
        taken.add(next(n for n, left in enumerate(match.view(None).left) if left == (68 if n < 2 else 67)))

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
def test_a_vote_ties_the_reference_to_one_proposition(letter: Vote, word: int) -> None:  # first turn, example; M0
    match = at(3)

    told = vote(match, letter * 3)

    assert WordsWon((word,), (0, 1, 2), 2) in told
    assert match.board.last == Opened(1, 1, pile_of(1)[0], (A, B, C), (letter,) * 3, (0, 0, 0), (letter,))


# Resolving the votes


def test_the_most_chosen_word_wins_and_the_others_are_out() -> None:  # resolving, example; M1
    match = at(6)

    told = vote(match, "AAAABB")

    assert told[:3] == [Voted(("A", "A", "A", "A", "B", "B")), WordsWon((A,), (0, 1, 2, 3), 2), Eliminated((4, 5))]
    assert match.board.active == (0, 1, 2, 3)
    assert match.board.round == 1


def test_the_winning_word_is_the_new_reference_and_the_others_are_discarded() -> None:  # new turn, example; M1
    match = at(6)

    told = vote(match, "AAAABB")

    assert match.board.pile == (*pile_of(1), A)
    assert match.board.discard == (B, C)
    assert told[-1] == TurnBegan(2, A, NEXT)


def test_seats_that_are_out_are_not_asked() -> None:  # resolving
    match = at(6)

    vote(match, "AAAABB")

    assert sorted(match.asks) == [0, 1, 2, 3]


def test_three_of_three_agreeing_play_on() -> None:  # derived, M14
    match = at(3)

    told = vote(match, "AAA")

    assert told == [Voted(("A", "A", "A")), WordsWon((A,), (0, 1, 2), 2), TurnBegan(2, A, NEXT)]


def test_a_plurality_of_two_is_enough() -> None:  # ruling M-A6
    assert winning(("A", "A", "B", "C")) == ("A",)
    assert winning(("B", "B", "B", "score", "score", "C")) == ("B",)


# End of a round


def test_two_left_take_a_point_for_each_card_of_the_pile() -> None:  # end of a round, example 1; M2
    match = at(4, pile=2)

    told = vote(match, "AABC")

    assert told[1:5] == [
        WordsWon((A,), (0, 1), 3),
        Eliminated((2, 3)),
        TwoLeft((0, 1), 3),
        RoundEnded(1, (3, 3, 0, 0)),
    ]
    assert match.board.scores == (3, 3, 0, 0)


def test_the_first_two_examples_are_one_round() -> None:  # resolving, then end of a round, example 1; M1 and M2
    match = at(6)

    vote(match, "AAAABB")
    told = vote(match, "AABC")

    assert RoundEnded(1, (3, 3, 0, 0, 0, 0)) in told


def test_two_of_three_agreeing_end_the_round_at_once() -> None:  # derived, M11
    told = vote(at(3), "AAB")

    assert RoundEnded(1, (2, 2, 0)) in told


def test_three_different_votes_are_no_majority_and_nobody_scores() -> None:  # end of a round, example 2; M3
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


# The Score card


def test_score_alone_pays_its_voters_and_ends_the_round() -> None:  # Score, example 1; M4; ruling M-A15: points
    match = at(6, pile=3)

    told = vote(match, "SSSBBC")

    assert told[1:3] == [Scored((0, 1, 2), 3), RoundEnded(1, (3, 3, 3, 0, 0, 0))]
    assert match.board.round == 2


def test_score_outvoted_brings_nothing_and_its_voters_are_out() -> None:  # Score, example 2; M5
    match = at(6, pile=3)

    told = vote(match, "BBBSSC")

    assert told[1:3] == [WordsWon((B,), (0, 1, 2), 4), Eliminated((3, 4, 5))]
    assert match.board.scores == (0,) * 6
    assert sorted(match.asks) == [0, 1, 2]


def test_score_on_the_first_turn_is_worth_one() -> None:  # ruling M-A5; M10
    told = vote(at(5), "SSABC")

    assert told[1:3] == [Scored((0, 1), 1), RoundEnded(1, (1, 1, 0, 0, 0))]


def test_a_single_score_is_no_majority() -> None:  # Score: it must be with the most
    match = at(4, pile=3)

    told = vote(match, "SABC")

    assert NoMajority() in told
    assert match.board.last is not None
    assert match.board.last.won == ()


# Special case: ties


def test_three_words_tied_all_win_and_all_play_on() -> None:  # special case, example 1; M6
    match = at(6, pile=2)

    told = vote(match, "AABBCC")

    assert told[1] == WordsWon((A, B, C), (0, 1, 2, 3, 4, 5), 5)
    assert match.board.discard == ()


def test_after_a_tie_the_same_round_goes_on_with_a_new_turn() -> None:  # ruling M-A7
    match = at(6, pile=2)

    vote(match, "AABBCC")

    assert (match.board.round, match.board.turn) == (1, 2)


def test_of_tied_words_the_last_letter_is_the_reference() -> None:  # ruling M-A11
    match = at(6)

    vote(match, "CCBBAS")

    assert match.board.pile == (*pile_of(1), B, C)


def test_score_tied_with_words_pays_what_the_pile_held_before_them() -> None:  # special case, example 2; M7
    match = at(6, pile=4)

    told = vote(match, "AABBSS")

    assert told[1:3] == [Scored((4, 5), 4), WordsWon((A, B), (0, 1, 2, 3), 6)]
    assert match.board.gains == (0, 0, 0, 0, 4, 4)
    assert sorted(match.asks) == [0, 1, 2, 3]


def test_score_tied_with_one_word_of_four_votes_pays_both_sides() -> None:  # special case, example 3; M8
    match = at(4, pile=4)

    told = vote(match, "CCSS")

    assert told[1:5] == [
        Scored((2, 3), 4),
        WordsWon((C,), (0, 1), 5),
        TwoLeft((0, 1), 5),
        RoundEnded(1, (5, 5, 4, 4)),
    ]
    assert match.board.last is not None
    assert match.board.last.gains == (5, 5, 4, 4)
    assert match.board.last.won == ("C", "score")


def test_a_tie_with_score_ends_the_round_for_its_voters_only() -> None:  # ruling M-A8
    match = at(6, pile=4)

    told = vote(match, "AABBSS")

    assert not any(isinstance(event, RoundEnded | Eliminated) for event in told)
    assert match.board.round == 1


def test_a_tie_below_the_top_wins_nothing() -> None:  # special case
    told = vote(at(7), "AAABBCC")

    assert told[1:3] == [WordsWon((A,), (0, 1, 2), 2), Eliminated((3, 4, 5, 6))]


@given(st.lists(st.sampled_from(VOTES), min_size=3, max_size=10))
def test_every_winning_option_has_two_votes_and_none_has_more(votes: list[Vote]) -> None:  # special case
    won = winning(votes)

    assert all(votes.count(vote) >= 2 for vote in won)
    assert all(votes.count(other) < votes.count(vote) for vote in won for other in VOTES if other not in won)
    assert bool(won) == (max(map(votes.count, VOTES)) >= 2)


# End of the game


def test_the_game_ends_when_a_round_ends_and_somebody_has_twenty() -> None:  # end of the game; M15
    match = at(3, pile=2, scores=(17, 14, 17))

    told = vote(match, "AAB")

    assert told[-1] == GameWon((0,), (20, 17, 17))
    assert match.winners == (0,)
    assert match.is_over


def test_equal_points_share_the_victory() -> None:  # end of the game; M15
    match = at(3, pile=2, scores=(18, 18, 3))

    vote(match, "AAB")

    assert match.winners == (0, 1)
    assert match.scores == (21, 21, 3)


def test_nineteen_points_each_end_nothing() -> None:  # end of the game; M15
    match = at(3, pile=2, scores=(16, 16, 19))

    vote(match, "AAB")

    assert match.board.scores == (19, 19, 19)
    assert match.winners == ()
    assert not game_is_over((19, 19, 19), 40)


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


def test_after_two_hundred_rounds_the_most_points_win() -> None:  # ruling M-A14
    match = at(3, round=MOST_ROUNDS, scores=(5, 9, 9))

    told = vote(match, "ABC")

    assert told[-1] == GameWon((1, 2), (5, 9, 9))


def test_a_hundred_and_ninety_nine_rounds_are_not_enough() -> None:  # ruling M-A14
    match = at(3, round=MOST_ROUNDS - 1, scores=(5, 9, 9))

    vote(match, "ABC")

    assert match.board.next != OVER
