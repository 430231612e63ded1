"""What researchers reach for: gymnasium.make, masks for sb3-contrib, a card's own number, indices, early rewards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from isoloir.core import Match
from isoloir.games import GAMES, game_of
from isoloir.lab.encoding import VERSION, Encoding
from isoloir.lab.gymnasium import Learner
from isoloir.lab.numbering import ENOUGH, numbering_of
from isoloir.lab.pettingzoo import env, parallel_env

from .test_encoding import moments


def test_gymnasium_makes_one_and_several() -> None:
    bots = ("novice",) * 3
    one = gymnasium.make(f"isoloir/third-man-v{VERSION}", bots=bots)
    several = gymnasium.make_vec(f"isoloir/third-man-v{VERSION}", 3, "sync", bots=bots)
    seen, told = one.reset(seed=1)
    rows, _ = several.reset(seed=[1, 2, 3])

    assert numpy.array_equal(rows[0], seen)
    assert numpy.array_equal(one.unwrapped.action_masks(), told["action_mask"].astype(bool))
    masks: Any = several.call("action_masks")
    assert all(mask.dtype == bool and mask.any() for mask in masks)
    several.step(numpy.array([mask.argmax() for mask in masks]))


@pytest.mark.parametrize("key", sorted(ENOUGH))
def test_an_option_has_the_same_number_all_game_long(key: str) -> None:
    numbers: dict[tuple[str, int | str], int] = {}
    for seats in (game_of(key).seats[0], game_of(key).seats[-1]):
        for now in moments(game_of(key), seats, "numbers"):
            for asked in now.asks.values():
                for option, number in zip(asked.options, now.numbering.of(asked), strict=True):
                    assert numbers.setdefault((asked.what, option), number) == number
                    assert 0 < number < now.numbering.size

    assert numbering_of(key).slots == 0


def test_a_card_of_the_third_man_keeps_its_number_as_the_hand_shrinks() -> None:
    game = game_of("third-man")
    match = Match.new(game, game.setup(4, {"first_leader": "0"}), "cards")
    match.step({0: (3,)})
    match.step({1: (4,), 2: (5,), 3: (6,)})
    numbering = numbering_of("third-man")

    assert all(numbering.of(asked) == tuple(card + 1 for card in asked.options) for asked in match.asks.values())
    assert 3 not in match.view(0).hands[0]


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("key", GAMES)
def test_a_compact_row_holds_what_the_dense_one_does_as_indices(key: str) -> None:
    table = parallel_env(key, compact=True)
    parallel_api_test(table, num_cycles=10)
    api_test(env(key, compact=True), num_cycles=10)
    check_env(Learner(key, bots=("random",) * (game_of(key).seats[0] - 1), compact=True), skip_render_check=True)
    dense, compact = Encoding(game_of(key)), Encoding(game_of(key), compact=True)
    rows: dict[bytes, bytes] = {}
    for now in moments(game_of(key), game_of(key).seats[0], "compact"):
        row = compact.array(now, 0)
        indices = row[compact.kinds > 0]
        assert (indices == indices.astype(int)).all()
        assert (indices >= 0).all()
        assert (indices < compact.kinds[compact.kinds > 0]).all()
        assert rows.setdefault(dense.array(now, 0).tobytes(), row.tobytes()) == row.tobytes() or key == "habits"

    assert len(rows) > 5


def test_the_majority_has_far_fewer_numbers_then() -> None:
    dense, compact = Encoding(game_of("the-majority")), Encoding(game_of("the-majority"), compact=True)

    assert compact.size * 5 < dense.size


def test_rewards_at_reveals_say_what_each_one_brought() -> None:
    table, plain = (parallel_env("majority", rewards=rewards) for rewards in ("reveals", "end"))
    seen, _ = table.reset(seed=2)
    plain.reset(seed=2)
    total, scores = dict.fromkeys(table.agents, 0.0), [table.picks.match.scores]
    last: dict[str, float] = {}
    while table.agents:
        lots = {agent: numpy.flatnonzero(seen[agent]["action_mask"]) for agent in table.agents}
        actions = {agent: int(lots[agent][0 if agent == "seat_2" else -1]) for agent in table.agents}
        seen, rewards, *_ = table.step(actions)
        _, last, *_ = plain.step(actions)
        scores.append(table.picks.match.scores)
        assert abs(sum(rewards.values())) < 1e-9
        total = {agent: total[agent] + reward for agent, reward in rewards.items()}

    ahead = [points - sum(scores[-1]) / len(scores[-1]) for points in scores[-1]]
    assert list(total.values()) == pytest.approx(
        [lead + share for lead, share in zip(ahead, last.values(), strict=True)]
    )
    assert any(one != other for one, other in pairwise(scores))


@pytest.mark.parametrize("rewards", ["end", "reveals"])
def test_a_learner_is_given_the_same_rewards(rewards: Any) -> None:
    learner = Learner("majority", bots=("random", "random"), rewards=rewards)
    learner.reset(seed=5)
    total, over = 0.0, False
    while not over:
        _, reward, over, *_ = learner.step(int(learner.action_masks().argmax()))
        total += reward

    picks = learner.picks
    assert total == pytest.approx(picks.payoffs()[0] + (picks.leads()[0] if rewards == "reveals" else 0))
