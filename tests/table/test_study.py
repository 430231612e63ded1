"""The closer look at a finished game: known values of a game played by hand, and nothing of a record that fails."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.core import BrokenRecord, Game, Match, Record, Recorder, Shuffle
from isoloir.core.pivotal import pivots
from isoloir.core.trace import read
from isoloir.games import GAMES
from isoloir.table.party.study import studied, study
from tests.records.golden import of_other_rules, played

SHUFFLE = Shuffle("a" * 32, "b" * 32)


def voted(key: str, seats: int, *reveals: str) -> Record:
    """Each reveal has the answers of those who are asked, in seat order."""
    game: Game[Any, Any] = GAMES[key]
    match = Match.new(game, game.setup(seats), SHUFFLE.dice)
    recorder = Recorder.of(match, SHUFFLE, [f"P{seat}" for seat in range(seats)])
    for answers in reveals:
        asks = match.asks
        choices = {seat: (answer,) for seat, answer in zip(asks, answers, strict=True)}
        match.step(choices)
        recorder.wrote(asks, choices, match.told)
    return recorder.record(match)


def test_pairs_count_how_often_two_chose_alike() -> None:
    found = studied(voted("majority", 4, "AAAB", "AAA", "BAA"))

    alike = {pair.seats: (pair.asked, pair.alike, pair.by_chance) for pair in found.pairs}
    assert alike[0, 1] == (3, 2, 0.75)
    assert alike[1, 2] == (3, 3, 0.75)
    assert alike[0, 3] == (1, 0, 0.25)
    assert found.pairs[0].seats == (1, 2)
    assert found.pairs[0].beyond_chance == 1


@pytest.mark.parametrize(
    ("votes", "pivotal"),
    [
        ("AABC", {0, 1, 2, 3}),
        ("AAAB", {0, 1, 2}),
        ("AAAA", set()),
        ("ABCA", {0, 1, 2, 3}),
    ],
)
def test_a_vote_is_pivotal_if_another_would_have_made_another_result(votes: str, pivotal: set[int]) -> None:
    """AABC: the pair may break up, and either of the others may join. AAAB: one of three may join the fourth, and two
    words win; the fourth alone changes nothing."""
    record = voted("majority", 4, votes)
    hung = [each for each in pivots(*read(record, GAMES["majority"])) if each.n == 1]

    assert {each.seat for each in hung if each.pivotal} == pivotal


def test_who_leads_a_bid_of_the_third_man_alone_decides_nothing_yet() -> None:
    game = GAMES["third-man"]
    match = Match.new(game, game.setup(4, {"first_leader": "0"}), SHUFFLE.dice)
    recorder = Recorder.of(match, SHUFFLE, list("abcd"))
    asks = match.asks
    match.step({0: (5,)})
    recorder.wrote(asks, {0: (5,)}, match.told)

    assert studied(recorder.record(match)).weights == []


def test_the_moment_of_decision_is_where_the_winners_led_alone_for_good() -> None:
    record = played(GAMES["habits"], 4, {})
    found = studied(record)
    scores = [line.events for line in record.lines]
    led = [event["scores"] for events in scores[: found.decided] for event in events if event["type"] == "HabitChosen"]
    then = [event["scores"] for events in scores[found.decided :] for event in events if event["type"] == "HabitChosen"]

    (winner,) = record.end.winners
    assert all(row[winner] > max(each for seat, each in enumerate(row) if seat != winner) for row in then)
    assert not led or not led[-1][winner] > max(each for seat, each in enumerate(led[-1]) if seat != winner)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_looked_at_whole_or_stopped(key: str) -> None:
    game = GAMES[key]
    for record in (played(game, game.seats[0], {}), played(game, game.seats[-1], {}, pauses=4)):
        found = study(record.encode())
        assert all(0 <= each.pivotal <= each.choices for each in found.weights)
        assert all(0 <= each.alike <= each.asked for each in found.pairs)
        assert record.end.winners or found.decided is None


def test_a_record_that_does_not_prove_itself_is_not_looked_at() -> None:
    record = played(GAMES["third-man"], 4, {})
    for forged in (
        of_other_rules(record),
        replace(record, end=replace(record.end, scores=(3, 0, 0, 0), winners=(0,))),
        replace(record, header=replace(record.header, commitment="0" * 64)),
    ):
        with pytest.raises(BrokenRecord):
            study(forged.encode())
