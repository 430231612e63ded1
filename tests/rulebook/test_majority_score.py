"""Majority: the Score card, and ties. The comment beside a test is its place in the rulebook, or "ruling"."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from isoloir.games.majority.board import VOTES, Vote
from isoloir.games.majority.events import (
    Eliminated,
    NoMajority,
    RoundEnded,
    Scored,
    TwoLeft,
    WordsWon,
)
from isoloir.games.majority.scoring import winning

from .majority_table import A, B, C, at, pile_of, vote

# The Score card


def test_score_alone_pays_its_voters_and_ends_the_round() -> None:  # Score, example 1; ruling M-A15: points
    match = at(6, pile=3)

    told = vote(match, "SSSBBC")

    assert told[1:3] == [Scored((0, 1, 2), 3), RoundEnded(1, (3, 3, 3, 0, 0, 0))]
    assert match.board.round == 2


def test_score_outvoted_brings_nothing_and_its_voters_are_out() -> None:  # Score, example 2
    match = at(6, pile=3)

    told = vote(match, "BBBSSC")

    assert told[1:3] == [WordsWon((B,), (0, 1, 2), 4), Eliminated((3, 4, 5))]
    assert match.board.scores == (0,) * 6
    assert sorted(match.asks) == [0, 1, 2]


def test_score_on_the_first_turn_is_worth_one() -> None:  # ruling M-A5
    told = vote(at(5), "SSABC")

    assert told[1:3] == [Scored((0, 1), 1), RoundEnded(1, (1, 1, 0, 0, 0))]


def test_a_single_score_is_no_majority() -> None:  # Score: it must be with the most
    match = at(4, pile=3)

    told = vote(match, "SABC")

    assert NoMajority() in told
    assert match.board.last is not None
    assert match.board.last.won == ()


# Special case: ties


def test_three_words_tied_all_win_and_all_play_on() -> None:  # special case, example 1
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


def test_score_tied_with_words_pays_what_the_pile_held_before_them() -> None:  # special case, example 2
    match = at(6, pile=4)

    told = vote(match, "AABBSS")

    assert told[1:3] == [Scored((4, 5), 4), WordsWon((A, B), (0, 1, 2, 3), 6)]
    assert match.board.gains == (0, 0, 0, 0, 4, 4)
    assert sorted(match.asks) == [0, 1, 2, 3]


def test_score_tied_with_one_word_of_four_votes_pays_both_sides() -> None:  # special case, example 3
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
