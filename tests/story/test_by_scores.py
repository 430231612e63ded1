"""What the scores alone tell about a game: the lead, the end, the swing."""

from __future__ import annotations

from isoloir.core import Course, Highlight
from isoloir.core.story import (
    LedThroughout,
    Margin,
    Shared,
    Swing,
    TieBroken,
    TookTheLead,
    WasBehind,
    Won,
    WonLast,
    how_it_was_won,
    what_else,
)

from .tales import course


def first(game: Course) -> Highlight:
    return how_it_was_won(game)


def test_whoever_was_alone_ahead_after_every_round_led_throughout() -> None:
    assert first(course((2, 0), (3, 1), (5, 4), winners=(0,))) == Highlight(1, LedThroughout((0,)))


def test_rounds_in_which_nobody_was_ahead_yet_do_not_count() -> None:
    assert first(course((0, 0), (2, 2), (5, 4), (6, 4), winners=(0,))) == Highlight(3, LedThroughout((0,)))


def test_the_lead_is_taken_in_the_round_after_which_it_was_never_lost_again() -> None:
    game = course((2, 0), (2, 4), (6, 5), (8, 5), winners=(0,))

    assert first(game) == Highlight(3, TookTheLead((0,), 3))


def test_who_was_level_in_between_took_the_lead_only_after_that() -> None:
    assert first(course((2, 0), (4, 4), (6, 5), (8, 5), winners=(0,))) == Highlight(3, TookTheLead((0,), 3))


def test_a_game_may_turn_in_its_last_round() -> None:
    assert first(course((3, 0, 3), (5, 2, 5), (5, 9, 5), winners=(1,))) == Highlight(3, WonLast((1,), (0, 2), 3))


def test_a_game_may_be_level_before_its_last_round() -> None:
    assert first(course((3, 0), (5, 5), (5, 6), winners=(1,))) == Highlight(3, WonLast((1,), (0,), 0))


def test_equal_winners_share() -> None:
    assert first(course((3, 0), (5, 5), winners=(0, 1))).remark == Shared((0, 1), 5)


def test_one_winner_of_equal_scores_won_by_a_tie_break() -> None:
    assert first(course((3, 0, 1), (5, 5, 1), winners=(1,))).remark == TieBroken((1,), (0,), 5)


def test_nothing_is_claimed_about_a_lead_where_the_highest_score_does_not_win() -> None:
    assert first(course((3, 0), (5, 1), winners=(1,))).remark == Won((1,), 1)


def test_one_round_tells_only_the_margin() -> None:
    assert first(course((3, 7, 5), winners=(1,))).remark == Margin((1,), (2,), 7, 2)


def test_partners_are_counted_together() -> None:
    teams = ((0, 2), (1, 3))
    game = course((9, 0, 0, 0), (9, 6, 0, 6), (9, 6, 0, 7), winners=(1, 3), teams=teams)

    assert first(game) == Highlight(2, TookTheLead((1, 3), 2))


def test_a_comeback_names_the_worst_moment() -> None:
    game = course((0, 4), (1, 9), (8, 9), (12, 9), (14, 9), winners=(0,))

    assert Highlight(2, WasBehind((0,), (1,), 8, 2)) in tuple(what_else(game))


def test_the_widest_swing_is_the_gain_furthest_from_everybody_elses() -> None:
    game = course((3, 0, 0), (3, 7, 6), (9, 7, 7), winners=(0,))

    assert Highlight(3, Swing((0,), 6, 5, 3)) in tuple(what_else(game))


def test_without_numbered_rounds_each_change_of_the_scores_is_one() -> None:
    numbered = course((2, 0), (2, 0), (2, 3), winners=(1,))
    bare = Course(tuple(type(each)(each.told, each.scores) for each in numbered.passages), None, (1,), numbered.teams)

    assert [(each.n, each.scores) for each in bare.rounds] == [(1, (2, 0)), (3, (2, 3))]
