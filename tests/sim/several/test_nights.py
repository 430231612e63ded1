"""Whole nights on several nodes. A seed that fails is the whole bug report: `play(seed)` has the same night again.

`make soak` plays twenty thousand, or as many as ISOLOIR_NIGHTS says.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from isoloir.games import GAMES

from .night import Night, play
from .plants import LAGS, PLANTS, SLEEPS, Plant
from .rollout import Newer, Rollout
from .trouble import Trouble

FEW = range(0, 300, 25)
MOST = int(os.environ.get("ISOLOIR_NIGHTS", "20000"))
MANY = range(1_000, 1_000 + MOST, 500)
TRIES = 100


def wrong(seeds: range) -> dict[int, list[str]]:
    """What was wrong, by seed."""
    return {seed: found for seed in seeds if (found := play(seed).checker.wrong)}


@pytest.mark.parametrize("first", FEW)
def test_any_node_any_fault_and_nothing_told_is_lost(first: int) -> None:
    assert wrong(range(first, first + FEW.step)) == {}


@pytest.mark.soak
@pytest.mark.parametrize("first", MANY)
def test_twenty_thousand_nights(first: int) -> None:
    assert wrong(range(first, min(first + MANY.step, MANY.stop))) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_night_without_faults_goes_far_into_a_game(game: str) -> None:
    night = play(7, game, Trouble())

    assert night.checker.wrong == []
    assert len(night.checker.stops) > 5


@pytest.mark.parametrize("newer", ["log", "rules"])
def test_a_deploy_from_one_version_to_the_next_in_the_middle_of_games(newer: Newer) -> None:
    nights = [play(seed, newer=newer) for seed in range(300, 330)]
    written = b"".join(body for night in nights for bodies in night.base.tables.values() for body in bodies)

    assert {n: night.checker.wrong for n, night in enumerate(nights) if night.checker.wrong} == {}
    assert b'"type":"Waved"' in written
    assert b'"mood":"fine"' in written
    assert b'"type":"Erased"' in written
    assert (b'{"isoloir":2,' in written) == (newer == "rules")


def test_after_a_failover_that_loses_entries_everybody_sees_what_is_left() -> None:
    nights = [play(seed, planned=LAGS) for seed in range(40)]

    assert {n: night.checker.wrong for n, night in enumerate(nights) if night.checker.wrong} == {}
    assert sum(bool(night.checker.lost) for night in nights) > 20


def test_machines_that_sleep_know_the_time_once_they_have_asked() -> None:
    assert {seed: found for seed in range(40) if (found := play(seed, planned=SLEEPS).checker.wrong)} == {}


@pytest.mark.parametrize("seed", [300_170, 300_247])
def test_a_machine_that_slept_with_its_question_under_way(seed: int) -> None:
    """And one whose answer was slow, so that it looked less far behind than it was."""
    assert play(seed).checker.wrong == []


@pytest.mark.parametrize("seed", [586, 602])
def test_bots_that_write_the_same_again_hide_no_loss(seed: int) -> None:
    """The log is as long as it was and ends alike; what somebody chose before that is gone."""
    assert play(seed, planned=LAGS).checker.wrong == []


@pytest.mark.parametrize("seed", [77, 149])
def test_pages_and_bots_that_know_what_a_failover_has_lost(seed: int) -> None:
    """A page that was away comes back where nobody noticed; a bot answers for cards that were never dealt."""
    assert play(seed, planned=LAGS).checker.wrong == []


def test_who_moved_to_another_node_unheard_is_not_absent() -> None:
    """The bus was deaf, and the last beat a moment too old."""
    assert play(302_081).checker.wrong == []


def test_seats_are_compared_with_the_log_where_they_were_held() -> None:
    """Two nodes on, somebody is sent away and a new game begins; a node that slept tells all of it at once."""
    assert play(304_412).checker.wrong == []


def test_a_page_that_its_node_has_closed_is_not_served_any_more() -> None:
    """Though it hasn't heard so yet: a deploy of the only node at a table gives everybody their time again."""
    assert play(306_452).checker.wrong == []


