"""Habits round by round: the order of patients, the reminder, the final round, the end and the portraits."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.games.habits.board import FINAL, kept_by
from isoloir.games.habits.events import GameWon, HabitsLaid, HabitsShown, Portrayed, Reminded, RoundBegan
from isoloir.games.habits.scoring import best, gains, points_in

from .habits_table import begun, last_round, played_out, table, vote

ANYBODY = range(3, 8)


# Order of patients


def test_patients_follow_clockwise_from_the_same_seat_in_every_round() -> None:  # ruling C-A8
    match = played_out(begun(5))
    start = match.board.start
    in_turn = [(start + turn) % 5 for turn in range(5)]

    assert [turn.patient for turn in match.board.history] == in_turn * 4


def test_the_first_patient_is_drawn_by_lot() -> None:  # ruling C-A8
    assert {begun(4, f"seed {n}").board.start for n in range(40)} == {0, 1, 2, 3}


# The reminder


def test_the_reminder_comes_once_before_the_first_vote() -> None:  # selection, the reminder to the players
    match = begun(4)
    heard = [type(event) for event in match.heard(None)]
    match.step({seat: question.options[:3] for seat, question in match.asks.items()})
    order = [type(event) for event in match.heard(None)]

    assert Reminded not in heard
    assert order == [HabitsLaid, Reminded, HabitsShown]
    while match.asks:
        match.step({seat: question.options[: question.take] for seat, question in match.asks.items()})
        assert Reminded() not in match.heard(None)


# The final round and the end


def test_the_final_round_shows_the_three_kept_habits_in_the_order_of_the_rounds() -> None:  # final; C-A9
    for seats in ANYBODY:
        match = last_round(seats)

        assert match.board.spread == (0, 1, 2)
        assert {question.options for question in match.asks.values()} == {(1, 2, 3)}


def test_three_players_use_a_third_marker_in_the_final_round_only() -> None:  # ruling C-A1
    assert table(3).asks[0].options == (1, 2)
    assert last_round(3).asks[0].options == (1, 2, 3)


def test_in_the_final_round_a_matching_vote_scores_2() -> None:  # final
    match = last_round(5)

    vote(match, 1, 1, 1, 2, 3)

    assert match.scores == (2, 2, 2, 0, 0)


def test_nothing_is_dealt_for_the_final_round() -> None:  # final
    match = last_round(4, next="deal")

    assert match.heard(1) == (RoundBegan(4, 2), HabitsShown(0, (0, 1, 2)))
    assert match.board.hands == ((),) * 4


def test_a_game_has_four_rounds_and_everybody_is_patient_once_in_each() -> None:  # new round
    for seats in ANYBODY:
        history = played_out(begun(seats)).board.history

        assert [turn.round for turn in history] == [number for number in (1, 2, 3, 4) for _ in range(seats)]


def test_nobody_can_score_more_than_five_points_per_player() -> None:  # arithmetic: 3n + 2n
    match = played_out(begun(4))

    assert match.scores == (20, 20, 20, 20), "everybody always voted 1"
    assert match.winners == (0, 1, 2, 3)


def test_equal_totals_share_the_victory() -> None:  # end
    assert best((9, 9, 4)) == (0, 1)


def test_the_game_is_won_once_the_last_patient_is_done() -> None:  # end
    before = last_round(3).board.history
    finals = tuple(replace(turn, round=FINAL) for turn in before[:2])
    match = last_round(3, scores=(7, 9, 4), turn=2, history=before + finals)
    assert not match.winners

    told = vote(match, 1, 2, 1)

    assert match.scores == (9, 9, 6)
    assert match.winners == (0, 1)
    assert told[-1] == GameWon((0, 1))


def test_the_game_ends_with_a_portrait_of_everybody() -> None:  # ours: to keep and share
    match = played_out(begun(4))
    history = match.board.history
    finals = {turn.patient: turn.chosen for turn in history if turn.round == FINAL}

    assert [event for event in match.heard(None) if isinstance(event, Portrayed)] == [
        Portrayed(seat, kept_by(history, seat), finals[seat]) for seat in range(4)
    ]
    assert [portrait.best for portrait in match.view(None).portraits] == [finals[seat] for seat in range(4)]
    assert all(len(portrait.cards) == 3 for portrait in match.view(2).portraits)


def test_points_of_a_round() -> None:  # selection, final
    assert [points_in(number) for number in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert gains((1, 1, 1, 2, 3), 1, 2) == (2, 2, 2, 0, 0)
