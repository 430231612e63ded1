"""Words, phrases and laws: how often they were put to the table, what it took, and who wanted that."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest

from isoloir.core import Event, read_records
from isoloir.core.trace import Reveal, Trace
from isoloir.games.democrazy import events as democrazy
from isoloir.games.habits import events as habits
from isoloir.games.majority import events as majority
from isoloir.lab.simulate import Study, play_batch
from isoloir.lab.study.run import study_of_records
from isoloir.lab.study.things import Put, things_in


def told(game: str, *reveals: tuple[Event, ...], before: tuple[Event, ...] = ()) -> list[Put]:
    start = (0, 0, 0)
    trace = Trace(game, ((0,), (1,), (2,)), start, tuple(Reveal({}, start, each) for each in reveals), (0,), before)
    return list(things_in(trace))


def test_the_words_of_the_very_first_turn_count_too() -> None:
    puts = told(
        "majority",
        (majority.Voted(("B", "A", "B")), majority.WordsWon((7,), (0, 2), 2), majority.TurnBegan(2, 7, (4, 5, 6))),
        (majority.Voted(("score", None, "score")), majority.Scored((0, 2), 2)),
        before=(majority.TurnBegan(1, 0, (6, 7, 8)),),
    )

    assert [(put.thing, put.taken, put.voters) for put in puts] == [
        (6, False, (1,)), (7, True, (0, 2)), (8, False, ()), (4, False, ()), (5, False, ()), (6, False, ()),
    ]  # fmt: skip


def test_a_word_that_ties_with_score_is_taken() -> None:
    vote = (majority.Voted(("A", "score", "A")), majority.Scored((1,), 1), majority.WordsWon((1,), (0, 2), 2))
    puts = told("majority", vote, before=(majority.TurnBegan(1, 0, (1, 2, 3)),))

    assert [put.thing for put in puts if put.taken] == [1]


def test_a_phrase_counts_once_though_a_tie_was_settled_in_between() -> None:
    puts = told(
        "habits",
        (habits.VotesRevealed(0, (11, 12, 13), (1, 2, 3)), habits.Tied(0, (1, 2, 3))),
        (habits.TieSettled(0, 3), habits.HabitChosen(0, 3, 13, (0, 0, 1), (0, 0, 1))),
    )

    assert puts == [
        Put("phrase", 11, False, (0,)), Put("phrase", 12, False, (1,)), Put("phrase", 13, True, (2,)),
    ]  # fmt: skip


def test_a_law_that_is_adopted_was_put_to_a_vote_once() -> None:
    puts = told("democrazy", (democrazy.Voted("rust", ("yes", "no", "yes"), 2, 1, True),))

    assert puts == [Put("law", "rust", True, (0, 2))]


@pytest.mark.parametrize("key", ["majority", "habits", "democrazy"])
def test_the_table_is_what_a_plain_look_at_the_record_finds(key: str) -> None:
    """From the JSON of the events alone."""
    games = play_batch(Study(key, 4, {}, "en", ("regular",) * 4, "things", 5, records=True), range(5)).records
    (numbers,) = study_of_records(read_records(games.splitlines()), probes=0).numbers
    plain: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for event in (event for line in games.splitlines() for event in json.loads(line).get("events", ())):
        offers = {"TurnBegan": "words", "HabitsShown": "cards", "Voted": "law"}.get(event["type"], "")
        takes = {"WordsWon": "words", "HabitChosen": "card"}.get(event["type"], "law" if event.get("adopted") else "")
        for place, member in enumerate((offers, takes)):
            things = event.get(member, [])
            for thing in things if isinstance(things, list) else [things]:
                plain[str(thing)][place] += 1
    kind = {"majority": "word", "habits": "phrase", "democrazy": "law"}[key]

    assert {thing: [count.offered, count.chosen] for thing, count in numbers.counts[kind].items()} == plain
    assert sum(count.chosen for count in numbers.counts[kind].values()) > 10
    if key == "democrazy":
        assert {law: fate.adopted for law, fate in numbers.laws.items()} == {
            law: taken for law, (_, taken) in plain.items() if law in numbers.laws
        }
