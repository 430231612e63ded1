"""What is said about a game of Majority, on games made by hand and counted again on games of bots."""

from __future__ import annotations

import pytest

from isoloir.core import Event, Highlight, story
from isoloir.games import GAMES
from isoloir.games.majority import highlights as say
from isoloir.games.majority.events import (
    Eliminated,
    NoMajority,
    RoundBegan,
    RoundEnded,
    Scored,
    TurnBegan,
    TwoLeft,
    Voted,
    WordsWon,
)

from .tales import played, told

BEGIN = (RoundBegan(1, "most", 10), TurnBegan(1, 10, (20, 30, 40)))
NEXT: tuple[Event, ...] = (WordsWon((20,), (0, 1, 2), 2), TurnBegan(2, 20, (50, 60, 70)))


def test_the_pair_that_agreed_most_often_is_counted_over_votes_both_took_part_in() -> None:
    game = told(
        (*BEGIN,),
        (Voted(("A", "A", "B", "A")), *NEXT),
        (Voted(("A", "A", None, "B")), NoMajority(), RoundEnded(1, (0, 0, 0, 0))),
        scores=(0, 0, 0, 0),
        winners=(0,),
    )

    assert Highlight(3, say.ThoughtAlike((0, 1), 2, 2)) in tuple(say.decisive(game))


def test_a_lonely_vote_costs_what_the_round_still_paid() -> None:
    game = told(
        (*BEGIN,),
        (Voted(("A", "A", "B", "A")), WordsWon((20,), (0, 1, 3), 2), Eliminated((2,)), TurnBegan(2, 20, (50, 60, 70))),
        (Voted(("score", "score", None, "C")), Scored((0, 1), 2), RoundEnded(1, (2, 2, 0, 0))),
        scores=(2, 2, 0, 0),
        winners=(0, 1),
    )

    assert Highlight(2, say.AloneOut(2, "B", 30, 10, 2)) in tuple(say.decisive(game))


def test_points_paid_before_a_lonely_vote_were_not_lost_by_it() -> None:
    game = told(
        (*BEGIN,),
        (Voted(("score", "score", "A", "A", "A")), Scored((0, 1), 5), *NEXT),
        (Voted((None, None, "A", "B", "C")), NoMajority(), RoundEnded(1, (5, 5, 0, 0, 0))),
        scores=(5, 5, 0, 0, 0),
        winners=(0, 1),
    )

    assert not [each for each in say.decisive(game) if isinstance(each.remark, say.AloneOut)]


TWO_PILES = told(
    (*BEGIN,),
    (Voted(("score", "score", "score")), Scored((0, 1, 2), 2), RoundEnded(1, (2, 2, 2)), *BEGIN),
    (Voted(("A", "A", "B")), TwoLeft((0, 1), 18), RoundEnded(2, (18, 18, 0))),
    scores=(20, 20, 2),
    winners=(0, 1),
)


def test_the_richest_pile_is_the_one_that_paid_most() -> None:
    assert [each.remark for each in say.richest(TWO_PILES)] == [say.RichestPile((0, 1), 18)]


def test_the_last_pile_is_what_ended_the_game_and_the_richest_is_not_told_twice() -> None:
    told_of = list(say.decisive(TWO_PILES))
    assert told_of[0] == Highlight(3, say.LastPile((0, 1), 18, "two"))
    assert not [each for each in told_of if isinstance(each.remark, say.RichestPile)]


def paid_before(*scores: int) -> tuple[Event, ...]:
    """A first round in which each took this much, and the second begins."""
    return (*(Scored((seat,), points) for seat, points in enumerate(scores)), RoundEnded(1, scores), *BEGIN)


BOTH_PAID = (Voted(("A", "score", "score", "A")), Scored((1, 2), 1), WordsWon((20,), (0, 3), 2), TwoLeft((0, 3), 2))


def test_where_one_vote_pays_twice_the_game_was_ended_by_what_took_somebody_to_the_goal() -> None:
    by_score = told(paid_before(17, 14, 19, 2), BOTH_PAID, scores=(19, 15, 20, 4), winners=(2,))
    by_the_last_two = told(paid_before(18, 14, 12, 2), BOTH_PAID, scores=(20, 15, 13, 4), winners=(0,))

    assert tuple(say.last_pile(by_score)) == (Highlight(2, say.LastPile((1, 2), 1, "score")),)
    assert tuple(say.last_pile(by_the_last_two)) == (Highlight(2, say.LastPile((0, 3), 2, "two")),)


def test_no_pile_ended_a_game_in_which_nobody_came_to_the_goal() -> None:  # it ended after the most rounds
    game = told(paid_before(17, 14, 16, 2), BOTH_PAID, scores=(19, 15, 17, 4), winners=(0,))

    assert not tuple(say.last_pile(game))


def test_one_mind_is_a_word_that_all_of_three_or_more_chose_and_no_mind_the_contrary() -> None:
    agreed = told(BEGIN, (Voted(("C", "C", "C")), RoundEnded(1, (0, 0, 0))), scores=(0, 0, 0), winners=(0,))
    split = told(BEGIN, (Voted(("A", "C", "score")), RoundEnded(1, (0, 0, 0))), scores=(0, 0, 0), winners=(0,))

    assert say.OneMind(40, 10, 3) in [each.remark for each in say.decisive(agreed)]
    assert say.NoMind(10, 3) in [each.remark for each in say.decisive(split)]


@pytest.mark.parametrize("seed", range(8))
def test_counted_again_on_games_of_bots(seed: int) -> None:
    _, course = played("majority", 3 + seed % 8, f"story {seed}")
    votes = [event.votes for _, event in course.told if isinstance(event, Voted)]
    seats = range(len(course.scores))
    agreement = {(a, b): sum(vote[a] == vote[b] is not None for vote in votes) for a in seats for b in seats if a < b}
    for each in story(GAMES["majority"], course).highlights:
        match each.remark:
            case say.ThoughtAlike(seats=(a, b), times=times, votes=occasions):
                assert times == agreement[a, b] == max(agreement.values())
                assert occasions == sum(vote[a] is not None and vote[b] is not None for vote in votes)
            case say.AloneOut(seat=seat, vote=vote):
                opened = next(event for event in course.passages[each.n].told if isinstance(event, Voted))
                assert [at for at in seats if opened.votes[at] == vote] == [seat]
            case say.RichestPile(points=points):
                paid = [event.points for _, event in course.told if isinstance(event, Scored | TwoLeft)]
                assert points == max(paid)
            case _:
                pass
