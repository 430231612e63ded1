"""The ladder: every bot among every other, the same on any executor, and taken up again where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isoloir.core import BadSetup
from isoloir.lab.journal import Journal
from isoloir.lab.ladder import Contest, Ladder, Results, climbed, entrant, interval, ladder, pieces
from isoloir.lab.ladder_plot import as_svg
from isoloir.lab.workers import AtOnce

CONTEST = Contest("third-man", 4, {}, "en", ("random", "regular"), "seed", 12)
MINE = """
def highest(view, question, dice):
    return (max(question.options),)


BOTS = {"expert": highest}
"""


def played(contest: Contest = CONTEST) -> Ladder:
    return ladder(contest, list(climbed(contest, AtOnce())))


def test_the_better_bot_stands_higher() -> None:
    found = played()

    one, other = found.pairings
    assert (one.one, other.one) == ("random", "regular")
    assert one.games == other.games == 12
    assert one.share < other.share
    assert other.low < other.share < other.high
    assert other.fair == 0.25


def test_ratings_come_with_intervals() -> None:
    pytest.importorskip("openskill")

    best, worst = played().ratings

    assert (best.name, worst.name) == ("regular", "random")
    assert best.low < best.rating < best.high
    assert as_svg("<title>", (best, worst)).count("<circle") == 2


def test_what_was_stopped_goes_on_from_its_journal(tmp_path: Path) -> None:
    path, work = tmp_path / "ladder.jsonl", msgspec.to_builtins(CONTEST)
    first: Journal[Results] = Journal(path, work, Results)
    for _, _ in zip(range(3), climbed(CONTEST, AtOnce(), first), strict=False):
        pass
    first.close()

    again: Journal[Results] = Journal(path, work, Results)
    begun = len(again.done)
    found = ladder(CONTEST, list(climbed(CONTEST, AtOnce(), again)))
    again.close()

    assert 0 < begun < len(pieces(CONTEST))
    assert found == played()


def test_a_bot_of_ones_own_joins_by_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    contest = msgspec.structs.replace(CONTEST, entrants=("random", str(file)), games=2)

    assert [pairing.one for pairing in played(contest).pairings] == ["random", str(file)]


def test_what_is_no_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="neither a level nor a file"):
        entrant("third-man", "nobody.py")


def test_intervals_stay_between_nothing_and_all() -> None:
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)
    low, high = interval(50, 100)
    assert 0.4 < low < 0.5 < high < 0.6
