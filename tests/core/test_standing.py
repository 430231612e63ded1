"""Points by place: worth the same in every game, whatever the number of players."""

from __future__ import annotations

from itertools import product

import pytest

from isoloir.core import chance, each_alone
from isoloir.core.standing import FULL, Earned, earned, standing
from isoloir.games import GAMES


def points(scores: tuple[int, ...], winners: tuple[int, ...], teams: tuple[tuple[int, ...], ...] = ()) -> list[int]:
    return [each.points for each in earned(scores, winners, teams or each_alone(len(scores)))]


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((9, 5, 2), (0,), [100, 50, 0]),
        ((9, 5, 5, 2), (0,), [100, 50, 50, 0]),
        ((7, 7, 1), (0, 1), [75, 75, 0]),
        ((7, 7, 1), (1,), [50, 100, 0]),
        ((0, 0, 0), (0, 1, 2), [50, 50, 50]),
        ((3, 8, 5, 4), (0,), [100, 67, 33, 0]),
    ],
)
def test_each_gets_the_share_of_the_others_they_left_behind(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: list[int]
) -> None:
    assert points(scores, winners) == expected


def test_partners_stand_on_one_step_and_are_not_each_others_opponents() -> None:
    found = earned((10, 1, 2, 8), (0, 2), ((0, 2), (1, 3)))

    assert [each.points for each in found] == [100, 0, 100, 0]
    assert [each.win for each in found] == [1, 0, 1, 0]


def test_a_shared_win_is_divided() -> None:
    found = earned((7, 7, 1, 7), (0, 1, 3), each_alone(4))

    assert [each.win for each in found] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_game_is_worth_half_the_points_on_average_however_many_play(seats: int) -> None:
    dice = chance("standing", seats)
    for _ in range(200):
        scores = tuple(dice.below(6) for _ in range(seats))
        winners = tuple(seat for seat in range(seats) if scores[seat] == max(scores))

        assert sum(points(scores, winners)) == pytest.approx(FULL * seats / 2, abs=seats / 2)


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_of_the_house_winning_alone_is_worth_everything_and_being_last_nothing(key: str) -> None:
    for seats in GAMES[key].seats:
        teams = GAMES[key].teams(seats)
        scores = tuple(next(n for n, team in enumerate(teams) if seat in team) for seat in range(seats))
        found = earned(scores, teams[-1], teams)

        assert [found[seat].points for seat in teams[-1]] == [FULL] * len(teams[-1])
        assert [found[seat].points for seat in teams[0]] == [0] * len(teams[0])


def test_the_order_of_seats_says_nothing() -> None:
    for scores in product(range(3), repeat=3):
        winners = tuple(seat for seat in range(3) if scores[seat] == max(scores))
        back = tuple(2 - seat for seat in winners)

        assert points(scores, winners) == points(scores[::-1], back)[::-1]


def test_only_games_that_were_played_count_and_equals_share_a_place() -> None:
    whole, half, none = Earned(100, 1.0), Earned(50, 0.0), Earned(0, 0.0)

    lines = standing([{"Léa": whole, "Tom": none, "Zoé": half}, {"Léa": none, "Tom": whole}, {"Max": whole}])

    assert [(line.who, line.place, line.points, line.wins, line.games) for line in lines] == [
        ("Léa", 1, 100, 1, 2),
        ("Tom", 1, 100, 1, 2),
        ("Max", 1, 100, 1, 1),
        ("Zoé", 4, 50, 0, 1),
    ]
