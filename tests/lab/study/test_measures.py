"""Each measure, on a game small enough to work it out by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from isoloir.core import Event, Teams, measures
from isoloir.core.trace import Question, Reveal, Trace

ALONE: Teams = ((0,), (1,))


def vote(chosen: str, options: str = "ab") -> Question:
    return Question("vote", tuple(options), (chosen,))


def trace(*scores: tuple[int, ...], winners: tuple[int, ...] = (0,), teams: Teams = ALONE) -> Trace:
    """A game of these scores, in which everybody is asked for a or b each time and says a."""
    asked = {seat: vote("a") for seat in range(len(scores[0]))}
    return Trace("any", teams, (0,) * len(scores[0]), tuple(Reveal(asked, each) for each in scores), winners)


def answers(*reveals: dict[int, Question], seats: int = 2, teams: Teams = ALONE) -> Trace:
    return Trace("any", teams, (0,) * seats, tuple(Reveal(each, (0,) * seats) for each in reveals), (0,))


def test_length_counts_questions_to_the_table() -> None:
    game = answers({0: vote("a"), 1: vote("b")}, {1: vote("a")})

    assert measures.pauses(game) == 2
    assert measures.minutes(game) == pytest.approx(2 * (6 + 2) / 60)
    assert measures.decisions(game) == 1.5


def test_minutes_count_the_longest_list_up_to_twelve_options_and_all_that_is_told() -> None:
    """6 s and 3 options; then 6 s, 12 of 20 options, and two things told."""
    told = (Event(), Event())
    reveals = (
        Reveal({0: vote("a", "abc"), 1: vote("a")}, (0, 0)),
        Reveal({0: vote("a", "abcdefghijklmnopqrst")}, (0, 0), told),
    )

    assert measures.minutes(Trace("any", ALONE, (0, 0), reveals, (0,))) == pytest.approx((9 + 18 + 6) / 60)


def test_options_and_forced_decisions() -> None:
    game = answers({0: vote("a", "abcd"), 1: vote("a", "a")}, {0: vote("b"), 1: vote("a")})

    assert measures.options(game) == 9 / 4
    assert measures.forced(game) == 1 / 4


def test_the_lead_changes_when_another_leads_alone_even_by_way_of_a_tie() -> None:
    assert measures.lead_changes(trace((1, 0), (1, 1), (1, 2), (2, 2), (3, 2))) == 2
    assert measures.lead_changes(trace((1, 0), (1, 1), (2, 1))) == 0


def test_settled_is_where_the_winner_takes_the_lead_for_good() -> None:
    assert measures.settled(trace((0, 1), (2, 1), (2, 1), (3, 1))) == 0.5
    assert measures.settled(trace((1, 0), (2, 0), (2, 2), (3, 2))) == 1
    assert measures.settled(trace((0, 1), (0, 1), (0, 1), (0, 2), winners=(0,))) == 1
    assert measures.settled(trace((0, 0), (1, 1), winners=(0, 1))) == 0, "both win, and both led all along"


def test_drama_and_comeback_follow_the_winner_while_behind() -> None:
    game = trace((0, 4), (0, 1), (5, 4))

    assert measures.drama(game) == pytest.approx((sqrt(1) + sqrt(1 / 4)) / 2)
    assert measures.comeback(game) == 1
    assert measures.drama(trace((1, 0), (2, 0))) == measures.comeback(trace((1, 0), (2, 0))) == 0


def test_drama_looks_at_the_best_placed_winner_before_the_end_and_at_the_widest_gap_of_all() -> None:
    """Both first seats win in the end, by no count of points; the widest gap is that end's, 8 points."""
    game = trace((1, 3, 4), (2, 2, 10), winners=(0, 1), teams=((0,), (1,), (2,)))

    assert measures.comeback(game) == pytest.approx(1 / 8)
    assert measures.drama(game) == pytest.approx(sqrt(1 / 8))


def test_partners_who_win_together_do_not_share() -> None:
    pairs: Teams = ((0, 2), (1, 3))

    assert measures.shared(trace((1, 0, 1, 0), winners=(0, 2), teams=pairs)) == 0
    assert measures.shared(trace((1, 1), winners=(0, 1))) == 1
    assert trace((1, 0, 1, 0), winners=(0, 2), teams=pairs).shares() == (1, 0, 1, 0)
    assert trace((1, 1), winners=(0, 1)).shares() == (0.5, 0.5)


@pytest.mark.parametrize(("second", "beyond"), [("aaaa", 1), ("bbbb", -1), ("aabb", 0)])
def test_coordination_is_1_for_always_alike_and_0_for_as_often_as_by_chance(second: str, beyond: float) -> None:
    game = answers(*({0: vote("a"), 1: vote(each)} for each in second))

    assert measures.agreement(game).beyond_chance == beyond


def test_only_the_same_question_with_one_pick_counts_as_agreement() -> None:
    several = Question("give", ("a", "b"), ("a", "b"))
    game = answers(
        {0: vote("a"), 1: vote("a", "abc")}, {0: several, 1: several}, {0: vote("a", "a"), 1: vote("a", "a")}
    )

    assert measures.agreement(game).pairs == 0


def test_partners_agreement_looks_at_partners_alone() -> None:
    pairs: Teams = ((0, 2), (1, 3))
    game = answers({0: vote("a"), 1: vote("b"), 2: vote("a"), 3: vote("b")}, seats=4, teams=pairs)

    assert measures.agreement(game, measures.partners(game)).beyond_chance == 1
    assert measures.agreement(game).beyond_chance == pytest.approx((2 - 3) / (6 - 3))


def test_when_a_winner_leads() -> None:
    assert measures.winner_leads(trace((0, 1), (2, 1)), parts=2) == (0.5, 0, 1)