def test_a_node_that_slept_while_it_opened_a_table_gives_no_time() -> None:
    """Nobody served it when it asked; others did by the time it had read the log."""
    assert play(462_522).checker.wrong == []


def test_who_was_sent_away_may_come_back_when_that_was_lost() -> None:
    assert play(567, planned=LAGS).checker.wrong == []


def test_who_has_not_found_the_new_node_yet_is_not_absent() -> None:
    """Their node was cut off; the next one has only just opened the table, and somebody there asks for a stand-in."""
    assert play(302_912).checker.wrong == []


@pytest.mark.parametrize("seed", [511_654, 803_512, 817_101])
def test_a_table_is_not_empty_because_the_store_has_not_heard_of_its_people_yet(seed: int) -> None:
    """Their node was cut off in the middle of writing them down, or the store was slow and the wake was lost."""
    assert play(seed).checker.wrong == []


def test_a_wish_to_come_in_that_was_held_up_brings_nobody_in_who_has_left_since() -> None:
    """A node stood still with it; meanwhile they came in elsewhere, and left."""
    assert play(855_376).checker.wrong == []


@pytest.mark.parametrize("seed", [800_537, 801_880])
def test_the_first_node_at_a_table_gives_time_however_late_the_store_answers_it(seed: int) -> None:
    assert play(seed).checker.wrong == []


def test_what_a_sleeping_machine_may_keep_when_it_wakes_is_not_said_to_have_changed_nothing() -> None:
    assert play(868_686).checker.wrong == []


def test_a_machine_that_slept_with_its_clock_cannot_know_at_once_who_was_sent_away() -> None:
    assert play(900_366).checker.wrong == []


@pytest.mark.parametrize("seed", [825_720, 827_890])
def test_a_host_whose_page_could_not_be_written_down_at_first_is_not_passed_over(seed: int) -> None:
    assert play(seed).checker.wrong == []


def test_a_table_that_took_long_to_open_is_looked_at_again_before_anybody_else_comes_in() -> None:
    """They were sent away while it was being read, and asked after that."""
    assert play(14_574).checker.wrong == []


def test_what_was_put_off_is_not_refused_while_nobody_can_read_what_became_of_it() -> None:
    """Another node had kept it meanwhile, and the database was away when its time came."""
    assert play(98_868).checker.wrong == []


def test_what_an_old_node_is_about_to_keep_is_not_refused_by_a_new_one() -> None:
    """The page was sent from one to the other with its command under way."""
    assert play(302_098).checker.wrong == []


def test_part_of_the_nights_are_mixed() -> None:
    assert sum(Rollout(seed, None).is_mixed for seed in range(300)) > 60


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant.plant(monkeypatch)

    nights = (play(seed, planned=plant.trouble, newer=plant.newer) for seed in range(TRIES))
    assert any(night.checker.wrong for night in nights), "no night found it"


def test_the_same_seed_is_the_same_night_byte_for_byte() -> None:
    assert written(play(3)) == written(play(3)) != written(play(4))


def test_a_seed_means_the_same_in_another_process() -> None:
    """Nothing hangs on the order of sets, which Python shuffles at every start."""
    words = "from tests.sim.several.night import play; from hashlib import sha256; "
    words += "print([sha256(b''.join(sum(play(seed).base.tables.values(), []))).hexdigest() for seed in (5, 6, 8)])"
    said = {_run(words, shuffle) for shuffle in ("1", "2")}

    assert len(said) == 1


def _run(words: str, shuffle: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", words], env={**os.environ, "PYTHONHASHSEED": shuffle}, capture_output=True, check=True
    )
    return ran.stdout.decode()


def written(night: Night) -> list[list[bytes]]:
    return list(night.base.tables.values())
