"""Habits, rule by rule. The comment beside a test is its place in the rulebook, or the ruling's number."""

from __future__ import annotations

import pytest

from isoloir.content.habits import CARDS, phrase
from isoloir.core import BadSetup, IllegalChoice
from isoloir.games.habits import GAME
from isoloir.games.habits.board import FINAL, cards_needed, every_card, kept_by, phrase_of
from isoloir.games.habits.events import (
    HabitChosen,
    Tied,
    TieSettled,
    VotesRevealed,
)
from isoloir.games.habits.scoring import most_voted

from .habits_table import begun, played_out, table, vote

# Components and set-up


def test_three_to_seven_play() -> None:  # contents: 7 sets of votes, 6 markers
    for seats in (2, 8):
        with pytest.raises(BadSetup, match="3-7"):
            GAME.setup(seats)


def test_five_players_have_markers_1_to_4_and_five_habits_each() -> None:  # set-up and dealing
    match = begun(5)

    assert [len(hand) for hand in match.board.hands] == [5] * 5
    match.step({seat: question.options[:4] for seat, question in match.asks.items()})
    assert {question.options for question in match.asks.values()} == {(1, 2, 3, 4)}


@pytest.mark.parametrize(("seats", "left_over"), [(3, 463), (4, 442), (5, 415), (6, 382), (7, 343)])
def test_the_deck_never_runs_out(seats: int, left_over: int) -> None:  # limits
    assert CARDS - cards_needed(seats) == left_over
    assert len(played_out(begun(seats)).board.deck) == left_over


def test_every_phrase_is_a_card_of_its_own() -> None:  # set-up; rulings C-A10, C-A13
    assert len(every_card(0)) == CARDS == 490
    assert phrase_of(7, "fr", ()) == phrase("fr", 7)
    assert len({phrase("fr", card) for card in range(CARDS)}) == CARDS


# Giving


def test_four_friends_get_four_cards_give_three_and_receive_three() -> None:  # giving, example of the four
    match = begun(4)
    hands = match.board.hands

    match.step({seat: hands[seat][:3] for seat in range(4)})

    assert match.board.given == tuple(hand[:3] for hand in hands)
    assert match.board.discards == tuple(hand[3:] for hand in hands)
    assert match.board.hands == ((),) * 4, "what one receives does not enter the hand"
    assert len(match.board.spread) == 3
    assert set(match.board.spread) <= {card for given in match.board.given for card in given}


def test_the_first_card_goes_to_the_left_and_the_others_on_clockwise() -> None:  # giving, example
    match = begun(4)
    giver = match.board.start
    hand = match.board.hands[giver]
    shown: dict[int, set[int]] = {}

    match.step({seat: match.board.hands[seat][:3] for seat in range(4)})
    while match.board.round == 1:
        shown[match.board.patient] = set(match.board.spread)
        match.step(dict.fromkeys(match.asks, (1,)))

    for place in (1, 2, 3):
        assert hand[place - 1] in shown[(giver + place) % 4]
    assert not set(hand) & shown[giver], "nobody gives to themselves"
    assert match.board.discards[giver] == (hand[3],)


def test_a_hand_must_give_one_card_to_each_opponent() -> None:  # giving
    match = begun(4)
    others = {seat: match.board.hands[seat][:3] for seat in (1, 2, 3)}
    hand = match.board.hands[0]

    for wrong in (hand, hand[:2], (hand[0], hand[0], hand[1]), (*hand[:2], match.board.hands[1][0])):
        with pytest.raises(IllegalChoice):
            match.step({0: wrong, **others})


def test_all_give_at_the_same_time() -> None:  # ruling C-A12
    assert sorted(begun(6).asks) == [0, 1, 2, 3, 4, 5]
    assert {question.what for question in begun(6).asks.values()} == {"give"}


def test_nobody_sees_the_discarded_card() -> None:  # giving; "the remaining card is discarded"
    match = begun(3)
    gone = match.board.hands[0][2]
    match.step({seat: match.board.hands[seat][:2] for seat in range(3)})

    assert match.view(0).discards == (gone,)
    for other in (1, 2, None):
        assert gone not in match.view(other).discards
    played_out(match)
    assert all(gone not in turn.spread for turn in match.board.history)


# Selection


def test_a_voter_who_prefers_the_third_habit_votes_3() -> None:  # selection, example
    match = table(4)
    third = match.board.spread[2]

    told = vote(match, 3, 3, 3, 1)

    assert match.board.history[-1].chosen == third
    assert told[0] == VotesRevealed(0, (12, 21, 30), (3, 3, 3, 1))


def test_the_habit_with_most_votes_is_chosen_and_its_voters_score_1() -> None:  # selection
    match = table(4)
    spread = match.board.spread

    told = vote(match, 3, 3, 1, 2)

    assert HabitChosen(0, 3, spread[2], (1, 1, 0, 0), (1, 1, 0, 0)) in told
    assert match.scores == (1, 1, 0, 0)


def test_on_a_tie_the_patient_decides_and_keeps_the_habit() -> None:  # selection
    match = table(4)
    second = match.board.spread[1]

    told = vote(match, 1, 1, 2, 2)
    assert Tied(0, (1, 2)) in told
    assert list(match.asks) == [0]
    match.step({0: (2,)})

    assert TieSettled(0, 2) in match.heard(None)
    assert match.scores == (0, 0, 1, 1)
    assert kept_by(match.board.history, 0) == (second,)


def test_the_patient_may_not_pick_what_is_not_tied() -> None:  # selection
    match = table(4)
    vote(match, 1, 1, 2, 2)

    with pytest.raises(IllegalChoice):
        match.step({0: (3,)})


def test_when_every_habit_has_one_vote_the_patient_chooses_among_them() -> None:  # ruling C-A6
    match = table(3, spread=(12, 21, 30), votes=())

    vote(match, 3, 1, 2)
    assert match.asks[0].options == (1, 2, 3)
    match.step({0: (2,)})

    assert match.scores == (0, 0, 1)


def test_a_habit_nobody_voted_for_is_never_among_the_tied() -> None:  # ruling C-A6
    assert most_voted((1, 1, 4, 4, 2)) == (1, 4)


def test_the_patient_may_settle_on_its_own_vote_and_scores() -> None:  # ruling C-A7
    match = table(4)
    vote(match, 1, 1, 2, 2)
    match.step({0: (1,)})

    assert match.scores == (1, 1, 0, 0)


def test_one_may_vote_for_the_card_one_gave() -> None:  # ruling C-A5
    match = table(4)
    own = match.board.spread.index(match.board.given[1][2]) + 1

    vote(match, own, own, own, own)

    assert match.scores == (1, 1, 1, 1)


def test_only_the_numbers_of_the_habits_shown_can_be_voted() -> None:  # ruling C-A2
    match = table(4)

    assert {question.options for question in match.asks.values()} == {(1, 2, 3)}
    with pytest.raises(IllegalChoice):
        vote(match, 4, 1, 1, 1)


def test_everybody_votes_at_once_and_the_patient_too() -> None:  # selection; ruling C-A11: no talk before the votes
    match = table(5)

    assert sorted(match.asks) == [0, 1, 2, 3, 4]
    assert {question.what for question in match.asks.values()} == {"vote"}


def test_the_habits_not_chosen_never_come_back() -> None:  # selection
    match = played_out(begun(7))
    shown = [card for turn in match.board.history if turn.round < FINAL for card in turn.spread]

    assert len(shown) == len(set(shown)) == 3 * 7 * 6
