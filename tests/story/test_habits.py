"""What is said about a game of Habits, counted from the votes; never who gave which card."""

from __future__ import annotations

import pytest

from isoloir.core import Highlight, story
from isoloir.games import GAMES
from isoloir.games.habits import highlights as say
from isoloir.games.habits.events import HabitChosen, VotesRevealed

from .tales import played, told

NOTHING = (0, 0, 0)


def turn(patient: int, votes: tuple[int, ...], marker: int) -> tuple[VotesRevealed, HabitChosen]:
    cards = (10 * patient + 1, 10 * patient + 2)
    return VotesRevealed(patient, cards, votes), HabitChosen(patient, marker, cards[marker - 1], NOTHING, NOTHING)


def test_the_best_known_is_whom_the_others_see_as_they_see_themselves() -> None:
    game = told(turn(0, (1, 1, 2), 1), turn(1, (2, 2, 2), 2), turn(2, (1, 1, 2), 1), scores=NOTHING, winners=(0,))
    found = tuple(say.decisive(game))

    assert Highlight(2, say.BestKnown(1, 2, 2)) in found
    assert Highlight(2, say.SeenByAll(1, 12, 3)) in found
    assert Highlight(3, say.Surprised(2, 21, 22, 2)) in found
    assert Highlight(3, say.SameEyes((0, 1), 3, 3)) in found


def test_whom_one_other_saw_alike_is_no_surprise() -> None:
    game = told(turn(0, (1, 1, 2), 2), scores=NOTHING, winners=(0,))

    assert not [each for each in say.decisive(game) if isinstance(each.remark, say.Surprised)]


@pytest.mark.parametrize("seed", range(8))
def test_counted_again_from_the_open_history(seed: int) -> None:
    match, course = played("habits", 3 + seed % 5, f"story {seed}")
    history = match.view(None).history
    seats = range(len(course.scores))
    hits = {
        seat: sum(turn.votes[other] == turn.votes[seat] for turn in history if turn.patient == seat for other in seats)
        - sum(turn.patient == seat for turn in history)
        for seat in seats
    }
    for each in story(GAMES["habits"], course).highlights:
        match each.remark:
            case say.BestKnown(seat=seat, hits=counted, votes=votes):
                assert counted == hits[seat] == max(hits.values())
                assert votes == 4 * (len(seats) - 1)
            case say.SeenByAll(seat=seat, card=card):
                assert any(
                    turn.patient == seat and turn.chosen == card and len(set(turn.votes)) == 1 for turn in history
                )
            case say.Surprised(seat=seat, card=card, own=own):
                turns = [turn for turn in history if (turn.patient, turn.chosen) == (seat, card)]
                assert any(turn.votes.count(turn.spread.index(own) + 1) == 1 for turn in turns if own in turn.spread)
            case say.SameEyes(seats=(a, b), times=times, votes=votes):
                assert times == sum(turn.votes[a] == turn.votes[b] for turn in history)
                assert votes == len(history)
            case _:
                pass
