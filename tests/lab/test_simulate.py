"""A study is the same games no matter who plays them."""

from __future__ import annotations

from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from isoloir.core import digest, read_records
from isoloir.lab.simulate import Batch, Study, play_batch, simulate
from isoloir.lab.tally import Tally
from isoloir.lab.workers import AtOnce

STUDY = Study("third-man", 4, {}, "en", ("random",) * 4, "seed", 7, records=True)


def joined(batches: list[Batch]) -> tuple[Tally, bytes]:
    return sum((batch.tally for batch in batches), Tally.empty(4)), b"".join(batch.records for batch in batches)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50])
def test_batches_of_any_size_on_any_executor_add_up_to_the_same(size: int) -> None:
    whole = joined([play_batch(STUDY, range(7))])
    executors: list[Executor] = [AtOnce(), ThreadPoolExecutor(3)]

    for executor in executors:
        with executor:
            assert joined(list(simulate(STUDY, executor, size))) == whole


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    third = play_batch(STUDY, range(2, 3)).records

    (record,) = read_records(third.splitlines())
    assert record.end.seed == digest("isoloir simulate", "seed", 2, "seed")
    assert record.end.salt == digest("isoloir simulate", "seed", 2, "salt")
    assert third in play_batch(STUDY, range(7)).records


def test_the_bots_of_two_seats_do_not_share_their_dice() -> None:
    (record, *_) = read_records(play_batch(STUDY, range(1)).records.splitlines())

    answers = [set(line.choices.values()) for line in record.lines if len(line.choices) == 3]
    assert max(map(len, answers)) == 3


def test_what_goes_wrong_in_a_worker_reaches_whoever_asked() -> None:
    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        AtOnce().submit(fail).result()
